package org.gobanbridge.drivers.simulated;

import org.gobanbridge.core.board.PointState;
import org.gobanbridge.rules.Color;

/** A stone put on a point or taken off it, so many ms after the touch before. */
record Touch(long pause, int index, PointState state) {
	static Touch put(long pause, int index, Color color) {
		return new Touch(pause, index, PointState.of(color));
	}

	static Touch take(long pause, int index) {
		return new Touch(pause, index, PointState.EMPTY);
	}
}
