package org.gobanbridge.drivers.simulated;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.gobanbridge.core.incident.CycleNoted;
import org.gobanbridge.core.incident.EarlyLever;
import org.gobanbridge.core.incident.Incident;
import org.gobanbridge.core.incident.IncidentKind;
import org.gobanbridge.core.incident.Judgement;
import org.gobanbridge.core.incident.Matter;
import org.gobanbridge.core.incident.Remedy;
import org.gobanbridge.core.incident.StoneMoved;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Point;

/**
 * Something the rules care about, as it truly happened at a simulated table.
 *
 * @param move
 *            the number of the move of the record with which, or in place of which, it happened
 * @param offender
 *            whose hand it was
 * @param evident
 *            whether the stones alone say whose hand it was
 * @param points
 *            where, in board order
 * @param moved
 *            the stones that left a point and stand on another
 * @param remedy
 *            what puts the board right
 * @param began
 *            when the first part of it was to be seen, or the lever was pressed, ms
 * @param t
 *            from when on the board showed all of it, ms
 * @param grace
 *            how long after t nobody can know yet that it is one, ms
 * @param righted
 *            when the board was right again, ms; empty if it never was
 */
public record TrueIncident(int move, IncidentKind kind, Optional<Color> offender, boolean evident, List<Point> points,
		List<StoneMoved> moved, List<Remedy> remedy, long began, long t, long grace, OptionalLong righted,
		Optional<CycleNoted> cycle) {
	public TrueIncident {
		points = List.copyOf(points);
		moved = List.copyOf(moved);
		remedy = List.copyOf(remedy);
	}

	/** The same, put right at this time. */
	TrueIncident rightedAt(long time) {
		return new TrueIncident(move, kind, offender, evident, points, moved, remedy, began, t, grace,
				OptionalLong.of(time),
				cycle);
	}

	/** The same, of which nobody can know for so long. */
	TrueIncident withGrace(long millis) {
		return new TrueIncident(move, kind, offender, evident, points, moved, remedy, began, t, millis, righted, cycle);
	}

	/** What it is about. */
	public Matter matter() {
		return new Matter(kind, early().map(EarlyLever::before));
	}

	/** People at a simulated table press it before the stone, or not. */
	private Optional<EarlyLever> early() {
		return kind == IncidentKind.CLOCK_EARLY
				? Optional.of(new EarlyLever(EarlyLever.Before.STONE, began))
				: Optional.empty();
	}

	/** As an incident with this number, judged like this. */
	public Incident asIncident(int id, Judgement judgement) {
		Incident bare = Incident.of(id, kind, offender, points, judgement).withMoved(moved).withRemedy(remedy);
		Incident ofCycle = cycle.map(bare::withCycle).orElse(bare);
		return early().map(ofCycle::withEarly).orElse(ofCycle);
	}
}
