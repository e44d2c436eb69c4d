package org.gobanbridge.app.run;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.gobanbridge.core.Words;
import org.gobanbridge.core.board.PointState;
import org.gobanbridge.core.incident.Incident;
import org.gobanbridge.core.incident.Remedy;
import org.gobanbridge.core.incident.StoneMoved;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Point;

/** What an incident is, for people: which stones, of which colour, where. */
final class IncidentWords {
	private IncidentWords() {
	}

	/**
	 * Like {@code a white stone went from Q16 to Q17}.
	 *
	 * @param seen
	 *            what the board showed last, as far as that is known; an incident does not say of which colour a stone
	 *            is that should not be there
	 */
	static String of(Incident incident, Map<Point, PointState> seen) {
		return switch (incident.kind()) {
			case STONE_DISPLACED -> moved(incident).map(IncidentWords::moved).collect(Collectors.joining(", "));
			case STONES_MISSING -> byColour(incident, incident.remedy().stream()
					.collect(Collectors.toMap(Remedy::point, Remedy::put, (one, other) -> one)), "missing from");
			case STONES_ADDED -> byColour(incident, incident.points().stream()
					.collect(Collectors.toMap(point -> point,
							point -> colour(seen.getOrDefault(point, PointState.UNKNOWN)))),
					"too many at");
		};
	}

	private static Stream<StoneMoved> moved(Incident incident) {
		Optional<StoneMoved> only = incident.from().flatMap(from -> incident.to().flatMap(to -> incident.remedy()
				.stream().flatMap(remedy -> remedy.put().stream()).findFirst()
				.map(color -> new StoneMoved(from, to, color))));
		return Stream.concat(only.stream(), incident.moved().stream());
	}

	private static Optional<Color> colour(PointState seen) {
		return Stream.of(Color.values()).filter(color -> seen == PointState.of(color)).findFirst();
	}

	private static String moved(StoneMoved stone) {
		return stones(Optional.of(stone.color()), 1) + " went from " + stone.from() + " to " + stone.to();
	}

	private static String byColour(Incident incident, Map<Point, Optional<Color>> colours, String what) {
		return Stream.of(Optional.of(Color.BLACK), Optional.of(Color.WHITE), Optional.<Color>empty())
				.flatMap(color -> some(color, incident.points().stream()
						.filter(point -> colours.getOrDefault(point, Optional.empty()).equals(color)).toList(), what))
				.collect(Collectors.joining(", "));
	}

	private static Stream<String> some(Optional<Color> color, List<Point> points, String what) {
		return points.isEmpty()
				? Stream.empty()
				: Stream.of(stones(color, points.size()) + " " + what + " "
						+ points.stream().map(Point::toString).collect(Collectors.joining(" ")));
	}

	private static String stones(Optional<Color> color, int count) {
		String what = color.map(known -> Words.of(known) + " ").orElse("") + "stone";
		return count == 1 ? "a " + what : count + " " + what + "s";
	}
}
