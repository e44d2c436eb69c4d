package org.gobanbridge.rules.sgf;

import java.util.List;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.Move;
import org.gobanbridge.rules.PointSet;

/**
 * One property of a node: {@code AB[dd][pp]} has the identifier {@code AB} and two values.
 *
 * @param id
 *            upper-case letters
 * @param values
 *            what stands between the brackets, escapes still in it
 * @param line
 *            where it was read, from 1; 0 if it was not read
 * @param column
 *            where it was read, from 1; 0 if it was not read
 */
public record SgfProperty(String id, List<String> values, int line, int column) {

	public SgfProperty {
		if (!isCapitals(id)) {
			throw new IllegalArgumentException("an SGF property is named by upper-case letters, not '" + id + "'");
		}
		if (values.isEmpty()) {
			throw new IllegalArgumentException("the SGF property " + id + " needs a value");
		}
		values = List.copyOf(values);
	}

	private static boolean isCapitals(String id) {
		for (int i = 0; i < id.length(); i++) {
			if (id.charAt(i) < 'A' || id.charAt(i) > 'Z') {
				return false;
			}
		}
		return !id.isEmpty();
	}

	/** A property whose values are already in SGF's notation; they are not escaped any further. */
	public static SgfProperty raw(String id, String... values) {
		return new SgfProperty(id, List.of(values), 0, 0);
	}

	/** A text of one or more lines, a comment for example. */
	public static SgfProperty text(String id, String text) {
		return raw(id, SgfText.escape(text));
	}

	/** A text of one line; line breaks become spaces. */
	public static SgfProperty simpleText(String id, String text) {
		return raw(id, SgfText.escape(SgfText.oneLine(text)));
	}

	/**
	 * A list of points, one by one in board order.
	 *
	 * @throws IllegalArgumentException
	 *             if there is none
	 */
	public static SgfProperty points(String id, PointSet points) {
		List<String> values = points.indices().mapToObj(i -> SgfPoints.write(points.grid(), i)).toList();
		return new SgfProperty(id, values, 0, 0);
	}

	/** A turn: {@code B[pd]}, or {@code W[]} for a pass. */
	public static SgfProperty move(Grid grid, Move move) {
		String id = move.color() == Color.BLACK ? "B" : "W";
		return switch (move) {
			case Move.Play play -> raw(id, SgfPoints.write(grid, grid.index(play.point())));
			case Move.Pass pass -> raw(id, "");
		};
	}

	/** The first value as text, escapes resolved, lines kept. */
	public String text() {
		return SgfText.unescape(values.getFirst());
	}

	/** The first value as one line of text, without blanks around it. */
	public String simpleText() {
		return SgfText.oneLine(text()).strip();
	}

	SgfProperty withValues(List<String> others) {
		return new SgfProperty(id, others, line, column);
	}
}
