package org.gobanbridge.drivers.simulated;

import java.util.List;
import java.util.Optional;
import org.gobanbridge.core.incident.IncidentKind;
import org.gobanbridge.core.incident.StoneMoved;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Point;

/**
 * What a record cannot say of its game because no move of it did: stones touched by this hand one after another, in place
 * of a turn. Whether it makes sense on the board is not checked.
 *
 * @param move
 *            the number of the turn in place of which it happens; the game is broken off after it, unless
 *            {@code turnLost}
 * @param hand
 *            whose hand it is
 * @param evident
 *            whether the stones say so
 * @param touches
 *            at least one
 * @param shownBy
 *            the index of the touch with which the board shows all that is wrong
 * @param points
 *            where it is wrong, in board order
 * @param way
 *            the stone that left a point and stands on another, if that is it
 * @param turnLost
 *            whether this side has lost the turn, and the game goes on with the next one
 */
public record ActedOut(int move, IncidentKind kind, Color hand, boolean evident, List<ActedTouch> touches, int shownBy,
		List<Point> points, Optional<StoneMoved> way, boolean turnLost) {
	public ActedOut {
		touches = List.copyOf(touches);
		points = List.copyOf(points);
	}
}
