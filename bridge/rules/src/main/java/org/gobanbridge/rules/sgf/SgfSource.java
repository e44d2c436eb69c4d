package org.gobanbridge.rules.sgf;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The decoded text of a file, and where in it something stands. Any thread may use it. */
final class SgfSource {
	private final String text;
	/** Where each line begins; found when first asked for, as most files are never asked. */
	private volatile int @Nullable [] lineStarts;
	/** The place that was asked for last; it saves time only. */
	private volatile Place last = new Place(0, 0, 0);

	SgfSource(String text) {
		this.text = text;
	}

	String text() {
		return text;
	}

	/** A place that was asked for. */
	private record Place(int offset, int line, int column) {
	}

	/** What is wrong at this place. Lines and columns are counted from 1, in characters, as editors do. */
	SgfException error(int offset, String problem) {
		Place place = place(offset);
		return new SgfException(problem, place.line + 1, place.column + 1);
	}

	/** Counted from the beginning of the line, or from the last place if that is nearer: a whole file may be one line. */
	private Place place(int offset) {
		int[] starts = lineStarts();
		int found = Arrays.binarySearch(starts, offset);
		int line = found >= 0 ? found : -found - 2;
		Place before = last;
		int column;
		if (before.line != line || Math.abs(offset - before.offset) > offset - starts[line]) {
			column = text.codePointCount(starts[line], offset);
		} else if (offset >= before.offset) {
			column = before.column + text.codePointCount(before.offset, offset);
		} else {
			column = before.column - text.codePointCount(offset, before.offset);
		}
		Place place = new Place(offset, line, column);
		last = place;
		return place;
	}

	private int[] lineStarts() {
		int[] known = lineStarts;
		if (known == null) {
			known = findLineStarts();
			lineStarts = known;
		}
		return known;
	}

	private int[] findLineStarts() {
		int[] starts = new int[16];
		int lines = 1;
		for (int i = 0; i < text.length(); i++) {
			char c = text.charAt(i);
			boolean ends = c == '\n' || c == '\r' && !(i + 1 < text.length() && text.charAt(i + 1) == '\n');
			if (ends) {
				starts = lines == starts.length ? Arrays.copyOf(starts, lines * 2) : starts;
				starts[lines++] = i + 1;
			}
		}
		return Arrays.copyOf(starts, lines);
	}
}
