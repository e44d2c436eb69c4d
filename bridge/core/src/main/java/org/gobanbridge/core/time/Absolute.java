package org.gobanbridge.core.time;

import java.util.OptionalLong;

/** So much time for the whole game (RULES T3). */
public record Absolute(long main) implements TimeSystem {
	public Absolute {
		TimeSystem.some("main time", main);
	}

	@Override
	public TimeLeft start() {
		return TimeLeft.of(main, 0, 0, 0);
	}

	@Override
	public TimeLeft during(TimeLeft before, long elapsed) {
		return elapsed < before.main() ? before.withMain(before.main() - elapsed) : TimeLeft.none();
	}

	@Override
	public TimeLeft ended(TimeLeft during) {
		return during;
	}

	@Override
	public OptionalLong flag(TimeLeft before) {
		return OptionalLong.of(before.main());
	}
}
