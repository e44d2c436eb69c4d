package org.gobanbridge.rules;

import java.util.Arrays;

/**
 * The lines of a square board: which points it has, how they are numbered, which are neighbours.
 * <p>
 * Inside the program a point is an <em>index</em>, counted row by row from the top left: on 19x19 A19 is 0, T19 is 18,
 * T1 is 360. This is also the order of characters in a text board. Grids are immutable and shared; any thread may use
 * them.
 */
public final class Grid {
	public static final int MIN_SIZE = 2;
	public static final int MAX_SIZE = 25;

	private static final Grid[] GRIDS = new Grid[MAX_SIZE + 1];

	static {
		for (int size = MIN_SIZE; size <= MAX_SIZE; size++) {
			GRIDS[size] = new Grid(size);
		}
	}

	private final int size;
	private final Point[] points;
	private final int[][] neighbours;

	private Grid(int size) {
		this.size = size;
		this.points = new Point[size * size];
		this.neighbours = new int[size * size][];
		for (int index = 0; index < points.length; index++) {
			points[index] = new Point(index % size + 1, size - index / size);
			neighbours[index] = neighboursOf(index);
		}
	}

	private int[] neighboursOf(int index) {
		int column = index % size;
		int line = index / size;
		int[] found = new int[4];
		int count = 0;
		if (line > 0) {
			found[count++] = index - size;
		}
		if (column > 0) {
			found[count++] = index - 1;
		}
		if (column < size - 1) {
			found[count++] = index + 1;
		}
		if (line < size - 1) {
			found[count++] = index + size;
		}
		return Arrays.copyOf(found, count);
	}

	/**
	 * The grid of a board of this many lines.
	 *
	 * @throws IllegalArgumentException
	 *             outside 2–25
	 */
	public static Grid of(int size) {
		if (size < MIN_SIZE || size > MAX_SIZE) {
			throw new IllegalArgumentException(
					"a board has " + MIN_SIZE + " to " + MAX_SIZE + " lines, not " + size);
		}
		return GRIDS[size];
	}

	/** Lines in each direction. */
	public int size() {
		return size;
	}

	/** How many points the board has: size × size. */
	public int pointCount() {
		return points.length;
	}

	/** Whether the point lies on this board. */
	public boolean contains(Point point) {
		return point.column() <= size && point.row() <= size;
	}

	/**
	 * The point's index.
	 *
	 * @throws IllegalArgumentException
	 *             if the point is not on this board
	 */
	public int index(Point point) {
		if (!contains(point)) {
			throw new IllegalArgumentException(point + " is not on a " + size + "x" + size + " board");
		}
		return (size - point.row()) * size + point.column() - 1;
	}

	/** The point with this index. */
	public Point point(int index) {
		return points[index];
	}

	/** How many neighbours the point has: 2, 3 or 4. */
	public int neighbourCount(int index) {
		return neighbours[index].length;
	}

	/** The n-th orthogonal neighbour (from 0) of the point with this index. */
	public int neighbour(int index, int n) {
		return neighbours[index][n];
	}

	/** How many lines apart two points are: the larger of the distances across and down. */
	public int distance(int index, int other) {
		int across = Math.abs(index % size - other % size);
		int down = Math.abs(index / size - other / size);
		return Math.max(across, down);
	}

	/** Whether two points are orthogonal neighbours. */
	public boolean adjacent(int index, int other) {
		int across = Math.abs(index % size - other % size);
		int down = Math.abs(index / size - other / size);
		return across + down == 1;
	}

	@Override
	public String toString() {
		return size + "x" + size;
	}
}
