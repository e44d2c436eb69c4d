package org.gobanbridge.core.policy;

/**
 * How small penalties add up (RULES 2).
 *
 * @param cautionsPerWarning
 *            so many cautions are a warning; 0 = they never are
 * @param warningsToLoss
 *            so many warnings of one player in one game are a loss; 0 = they never are
 * @param offBoardCounts
 *            whether warnings count that have nothing to do with stones
 */
public record Ladder(int cautionsPerWarning, int warningsToLoss, boolean offBoardCounts) {
	/** Penalties do not add up. */
	public static final Ladder NONE = new Ladder(0, 0, false);

	/**
	 * @throws IllegalArgumentException
	 *             if a number is negative
	 */
	public Ladder {
		if (cautionsPerWarning < 0 || warningsToLoss < 0) {
			throw new IllegalArgumentException("a ladder of " + cautionsPerWarning + " cautions and " + warningsToLoss
					+ " warnings");
		}
	}
}
