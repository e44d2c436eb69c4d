package org.gobanbridge.core.steady;

import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeMap;

/**
 * Things that readings report beside the points of the board, some of them wrongly: which are surely there, and since
 * when (FORMATS 5). NOT thread safe.
 *
 * @param <T>
 *            a thing; equal ones are the same
 */
public final class SteadyMarks<T extends Comparable<T>> {
	/** What the last readings said of one thing. */
	private static final class Mark {
		private int history;
		private long began;
		private boolean sure;
		private long since;
	}

	private final Map<T, Mark> marks = new HashMap<>();

	/** Forgets everything. */
	public void forget() {
		marks.clear();
	}

	/**
	 * Takes what a reading reports.
	 *
	 * @return whether something became sure, or sure to be gone
	 */
	public boolean take(long at, Collection<T> reported, Steadiness steadiness) {
		if (marks.isEmpty() && reported.isEmpty()) {
			return false;
		}
		Set<T> now = Set.copyOf(reported);
		now.forEach(thing -> marks.computeIfAbsent(thing, any -> new Mark()));
		boolean news = false;
		for (Map.Entry<T, Mark> entry : marks.entrySet()) {
			news |= take(at, entry.getValue(), now.contains(entry.getKey()), steadiness);
		}
		marks.values().removeIf(mark -> !mark.sure && mark.history == 0);
		return news;
	}

	private static boolean take(long at, Mark mark, boolean reported, Steadiness steadiness) {
		boolean differs = reported != mark.sure;
		if (differs && mark.history == 0) {
			mark.began = at;
		}
		mark.history = (mark.history << 1 | (differs ? 1 : 0)) & (1 << steadiness.of()) - 1;
		if (!steadiness.holds(mark.history, at - mark.began)) {
			return false;
		}
		mark.sure = !mark.sure;
		mark.since = mark.began;
		mark.history = 0;
		return true;
	}

	/** What is surely there, in its order, and when it was first reported. */
	public Map<T, Long> sure() {
		Map<T, Long> sure = new TreeMap<>();
		marks.forEach((thing, mark) -> {
			if (mark.sure) {
				sure.put(thing, mark.since);
			}
		});
		return sure;
	}

	/** Since when this has surely been there; empty if it is not. */
	public OptionalLong since(T thing) {
		Mark mark = marks.get(thing);
		return mark == null || !mark.sure ? OptionalLong.empty() : OptionalLong.of(mark.since);
	}
}
