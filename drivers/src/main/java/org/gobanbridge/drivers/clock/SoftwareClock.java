package org.gobanbridge.drivers.clock;

import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.gobanbridge.core.board.ClockAbility;
import org.gobanbridge.core.board.ClockReport.PressEnded;
import org.gobanbridge.core.board.ClockReport.SourceChanged;
import org.gobanbridge.core.board.PressOutcome;
import org.gobanbridge.core.board.SourceState;

/** No clock but the page: there is nothing to press, and whoever asks for it is told so. */
public final class SoftwareClock extends ThreadClock {
	private static final long IDLE_NANOS = TimeUnit.SECONDS.toNanos(1);

	private boolean told;

	public SoftwareClock() {
		super(System::nanoTime);
	}

	@Override
	public String description() {
		return "the clock of the live page";
	}

	@Override
	public Set<ClockAbility> abilities() {
		return Set.of();
	}

	@Override
	public long step(long now) {
		if (!told) {
			told = true;
			report(new SourceChanged(SourceState.FOUND, description()));
		}
		reportDropped();
		presses().next(now).ifPresent(press -> report(new PressEnded(press.number(), press.key(), PressOutcome.UNABLE,
				(now - press.at()) / 1_000, "there is no clock that can be pressed")));
		return presses().isEmpty() ? now + IDLE_NANOS : now;
	}

	@Override
	public void rest(String why) {
		// nothing moves
	}
}
