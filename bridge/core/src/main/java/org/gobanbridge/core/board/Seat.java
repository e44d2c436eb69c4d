package org.gobanbridge.core.board;

/** A side of the table, as the text board's top is its north. */
public enum Seat {
	NORTH, SOUTH
}
