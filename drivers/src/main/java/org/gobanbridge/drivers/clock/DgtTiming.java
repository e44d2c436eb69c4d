package org.gobanbridge.drivers.clock;

/**
 * How patient the driver of a DGT clock is, in milliseconds.
 *
 * @param answer
 *            how long the clock may take to acknowledge
 * @param silence
 *            how long it may say nothing, before it is asked whether it is there; and again, before it is lost
 */
record DgtTiming(int answer, int silence) {
	/** The clock tells its times once a second. */
	static final DgtTiming USUAL = new DgtTiming(250, 2_500);
}
