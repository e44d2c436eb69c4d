package org.gobanbridge.rules;

/** A turn taken: a stone put on the board, or a pass. */
public sealed interface Move {
	/** Who takes the turn. */
	Color color();

	/** A stone put on a point. */
	record Play(Color color, Point point) implements Move {
		@Override
		public String toString() {
			return color + " " + point;
		}
	}

	/** The turn given up (RULES M4). */
	record Pass(Color color) implements Move {
		@Override
		public String toString() {
			return color + " pass";
		}
	}
}
