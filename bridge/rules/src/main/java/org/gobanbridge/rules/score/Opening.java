package org.gobanbridge.rules.score;

import org.gobanbridge.rules.Color;

/**
 * How a game begins under a ruleset.
 *
 * @param seatStones
 *            whether two stones of each colour stand on the corner stars, like colours diagonal, before the first move
 *            (座子)
 * @param first
 *            who moves first in an even game
 * @param firstWithHandicap
 *            who moves first when one side is the stronger: White after handicap stones, Black in 饶子棋
 */
public record Opening(boolean seatStones, Color first, Color firstWithHandicap) {
	/** An empty board, Black first; after handicap stones White. */
	public static final Opening MODERN = new Opening(false, Color.BLACK, Color.WHITE);
	/** Seat stones, White first; Black when he is the weaker. */
	public static final Opening ANCIENT = new Opening(true, Color.WHITE, Color.BLACK);
}
