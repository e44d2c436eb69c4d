package org.gobanbridge.rules.sgf;

import java.util.BitSet;
import java.util.OptionalInt;
import org.gobanbridge.rules.Grid;

/** SGF's points: two letters, column from the left and row from the top, {@code aa} in the upper left corner. */
final class SgfPoints {
	private SgfPoints() {
	}

	static String write(Grid grid, int index) {
		int size = grid.size();
		return new String(new char[]{(char) ('a' + index % size), (char) ('a' + index / size)});
	}

	/** The index of the point; empty if the text is no point of this board. */
	static OptionalInt read(Grid grid, String text) {
		if (text.length() != 2) {
			return OptionalInt.empty();
		}
		int column = text.charAt(0) - 'a';
		int row = text.charAt(1) - 'a';
		int size = grid.size();
		boolean inside = column >= 0 && column < size && row >= 0 && row < size;
		return inside ? OptionalInt.of(row * size + column) : OptionalInt.empty();
	}

	/** Adds the points of {@code dd} or of the rectangle {@code aa:cc}; false if the text is neither. */
	static boolean readArea(Grid grid, String text, BitSet points) {
		int colon = text.indexOf(':');
		OptionalInt from = read(grid, colon < 0 ? text : text.substring(0, colon).strip());
		OptionalInt to = read(grid, colon < 0 ? text : text.substring(colon + 1).strip());
		if (from.isEmpty() || to.isEmpty()) {
			return false;
		}
		int size = grid.size();
		int left = Math.min(from.getAsInt() % size, to.getAsInt() % size);
		int right = Math.max(from.getAsInt() % size, to.getAsInt() % size);
		int bottom = Math.max(from.getAsInt() / size, to.getAsInt() / size);
		for (int row = Math.min(from.getAsInt() / size, to.getAsInt() / size); row <= bottom; row++) {
			points.set(row * size + left, row * size + right + 1);
		}
		return true;
	}

	/** Whether a move with this value is a pass: {@code []}, and {@code [tt]} on boards up to 19x19. */
	static boolean isPass(Grid grid, String text) {
		return text.isEmpty() || (text.equals("tt") && grid.size() <= 19);
	}
}
