package org.gobanbridge.app.run;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.gobanbridge.core.Words;
import org.gobanbridge.core.board.PressOutcome;
import org.gobanbridge.core.game.KeyPress;

/** How soon after the event the keys of a clock went down, and what the disk took before, which is not part of it. NOT thread safe. */
public final class PressFigures {
	private final List<Long> waited = new ArrayList<>();
	private final List<Long> commits = new ArrayList<>();
	private final Map<PressOutcome, Integer> outcomes = new EnumMap<>(PressOutcome.class);

	/** One more. */
	public void add(KeyPress press) {
		outcomes.merge(press.outcome(), 1, Integer::sum);
		if (press.outcome().isPressed()) {
			waited.add(press.waitedMicros());
			commits.add(press.commitMicros());
		}
	}

	public boolean isEmpty() {
		return outcomes.isEmpty();
	}

	/** How often each came about. */
	public Map<PressOutcome, Integer> outcomes() {
		return Collections.unmodifiableMap(outcomes);
	}

	/** How many keys went down later than this after the event was on the disk, in microseconds. */
	public long laterThan(long micros) {
		return waited.stream().filter(one -> one > micros).count();
	}

	/** One line for people. */
	public String line() {
		List<String> counts = new ArrayList<>();
		outcomes.forEach((outcome, count) -> counts.add(count + " " + Words.of(outcome)));
		return "the clock was pressed: " + String.join(", ", counts) + "; from the journal to the key "
				+ spread(waited) + "; to the journal " + spread(commits);
	}

	/** {@code min 0.1, mean 0.2, p99 1.0, max 2.0 ms}. */
	private static String spread(List<Long> micros) {
		if (micros.isEmpty()) {
			return "-";
		}
		List<Long> sorted = micros.stream().sorted().toList();
		double mean = sorted.stream().mapToLong(Long::longValue).average().orElse(0);
		long p99 = sorted.get((int) Math.min(sorted.size() - 1, Math.ceil(sorted.size() * 0.99) - 1));
		return String.format(Locale.ROOT, "min %.2f, mean %.2f, p99 %.2f, max %.2f ms", sorted.getFirst() / 1e3,
				mean / 1e3, p99 / 1e3, sorted.getLast() / 1e3);
	}
}
