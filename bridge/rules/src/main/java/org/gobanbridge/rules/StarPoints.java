package org.gobanbridge.rules;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** The marked points of a board (星位) and what is put there before the first move (RULES E2, O1). */
public final class StarPoints {
	private static final int SMALLEST_WITH_STARS = 7;
	private static final int SMALLEST_WITH_FOURTH_LINE = 13;
	private static final int MOST_ON_EVEN_BOARD = 4;

	private StarPoints() {
	}

	/** The line, counted from the edge from 1, on which the stars of the corners and sides lie: the third or the fourth. */
	public static int line(Grid grid) {
		return grid.size() < SMALLEST_WITH_FOURTH_LINE ? 3 : 4;
	}

	/** The stars of the four corners; none on a board smaller than 7x7. */
	public static PointSet corners(Grid grid) {
		return grid.size() < SMALLEST_WITH_STARS ? PointSet.none(grid) : PointSet.of(grid, cornerIndices(grid));
	}

	/**
	 * Where fixed handicap stones stand; empty if there is no custom for so many on this board.
	 *
	 * @param sixthAbove
	 *            whether the last two of six stones stand at the middle of the upper and the lower side, as they did on
	 *            Chinese servers before 2018, and not left and right
	 */
	public static Optional<PointSet> ofHandicap(Grid grid, int stones, boolean sixthAbove) {
		int size = grid.size();
		if (stones < 2 || stones > 9 || size < SMALLEST_WITH_STARS
				|| size % 2 == 0 && stones > MOST_ON_EVEN_BOARD) {
			return Optional.empty();
		}
		int low = line(grid) - 1;
		int high = size - 1 - low;
		int middle = size / 2;
		PointSet points = PointSet.none(grid);
		int[] corners = cornerIndices(grid);
		for (int n = 0; n < Math.min(stones, corners.length); n++) {
			points = points.with(corners[n]);
		}
		if (stones >= 8 || stones >= 6 && !sixthAbove) {
			points = points.with(middle * size + low).with(middle * size + high);
		}
		if (stones >= 8 || stones >= 6 && sixthAbove) {
			points = points.with(low * size + middle).with(high * size + middle);
		}
		return Optional.of(stones >= 5 && stones % 2 == 1 ? points.with(middle * size + middle) : points);
	}

	/** Whether the stones of this board are seat stones (座子) and no others: on the corner stars, like colours diagonal. */
	public static boolean areSeatStones(Position position) {
		PointSet corners = corners(position.grid());
		if (corners.isEmpty() || !position.occupied().equals(corners)) {
			return false;
		}
		List<Optional<Color>> colors = Arrays.stream(cornerIndices(position.grid())).mapToObj(position::colorAt)
				.toList();
		return colors.get(0).equals(colors.get(1)) && colors.get(2).equals(colors.get(3))
				&& !colors.get(0).equals(colors.get(2));
	}

	/** In the order in which handicap stones take them: upper right, lower left, lower right, upper left. */
	private static int[] cornerIndices(Grid grid) {
		int size = grid.size();
		int low = line(grid) - 1;
		int high = size - 1 - low;
		return new int[]{low * size + high, high * size + low, high * size + high, low * size + low};
	}
}
