package org.gobanbridge.core.game;

import java.util.Locale;

/** What a person declares (FORMATS 2, {@code declare}). */
public enum Declaration {
	BLACK_RESIGNS, WHITE_RESIGNS, BLACK_PASSES, WHITE_PASSES, BLACK_FORFEITS, WHITE_FORFEITS, DRAW_AGREED, START, GAME_OVER, COUNT_AGREED, ADJOURN, PAUSE, RESUME, NEW_GAME, UNDO,
	/** What lies on the board now is agreed; go on from it. */
	POSITION;

	/** The word in logs, for example {@code black-resigns}. */
	public String word() {
		return name().toLowerCase(Locale.ROOT).replace('_', '-');
	}
}
