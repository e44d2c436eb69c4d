package org.gobanbridge.app.live;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.gobanbridge.core.board.PointState;
import org.gobanbridge.core.game.GameState;
import org.gobanbridge.core.game.Phase;
import org.gobanbridge.core.incident.Evidence;
import org.gobanbridge.core.incident.Incident;
import org.gobanbridge.core.incident.IncidentKind;
import org.gobanbridge.core.incident.Remedy;
import org.gobanbridge.core.incident.RuledOn;
import org.gobanbridge.core.incident.Ruling;
import org.gobanbridge.core.incident.RulingOption;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Point;
import org.gobanbridge.rules.PointSet;
import org.gobanbridge.rules.Position;

/**
 * What is still to be done until the board agrees with the record, point by point, whichever incident it comes of. It
 * shrinks as stones are put back; when nothing is left, play goes on.
 *
 * @param steps
 *            in board order, one a point
 * @param scattered
 *            whether so much is in disorder that the position is to be rebuilt from the picture
 * @param ruled
 *            whether it comes of a ruling: what of it is done already is not known then
 */
public record Guide(List<Step> steps, boolean scattered, boolean ruled) {
	private static final Guide NONE = new Guide(List.of(), false, false);

	/**
	 * One step.
	 *
	 * @param lies
	 *            of which colour the stone is that is to be taken off, if that is known
	 */
	public record Step(Remedy remedy, Optional<Color> lies) {
	}

	public Guide {
		steps = List.copyOf(steps);
	}

	/**
	 * That of the open incidents, else that of a ruling behind which nothing was played; none while the players count, who
	 * may do with the stones as they like.
	 */
	public static Guide in(GameState state) {
		if (state.phase() == Phase.COUNTING) {
			return NONE;
		}
		Map<Point, Step> steps = new TreeMap<>();
		for (Incident incident : state.openIncidents()) {
			incident.remedy().forEach(remedy -> steps.put(remedy.point(), step(remedy, Optional.of(incident))));
		}
		if (steps.isEmpty()) {
			List<Step> asRuled = afterRuling(state);
			return new Guide(asRuled, false, !asRuled.isEmpty());
		}
		boolean scattered = state.openIncidents().stream()
				.anyMatch(incident -> incident.kind() == IncidentKind.SCATTERED && !incident.remedy().isEmpty());
		return new Guide(List.copyOf(steps.values()), scattered, false);
	}

	/** What the last ruling has people do with the stones; nothing once something was played behind it. */
	public static List<Step> afterRuling(GameState state) {
		Optional<GameState> before = state.beforeRuling();
		if (before.isEmpty() || state.ruledOn().isEmpty() || !state.phase().isRunning()) {
			return List.of();
		}
		RuledOn last = state.ruledOn().getLast();
		boolean putsRight = Optional.of(last.ruling()).flatMap(Ruling::option).filter(Guide::putsRight).isPresent();
		if (!putsRight) {
			return List.of();
		}
		Optional<Incident> open = before.get().openIncidents().stream()
				.filter(incident -> incident.id() == last.incident().id()).findFirst();
		Position was = before.get().position();
		PointSet points = was.stones(Color.BLACK).minus(state.position().stones(Color.BLACK))
				.union(state.position().stones(Color.BLACK).minus(was.stones(Color.BLACK)))
				.union(was.stones(Color.WHITE).minus(state.position().stones(Color.WHITE)))
				.union(state.position().stones(Color.WHITE).minus(was.stones(Color.WHITE)))
				.union(PointSet.of(state.grid(), open.stream().flatMap(incident -> incident.remedy().stream())
						.map(Remedy::point).toList()));
		return points.points().stream()
				.map(point -> step(new Remedy(point, state.position().colorAt(state.grid().index(point))), open))
				.toList();
	}

	/** Whether the board has to follow the record when this is ruled. */
	private static boolean putsRight(RulingOption option) {
		return switch (option) {
			case RESTORE, WARNING, VOID, VOID_LOSE_TURN, DROPPED -> true;
			case ACCEPT, LET_STAND, DRAW, REPLAY, NO_RESULT, LOSS, BOTH_LOSE, DISMISS -> false;
		};
	}

	private static Step step(Remedy remedy, Optional<Incident> incident) {
		Optional<PointState> seen = incident.flatMap(Incident::evidence).map(Evidence::after)
				.map(board -> board.at(board.grid().index(remedy.point())));
		return new Step(remedy, remedy.put().isPresent()
				? Optional.empty()
				: seen.filter(state -> state == PointState.BLACK || state == PointState.WHITE)
						.map(state -> state == PointState.BLACK ? Color.BLACK : Color.WHITE));
	}
}
