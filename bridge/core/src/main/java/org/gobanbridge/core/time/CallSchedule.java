package org.gobanbridge.core.time;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * When the time is called (RULES T5). Pure.
 *
 * @param period
 *            in a period that may be lost: so many seconds before its end
 * @param last
 *            in the last period: so many seconds before its end
 * @param count
 *            before the end of the last period each of so many seconds is counted, 1 first; the next would be the time-out
 * @param losses
 *            whether it is called that the main time is over and that a period is lost
 * @param remaining
 *            where there are no periods: so many seconds before the time is used up
 */
public record CallSchedule(List<Integer> period, List<Integer> last, int count, boolean losses,
		List<Integer> remaining) {
	/** 30, 40, 50, 55, 58 seconds of a minute; 30, 40, 50 and then 1 to 9 of the last; without periods what is left. */
	public static final CallSchedule USUAL = new CallSchedule(List.of(30, 20, 10, 5, 2), List.of(30, 20, 10), 9, true,
			List.of(600, 300, 60, 30, 10));
	/** Nothing is called. */
	public static final CallSchedule SILENT = new CallSchedule(List.of(), List.of(), 0, false, List.of());

	/** Nothing is called earlier than so many seconds before an end. */
	public static final int MOST_SECONDS = 7_200;
	/** No more seconds can be counted one by one. */
	public static final int MOST_COUNTED = 60;

	private static final long SECOND = 1_000;
	private static final int MINUTE = 60;

	/**
	 * @throws IllegalArgumentException
	 *             with the number that cannot be so and what it may be
	 */
	public CallSchedule {
		period = seconds("period", period);
		last = seconds("last", last);
		remaining = seconds("remaining", remaining);
		if (count < 0 || count > MOST_COUNTED) {
			throw new IllegalArgumentException(
					"count must be a whole number from 0 to " + MOST_COUNTED + ", not " + count);
		}
	}

	private static List<Integer> seconds(String name, List<Integer> written) {
		written.stream().filter(number -> number < 1 || number > MOST_SECONDS).findFirst().ifPresent(number -> {
			throw new IllegalArgumentException(
					name + " must have whole numbers of seconds from 1 to " + MOST_SECONDS + ", not " + number);
		});
		return List.copyOf(written);
	}

	/**
	 * The next call of a turn.
	 *
	 * @param before
	 *            what the side had when the turn began
	 * @param elapsed
	 *            how long the turn has lasted; what was due at this moment has been called
	 */
	public Optional<Call> next(TimeSystem system, TimeLeft before, long elapsed) {
		return of(system, before, elapsed).stream().filter(call -> call.elapsed() > elapsed)
				.min(Comparator.comparingLong(Call::elapsed));
	}

	/** What a player is told who asks what his side has left; full minutes, or seconds if there is none. */
	public static String answer(TimeLeft left) {
		if (left.out()) {
			return "time-out";
		}
		if (left.main() < SECOND && left.periods() > 0) {
			return periodsLeft(left.periods());
		}
		long seconds = (left.main() > 0 ? left.main() : left.period()) / SECOND;
		return seconds >= MINUTE ? "minutes-left:" + seconds / MINUTE : "seconds-left:" + seconds;
	}

	private List<Call> of(TimeSystem system, TimeLeft before, long elapsed) {
		List<Call> calls = new ArrayList<>();
		switch (system) {
			case NoTime none -> {
			}
			case Absolute absolute -> remaining(calls, 0, before.main());
			case Fischer fischer -> remaining(calls, 0, before.main());
			case Delay delay -> remaining(calls, before.period(), before.period() + before.main());
			case Canadian canadian -> {
				begins(calls, before, "stones-left:" + before.stones());
				remaining(calls, before.main(), before.main() + before.period());
			}
			case Byoyomi byoyomi -> {
				begins(calls, before, periodsLeft(before.periods()));
				periods(calls, byoyomi, before, elapsed);
			}
			case Overtime overtime -> overtime(calls, overtime, before);
		}
		return calls;
	}

	/** The main time ends in this turn. */
	private void begins(List<Call> calls, TimeLeft before, String key) {
		if (losses && before.main() > 0) {
			calls.add(new Call(before.main(), key));
		}
	}

	private static String periodsLeft(int periods) {
		return "periods-left:" + periods;
	}

	/** Of the period that then runs, and of the next one. */
	private void periods(List<Call> calls, Byoyomi byoyomi, TimeLeft before, long elapsed) {
		long begin = before.main();
		long end = begin + before.period();
		int left = before.periods();
		if (elapsed >= end) {
			long whole = (elapsed - end) / byoyomi.period();
			begin = end + whole * byoyomi.period();
			end = begin + byoyomi.period();
			left -= (int) Math.min(left, whole + 1);
		}
		if (left > 1) {
			marks(calls, period, begin, end, byoyomi.period());
			lost(calls, end, left - 1);
		} else if (left == 1) {
			marks(calls, last, begin, end, byoyomi.period());
			for (int n = 1; n <= count; n++) {
				add(calls, begin, end - (count + 1 - n) * SECOND, String.valueOf(n));
			}
		}
	}

	private void lost(List<Call> calls, long at, int left) {
		if (losses) {
			add(calls, 0, at, periodsLeft(left));
		}
	}

	private static void marks(List<Call> calls, List<Integer> seconds, long begin, long end, long length) {
		for (int before : seconds) {
			add(calls, begin, end - before * SECOND, (length / SECOND - before) + "s");
		}
	}

	private void overtime(List<Call> calls, Overtime overtime, TimeLeft before) {
		long end = before.main() + before.period();
		for (int left = before.periods(); left > 0; left--) {
			lost(calls, end, left - 1);
			end += overtime.period();
		}
		remaining(calls, end - overtime.period(), end);
	}

	private void remaining(List<Call> calls, long begin, long end) {
		for (int seconds : remaining) {
			String key = seconds % MINUTE == 0 ? "minutes-left:" + seconds / MINUTE : "seconds-left:" + seconds;
			add(calls, begin, end - seconds * SECOND, key);
		}
	}

	private static void add(List<Call> calls, long begin, long at, String key) {
		if (at > begin) {
			calls.add(new Call(at, key));
		}
	}
}
