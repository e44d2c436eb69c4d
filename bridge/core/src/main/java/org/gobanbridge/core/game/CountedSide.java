package org.gobanbridge.core.game;

import org.gobanbridge.rules.score.Fraction;
import org.gobanbridge.rules.score.SideCount;

/**
 * What one side has in a count (FORMATS 4), before komi and what is returned for handicap stones.
 *
 * @param area
 *            its stones, the points it surrounds and its part of those that both touch
 * @param territory
 *            the points it surrounds that count
 * @param prisoners
 *            the opponent's stones it holds: taken, dead, handed over for passes
 * @param penalty
 *            the points it was fined; they are taken off its score
 */
public record CountedSide(Fraction area, int territory, int prisoners, int penalty) {
	/** What a side's count comes to. */
	public static CountedSide of(SideCount side) {
		return new CountedSide(side.area(), side.territory(), side.prisoners(), side.penalty());
	}
}
