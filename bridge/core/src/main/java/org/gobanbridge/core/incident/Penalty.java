package org.gobanbridge.core.incident;

/**
 * What an offence costs while the game goes on.
 *
 * @param points
 *            taken off the offender's score, beside a caution or warning too; 0 = none
 */
public record Penalty(PenaltyLevel level, int points) {
	/** Nothing. */
	public static final Penalty NONE = new Penalty(PenaltyLevel.NONE, 0);

	/**
	 * @throws IllegalArgumentException
	 *             if the points are negative, or missing where they are the penalty
	 */
	public Penalty {
		if (points < 0 || level == PenaltyLevel.POINTS && points == 0) {
			throw new IllegalArgumentException("a penalty of " + points + " points");
		}
	}
}
