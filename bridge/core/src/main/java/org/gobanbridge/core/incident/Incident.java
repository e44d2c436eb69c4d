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
 * @param judgement
 *            what the policy of the game says of it
 * @param cycle
 *            the cycle, if it is one
 * @param early
 *            the lever, if it was pressed too early
 * @param move
 *            the number of the move that it is about, in the record as it was then, if it is about one; of two moves
 *            running, the first
 * @param evidence
 *            what the board showed; empty if nothing was on the board
 * @param doubt
 *            whether it may not be so: a stone may have been down in time, hidden
 */
public record Incident(int id, IncidentKind kind, Optional<Color> offender, List<Point> points, Optional<Point> from,
		Optional<Point> to, List<StoneMoved> moved, List<Remedy> remedy, Judgement judgement,
		Optional<CycleNoted> cycle, Optional<EarlyLever> early, OptionalInt move, Optional<Evidence> evidence,
		boolean doubt) {

	public Incident {
		points = List.copyOf(points);
		moved = List.copyOf(moved);
		remedy = List.copyOf(remedy);
	}

	/** One that is not in doubt. */
	public Incident(int id, IncidentKind kind, Optional<Color> offender, List<Point> points, Optional<Point> from,
			Optional<Point> to, List<StoneMoved> moved, List<Remedy> remedy, Judgement judgement,
			Optional<CycleNoted> cycle, Optional<EarlyLever> early, OptionalInt move, Optional<Evidence> evidence) {
		this(id, kind, offender, points, from, to, moved, remedy, judgement, cycle, early, move, evidence, false);
	}

	/** One that has nothing to do with a clock, or with a move of the record. */
	public Incident(int id, IncidentKind kind, Optional<Color> offender, List<Point> points, Optional<Point> from,
			Optional<Point> to, List<StoneMoved> moved, List<Remedy> remedy, Judgement judgement,
			Optional<CycleNoted> cycle, Optional<Evidence> evidence) {
		this(id, kind, offender, points, from, to, moved, remedy, judgement, cycle, Optional.empty(),
				OptionalInt.empty(), evidence);
	}

	/** Whether the policy would have the move void and the turn lost. */
	public boolean losesTurn() {
		return judgement.proposed().equals(Optional.of(RulingOption.VOID_LOSE_TURN));
	}

	/** The same incident, of which this is still to be done. */
	public Incident withRemedy(List<Remedy> left) {
		return new Incident(id, kind, offender, points, from, to, moved, left, judgement, cycle, early, move, evidence,
				doubt);
	}

	/** The same incident, in doubt or not. */
	public Incident withDoubt(boolean doubtful) {
		return new Incident(id, kind, offender, points, from, to, moved, remedy, judgement, cycle, early, move,
				evidence, doubtful);
	}

	/** The same incident, at these points. */
	public Incident withPoints(List<Point> at) {
		return new Incident(id, kind, offender, at, from, to, moved, remedy, judgement, cycle, early, move, evidence,
				doubt);
	}
}
