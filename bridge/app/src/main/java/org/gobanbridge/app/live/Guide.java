package org.gobanbridge.app.live;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.gobanbridge.core.board.PointState;
import org.gobanbridge.core.game.GameEvent.UnsettledPoint;
import org.gobanbridge.core.game.GameState;
import org.gobanbridge.core.game.Phase;
import org.gobanbridge.core.incident.BoardsPart;
import org.gobanbridge.core.incident.Evidence;
import org.gobanbridge.core.incident.Incident;
import org.gobanbridge.core.incident.IncidentKind;
import org.gobanbridge.core.incident.Remedy;
import org.gobanbridge.core.incident.RuledOn;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Point;

/**
 * What is still to be done until the board agrees with the record, point by point, whichever incident it comes of. It
 * shrinks as stones are put back; when nothing is left, play goes on.
 *
 * @param steps
 *            in board order, one a point
 * @param scattered
 *            whether so much is in disorder that the position is to be rebuilt from the picture
 * @param ruled
 *            whether it comes of rulings alone
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
	 * That of the open incidents, and what is awaited after rulings and after a count; none while the players count, who may
	 * do with the stones as they like.
	 */
	public static Guide in(GameState state) {
		if (state.phase() == Phase.COUNTING) {
			return NONE;
		}
		Map<Point, Step> ruled = new TreeMap<>();
		awaited(state).values().forEach(points -> points.forEach(point -> ruled.put(point.point(), step(point))));
		Map<Point, Step> steps = new TreeMap<>(ruled);
		for (Incident incident : state.openIncidents()) {
			incident.remedy().forEach(remedy -> steps.put(remedy.point(), step(remedy, incident)));
		}
		if (state.isRebuilding()) {
			state.unsettled().forEach(point -> steps.put(point.point(), step(point)));
		}
		boolean scattered = state.isRebuilding() || state.openIncidents().stream()
				.anyMatch(incident -> incident.kind() == IncidentKind.SCATTERED && !incident.remedy().isEmpty());
		boolean byRulingAlone = !steps.isEmpty() && steps.size() == ruled.size();
		return new Guide(List.copyOf(steps.values()), !steps.isEmpty() && scattered, byRulingAlone);
	}

	/** What is still to be put right, point by point, by the incident on which it was ruled so. */
	public static Map<Integer, List<Remedy>> afterRulings(GameState state) {
		Map<Integer, List<Remedy>> steps = new TreeMap<>();
		awaited(state).forEach((incident, points) -> steps.put(incident,
				points.stream().map(point -> step(point).remedy()).toList()));
		return steps;
	}

	/** Of the points that are not settled, those that the last ruling about them has people put right. */
	private static Map<Integer, List<UnsettledPoint>> awaited(GameState state) {
		List<UnsettledPoint> left = new ArrayList<>(state.unsettled());
		Map<Integer, List<UnsettledPoint>> awaited = new TreeMap<>();
		for (RuledOn ruled : state.ruledOn().reversed()) {
			Set<Point> its = points(ruled);
			List<UnsettledPoint> those = left.stream().filter(point -> its.contains(point.point())).toList();
			if (!those.isEmpty()) {
				awaited.put(ruled.incident().id(), those);
				left.removeAll(those);
			}
		}
		return awaited;
	}

	private static Set<Point> points(RuledOn ruled) {
		Set<Point> points = new HashSet<>(ruled.voided());
		if (ruled.meaning().board() == BoardsPart.PUT_RIGHT) {
			Incident incident = ruled.incident();
			points.addAll(incident.points());
			incident.remedy().forEach(remedy -> points.add(remedy.point()));
		}
		return points;
	}

	private static Step step(UnsettledPoint point) {
		return new Step(new Remedy(point.point(), color(point.expected())),
				point.expected() == PointState.EMPTY ? color(point.seen()) : Optional.empty());
	}

	private static Step step(Remedy remedy, Incident incident) {
		Optional<PointState> seen = incident.evidence().map(Evidence::after)
				.map(board -> board.at(board.grid().index(remedy.point())));
		return new Step(remedy, remedy.put().isPresent() ? Optional.empty() : seen.flatMap(Guide::color));
	}

	private static Optional<Color> color(PointState state) {
		return switch (state) {
			case BLACK -> Optional.of(Color.BLACK);
			case WHITE -> Optional.of(Color.WHITE);
			case EMPTY, STONE, UNKNOWN -> Optional.empty();
		};
	}
}
