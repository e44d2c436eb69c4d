package org.gobanbridge.core.board;

import org.gobanbridge.rules.Color;

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

	/** A stone of this colour. */
	public static PointState of(Color color) {
		return color == Color.BLACK ? BLACK : WHITE;
	}

	/** Whether a stone lies there, of whichever colour. */
	public boolean isStone() {
		return this == BLACK || this == WHITE || this == STONE;
	}

	/** Whether this may be a stone of that colour. */
	public boolean mayBe(Color color) {
		return this == STONE || this == of(color);
	}
}
