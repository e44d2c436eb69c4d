package org.gobanbridge.core.game;

import org.gobanbridge.core.board.ClockKey;
import org.gobanbridge.core.board.PressOutcome;

/**
 * What became of a key that the bridge was to press on the clock of the table, or that a person pressed.
 *
 * @param turn
 *            how many turns the record had when it was asked for
 * @param waitedMicros
 *            from when what it answers was on the disk until the key went down, or was given up; in microseconds
 * @param commitMicros
 *            how long it took to bring that to the disk, which nobody's time is charged for; in microseconds
 * @param detail
 *            for people: what went wrong; empty if nothing did
 */
public record KeyPress(ClockKey key, PressOutcome outcome, int turn, long waitedMicros, long commitMicros,
		String detail) {
	/** One that a person pressed. */
	public static KeyPress byHand(ClockKey key, int turn) {
		return new KeyPress(key, PressOutcome.BY_HAND, turn, 0, 0, "");
	}

	/** One of which the program, begun again, finds no word. */
	public static KeyPress forgotten(ClockKey key, int turn) {
		return new KeyPress(key, PressOutcome.UNKNOWN, turn, 0, 0, "");
	}
}
