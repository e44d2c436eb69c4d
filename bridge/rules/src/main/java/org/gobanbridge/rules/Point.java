package org.gobanbridge.rules;

import java.util.Locale;

/**
 * An intersection, named as Go players and GTP name it: a column letter (A–Z without I, from the left) and a row number
 * (counted from the bottom).
 * <p>
 * A point knows nothing of the size of the board it is used on; {@link Grid} says whether it is on the board.
 *
 * @param column
 *            1 for A, 2 for B, … 9 for J (there is no I)
 * @param row
 *            1 for the bottom row
 */
public record Point(int column, int row) implements Comparable<Point> {
	private static final String LETTERS = "ABCDEFGHJKLMNOPQRSTUVWXYZ";

	public Point {
		if (column < 1 || column > Grid.MAX_SIZE || row < 1 || row > Grid.MAX_SIZE) {
			throw new IllegalArgumentException("no point has column " + column + " and row " + row);
		}
	}

	/**
	 * Reads {@code Q16} or {@code q16}.
	 *
	 * @throws IllegalArgumentException
	 *             if the text is no point of any board up to 25x25
	 */
	public static Point parse(String text) {
		String name = text.strip().toUpperCase(Locale.ROOT);
		int column = name.isEmpty() ? 0 : LETTERS.indexOf(name.charAt(0)) + 1;
		if (column == 0 || !name.substring(1).matches("[1-9][0-9]?")) {
			throw new IllegalArgumentException("'" + text + "' is not a point; a point looks like Q16");
		}
		return new Point(column, Integer.parseInt(name.substring(1)));
	}

	/** Board order: row by row from the top left. */
	@Override
	public int compareTo(Point other) {
		return row != other.row ? Integer.compare(other.row, row) : Integer.compare(column, other.column);
	}

	/** The letter of its column. */
	public char letter() {
		return LETTERS.charAt(column - 1);
	}

	@Override
	public String toString() {
		return letter() + Integer.toString(row);
	}
}
