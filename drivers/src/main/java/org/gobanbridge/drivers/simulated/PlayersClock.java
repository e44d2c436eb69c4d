package org.gobanbridge.drivers.simulated;

import java.util.Optional;
import java.util.OptionalLong;
import org.gobanbridge.core.time.NoTime;
import org.gobanbridge.core.time.TimeControl;
import org.gobanbridge.core.time.TimeLeft;
import org.gobanbridge.core.time.TimeSystem;
import org.gobanbridge.rules.Color;

/**
 * The time of the players at the simulated table, by when their stones truly touched the board. It begins with the first
 * stone, or when somebody says that the game begins, stands from two passes in a row until play is resumed, and while a
 * scattered board is put together. NOT thread safe.
 */
final class PlayersClock {
	private final Optional<TimeControl> control;
	private final TimeLeft[] left = new TimeLeft[Color.values().length];
	/** Since when the side to play thinks, in ms; empty = the clock stands. */
	private OptionalLong since = OptionalLong.empty();
	private boolean passed;

	/** @param time the time setting of the game, if it has one */
	PlayersClock(Optional<String> time) {
		this.control = time.flatMap(TimeControl::find);
		for (Color color : Color.values()) {
			left[color.ordinal()] = control.map(given -> given.of(color)).orElse(new NoTime()).start();
		}
	}

	/** The clock runs from now on. */
	void start(long t) {
		since = OptionalLong.of(t);
	}

	/** The clock stood between these moments, if it was running. */
	void stood(long from, long to) {
		since = since.isEmpty() ? since : OptionalLong.of(since.getAsLong() + Math.max(0, to - from));
	}

	/** When the time of this side, which is to play, is used up; empty if it never is. */
	OptionalLong flag(Color color) {
		if (control.isEmpty() || since.isEmpty() || left[color.ordinal()].out()) {
			return OptionalLong.empty();
		}
		OptionalLong lasts = control.get().of(color).flag(left[color.ordinal()]);
		return lasts.isPresent() ? OptionalLong.of(since.getAsLong() + lasts.getAsLong()) : OptionalLong.empty();
	}

	/**
	 * A turn was taken; when its time was used up before, if it was.
	 *
	 * @param longer
	 *            so much longer it is taken to have lasted, in ms
	 */
	OptionalLong turn(Color color, long t, boolean pass, long longer) {
		OptionalLong flag = flag(color).stream().filter(out -> out <= t + longer).findFirst();
		int side = color.ordinal();
		if (control.isPresent() && since.isPresent() && !left[side].out()) {
			TimeSystem system = control.get().of(color);
			left[side] = system.after(left[side], Math.max(0, t + longer - since.getAsLong()));
		}
		boolean over = pass && passed;
		passed = pass;
		since = over ? OptionalLong.empty() : OptionalLong.of(t);
		return flag;
	}
}
