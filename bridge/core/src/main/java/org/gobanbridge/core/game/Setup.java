package org.gobanbridge.core.game;

import java.util.List;
import org.gobanbridge.rules.Point;

/** Stones on the board before the first move. */
public record Setup(List<Point> black, List<Point> white) {
	public static final Setup NONE = new Setup(List.of(), List.of());

	public Setup {
		black = List.copyOf(black);
		white = List.copyOf(white);
	}

	public boolean isEmpty() {
		return black.isEmpty() && white.isEmpty();
	}
}
