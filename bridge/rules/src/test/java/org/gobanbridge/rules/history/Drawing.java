package org.gobanbridge.rules.history;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.Move;
import org.gobanbridge.rules.Position;

/**
 * A drawing that need not be square, made square by continuing an edge that has stones of one colour at most: its
 * stones are repeated, and the eyes between them filled. This changes no liberty that matters in these sequences.
 */
record Drawing(List<String> rows, List<String> square, int left, int top) {
	static Drawing of(JsonNode board) {
		List<String> rows = new ArrayList<>();
		board.forEach(row -> rows.add(row.asText()));
		int width = rows.getFirst().length();
		int more = Math.abs(width - rows.size());
		boolean wide = width > rows.size();
		List<String> lines = new ArrayList<>(wide ? rows : transposed(rows));
		boolean before = ofOneColor(lines.getFirst());
		String wall = (before ? lines.getFirst() : lines.getLast()).replaceAll("(?<=X)\\.(?=X)", "X")
				.replaceAll("(?<=O)\\.(?=O)", "O");
		lines.addAll(before ? 0 : lines.size(), Collections.nCopies(more, wall));
		int offset = before ? more : 0;
		return new Drawing(rows, wide ? lines : transposed(lines), wide ? 0 : offset, wide ? offset : 0);
	}

	private static boolean ofOneColor(String line) {
		return !(line.contains("X") && line.contains("O"));
	}

	private static List<String> transposed(List<String> rows) {
		List<String> columns = new ArrayList<>();
		for (int column = 0; column < rows.getFirst().length(); column++) {
			StringBuilder text = new StringBuilder();
			for (String row : rows) {
				text.append(row.charAt(column));
			}
			columns.add(text.toString());
		}
		return columns;
	}

	int size() {
		return square.size();
	}

	Position position() {
		return Position.parse(Grid.of(size()), String.join("", square));
	}

	/** The part of a board's text that the drawing had. */
	String original(String text) {
		StringBuilder part = new StringBuilder();
		for (int row = 0; row < rows.size(); row++) {
			int start = (top + row) * size() + left;
			part.append(text, start, start + rows.getFirst().length());
		}
		return part.toString();
	}

	Move move(Color color, JsonNode xy) {
		if (xy.isTextual() || xy.isNull()) {
			return new Move.Pass(color);
		}
		int index = (top + xy.get(1).asInt()) * size() + left + xy.get(0).asInt();
		return new Move.Play(color, Grid.of(size()).point(index));
	}
}
