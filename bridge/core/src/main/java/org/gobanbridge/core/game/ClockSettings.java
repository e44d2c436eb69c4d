package org.gobanbridge.core.game;

import org.gobanbridge.core.time.CallSchedule;

/**
 * The clock of a table, where a game has time.
 *
 * @param use
 *            who ends a turn
 * @param calls
 *            when the time is called
 */
public record ClockSettings(ClockUse use, CallSchedule calls) {
	/** No clock but the page, and the usual calls. */
	public static final ClockSettings USUAL = new ClockSettings(ClockUse.SOFTWARE, CallSchedule.USUAL);
}
