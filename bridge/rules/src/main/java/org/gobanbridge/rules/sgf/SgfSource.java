package org.gobanbridge.rules.sgf;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The decoded text of a file, and where in it something stands. Immutable; any thread may use it. */
final class SgfSource {
	private final String text;
	/** Where each line begins; found when first asked for, as most files are never asked. */
	private volatile int @Nullable [] lineStarts;

	SgfSource(String text) {
		this.text = text;
	}

	String text() {
		return text;
	}

	/** What is wrong at this place. Lines and columns are counted from 1, in characters, as editors do. */
	SgfException error(int offset, String problem) {
		int[] starts = lineStarts();
		int found = Arrays.binarySearch(starts, offset);
		int line = found >= 0 ? found : -found - 2;
		return new SgfException(problem, line + 1, text.codePointCount(starts[line], offset) + 1);
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
