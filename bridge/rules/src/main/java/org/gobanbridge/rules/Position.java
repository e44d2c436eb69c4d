package org.gobanbridge.rules;

import java.util.List;
import java.util.Optional;

/**
 * Stones on a board, immutable. A position has no history and no side to move, and may hold strings without liberties
 * (an illegal move that stood leaves them); it does not check what it is given. Any thread may use it.
 */
public final class Position {
	private final PointSet black;
	private final PointSet white;
	/** The hash code once it was asked for, 0 before; threads that race compute the same. */
	private int hash;

	private Position(PointSet black, PointSet white) {
		this.black = black;
		this.white = white;
	}

	/** The board before the game. */
	public static Position empty(Grid grid) {
		return new Position(PointSet.none(grid), PointSet.none(grid));
	}

	/**
	 * These stones.
	 *
	 * @throws IllegalArgumentException
	 *             if the sets are of two grids, or a point is in both
	 */
	public static Position of(PointSet black, PointSet white) {
		if (black.grid() != white.grid()) {
			throw new IllegalArgumentException(
					"black stones of a " + black.grid() + " board, white stones of a " + white.grid() + " one");
		}
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
			throw new IllegalArgumentException(
					"a " + grid + " board has " + grid.pointCount() + " points, not " + board.length());
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

	/** Where this colour's stones stand. */
	public PointSet stones(Color color) {
		return color == Color.BLACK ? black : white;
	}

	/** Where a stone of either colour stands. */
	public PointSet occupied() {
		return black.union(white);
	}

	/** Whether no stone stands on the point with this index. */
	public boolean isEmpty(int index) {
		return !black.contains(index) && !white.contains(index);
	}

	/** The colour of the stone on the point with this index. */
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
		return isEmpty(index) ? PointSet.none(grid()) : (black.contains(index) ? black : white).connectedWith(index);
	}

	/** Every string of this colour, in the board order of their first stones. */
	public List<PointSet> strings(Color color) {
		return stones(color).parts();
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
		Grid grid = grid();
		PointSet enemies = stones(color.opponent());
		PointSet taken = PointSet.none(grid);
		for (int n = 0; n < grid.neighbourCount(index); n++) {
			int next = grid.neighbour(index, n);
			if (enemies.contains(next)) {
				Optional<PointSet> string = breathless(enemies, next, index);
				if (string.isPresent()) {
					taken = taken.union(string.get());
				}
			}
		}
		return taken;
	}

	/**
	 * Whether a stone put on this empty point would leave its own string without a liberty and capture nothing (RULES X1);
	 * a string of one stone counts as well as a longer one.
	 */
	public boolean isSuicide(Color color, int index) {
		Grid grid = grid();
		for (int n = 0; n < grid.neighbourCount(index); n++) {
			if (isEmpty(grid.neighbour(index, n))) {
				return false;
			}
		}
		for (int n = 0; n < grid.neighbourCount(index); n++) {
			int next = grid.neighbour(index, n);
			boolean own = stones(color).contains(next);
			boolean breathes = breathless(own ? stones(color) : stones(color.opponent()), next, index).isEmpty();
			if (own == breathes) {
				return false;
			}
		}
		return true;
	}

	/**
	 * The position after a stone is put on this empty point: captured stones of the opponent go first; if the stone's own
	 * string then has no liberty, it goes (RULES X1, L6). Legality is not checked.
	 */
	public Position play(Color color, int index) {
		PointSet own = stones(color).with(index);
		PointSet taken = captures(color, index);
		PointSet other = stones(color.opponent());
		if (!taken.isEmpty()) {
			other = other.minus(taken);
		} else if (isSuicide(color, index)) {
			own = own.minus(own.connectedWith(index));
		}
		return color == Color.BLACK ? new Position(own, other) : new Position(other, own);
	}

	/** The string at the start if its only liberty, if any, is this point; nothing as soon as another liberty is found. */
	private Optional<PointSet> breathless(PointSet colour, int start, int except) {
		Grid grid = grid();
		long[] found = new long[colour.wordCount()];
		long[] open = new long[colour.wordCount()];
		found[start >> 6] |= 1L << start;
		int at = start;
		while (at >= 0) {
			for (int n = 0; n < grid.neighbourCount(at); n++) {
				int next = grid.neighbour(at, n);
				if (next != except && isEmpty(next)) {
					return Optional.empty();
				}
				colour.visit(next, found, open);
			}
			at = PointSet.takeLowest(open);
		}
		return Optional.of(PointSet.ofOwnWords(grid, found));
	}

	/** The board as size×size characters {@code . X O}, row by row from the top left, without line ends. */
	public String text() {
		StringBuilder text = new StringBuilder(grid().pointCount());
		for (int i = 0; i < grid().pointCount(); i++) {
			text.append(symbolAt(i));
		}
		return text.toString();
	}

	private char symbolAt(int index) {
		if (black.contains(index)) {
			return Color.BLACK.symbol();
		}
		return white.contains(index) ? Color.WHITE.symbol() : '.';
	}

	/** The board as rows of characters, each with a line end: what {@link #parse} reads. */
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
		int known = hash;
		if (known == 0) {
			known = 31 * black.hashCode() + white.hashCode();
			hash = known;
		}
		return known;
	}

	@Override
	public String toString() {
		return diagram();
	}
}
