package org.gobanbridge.rules;

/** The two sides of the game, and the colour of their stones. */
public enum Color {
	BLACK('X'), WHITE('O');

	private final char symbol;

	Color(char symbol) {
		this.symbol = symbol;
	}

	/** The other side. */
	public Color opponent() {
		return this == BLACK ? WHITE : BLACK;
	}

	/** The side for people: {@code Black}, {@code White}. */
	public String title() {
		return this == BLACK ? "Black" : "White";
	}

	/** The side in records and results: {@code B}, {@code W}. */
	public String letter() {
		return this == BLACK ? "B" : "W";
	}

	/** How a stone of this colour is drawn in a text board: {@code X} black, {@code O} white. */
	public char symbol() {
		return symbol;
	}
}
