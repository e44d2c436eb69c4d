package org.gobanbridge.core.game;

import java.util.Locale;

/** Where a game is between setting up and clearing away (FORMATS 3). */
public enum Phase {
	PREPARING, PLAYING, PAUSED, ADJOURNED, COUNTING, ENDED;

	/** The word in logs. */
	public String word() {
		return name().toLowerCase(Locale.ROOT);
	}
}
