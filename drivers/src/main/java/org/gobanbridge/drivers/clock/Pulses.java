package org.gobanbridge.drivers.clock;

import java.io.IOException;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import org.gobanbridge.core.board.ClockKey;
import org.gobanbridge.core.board.ClockReport.PressEnded;
import org.gobanbridge.core.board.PressOutcome;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Makes pulses on the lines that press keys, one after another: a line down for so long, then all lines at rest for so
 * long. Where the clock's answer can be read it is waited for, and the press is made once more without it. What time it
 * is comes in from outside. NOT thread safe.
 */
final class Pulses {
	private static final Logger LOG = LoggerFactory.getLogger(Pulses.class);
	/** How soon a line that could not be let go is tried again. */
	private static final long STUCK_NANOS = TimeUnit.MILLISECONDS.toNanos(4);
	private static final int MOST_TRIES = 2;
	/** A key that is held so much longer than it should be is told of: to a clock, a long press may be another word. */
	private static final long LONG_MILLIS = 100;

	private final ClockWiring wiring;
	private final ClockLines lines;
	private final PulseTiming timing;
	private final Presses presses;
	private final LongSupplier nanos;
	private final Consumer<PressEnded> ended;
	private Optional<Press> press = Optional.empty();
	private Stage stage = Stage.REST;
	/** When the present stage is over; of REST, when the next pulse may begin. */
	private long until;
	/** When the last pulse was over. */
	private long released;

	private enum Stage {
		/** All lines are at rest. */
		REST,
		/** A line is down. */
		DOWN,
		/** A line could not be let go. */
		STUCK,
		/** All lines are at rest, and the clock has not answered yet. */
		ANSWER
	}

	/** The press that is being made. */
	private static final class Press {
		private final Presses.Asked asked;
		private final int line;
		private final boolean readBack;
		private long down;
		private OptionalLong lastDown = OptionalLong.empty();
		private long heldMillis;
		private int tries;
		private boolean answered;
		private String failure = "";
		/** Whether its line could not be let go at once. */
		private boolean stuck;

		Press(Presses.Asked asked, int line, boolean readBack) {
			this.asked = asked;
			this.line = line;
			this.readBack = readBack;
		}

		PressEnded over(PressOutcome outcome, String detail) {
			return asked.ended(outcome, down, detail);
		}
	}

	Pulses(ClockWiring wiring, ClockLines lines, PulseTiming timing, Presses presses, LongSupplier nanos,
			Consumer<PressEnded> ended) {
		this.wiring = wiring;
		this.lines = lines;
		this.timing = timing;
		this.presses = presses;
		this.nanos = nanos;
		this.ended = ended;
		this.until = nanos.getAsLong();
	}

	/** The key that is being pressed, or whose answer is awaited. */
	Optional<ClockKey> inHand() {
		return press.map(one -> one.asked.key());
	}

	/** Whether the clock shows now that it took the press in hand. */
	void answered(boolean taken) {
		press.ifPresent(one -> one.answered = taken);
	}

	/** Does what is due. */
	void step(long now) {
		switch (stage) {
			case DOWN -> {
				if (now >= until) {
					letGo(now);
				}
			}
			case STUCK -> letGo(now);
			case ANSWER -> listen(now);
			case REST -> {
			}
		}
		if (stage == Stage.REST && now >= until) {
			begin(now);
		}
	}

	/** When something is due next, if it is known. */
	Optional<Long> due() {
		return stage == Stage.REST && press.isEmpty() && presses.isEmpty() ? Optional.empty() : Optional.of(until);
	}

	private void begin(long now) {
		while (press.isEmpty()) {
			Optional<Presses.Asked> next = presses.next(now);
			if (next.isEmpty()) {
				return;
			}
			Presses.Asked asked = next.get();
			Integer line = wiring.keys().get(asked.key());
			if (line == null) {
				ended.accept(asked.ended(PressOutcome.UNABLE, now, "no line goes to that key of the clock"));
			} else {
				press = Optional.of(new Press(asked, line, isReadBack(asked.key())));
			}
		}
		down(press.get(), now);
	}

	private void down(Press one, long now) {
		if (one.tries++ == 0) {
			one.down = now;
		}
		stage = Stage.DOWN;
		try {
			lines.set(one.line, wiring.activeHigh());
			// counted from when the line is down, however long that took
			long down = nanos.getAsLong();
			until = down + nanos(timing.length());
			one.lastDown = OptionalLong.of(down);
			if (one.tries == 1) {
				one.down = down;
			}
		} catch (IOException e) {
			one.failure = "the key could not be pressed: " + e.getMessage();
			letGo(now);
		}
	}

	private void letGo(long now) {
		Press one = press.orElseThrow();
		try {
			lines.set(one.line, !wiring.activeHigh());
		} catch (IOException e) {
			if (stage != Stage.STUCK) {
				LOG.error("line {} of {} cannot be let go, the key may be held down; it is tried again and again",
						one.line, lines.place());
			}
			one.failure = "the key could not be let go: " + e.getMessage();
			one.stuck = one.lastDown.isPresent();
			stage = Stage.STUCK;
			until = now + STUCK_NANOS;
			return;
		}
		released = nanos.getAsLong();
		until = released + nanos(timing.gap());
		one.lastDown.ifPresent(since -> one.heldMillis = Math.max(one.heldMillis,
				TimeUnit.NANOSECONDS.toMillis(released - since)));
		if (!one.failure.isEmpty()) {
			end(one.stuck ? PressOutcome.STUCK : PressOutcome.FAILED, one.failure);
		} else if (!one.readBack) {
			end(PressOutcome.MADE, "");
		} else {
			stage = Stage.ANSWER;
			until = released + Math.max(nanos(timing.gap()), nanos(timing.readBack()));
			listen(now);
		}
	}

	private void listen(long now) {
		Press one = press.orElseThrow();
		if (one.answered) {
			until = released + nanos(timing.gap());
			end(PressOutcome.VERIFIED, one.tries == 1 ? "" : "the clock took it the second time");
		} else if (now >= until) {
			// the pause key undoes what it did, if it was taken after all
			if (one.tries < MOST_TRIES && one.asked.key().isSide() && !presses.isOutdated(one.asked)) {
				down(one, now);
			} else {
				end(PressOutcome.UNVERIFIED, "the clock did not take it; look at the wire and the key");
			}
		}
	}

	/** All lines are let go; the press in hand has failed. */
	void rest(String why) {
		letAllGo();
		released = nanos.getAsLong();
		until = released + nanos(timing.gap());
		if (press.isPresent()) {
			end(PressOutcome.FAILED, why);
		}
	}

	/** All lines are let go. Any thread may call it when nothing else is done any more. */
	void letAllGo() {
		for (int line : wiring.keys().values()) {
			try {
				lines.set(line, !wiring.activeHigh());
			} catch (IOException e) {
				LOG.error("line {} of {} cannot be let go, the key may be held down", line, lines.place());
			}
		}
	}

	private void end(PressOutcome outcome, String detail) {
		Press one = press.orElseThrow();
		press = Optional.empty();
		stage = Stage.REST;
		String held = one.heldMillis > timing.length() + LONG_MILLIS
				? "the key was held for " + one.heldMillis + " ms instead of " + timing.length()
						+ "; the computer is too busy, or the line is slow"
				: "";
		ended.accept(one.over(outcome, detail.isEmpty() || held.isEmpty() ? detail + held : detail + "; " + held));
	}

	private boolean isReadBack(ClockKey key) {
		return key.isSide() && wiring.lever().isPresent() || wiring.beep().isPresent() || wiring.lamp().isPresent();
	}

	private static long nanos(int millis) {
		return TimeUnit.MILLISECONDS.toNanos(millis);
	}
}
