package org.gobanbridge.core.incident;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Point;

/**
 * Something the rules care about, as it was reported (FORMATS 4). Whether its parts fit together is not checked.
 *
 * @param id
 *            counts from 1 in a log
 * @param offender
 *            empty if not known
 * @param points
 *            where, in board order
 * @param from
 *            the point a stone left, where one stone moved
 * @param to
 *            the point it went to
 * @param moved
 *            all moved stones, where there are several
 * @param remedy
 *            what is to be done, point by point
 * @param options
 *            what may be ruled (words of FORMATS 8)
 * @param article
 *            the rule's own number in the policy's source
 * @param period
 *            length of a cycle in moves; empty if it is none
 */
public record Incident(int id, IncidentKind kind, Optional<Color> offender, List<Point> points, Optional<Point> from,
		Optional<Point> to, List<StoneMoved> moved, List<Remedy> remedy, List<String> options, Optional<String> article,
		Severity severity, OptionalInt period) {

	public Incident {
		points = List.copyOf(points);
		moved = List.copyOf(moved);
		remedy = List.copyOf(remedy);
		options = List.copyOf(options);
	}

	/** The same incident, of which this is still to be done. */
	public Incident withRemedy(List<Remedy> left) {
		return new Incident(id, kind, offender, points, from, to, moved, left, options, article, severity, period);
	}
}
