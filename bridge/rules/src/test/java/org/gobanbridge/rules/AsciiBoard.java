package org.gobanbridge.rules;

/** Boards drawn in tests: {@code X} black, {@code O} white, {@code .} empty, top row first. */
public final class AsciiBoard {
	private AsciiBoard() {
	}

	/** The position of this drawing; the first row tells the size. */
	public static Position board(String drawing) {
		String rows = drawing.strip();
		int size = rows.lines().findFirst().orElseThrow().replaceAll("\\s", "").length();
		return Position.parse(Grid.of(size), rows);
	}

	/** A stone, {@code play("X C3")}, or a pass, {@code play("O pass")}. */
	public static Move move(String text) {
		Color color = text.startsWith("X") ? Color.BLACK : Color.WHITE;
		String point = text.substring(2);
		return point.equals("pass") ? new Move.Pass(color) : new Move.Play(color, Point.parse(point));
	}
}
