package org.gobanbridge.rules.sgf;

import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.Move;
import org.gobanbridge.rules.PointSet;

/**
 * One property of a node: {@code AB[dd][pp]} has the identifier {@code AB} and two values. The methods read the first
 * value as one of SGF's types.
 *
 * @param id
 *            upper-case letters, digits after them
 * @param values
 *            what stands between the brackets, escapes still in it
 */
public record SgfProperty(String id, List<String> values) {
	/** Longer numbers are no numbers of a game record, and slow to work with. */
	private static final String NUMBER = "[+-]?(\\d{1,15}(\\.\\d{0,15})?|\\.\\d{1,15})";

	public SgfProperty {
		if (!isIdentifier(id)) {
			throw new IllegalArgumentException("an SGF property is named by upper-case letters, not '" + id + "'");
		}
		if (values.isEmpty()) {
			throw new IllegalArgumentException("the SGF property " + id + " needs a value");
		}
		values = List.copyOf(values);
	}

	private static boolean isIdentifier(String id) {
		for (int i = 0; i < id.length(); i++) {
			char c = id.charAt(i);
			boolean digit = i > 0 && c >= '0' && c <= '9';
			if (!digit && (c < 'A' || c > 'Z')) {
				return false;
			}
		}
		return !id.isEmpty();
	}

	/** A property whose values are already in SGF's notation; they are not escaped any further. */
	public static SgfProperty raw(String id, String... values) {
		return new SgfProperty(id, List.of(values));
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
		return new SgfProperty(id, points.indices().mapToObj(i -> SgfPoints.write(points.grid(), i)).toList());
	}

	/** A turn: {@code B[pd]}, or {@code W[]} for a pass. */
	public static SgfProperty move(Grid grid, Move move) {
		String id = move.color().letter();
		return switch (move) {
			case Move.Play play -> raw(id, SgfPoints.write(grid, grid.index(play.point())));
			case Move.Pass pass -> raw(id, "");
		};
	}

	/** A side: {@code PL[B]}. */
	public static SgfProperty color(String id, Color color) {
		return raw(id, color.letter());
	}

	/** The first value as text, escapes resolved, lines kept. */
	public String text() {
		return SgfText.unescape(values.getFirst());
	}

	/** The first value as one line of text, without blanks around it. */
	public String simpleText() {
		return SgfText.oneLine(text()).strip();
	}

	/** The first value as a number, with or without decimals; some programs write a comma for the point. */
	public Optional<BigDecimal> number() {
		String text = simpleText().replace(',', '.');
		return text.matches(NUMBER) ? Optional.of(new BigDecimal(text)) : Optional.empty();
	}

	/** The first value as a colour; {@code 1} and {@code 2} and whole words are old ways to write it. */
	public Optional<Color> color() {
		return switch (simpleText().toLowerCase(Locale.ROOT)) {
			case "b", "black", "1" -> Optional.of(Color.BLACK);
			case "w", "white", "2" -> Optional.of(Color.WHITE);
			default -> Optional.empty();
		};
	}
}
