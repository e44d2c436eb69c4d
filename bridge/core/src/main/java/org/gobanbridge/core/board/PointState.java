package org.gobanbridge.core.board;

/** What one reading says of one point, with its character in text boards (FORMATS 1). */
public enum PointState {
	EMPTY('.'), BLACK('X'), WHITE('O'),
	/** A stone whose colour the board cannot tell. */
	STONE('#'),
	/** Hidden by a hand, or the sensor is silent. */
	UNKNOWN('?');

	private final char symbol;

	PointState(char symbol) {
		this.symbol = symbol;
	}

	public char symbol() {
		return symbol;
	}
}
