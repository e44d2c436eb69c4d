package org.gobanbridge.rules;

import java.util.Optional;

/**
 * Stones on a board, immutable. A position has no history and no side to move, and may hold strings without liberties
 * (an illegal move that stood leaves them); it does not check what it is given. Any thread may use it.
 */
public final class Position {
	private final PointSet black;
	private final PointSet white;

	private Position(PointSet black, PointSet white) {
		this.black = black;
		this.white = white;
	}

	public static Position empty(Grid grid) {
		return new Position(PointSet.none(grid), PointSet.none(grid));
	}

	/**
	 * @throws IllegalArgumentException
	 *             if a point is in both sets
	 */
	public static Position of(PointSet black, PointSet white) {
		if (black.intersects(white)) {
			throw new IllegalArgumentException("both a black and a white stone on " + black.intersection(white));
		}
		return new Position(black, white);
	}

	/**
	 * Reads a text board: rows of {@code .}, {@code X}, {@code O} from the top left; white space is ignored.
	 *
	 * @throws IllegalArgumentException
	 *             if it is not size×size such characters
	 */
	public static Position parse(Grid grid, String text) {
		String board = text.replaceAll("\\s", "");
		if (board.length() != grid.pointCount()) {
			throw new IllegalArgumentException("a " + grid + " board has " + grid.pointCount() + " points, not " + board.length());
		}
		long[] black = new long[PointSet.wordCount(grid)];
		long[] white = new long[PointSet.wordCount(grid)];
		for (int i = 0; i < board.length(); i++) {
			switch (board.charAt(i)) {
				case 'X' -> black[i >> 6] |= 1L << i;
				case 'O' -> white[i >> 6] |= 1L << i;
				case '.' -> {
				}
				default -> throw new IllegalArgumentException("'" + board.charAt(i) + "' is none of . X O");
			}
		}
		return new Position(PointSet.ofWords(grid, black), PointSet.ofWords(grid, white));
	}

	public Grid grid() {
		return black.grid();
	}

	public PointSet stones(Color color) {
		return color == Color.BLACK ? black : white;
	}

	public PointSet occupied() {
		return black.union(white);
	}

	public boolean isEmpty(int index) {
		return !black.contains(index) && !white.contains(index);
	}

	public Optional<Color> colorAt(int index) {
		if (black.contains(index)) {
			return Optional.of(Color.BLACK);
		}
		return white.contains(index) ? Optional.of(Color.WHITE) : Optional.empty();
	}

	/** The position with these stones put down, whatever stood on their points before; nothing is captured. */
	public Position with(Color color, PointSet points) {
		PointSet own = stones(color).union(points);
		PointSet other = stones(color.opponent()).minus(points);
		return color == Color.BLACK ? new Position(own, other) : new Position(other, own);
	}

	/** The position with these points emptied. */
	public Position without(PointSet points) {
		return new Position(black.minus(points), white.minus(points));
	}

	/** The string (connected stones of one colour) that the stone at this index belongs to; empty on an empty point. */
	public PointSet string(int index) {
		long[] group = new long[black.wordCount()];
		if (!isEmpty(index)) {
			flood(index, black.contains(index) ? black : white, group, new int[grid().pointCount()]);
		}
		return PointSet.ofWords(grid(), group);
	}

	/** The empty points next to these stones. */
	public PointSet liberties(PointSet stones) {
		long[] found = new long[black.wordCount()];
		Grid grid = grid();
		for (int i = stones.next(0); i >= 0; i = stones.next(i + 1)) {
			for (int n = 0; n < grid.neighbourCount(i); n++) {
				int next = grid.neighbour(i, n);
				if (isEmpty(next)) {
					found[next >> 6] |= 1L << next;
				}
			}
		}
		return PointSet.ofWords(grid, found);
	}

	/** What the stone would capture, put down on this empty point: the opponent's strings whose last liberty it takes. */
	public PointSet captures(Color color, int index) {
		return with(color, PointSet.of(grid(), index)).breathless(color.opponent(), index);
	}

	/** The strings of this colour, next to the point, that have no liberty. */
	private PointSet breathless(Color color, int index) {
		Grid grid = grid();
		PointSet found = PointSet.none(grid);
		for (int n = 0; n < grid.neighbourCount(index); n++) {
			int next = grid.neighbour(index, n);
			if (stones(color).contains(next) && !found.contains(next)) {
				PointSet string = string(next);
				if (liberties(string).isEmpty()) {
					found = found.union(string);
				}
			}
		}
		return found;
	}

	/**
	 * The position after a stone is put on this empty point: captured stones of the opponent go first; if the stone's own
	 * string then has no liberty, it goes (RULES X1, L6). Legality is not checked.
	 */
	public Position play(Color color, int index) {
		Position placed = with(color, PointSet.of(grid(), index));
		Position after = placed.without(placed.breathless(color.opponent(), index));
		PointSet own = after.string(index);
		return after.liberties(own).isEmpty() ? after.without(own) : after;
	}

	private void flood(int start, PointSet colour, long[] group, int[] stack) {
		Grid grid = grid();
		int depth = 0;
		stack[depth++] = start;
		group[start >> 6] |= 1L << start;
		while (depth > 0) {
			int index = stack[--depth];
			for (int n = 0; n < grid.neighbourCount(index); n++) {
				int next = grid.neighbour(index, n);
				if (colour.contains(next) && (group[next >> 6] >>> next & 1) == 0) {
					group[next >> 6] |= 1L << next;
					stack[depth++] = next;
				}
			}
		}
	}

	/** The board as size×size characters {@code . X O}, row by row from the top left, without line ends. */
	public String text() {
		StringBuilder text = new StringBuilder(grid().pointCount());
		for (int i = 0; i < grid().pointCount(); i++) {
			text.append(colorAt(i).map(Color::symbol).orElse('.').charValue());
		}
		return text.toString();
	}

	/** The board as rows, for people and tests. */
	public String diagram() {
		StringBuilder rows = new StringBuilder();
		String text = text();
		int size = grid().size();
		for (int row = 0; row < size; row++) {
			rows.append(text, row * size, (row + 1) * size).append('\n');
		}
		return rows.toString();
	}

	@Override
	public boolean equals(Object other) {
		return other instanceof Position position && black.equals(position.black) && white.equals(position.white);
	}

	@Override
	public int hashCode() {
		return 31 * black.hashCode() + white.hashCode();
	}

	@Override
	public String toString() {
		return diagram();
	}
}
