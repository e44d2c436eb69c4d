package org.gobanbridge.core.time;

import java.util.OptionalLong;

/** Main time, then so many stones in each period, which is as long again when they have been played. */
public record Canadian(long main, long period, int stones) implements TimeSystem {
	public Canadian {
		TimeSystem.length("main time", main);
		TimeSystem.some("a period", period);
		if (stones < 1) {
			throw new IllegalArgumentException("there must be a stone at least to a period");
		}
	}

	@Override
	public TimeLeft start() {
		return TimeLeft.of(main, 0, period, stones);
	}

	@Override
	public TimeLeft during(TimeLeft before, long elapsed) {
		if (elapsed < before.main()) {
			return before.withMain(before.main() - elapsed);
		}
		long over = elapsed - before.main();
		return over < before.period()
				? TimeLeft.of(0, 0, before.period() - over, before.stones())
				: TimeLeft.none();
	}

	/** A turn in which the main time was used up is the first of the period. */
	@Override
	public TimeLeft ended(TimeLeft during) {
		if (during.main() > 0) {
			return during;
		}
		return during.stones() > 1
				? TimeLeft.of(0, 0, during.period(), during.stones() - 1)
				: TimeLeft.of(0, 0, period, stones);
	}

	@Override
	public OptionalLong flag(TimeLeft before) {
		return OptionalLong.of(before.main() + before.period());
	}
}
