package org.gobanbridge.core.game;

/** What a person declares (FORMATS 2, {@code declare}). */
public enum Declaration {
	BLACK_RESIGNS, WHITE_RESIGNS, BLACK_PASSES, WHITE_PASSES, BLACK_FORFEITS, WHITE_FORFEITS, DRAW_AGREED,
	/** The game begins with what lies on the board now. */
	START,
	/** Nobody plays on; the counting begins. */
	GAME_OVER, COUNT_AGREED,
	/** The count begins anew: nothing is declared dead, the board is read afresh. */
	RECOUNT, ADJOURN, PAUSE, RESUME, NEW_GAME,
	/** The last turn is taken back. */
	UNDO,
	/** What lies on the board now is agreed; go on from it. */
	POSITION
}
