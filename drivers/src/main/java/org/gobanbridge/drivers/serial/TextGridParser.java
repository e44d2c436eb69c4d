package org.gobanbridge.drivers.serial;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.gobanbridge.core.board.Snapshot;
import org.gobanbridge.rules.Grid;

/**
 * Finds boards in what hobby boards print: one line a row, each cell a tab and then {@code B}, {@code W} or a space, and
 * an empty line after the last row. There is no checksum, so only frames that are complete to the letter pass, and the
 * first is dropped because it may have begun anywhere. Not for more than one thread.
 */
final class TextGridParser {
	private final Grid grid;
	private final int lineLength;
	private final byte[] line;
	private final List<String> rows = new ArrayList<>();
	private int length;
	private boolean first = true;
	private long broken;

	TextGridParser(int size) {
		this.grid = Grid.of(size);
		this.lineLength = 2 * size;
		this.line = new byte[lineLength + 1];
	}

	/** How many frames were not complete, the first not counted. */
	long broken() {
		return broken;
	}

	/** Takes the next bytes and hands on each complete board in them. */
	void accept(byte[] bytes, int count, Consumer<Snapshot> sink) {
		for (int i = 0; i < count; i++) {
			if (bytes[i] == '\n') {
				endLine(sink);
			} else if (bytes[i] != '\r') {
				if (length <= lineLength) {
					line[length++] = bytes[i];
				}
			}
		}
	}

	private void endLine(Consumer<Snapshot> sink) {
		String text = new String(line, 0, length, StandardCharsets.ISO_8859_1);
		length = 0;
		if (!text.isEmpty()) {
			if (rows.size() <= grid.size()) {
				rows.add(text);
			}
			return;
		}
		boolean whole = rows.size() == grid.size() && rows.stream().allMatch(this::isRow);
		if (first && !rows.isEmpty()) {
			first = false;
		} else if (whole) {
			sink.accept(board());
		} else if (!rows.isEmpty()) {
			broken++;
		}
		rows.clear();
	}

	private boolean isRow(String row) {
		if (row.length() != lineLength) {
			return false;
		}
		for (int i = 0; i < lineLength; i += 2) {
			if (row.charAt(i) != '\t' || "BW ".indexOf(row.charAt(i + 1)) < 0) {
				return false;
			}
		}
		return true;
	}

	private Snapshot board() {
		StringBuilder text = new StringBuilder();
		for (String row : rows) {
			for (int i = 1; i < lineLength; i += 2) {
				text.append(switch (row.charAt(i)) {
					case 'B' -> 'X';
					case 'W' -> 'O';
					default -> '.';
				});
			}
		}
		return Snapshot.parse(grid, text.toString());
	}
}
