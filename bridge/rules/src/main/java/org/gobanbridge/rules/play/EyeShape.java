package org.gobanbridge.rules.play;

/** Shapes of a space that is surrounded by one colour. */
public final class EyeShape {
	private static final int SMALLEST_DIVISIBLE = 4;
	private static final int LARGEST_VITAL = 6;

	private EyeShape() {
	}

	/**
	 * Whether one stone of the opponent, at the vital point or anywhere, makes this space a single eye: up to three points,
	 * the square and the T of four, the bulky and the crossed five, the flower of six.
	 *
	 * @param points
	 *            connected points, numbered row by row with a gap of one or more after each row
	 * @param rowWidth
	 *            how much larger the number of the point below is
	 */
	public static boolean isOneEye(int[] points, int rowWidth) {
		int size = points.length;
		if (size < SMALLEST_DIVISIBLE || size > LARGEST_VITAL) {
			return size < SMALLEST_DIVISIBLE;
		}
		int most = 0;
		boolean square = false;
		for (int point : points) {
			boolean right = contains(points, point + 1);
			boolean below = contains(points, point + rowWidth);
			square |= right && below && contains(points, point + rowWidth + 1);
			int neighbours = (right ? 1 : 0) + (below ? 1 : 0) + (contains(points, point - 1) ? 1 : 0)
					+ (contains(points, point - rowWidth) ? 1 : 0);
			most = Math.max(most, neighbours);
		}
		return switch (size) {
			case 4 -> square || most == 3;
			case 5 -> square || most == 4;
			default -> square && most == 4;
		};
	}

	/**
	 * The point of the space with the most neighbours in it: of a single eye of three points or more, other than the
	 * square, the one that makes two eyes or prevents them.
	 *
	 * @param points
	 *            as in {@link #isOneEye}; at least one
	 */
	static int vitalPoint(int[] points, int rowWidth) {
		int vital = points[0];
		int most = -1;
		for (int point : points) {
			int neighbours = (contains(points, point + 1) ? 1 : 0) + (contains(points, point + rowWidth) ? 1 : 0)
					+ (contains(points, point - 1) ? 1 : 0) + (contains(points, point - rowWidth) ? 1 : 0);
			if (neighbours > most) {
				most = neighbours;
				vital = point;
			}
		}
		return vital;
	}

	private static boolean contains(int[] points, int point) {
		for (int one : points) {
			if (one == point) {
				return true;
			}
		}
		return false;
	}
}
