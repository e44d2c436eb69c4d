package org.gobanbridge.drivers.clock;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.gobanbridge.core.board.ClockKey;
import org.gobanbridge.core.board.ClockReport.PressEnded;
import org.gobanbridge.core.board.PressOutcome;

/**
 * The presses that wait for their turn. Few may: what is no longer true is dropped and told, never pressed late. Any
 * thread may use it.
 */
final class Presses {
	static final int MOST_WAITING = 4;
	/** One that has waited so long is no longer pressed. */
	static final long PATIENCE_NANOS = 2_000_000_000L;

	private final Deque<Asked> waiting = new ArrayDeque<>();
	private final List<PressEnded> dropped = new ArrayList<>();
	private long asked;
	private long withdrawn;

	/** A press that was asked for, and when, in nanoseconds. */
	record Asked(long number, ClockKey key, long at) {
		PressEnded ended(PressOutcome outcome, long now, String detail) {
			return new PressEnded(number, key, outcome, Math.max(0, now - at) / 1_000, detail);
		}
	}

	synchronized long ask(ClockKey key, long now) {
		Asked press = new Asked(++asked, key, now);
		if (key.isSide()) {
			drop(now, PressOutcome.OUTDATED, "the other side was to be pressed meanwhile",
					other -> other.key.isSide() && other.key != key);
			if (waiting.stream().anyMatch(other -> other.key == key)) {
				dropped.add(press.ended(PressOutcome.REPEATED, now, "the same key waits already"));
				return press.number;
			}
		}
		if (waiting.size() == MOST_WAITING) {
			dropped.add(press.ended(PressOutcome.OVERFULL, now, MOST_WAITING + " presses wait already"));
		} else {
			waiting.add(press);
		}
		return press.number;
	}

	synchronized void withdraw(long now) {
		withdrawn = asked;
		drop(now, PressOutcome.OUTDATED, "it was taken back", press -> true);
	}

	/** The next one that is still true. */
	synchronized Optional<Asked> next(long now) {
		drop(now, PressOutcome.LATE, "it had waited too long", press -> now - press.at > PATIENCE_NANOS);
		return Optional.ofNullable(waiting.poll());
	}

	/** Whether what was asked for with this press has ceased to be true since. */
	synchronized boolean isOutdated(Asked press) {
		return press.number <= withdrawn || press.key.isSide()
				&& waiting.stream().anyMatch(other -> other.key.isSide() && other.key != press.key);
	}

	synchronized boolean isEmpty() {
		return waiting.isEmpty();
	}

	/** What was dropped since it was last asked. */
	synchronized List<PressEnded> takeDropped() {
		List<PressEnded> taken = List.copyOf(dropped);
		dropped.clear();
		return taken;
	}

	private void drop(long now, PressOutcome outcome, String detail, Predicate<Asked> which) {
		for (Iterator<Asked> each = waiting.iterator(); each.hasNext();) {
			Asked press = each.next();
			if (which.test(press)) {
				each.remove();
				dropped.add(press.ended(outcome, now, detail));
			}
		}
	}
}
