package org.gobanbridge.app.run;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.gobanbridge.app.live.Disorder;
import org.gobanbridge.app.live.Guide;
import org.gobanbridge.core.Words;
import org.gobanbridge.core.game.GameEvent;
import org.gobanbridge.core.game.GameState;
import org.gobanbridge.core.game.Phase;
import org.gobanbridge.core.incident.IncidentKind;
import org.gobanbridge.core.incident.Remedy;
import org.gobanbridge.rules.Point;

/**
 * Whether the board agrees with the record, in lines for the terminal, and what is to be done until it does. A board that
 * is to be rebuilt is told by how much is left of it, and seldom: the page shows where.
 */
final class BoardOrder {
	static final String IN_ORDER = "the board agrees with the record again";
	private static final String NOT_IN_ORDER = "still not in order: ";
	/** So much time lies between two lines on a board that is being rebuilt, in milliseconds. */
	private static final long SELDOM = 10_000;
	/** So many points that nobody has explained are named; of more there will be an incident, which counts them. */
	private static final int MOST_NAMED = 8;

	/** Incidents in which the board has no part. */
	private final Set<Integer> besideTheBoard = new HashSet<>();
	/** When the rebuilding was told of last; empty when nothing is rebuilt. */
	private Optional<Long> rebuildingTold = Optional.empty();

	/** What is out of order in a game that is taken up again. */
	static Optional<String> resumed(GameState state) {
		Guide guide = Guide.in(state);
		return guide.scattered() ? Optional.of(left(guide)) : disorder(state);
	}

	/** What these events, after which the game is in this state, have changed of it. */
	List<String> after(List<GameEvent> events, GameState state) {
		for (GameEvent event : events) {
			if (event instanceof GameEvent.IncidentOpened opened && !opened.incident().kind().isOnBoard()) {
				besideTheBoard.add(opened.incident().id());
			}
		}
		Guide guide = Guide.in(state);
		if (guide.scattered()) {
			return rebuilding(guide, events).stream().toList();
		}
		boolean rebuilt = rebuildingTold.isPresent();
		rebuildingTold = Optional.empty();
		boolean unclear = events.stream()
				.anyMatch(event -> event instanceof GameEvent.Unsettled now && !now.points().isEmpty());
		return unclear
				? Stream.of(asRuled(state), unexplained(state)).flatMap(Optional::stream).toList()
				: order(events, state, rebuilt).stream().toList();
	}

	private Optional<String> rebuilding(Guide guide, List<GameEvent> events) {
		long t = events.getLast().t();
		if (rebuildingTold.filter(told -> t - told < SELDOM).isPresent()) {
			return Optional.empty();
		}
		rebuildingTold = Optional.of(t);
		// the incident itself says how much is in disorder when it begins
		boolean said = events.stream().anyMatch(event -> event instanceof GameEvent.IncidentOpened opened
				&& opened.incident().kind() == IncidentKind.SCATTERED);
		return said ? Optional.empty() : Optional.of(left(guide));
	}

	private static String left(Guide guide) {
		int points = guide.steps().size();
		return "still to be put right: " + points + (points == 1 ? " point" : " points") + "; the page shows where";
	}

	/** Whether the board agrees with the record, when something has happened that may have changed this. */
	private Optional<String> order(List<GameEvent> events, GameState state, boolean rebuilt) {
		boolean repaired = events.stream().anyMatch(event -> switch (event) {
			case GameEvent.IncidentResolved resolved -> !besideTheBoard.contains(resolved.id());
			case GameEvent.IncidentUpdated updated -> updated.incident().kind().isOnBoard();
			default -> false;
		});
		boolean settled = rebuilt || events.stream().anyMatch(GameEvent.Unsettled.class::isInstance);
		if (!repaired && !settled || state.phase() != Phase.PLAYING || !state.unsettled().isEmpty()) {
			return Optional.empty();
		}
		return Optional.of(disorder(state).orElse(IN_ORDER));
	}

	private static Optional<String> disorder(GameState state) {
		return Disorder.line(state).map(line -> NOT_IN_ORDER + line);
	}

	/** What rulings have people do with the stones, {@code as ruled: take the black stone at R5 off (incident 1)}. */
	private static Optional<String> asRuled(GameState state) {
		Map<Integer, List<Remedy>> ruled = Guide.afterRulings(state);
		if (ruled.isEmpty()) {
			return Optional.empty();
		}
		Set<Point> points = ruled.values().stream().flatMap(List::stream).map(Remedy::point)
				.collect(Collectors.toSet());
		String steps = Guide.in(state).steps().stream().filter(step -> points.contains(step.remedy().point()))
				.collect(Collectors.groupingBy(BoardOrder::act, TreeMap::new, Collectors.toList())).values()
				.stream().map(BoardOrder::steps).collect(Collectors.joining(", "));
		return Optional.of("as ruled: " + steps + ruled.keySet().stream().map(String::valueOf)
				.collect(Collectors.joining(", ", ruled.size() == 1 ? " (incident " : " (incidents ", ")")));
	}

	/** Of the same act, so that points can be told together. */
	private static String act(Guide.Step step) {
		return step.remedy().put().map(color -> "put " + color).orElse("take " + step.lies());
	}

	private static String steps(List<Guide.Step> same) {
		Guide.Step one = same.getFirst();
		String points = same.stream().map(step -> step.remedy().point().toString()).collect(Collectors.joining(" "));
		String colour = one.remedy().put().or(one::lies).map(Words::of).map(word -> word + " ").orElse("");
		String stones = colour + (same.size() == 1 ? "stone" : "stones");
		return one.remedy().put().isPresent()
				? "put " + (same.size() == 1 ? "a " : "") + stones + " on " + points
				: "take the " + stones + " at " + points + " off";
	}

	/** The differences that nobody has explained yet, {@code unclear: R5}. */
	private static Optional<String> unexplained(GameState state) {
		Set<Point> ruled = Guide.afterRulings(state).values().stream().flatMap(List::stream).map(Remedy::point)
				.collect(Collectors.toSet());
		List<GameEvent.UnsettledPoint> points = state.unsettled().stream()
				.filter(point -> !ruled.contains(point.point())).toList();
		return points.isEmpty() || points.size() > MOST_NAMED
				? Optional.empty()
				: Optional.of("unclear: "
						+ points.stream().map(point -> point.point().toString()).collect(Collectors.joining(" ")));
	}
}
