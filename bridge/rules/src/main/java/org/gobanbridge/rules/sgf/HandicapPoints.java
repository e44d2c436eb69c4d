package org.gobanbridge.rules.sgf;

import java.util.List;
import java.util.Optional;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.PointSet;

/** Where fixed handicap stones stand. */
final class HandicapPoints {
	private HandicapPoints() {
	}

	/**
	 * The points of this many stones; empty if there is no custom for them on this board.
	 *
	 * @param sixthAbove
	 *            whether the last two of six stones stand at the middle of the upper and the lower side, as they did on
	 *            Chinese servers before 2018, and not left and right
	 */
	static Optional<PointSet> of(Grid grid, int stones, boolean sixthAbove) {
		int size = grid.size();
		if (stones < 2 || stones > 9 || size < 7 || size % 2 == 0 && stones > 4) {
			return Optional.empty();
		}
		int low = size < 12 ? 2 : 3;
		int high = size - 1 - low;
		int middle = size / 2;
		int upperRight = low * size + high;
		int lowerLeft = high * size + low;
		int lowerRight = high * size + high;
		int upperLeft = low * size + low;
		int centre = middle * size + middle;
		int left = middle * size + low;
		int right = middle * size + high;
		int above = low * size + middle;
		int below = high * size + middle;
		List<Integer> corners = List.of(upperRight, lowerLeft, lowerRight, upperLeft);
		PointSet points = PointSet.none(grid);
		for (int corner : corners.subList(0, Math.min(stones, 4))) {
			points = points.with(corner);
		}
		if (stones >= 8 || stones >= 6 && !sixthAbove) {
			points = points.with(left).with(right);
		}
		if (stones >= 8 || stones >= 6 && sixthAbove) {
			points = points.with(above).with(below);
		}
		return Optional.of(stones >= 5 && stones % 2 == 1 ? points.with(centre) : points);
	}
}
