package org.gobanbridge.rules.life;

import org.gobanbridge.rules.PointSet;
import org.gobanbridge.rules.play.EyeShape;

/** Counts the eyes that a side's own empty spaces are good for, the opponent to move. */
final class Eyes {
	private Eyes() {
	}

	/**
	 * Whether these spaces together are good for two eyes. A point that saves a string in atari has to be filled and is
	 * none; what is left of its space beside it may be.
	 *
	 * @param spaces
	 *            empty points that one side alone touches
	 * @param atari
	 *            that side's stones in atari
	 * @param dead
	 *            where dead stones of the opponent lay
	 */
	static boolean atLeastTwo(PointSet spaces, PointSet atari, PointSet dead) {
		int eyes = 0;
		for (PointSet space : spaces.minus(atari.border()).parts()) {
			eyes += space.intersects(dead) || !isOneEye(space) ? 2 : 1;
		}
		return eyes >= 2;
	}

	/**
	 * Whether the opponent, with a stone in this connected space, makes it a single eye. Its points are numbered with a gap
	 * after each row, so that no two ends of rows look like neighbours.
	 */
	static boolean isOneEye(PointSet space) {
		int size = space.grid().size();
		int[] points = space.indices().map(index -> index / size * (size + 1) + index % size).toArray();
		return EyeShape.isOneEye(points, size + 1);
	}
}
