package org.gobanbridge.drivers.serial;

import org.gobanbridge.drivers.DeviceLoop;

/**
 * How patient a serial driver is.
 *
 * @param identifyMillis
 *            how long a board may take to say who it is; boards that restart when their port is opened need two seconds
 * @param silenceMillis
 *            how long a board may be silent before it counts as lost; our own boards speak every second
 * @param acquaintanceMillis
 *            for how long a board just found is asked again and again: at rest it speaks only once a second, and what it
 *            shows is believed only when enough readings agree
 * @param retry
 *            how long to wait before connecting again
 */
public record SerialTiming(long identifyMillis, long silenceMillis, long acquaintanceMillis, DeviceLoop.Retry retry) {
	private static final long USUAL_ACQUAINTANCE = 1500;
	public static final SerialTiming USUAL = new SerialTiming(3000, 3000, DeviceLoop.Retry.USUAL);
	/** Text-grid boards cannot be asked, and print at their own pace. */
	public static final SerialTiming TEXT_GRID = new SerialTiming(6000, 6000, DeviceLoop.Retry.USUAL);

	/** With the usual acquaintance. */
	public SerialTiming(long identifyMillis, long silenceMillis, DeviceLoop.Retry retry) {
		this(identifyMillis, silenceMillis, USUAL_ACQUAINTANCE, retry);
	}
}
