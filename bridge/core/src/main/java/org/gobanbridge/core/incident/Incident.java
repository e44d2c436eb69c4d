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
 * @param sealed
 *            what is wrong with a sealed move, if it is about one
 */
public record Incident(int id, IncidentKind kind, Optional<Color> offender, List<Point> points, Optional<Point> from,
		Optional<Point> to, List<StoneMoved> moved, List<Remedy> remedy, Judgement judgement,
		Optional<CycleNoted> cycle, Optional<EarlyLever> early, OptionalInt move, Optional<Evidence> evidence,
		boolean doubt, Optional<SealedFault> sealed) {

	public Incident {
		points = List.copyOf(points);
		moved = List.copyOf(moved);
		remedy = List.copyOf(remedy);
	}

	/**
	 * One of which no more is known than this; what else is known of it is added.
	 *
	 * @param offender
	 *            empty if not known
	 */
	public static Incident of(int id, IncidentKind kind, Optional<Color> offender, List<Point> points,
			Judgement judgement) {
		return new Incident(id, kind, offender, points, Optional.empty(), Optional.empty(), List.of(), List.of(),
				judgement, Optional.empty(), Optional.empty(), OptionalInt.empty(), Optional.empty(), false,
				Optional.empty());
	}

	/** Whether the policy would have the move void and the turn lost. */
	public boolean losesTurn() {
		return judgement.proposed().equals(Optional.of(RulingOption.VOID_LOSE_TURN));
	}

	/**
	 * The stones that were moved, one or several. An incident that names one stone alone does not name its colour: that of
	 * the stone to be put back is it.
	 */
	public List<StoneMoved> stonesMoved() {
		return from.flatMap(left -> to.flatMap(reached -> remedy.stream().flatMap(step -> step.put().stream())
				.findFirst().map(color -> List.of(new StoneMoved(left, reached, color))))).orElse(moved);
	}

	/** The same incident, of which this is still to be done. */
	public Incident withRemedy(List<Remedy> left) {
		return new Incident(id, kind, offender, points, from, to, moved, left, judgement, cycle, early, move, evidence,
				doubt, sealed);
	}

	/** The same incident, at these points. */
	public Incident withPoints(List<Point> at) {
		return new Incident(id, kind, offender, at, from, to, moved, remedy, judgement, cycle, early, move, evidence,
				doubt, sealed);
	}

	/** The same incident, by which these stones went elsewhere. */
	public Incident withMoved(List<StoneMoved> stones) {
		Optional<StoneMoved> only = stones.size() == 1 ? Optional.of(stones.getFirst()) : Optional.empty();
		return new Incident(id, kind, offender, points, only.map(StoneMoved::from), only.map(StoneMoved::to),
				only.isPresent() ? List.of() : stones, remedy, judgement, cycle, early, move, evidence, doubt, sealed);
	}

	/** The same incident, which is this cycle. */
	public Incident withCycle(CycleNoted noted) {
		return new Incident(id, kind, offender, points, from, to, moved, remedy, judgement, Optional.of(noted), early,
				move, evidence, doubt, sealed);
	}

	/** The same incident, of this lever. */
	public Incident withEarly(EarlyLever lever) {
		return new Incident(id, kind, offender, points, from, to, moved, remedy, judgement, cycle, Optional.of(lever),
				move, evidence, doubt, sealed);
	}

	/** The same incident, about the move of this number, if about one. */
	public Incident withMove(OptionalInt number) {
		return new Incident(id, kind, offender, points, from, to, moved, remedy, judgement, cycle, early, number,
				evidence, doubt, sealed);
	}

	/** The same incident, with what the board showed. */
	public Incident withEvidence(Optional<Evidence> shown) {
		return new Incident(id, kind, offender, points, from, to, moved, remedy, judgement, cycle, early, move, shown,
				doubt, sealed);
	}

	/** The same incident, in doubt or not. */
	public Incident withDoubt(boolean doubtful) {
		return new Incident(id, kind, offender, points, from, to, moved, remedy, judgement, cycle, early, move,
				evidence, doubtful, sealed);
	}

	/** The same incident, about a sealed move. */
	public Incident withSealed(SealedFault fault) {
		return new Incident(id, kind, offender, points, from, to, moved, remedy, judgement, cycle, early, move,
				evidence, doubt, Optional.of(fault));
	}
}
