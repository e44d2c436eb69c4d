package org.gobanbridge.core.board;

import java.util.Optional;
import org.gobanbridge.rules.Color;

/**
 * What a clock is to show.
 *
 * @param blackMillis
 *            what Black has left, from 0 on
 * @param whiteMillis
 *            what White has left
 * @param running
 *            whose time runs; empty = nobody's
 */
public record ClockFace(long blackMillis, long whiteMillis, Optional<Color> running) {
	public ClockFace {
		if (blackMillis < 0 || whiteMillis < 0) {
			throw new IllegalArgumentException("a clock shows no times below 0: " + blackMillis + ", " + whiteMillis);
		}
	}
}
