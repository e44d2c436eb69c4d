package org.gobanbridge.core.time;

import java.util.OptionalLong;

/**
 * Main time, then so many periods that run on from turn to turn; each that begins is paid for with points (RULES part 2,
 * Ing).
 *
 * @param price
 *            points for each period that began
 */
public record Overtime(long main, int periods, long period, int price) implements TimeSystem {
	/** Ing's rules: three periods of a sixth of the main time, two points each. */
	public static Overtime ing(long main) {
		return new Overtime(main, 3, main / 6, 2);
	}

	public Overtime {
		TimeSystem.some("main time", main);
		TimeSystem.some("a period", period);
		if (periods < 1 || price < 0) {
			throw new IllegalArgumentException("there must be a period at least, and none gives points");
		}
	}

	@Override
	public TimeLeft start() {
		return TimeLeft.of(main, periods, 0, 0);
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
		return left < 0 ? TimeLeft.none() : TimeLeft.of(0, (int) left, period - beyond % period, 0);
	}

	@Override
	public TimeLeft ended(TimeLeft during) {
		return during;
	}

	@Override
	public OptionalLong flag(TimeLeft before) {
		return OptionalLong.of(before.main() + before.period() + before.periods() * period);
	}

	/** What the periods that began have cost so far, in points. */
	public int points(TimeLeft left) {
		return left.out() ? periods * price : (periods - left.periods()) * price;
	}
}
