package org.gobanbridge.core.incident;

/** What becomes of the record when an incident has been ruled on. */
public enum RecordsPart {
	/** It stays as it is. */
	STAYS,
	/** An illegal stone that lies there and has not been answered is entered as a move. */
	STONE_ENTERS,
	/** What lies there becomes the position. */
	AS_IT_LIES,
	/** A move that stands against the rules leaves it, and so do those behind it. */
	IRREGULAR_LEAVES,
	/** The move that the incident is about leaves it, and so do those behind it. */
	MOVE_LEAVES,
	/** That move leaves it, and its side loses the turn: it has passed. */
	TURN_LOST,
	/** The game has a result. */
	ENDS;

	/** Whether a turn that was lost by the incident alone stays lost. */
	public boolean leavesTurnLost() {
		return this == TURN_LOST || this == STONE_ENTERS;
	}
}
