package org.gobanbridge.rules.score;

import java.util.Optional;
import org.gobanbridge.rules.Color;

/**
 * The part of a ruleset that decides who has won on the final board.
 *
 * @param counted
 *            what counts
 * @param tax
 *            what of it does not
 * @param sharing
 *            what becomes of empty points that both touch; matters only where area is counted
 * @param compensation
 *            what White gets for handicap stones
 * @param passStones
 *            whether a pass hands the opponent a prisoner; bears on the result only where territory is counted, and is told
 *            with the prisoners everywhere
 * @param overtimePoints
 *            points that each overtime period costs who used it
 * @param tieWinner
 *            who has won when both have the same; nobody where a tie is a draw
 */
public record CountingRules(Counted counted, Tax tax, Sharing sharing, Compensation compensation, boolean passStones,
		int overtimePoints, Optional<Color> tieWinner) {
	/**
	 * @throws IllegalArgumentException
	 *             if overtime would give points
	 */
	public CountingRules {
		if (overtimePoints < 0) {
			throw new IllegalArgumentException("an overtime period costs 0 points or more, not " + overtimePoints);
		}
	}
}
