package org.gobanbridge.rules.sgf;

import java.util.ArrayList;
import java.util.List;

/** What was odd about a file, one line each; only the first hundred are kept. Not thread safe. */
final class SgfWarnings {
	private static final int MOST = 100;

	private final SgfSource source;
	private final List<String> warnings;
	private int leftOut;

	SgfWarnings(SgfSource source, List<String> before) {
		this.source = source;
		this.warnings = new ArrayList<>(before);
	}

	/** A warning about what stands at this place of the text. */
	void add(int offset, String problem) {
		if (warnings.size() < MOST) {
			warnings.add(source.error(offset, problem).getMessage());
		} else {
			leftOut++;
		}
	}

	List<String> all() {
		List<String> all = new ArrayList<>(warnings);
		if (leftOut > 0) {
			all.add("and " + leftOut + " more");
		}
		return List.copyOf(all);
	}
}
