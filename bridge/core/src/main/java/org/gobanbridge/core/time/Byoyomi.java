package org.gobanbridge.core.time;

import java.util.OptionalLong;

/**
 * Main time, then so many periods: a turn shorter than what is left of one costs nothing, each full period costs itself,
 * and a turn may cost several. The last may not be used up (RULES T4).
 */
public record Byoyomi(long main, int periods, long period) implements TimeSystem {
	public Byoyomi {
		TimeSystem.length("main time", main);
		TimeSystem.some("a period", period);
		if (periods < 1) {
			throw new IllegalArgumentException("there must be a period at least");
		}
	}

	/**
	 * The reserved minutes of the Chinese rules: the last minutes of a limit (RULES T4).
	 *
	 * @param limit
	 *            all the time a side has, the reserved minutes among it
	 * @param minutes
	 *            how many are reserved
	 */
	public static Byoyomi reserved(long limit, int minutes) {
		return new Byoyomi(limit - minutes * MINUTE, minutes, MINUTE);
	}

	private static final long MINUTE = 60_000;

	@Override
	public TimeLeft start() {
		return TimeLeft.of(main, periods, period, 0);
	}

	@Override
	public TimeLeft during(TimeLeft before, long elapsed) {
		if (elapsed < before.main()) {
			return before.withMain(before.main() - elapsed);
		}
		long over = elapsed - before.main();
		if (over < before.period()) {
			return TimeLeft.of(0, before.periods(), before.period() - over, 0);
		}
		long beyond = over - before.period();
		long left = before.periods() - 1 - beyond / period;
		return left < 1 ? TimeLeft.none() : TimeLeft.of(0, (int) left, period - beyond % period, 0);
	}

	@Override
	public TimeLeft ended(TimeLeft during) {
		return TimeLeft.of(during.main(), during.periods(), period, 0);
	}

	@Override
	public OptionalLong flag(TimeLeft before) {
		return OptionalLong.of(before.main() + before.period() + (before.periods() - 1) * period);
	}
}
