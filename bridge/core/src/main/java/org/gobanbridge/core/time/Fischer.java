package org.gobanbridge.core.time;

import java.util.OptionalLong;

/**
 * Each turn gives some time back.
 *
 * @param increment
 *            what a finished turn gives
 * @param cap
 *            no turn gives so much that more than this is left; empty = no bound
 */
public record Fischer(long main, long increment, OptionalLong cap) implements TimeSystem {
	public Fischer {
		TimeSystem.some("main time", main);
		TimeSystem.length("the increment", increment);
		cap.ifPresent(most -> TimeSystem.some("the cap", most));
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
		long most = Math.max(during.main(), cap.orElse(Long.MAX_VALUE));
		return during.withMain(Math.min(during.main() + increment, most));
	}

	@Override
	public OptionalLong flag(TimeLeft before) {
		return OptionalLong.of(before.main());
	}
}
