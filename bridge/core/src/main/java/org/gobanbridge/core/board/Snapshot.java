package org.gobanbridge.core.board;

import java.util.List;
import java.util.Optional;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.PointSet;
import org.gobanbridge.rules.Position;

/**
 * One reading of the whole board: every point empty, black, white, a stone of unknown colour, or unknown. What is seen
 * may be impossible in Go; nothing is checked. Immutable; any thread may use it.
 *
 * @param black
 *            points that show a black stone
 * @param white
 *            points that show a white stone
 * @param colorless
 *            points that show a stone whose colour the board cannot tell
 * @param unknown
 *            points that were not read
 * @param hand
 *            whether a hand is over the board
 * @param beside
 *            stones lying beside the board
 * @param between
 *            stones lying between two points
 * @param confidence
 *            one digit a point in board order, 0 a guess … 9 sure; empty = all sure
 */
public record Snapshot(PointSet black, PointSet white, PointSet colorless, PointSet unknown, Hand hand,
		List<StoneBeside> beside, List<StoneBetween> between, Optional<String> confidence) {

	public Snapshot {
		beside = List.copyOf(beside);
		between = List.copyOf(between);
	}

	/**
	 * Reads size×size characters {@code . X O # ?}, row by row from the top left (FORMATS 1); white space is ignored.
	 *
	 * @throws IllegalArgumentException
	 *             if the length or a character is wrong
	 */
	public static Snapshot parse(Grid grid, String text) {
		String board = text.indexOf('\n') < 0 && text.indexOf(' ') < 0 ? text : text.replaceAll("\\s", "");
		if (board.length() != grid.pointCount()) {
			throw new IllegalArgumentException(
					"a " + grid + " board has " + grid.pointCount() + " points, not " + board.length());
		}
		int words = PointSet.wordCount(grid);
		long[] black = new long[words];
		long[] white = new long[words];
		long[] colorless = new long[words];
		long[] unknown = new long[words];
		for (int i = 0; i < board.length(); i++) {
			long bit = 1L << i;
			switch (board.charAt(i)) {
				case '.' -> {
				}
				case 'X' -> black[i >> 6] |= bit;
				case 'O' -> white[i >> 6] |= bit;
				case '#' -> colorless[i >> 6] |= bit;
				case '?' -> unknown[i >> 6] |= bit;
				default -> throw new IllegalArgumentException("'" + board.charAt(i) + "' is none of . X O # ?");
			}
		}
		return of(PointSet.ofWords(grid, black), PointSet.ofWords(grid, white), PointSet.ofWords(grid, colorless),
				PointSet.ofWords(grid, unknown));
	}

	/** A reading of these points, all sure, no hand, nothing beside or between. */
	public static Snapshot of(PointSet black, PointSet white, PointSet colorless, PointSet unknown) {
		return new Snapshot(black, white, colorless, unknown, Hand.NONE, List.of(), List.of(), Optional.empty());
	}

	/** A reading that shows exactly this position. */
	public static Snapshot of(Position position) {
		PointSet none = PointSet.none(position.grid());
		return of(position.stones(Color.BLACK), position.stones(Color.WHITE), none, none);
	}

	/** The same reading with a hand over the board. */
	public Snapshot withHand(Hand seen) {
		return new Snapshot(black, white, colorless, unknown, seen, beside, between, confidence);
	}

	/** The stones and the points that were not read alone: no hand, nothing beside or between, no confidence. */
	public Snapshot boardAlone() {
		return of(black, white, colorless, unknown);
	}

	public Grid grid() {
		return black.grid();
	}

	public PointState at(int index) {
		if (black.contains(index)) {
			return PointState.BLACK;
		}
		if (white.contains(index)) {
			return PointState.WHITE;
		}
		if (colorless.contains(index)) {
			return PointState.STONE;
		}
		return unknown.contains(index) ? PointState.UNKNOWN : PointState.EMPTY;
	}

	/** The board as text, see {@link #parse}. */
	public String text() {
		StringBuilder text = new StringBuilder(grid().pointCount());
		for (int i = 0; i < grid().pointCount(); i++) {
			text.append(at(i).symbol());
		}
		return text.toString();
	}
}
