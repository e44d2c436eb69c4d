package org.gobanbridge.drivers.simulated;

import java.util.List;
import org.gobanbridge.rules.Point;

/**
 * What the players of a game find when they count it.
 *
 * @param dead
 *            the stones that they agree are dead and take off, whole strings
 * @param result
 *            SGF style
 */
public record AgreedCount(List<Point> dead, String result) {
	public AgreedCount {
		dead = List.copyOf(dead);
	}
}
