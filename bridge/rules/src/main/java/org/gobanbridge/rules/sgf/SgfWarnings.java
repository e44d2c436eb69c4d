package org.gobanbridge.rules.sgf;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** What was odd about a game, one line each; of many alike only the first hundred are kept. Not thread safe. */
final class SgfWarnings {
	private static final int MOST = 100;

	private final List<String> warnings = new ArrayList<>();
	private final List<String> always = new ArrayList<>();
	private int leftOut;

	/** A warning of which there may be many. */
	void add(Supplier<SgfException> warning) {
		if (warnings.size() < MOST) {
			warnings.add(warning.get().getMessage());
		} else {
			leftOut++;
		}
	}

	/** A warning about the game as a whole, which is kept however many there are. */
	void addAlways(SgfException warning) {
		always.add(warning.getMessage());
	}

	List<String> all() {
		List<String> all = new ArrayList<>(warnings);
		if (leftOut > 0) {
			all.add("and " + leftOut + " more");
		}
		all.addAll(always);
		return List.copyOf(all);
	}
}
