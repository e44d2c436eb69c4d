package org.gobanbridge.core.time;

import java.util.OptionalLong;

/** Nobody counts the time. */
public record NoTime() implements TimeSystem {
	@Override
	public TimeLeft start() {
		return TimeLeft.of(0, 0, 0, 0);
	}

	@Override
	public TimeLeft during(TimeLeft before, long elapsed) {
		return before;
	}

	@Override
	public TimeLeft ended(TimeLeft during) {
		return during;
	}

	@Override
	public OptionalLong flag(TimeLeft before) {
		return OptionalLong.empty();
	}
}
