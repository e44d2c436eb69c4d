package org.gobanbridge.drivers.tcp;

import org.gobanbridge.drivers.DeviceLoop;

/**
 * How patient the Saiboard driver is.
 *
 * @param pollMillis
 *            time from one reading to the next
 * @param answerMillis
 *            how long an answer may take before the board counts as lost
 */
public record SaiTiming(int pollMillis, int connectMillis, int answerMillis, DeviceLoop.Retry retry) {
	/** Ten readings a second. */
	public static final SaiTiming USUAL = new SaiTiming(100, 2000, 3000, DeviceLoop.Retry.USUAL);
}
