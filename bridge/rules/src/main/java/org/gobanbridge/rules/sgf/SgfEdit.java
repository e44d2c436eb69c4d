package org.gobanbridge.rules.sgf;

import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.PointSet;
import org.gobanbridge.rules.Position;

/**
 * Stones put down and taken off between two moves, or a change of turn: a ruling, an agreement, a mistake mended. What
 * the record sets up without changing the board is left out.
 *
 * @param afterMove
 *            the number of the move after which it happens
 * @param black
 *            where a black stone stands now and none did
 * @param white
 *            where a white stone stands now and none did
 * @param empty
 *            where no stone stands any more
 * @param toPlay
 *            who has the next turn
 */
public record SgfEdit(int afterMove, PointSet black, PointSet white, PointSet empty, Color toPlay) {
	static SgfEdit between(int afterMove, Position before, Position after, Color toPlay) {
		return new SgfEdit(afterMove, after.stones(Color.BLACK).minus(before.stones(Color.BLACK)),
				after.stones(Color.WHITE).minus(before.stones(Color.WHITE)),
				before.occupied().minus(after.occupied()), toPlay);
	}

	/** The position after the edit. */
	public Position applyTo(Position before) {
		return StonesSetUp.applied(before, black, white, empty);
	}
}
