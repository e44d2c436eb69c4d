package org.gobanbridge.rules.score;

/**
 * What one side has, part by part; points unless said otherwise. Which parts make the total, the ruleset decides.
 *
 * @param stones
 *            its stones on the board, without the dead
 * @param territory
 *            the points it surrounds that count, those of dead stones among them
 * @param sekiEyes
 *            the points it surrounds in seki that do not count
 * @param deadEnemies
 *            the opponent's dead stones on the board
 * @param captured
 *            the opponent's stones it took during the game
 * @param passStones
 *            the stones it was handed for the opponent's passes; 0 where the ruleset knows none
 * @param shared
 *            its part of the points that both touch
 * @param groups
 *            how many of its groups live by themselves
 * @param tax
 *            what it pays for them
 * @param overtime
 *            what it pays for overtime
 * @param penalty
 *            what it was fined
 * @param compensation
 *            what it gets for the opponent's handicap stones
 * @param komi
 *            what it gets for moving second
 * @param total
 *            what all of it comes to under the ruleset
 */
public record SideCount(int stones, int territory, int sekiEyes, int deadEnemies, int captured, int passStones,
		Fraction shared, int groups, int tax, int overtime, int penalty, int compensation, Fraction komi,
		Fraction total) {
	/** Stones, territory and its part of what is shared: the area, before tax, komi and handicap. */
	public Fraction area() {
		return shared.plus((long) stones + territory);
	}

	/** All stones of the opponent it holds in the end: taken, dead, and handed over for passes. */
	public int prisoners() {
		return captured + deadEnemies + passStones;
	}
}
