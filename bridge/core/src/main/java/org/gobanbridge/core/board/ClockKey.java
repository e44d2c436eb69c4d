package org.gobanbridge.core.board;

/** What can be pressed on a clock. */
public enum ClockKey {
	/** Black's side: Black's turn has ended, White's time runs. */
	BLACK,
	/** White's side. */
	WHITE,
	/** The key that stops the clock and, pressed again, lets it go on. */
	PAUSE;

	/** Whether it ends a turn, and not stops the clock. */
	public boolean isSide() {
		return this != PAUSE;
	}
}
