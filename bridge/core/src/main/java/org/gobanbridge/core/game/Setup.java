package org.gobanbridge.core.game;

import java.util.List;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.Point;
import org.gobanbridge.rules.PointSet;
import org.gobanbridge.rules.Position;

/**
 * Stones on the board before the first move. The order of the points is kept and counts in comparisons; that no point
 * is named twice is not checked.
 */
public record Setup(List<Point> black, List<Point> white) {
	/** An empty board. */
	public static final Setup NONE = new Setup(List.of(), List.of());

	public Setup {
		black = List.copyOf(black);
		white = List.copyOf(white);
	}

	/** The stones of this position, in board order. */
	public static Setup of(Position position) {
		return new Setup(position.stones(Color.BLACK).points(), position.stones(Color.WHITE).points());
	}

	/** Whether no stone is set up. */
	public boolean isEmpty() {
		return black.isEmpty() && white.isEmpty();
	}

	/** These stones on a board of this grid, which must have all the points. */
	public Position position(Grid grid) {
		return Position.of(PointSet.of(grid, black), PointSet.of(grid, white));
	}
}
