package org.gobanbridge.rules.score;

import org.gobanbridge.rules.Color;

/**
 * The Chinese count as people do it: one side alone is counted, in tens, and compared with half the board; all in zi.
 *
 * @param side
 *            the side that is counted
 * @param counted
 *            what it has on the board, before komi: 184
 * @param adjustment
 *            what is added for komi, handicap, overtime and the tax on groups: −3¾ for Black
 * @param half
 *            half the points of the board: 180½ on 19x19
 */
public record OneSide(Color side, Fraction counted, Fraction adjustment, Fraction half) {
	/** The full tens in what is counted: 18 in 184. */
	public long tens() {
		return Math.floorDiv(counted.floor(), 10L);
	}

	/** What is left beside the tens: 4 in 184. */
	public Fraction rest() {
		return counted.minus(Fraction.of(tens() * 10));
	}

	/** What is compared with half the board: 180¼. */
	public Fraction adjusted() {
		return counted.plus(adjustment);
	}

	/** By how much the side is above half the board; negative if it is below. */
	public Fraction margin() {
		return adjusted().minus(half);
	}

	/** {@code Black 18 tens + 4 = 184, 184 − 3 3/4 = 180 1/4 < 180 1/2}. */
	@Override
	public String toString() {
		int compared = adjusted().compareTo(half);
		String relation = compared > 0 ? " > " : compared < 0 ? " < " : " = ";
		return side.title() + " " + tens() + (tens() == 1 ? " ten + " : " tens + ")
				+ rest().mixed() + " = " + counted.mixed() + adjustmentInWords() + relation + half.mixed();
	}

	private String adjustmentInWords() {
		if (adjustment.signum() == 0) {
			return "";
		}
		return ", " + counted.mixed() + (adjustment.signum() < 0 ? " − " : " + ") + adjustment.abs().mixed() + " = "
				+ adjusted().mixed();
	}
}
