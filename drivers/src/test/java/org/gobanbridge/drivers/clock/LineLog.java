package org.gobanbridge.drivers.clock;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.LongSupplier;
import org.gobanbridge.core.board.ClockKey;

/** What happened on the lines that press keys, in order. */
final class LineLog {
	private final List<Pulse> pulses = new ArrayList<>();
	private final Map<Integer, Long> down = new TreeMap<>();
	private final Map<Integer, ClockKey> keys = new TreeMap<>();
	private final LongSupplier nanos;
	private final boolean activeHigh;
	private boolean overlapped;

	/** A key was held from a moment to another, in nanoseconds. */
	record Pulse(ClockKey key, long from, long to) {
		long length() {
			return to - from;
		}
	}

	LineLog(ClockWiring wiring, LongSupplier nanos) {
		wiring.keys().forEach((key, line) -> keys.put(line, key));
		this.activeHigh = wiring.activeHigh();
		this.nanos = nanos;
	}

	synchronized void changed(int line, boolean high) {
		if (high == activeHigh) {
			overlapped |= !down.isEmpty();
			down.put(line, nanos.getAsLong());
		} else {
			Optional.ofNullable(down.remove(line))
					.ifPresent(from -> pulses.add(new Pulse(keys.get(line), from, nanos.getAsLong())));
		}
	}

	synchronized List<Pulse> pulses() {
		return List.copyOf(pulses);
	}

	List<ClockKey> pressed() {
		return pulses().stream().map(Pulse::key).toList();
	}

	/** From the end of each pulse to the beginning of the next, in nanoseconds. */
	List<Long> gaps() {
		List<Long> gaps = new ArrayList<>();
		for (int i = 1; i < pulses().size(); i++) {
			gaps.add(pulses().get(i).from() - pulses().get(i - 1).to());
		}
		return gaps;
	}

	synchronized void assertAllLetGo() {
		assertThat(down).as("lines that are held").isEmpty();
		assertThat(overlapped).as("pulses overlap").isFalse();
	}
}
