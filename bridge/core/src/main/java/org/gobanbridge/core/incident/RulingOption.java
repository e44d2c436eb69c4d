package org.gobanbridge.core.incident;

/** What a referee may rule (FORMATS 8). */
public enum RulingOption {
	/** The board goes back to the position; the irregular stone is no move, the same side plays. */
	RESTORE,
	/** What lies there becomes the position. */
	ACCEPT,
	/** The move stays in the record as it was played, marked. */
	LET_STAND,
	/** The move leaves the record and its side plays again. */
	VOID,
	/** The move leaves the record and its side loses the turn. */
	VOID_LOSE_TURN,
	/** The stone was dropped: the move leaves the record without penalty, and its side plays anywhere. */
	DROPPED,
	/** As {@link #RESTORE}, with a warning. */
	WARNING,
	/** The game is a draw. */
	DRAW,
	/** The game is played again from the start: it has no result. */
	REPLAY,
	/** The game has no result. */
	NO_RESULT,
	/** The offender loses. */
	LOSS,
	/** Both sides lose. */
	BOTH_LOSE,
	/** Nothing was wrong. */
	DISMISS
}
