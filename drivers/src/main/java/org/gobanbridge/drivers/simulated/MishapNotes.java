package org.gobanbridge.drivers.simulated;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.gobanbridge.core.incident.IncidentKind;
import org.gobanbridge.core.incident.Remedy;
import org.gobanbridge.core.incident.StoneMoved;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Point;
import org.gobanbridge.rules.PointSet;

/** Writes down what goes wrong in a game. NOT thread safe. */
final class MishapNotes {
	/** How long an earlier stone may be off its point, and the last one. */
	private static final long LIFT_MILLIS = 3000;
	private static final long LAST_LIFT_MILLIS = 5000;
	/** How long captured stones may lie: after the last one left, and when the opponent has answered. */
	private static final long CAPTURED_MILLIS = 20_000;
	static final long CAPTURED_ANSWERED_MILLIS = 5000;
	static final long BETWEEN_MILLIS = 10_000;
	/** How long the lever of a stone may wait at a table where that is told. */
	static final int NOT_PRESSED_MILLIS = 10_000;
	/** The stone may still come down after the lever. */
	private static final long PRESSED_MILLIS = 2000;

	private final Turns turns;
	private final TableLog log;

	MishapNotes(Turns turns, TableLog log) {
		this.turns = turns;
		this.log = log;
	}

	/** Nothing happens at the table before it has been seen. */
	void note(int number, IncidentKind kind, Color offender, boolean evident, PointSet points,
			List<StoneMoved> moved, Span visible) {
		note(number, kind, offender, evident, points.points(), moved, remedy(points), visible, grace(kind));
	}

	/** Each of these points as the position has it. */
	List<Remedy> remedy(PointSet points) {
		return points.indices().mapToObj(i -> new Remedy(log.grid().point(i), turns.game().position().colorAt(i)))
				.toList();
	}

	void note(int number, IncidentKind kind, Color offender, boolean evident, List<Point> points,
			List<StoneMoved> moved, List<Remedy> remedy, Span visible, long grace) {
		log.incident(new TrueIncident(number, kind, Optional.of(offender), evident, points, moved, remedy,
				visible.from(), visible.to(), grace, OptionalLong.empty(), Optional.empty()));
		turns.waitUntil(visible.to());
	}

	/** How long nobody can know yet that there is one (FORMATS 5). */
	static long grace(IncidentKind kind) {
		return switch (kind) {
			case STONES_MISSING, WRONG_REMOVAL, SCATTERED -> LIFT_MILLIS;
			case STONE_LIFTED -> LAST_LIFT_MILLIS;
			case CAPTURED_LEFT -> CAPTURED_MILLIS;
			case UNCLEAR_PLACEMENT -> BETWEEN_MILLIS;
			case PASS_UNCONFIRMED -> PRESSED_MILLIS;
			case CLOCK_NOT_PRESSED -> NOT_PRESSED_MILLIS;
			default -> 0;
		};
	}
}
