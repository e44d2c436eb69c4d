package org.gobanbridge.rules.life;

import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.PointSet;

/** Counts the eyes that a side's own empty spaces are good for, the opponent to move. */
final class Eyes {
	/** Any space of so many points can be divided, whatever the opponent plays. */
	private static final int LARGE = 7;

	private Eyes() {
	}

	/**
	 * Whether these spaces together are good for two eyes.
	 *
	 * @param spaces
	 *            empty points that one side alone touches
	 * @param atari
	 *            that side's stones in atari
	 * @param dead
	 *            where dead stones of the opponent lay
	 */
	static boolean atLeastTwo(PointSet spaces, PointSet atari, PointSet dead) {
		PointSet toFill = atari.border();
		int eyes = 0;
		for (PointSet space : spaces.parts()) {
			if (!space.intersects(toFill)) {
				eyes += space.intersects(dead) || canBeDivided(space) ? 2 : 1;
			}
		}
		return eyes >= 2;
	}

	/** Whether a space is none of those that one stone of the opponent makes a single eye. */
	private static boolean canBeDivided(PointSet space) {
		int size = space.count();
		if (size < 4 || size >= LARGE) {
			return size >= LARGE;
		}
		boolean square = hasSquare(space);
		int most = space.indices().map(index -> inside(space, index)).max().orElse(0);
		return switch (size) {
			case 4 -> !square && most < 3;
			case 5 -> !square && most < 4;
			default -> !(square && most == 4);
		};
	}

	private static int inside(PointSet space, int index) {
		Grid grid = space.grid();
		int count = 0;
		for (int n = 0; n < grid.neighbourCount(index); n++) {
			count += space.contains(grid.neighbour(index, n)) ? 1 : 0;
		}
		return count;
	}

	private static boolean hasSquare(PointSet space) {
		Grid grid = space.grid();
		int size = grid.size();
		return space.indices().anyMatch(index -> index % size < size - 1 && index / size < size - 1
				&& space.contains(index + 1) && space.contains(index + size) && space.contains(index + size + 1));
	}
}
