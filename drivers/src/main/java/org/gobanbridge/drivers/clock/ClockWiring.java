package org.gobanbridge.drivers.clock;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.gobanbridge.core.board.ClockKey;

/**
 * Which GPIO lines go to a clock, by their numbers on the chip.
 *
 * @param keys
 *            output lines that press a key; for both sides or for neither
 * @param activeHigh
 *            whether a key is down while its line is high
 * @param lever
 *            input line that a contact closes to ground while Black's side is down
 * @param leverTurned
 *            whether the lever's contact is closed while White's side is down instead
 * @param beep
 *            input line that is pulled to ground while the clock beeps
 * @param lamp
 *            input line that is pulled to ground while the clock's lamp is lit
 */
public record ClockWiring(Map<ClockKey, Integer> keys, boolean activeHigh, OptionalInt lever, boolean leverTurned,
		OptionalInt beep, OptionalInt lamp) {
	public static final int MOST_LINE = 511;

	public ClockWiring {
		Map<ClockKey, Integer> copy = new EnumMap<>(ClockKey.class);
		copy.putAll(keys);
		keys = java.util.Collections.unmodifiableMap(copy);
		List<Integer> all = lines(keys, lever, beep, lamp);
		if (all.isEmpty()) {
			throw new IllegalArgumentException("no line goes to the clock");
		}
		if (new HashSet<>(all).size() < all.size()) {
			throw new IllegalArgumentException("one line goes to two places of the clock: " + all);
		}
		if (all.stream().anyMatch(line -> line < 0 || line > MOST_LINE)) {
			throw new IllegalArgumentException("a line is numbered 0 to " + MOST_LINE + ": " + all);
		}
		if (keys.containsKey(ClockKey.BLACK) != keys.containsKey(ClockKey.WHITE)) {
			throw new IllegalArgumentException("one side of the clock would be pressed and the other not");
		}
	}

	/** A clock that is pressed, and of which nothing is read. */
	public static ClockWiring pressing(int black, int white, int pause) {
		return new ClockWiring(Map.of(ClockKey.BLACK, black, ClockKey.WHITE, white, ClockKey.PAUSE, pause), true,
				OptionalInt.empty(), false, OptionalInt.empty(), OptionalInt.empty());
	}

	/** The same with a lever, a beep and a lamp that are read. */
	public ClockWiring reading(int leverLine, int beepLine, int lampLine) {
		return new ClockWiring(keys, activeHigh, OptionalInt.of(leverLine), leverTurned, OptionalInt.of(beepLine),
				OptionalInt.of(lampLine));
	}

	/** The lines that are read. */
	List<Integer> inputs() {
		return lines(Map.of(), lever, beep, lamp);
	}

	private static List<Integer> lines(Map<ClockKey, Integer> keys, OptionalInt... inputs) {
		List<Integer> all = new ArrayList<>(keys.values());
		Stream.of(inputs).flatMap(line -> line.stream().boxed()).forEach(all::add);
		return all;
	}
}
