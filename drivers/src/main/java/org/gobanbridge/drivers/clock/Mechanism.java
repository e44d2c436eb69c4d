package org.gobanbridge.drivers.clock;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import org.gobanbridge.core.board.ClockKey;

/**
 * The inside of a simulated clock that hangs on lines: a key that is held for long enough throws the lever over, or stops
 * the clock and lights its lamp; the clock can be pressed by hand, and be deaf. Any thread may use it.
 */
public final class Mechanism {
	/** What a key must be held, as the debouncing of real clocks wants it. */
	private static final long LEAST_NANOS = 30_000_000L;

	private final ClockWiring wiring;
	private final MemoryLines lines;
	private final LongSupplier nanos;
	private final long leastNanos;
	private final List<ClockKey> taken = new ArrayList<>();
	private long down;
	private Optional<ClockKey> lever = Optional.empty();
	private boolean lit;
	private boolean deaf;

	public Mechanism(ClockWiring wiring, MemoryLines lines, LongSupplier nanos) {
		this(wiring, lines, nanos, LEAST_NANOS);
	}

	/**
	 * @param leastNanos
	 *            for how long a key must be held to be taken
	 */
	public Mechanism(ClockWiring wiring, MemoryLines lines, LongSupplier nanos, long leastNanos) {
		this.wiring = wiring;
		this.lines = lines;
		this.nanos = nanos;
		this.leastNanos = leastNanos;
		lines.watchedBy(this::changed);
	}

	private synchronized void changed(int line, boolean isHigh) {
		Optional<ClockKey> key = wiring.keys().entrySet().stream().filter(entry -> entry.getValue() == line)
				.map(java.util.Map.Entry::getKey).findFirst();
		if (key.isEmpty()) {
			return;
		}
		if (isHigh == wiring.activeHigh()) {
			down = nanos.getAsLong();
		} else if (!deaf && nanos.getAsLong() - down >= leastNanos) {
			press(key.get());
		}
	}

	/** A key is pressed, by the lines or by a hand. */
	public synchronized void press(ClockKey key) {
		taken.add(key);
		if (key.isSide()) {
			lever = Optional.of(key);
			wiring.lever().ifPresent(line -> lines.ground(line, (key == ClockKey.BLACK) != wiring.leverTurned()));
		} else {
			lit = !lit;
			wiring.lamp().ifPresent(line -> lines.ground(line, lit));
		}
	}

	/** It takes no key any more, or again. */
	public synchronized void deafen(boolean isDeaf) {
		deaf = isDeaf;
	}

	/** The keys that it took, in order. */
	public synchronized List<ClockKey> taken() {
		return List.copyOf(taken);
	}

	/** Which side is down. */
	public synchronized Optional<ClockKey> lever() {
		return lever;
	}
}
