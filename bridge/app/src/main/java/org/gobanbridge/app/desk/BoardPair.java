package org.gobanbridge.app.desk;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.gobanbridge.core.board.Snapshot;
import org.gobanbridge.core.incident.Evidence;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.Point;

/**
 * The boards just before and just after, drawn with characters that every terminal has, coordinates outside, brackets
 * around the points that differ. Side by side where there is room, else one below the other.
 */
final class BoardPair {
	private static final String GAP = "    ";

	private BoardPair() {
	}

	/**
	 * Lines no wider than this, if one board alone is not.
	 *
	 * @param before
	 *            the heading of the first board
	 * @param after
	 *            the heading of the second one
	 */
	static List<String> lines(Evidence evidence, Set<Point> marked, String before, String after, int columns) {
		List<String> first = block(before, board(evidence.before(), marked));
		List<String> second = block(after, board(evidence.after(), marked));
		int width = first.stream().mapToInt(TextColumns::width).max().orElse(0);
		int whole = width + GAP.length() + second.stream().mapToInt(TextColumns::width).max().orElse(0);
		List<String> lines = new ArrayList<>();
		if (whole > columns) {
			lines.addAll(first);
			lines.add("");
			lines.addAll(second);
			return lines;
		}
		for (int i = 0; i < Math.max(first.size(), second.size()); i++) {
			lines.add((TextColumns.padded(line(first, i), width) + GAP + line(second, i)).stripTrailing());
		}
		return lines;
	}

	private static String line(List<String> lines, int index) {
		return index < lines.size() ? lines.get(index) : "";
	}

	private static List<String> block(String heading, List<String> board) {
		int width = board.stream().mapToInt(String::length).max().orElse(0);
		List<String> block = new ArrayList<>(TextColumns.wrapped(heading, width));
		block.addAll(board);
		return block;
	}

	private static List<String> board(Snapshot board, Set<Point> marked) {
		Grid grid = board.grid();
		List<String> lines = new ArrayList<>();
		String letters = "   " + IntStream.range(0, grid.size())
				.mapToObj(column -> String.valueOf(grid.point(column).letter())).collect(Collectors.joining(" "));
		lines.add(letters);
		for (int row = 0; row < grid.size(); row++) {
			String number = String.valueOf(grid.size() - row);
			lines.add(String.format(Locale.ROOT, "%2s", number) + row(board, row, marked) + " " + number);
		}
		lines.add(letters);
		return lines;
	}

	/** {@code  . X[O]. }: between two marked points stands a bar. */
	private static String row(Snapshot board, int row, Set<Point> marked) {
		Grid grid = board.grid();
		StringBuilder line = new StringBuilder();
		boolean before = false;
		for (int column = 0; column < grid.size(); column++) {
			int index = row * grid.size() + column;
			boolean now = marked.contains(grid.point(index));
			line.append(before && now ? '|' : now ? '[' : before ? ']' : ' ').append(board.at(index).symbol());
			before = now;
		}
		return line.append(before ? ']' : ' ').toString();
	}
}
