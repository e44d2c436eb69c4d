package org.gobanbridge.core.game;

/** Where a game is between setting up and clearing away (FORMATS 3). */
public enum Phase {
	PREPARING, PLAYING, PAUSED, ADJOURNED, COUNTING, ENDED;

	/** Whether a game has begun and has no result yet. */
	public boolean isRunning() {
		return this != PREPARING && this != ENDED;
	}

	/** Whether a game that has no result rests: the board is not looked at. */
	public boolean rests() {
		return this == PAUSED || this == ADJOURNED;
	}
}
