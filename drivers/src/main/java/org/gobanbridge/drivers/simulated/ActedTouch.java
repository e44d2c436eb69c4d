package org.gobanbridge.drivers.simulated;

import java.util.Optional;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Point;

/**
 * A stone put on a point or taken off it, by a person who does what is told.
 *
 * @param pause
 *            how long after the touch before, ms; in a long one the hand goes away
 * @param stone
 *            which is put there; empty = what lies there is taken off
 */
public record ActedTouch(long pause, Point point, Optional<Color> stone) {
	/** In such a pause, in ms, the hand goes away. */
	static final long LONG_PAUSE = 3000;

	/** A stone is put down, so many ms after the touch before. */
	public static ActedTouch put(long pause, Point point, Color stone) {
		return new ActedTouch(pause, point, Optional.of(stone));
	}

	/** What lies there is taken off, so many ms after the touch before. */
	public static ActedTouch take(long pause, Point point) {
		return new ActedTouch(pause, point, Optional.empty());
	}
}
