package org.gobanbridge.core.board;

/** A side of the table, as the text board's top is its north. */
public enum Seat {
	NORTH, SOUTH;

	/** The other side of the table. */
	public Seat opposite() {
		return this == NORTH ? SOUTH : NORTH;
	}
}
