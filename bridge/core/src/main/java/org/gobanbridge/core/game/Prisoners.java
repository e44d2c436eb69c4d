package org.gobanbridge.core.game;

import java.util.List;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Point;

/**
 * Stones that one turn of the record took off.
 *
 * @param number
 *            of the turn
 * @param color
 *            whose stones they were; of a suicide, those of the side that moved
 * @param points
 *            where they stood
 * @param seen
 *            t of the first reading that showed the move
 */
public record Prisoners(int number, Color color, List<Point> points, long seen) {
	public Prisoners {
		points = List.copyOf(points);
	}
}
