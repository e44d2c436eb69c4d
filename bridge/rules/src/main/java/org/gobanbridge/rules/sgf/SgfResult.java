package org.gobanbridge.rules.sgf;

import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.score.Fraction;

/** How a game ended, as its record says in {@code RE}. */
public sealed interface SgfResult {
	/** The result as SGF wants it: {@code B+3.5}, {@code W+R}, {@code Void}. */
	String text();

	/**
	 * Won on the board by this much.
	 *
	 * @param points
	 *            above zero; a margin in zi is told in points, twice as much
	 */
	record OnPoints(Color winner, Fraction points) implements SgfResult {
		@Override
		public String text() {
			return winner.letter() + "+" + points;
		}
	}

	/** Won in another way. */
	record Otherwise(Color winner, Manner manner) implements SgfResult {
		@Override
		public String text() {
			return winner.letter() + "+" + manner.letter;
		}
	}

	/** How a game is won without counting. */
	enum Manner {
		RESIGNATION("R"), TIME("T"),
		/** By a foul of the loser's or by his absence. */
		FORFEIT("F"),
		/** Nothing is said, or something that is none of the others. */
		UNSAID("");

		private final String letter;

		Manner(String letter) {
			this.letter = letter;
		}
	}

	/** Nobody has won. */
	enum NoWinner implements SgfResult {
		DRAW("0"),
		/** The game counts for nothing, after a triple ko for instance. */
		VOID("Void"), BOTH_LOST("Both lost"),
		/** The game was broken off; SGF has one word for it and for a game that counts for nothing. */
		SUSPENDED("Void"),
		/** The record says that it does not know. */
		UNKNOWN("?");

		private final String text;

		NoWinner(String text) {
			this.text = text;
		}

		@Override
		public String text() {
			return text;
		}
	}

	/** Words that are not understood. */
	record InWords(String text) implements SgfResult {
	}

	/**
	 * Reads what {@code RE} says, in SGF's own way or in words, English, Chinese, Japanese or Korean.
	 *
	 * @param grid
	 *            the board: nobody wins by twice its points, and what is near half of them in zi is a side's count, not
	 *            a margin
	 */
	static SgfResult parse(String text, Grid grid) {
		return new ResultText(text, grid).read();
	}
}
