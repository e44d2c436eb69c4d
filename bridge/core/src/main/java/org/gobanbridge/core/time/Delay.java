package org.gobanbridge.core.time;

import java.util.OptionalLong;

/** The first moments of each turn cost nothing. */
public record Delay(long main, long delay) implements TimeSystem {
	public Delay {
		TimeSystem.some("main time", main);
		TimeSystem.length("the delay", delay);
	}

	@Override
	public TimeLeft start() {
		return TimeLeft.of(main, 0, delay, 0);
	}

	@Override
	public TimeLeft during(TimeLeft before, long elapsed) {
		if (elapsed < before.period()) {
			return TimeLeft.of(before.main(), 0, before.period() - elapsed, 0);
		}
		long charged = elapsed - before.period();
		return charged < before.main() ? TimeLeft.of(before.main() - charged, 0, 0, 0) : TimeLeft.none();
	}

	@Override
	public TimeLeft ended(TimeLeft during) {
		return TimeLeft.of(during.main(), 0, delay, 0);
	}

	@Override
	public OptionalLong flag(TimeLeft before) {
		return OptionalLong.of(before.period() + before.main());
	}
}
