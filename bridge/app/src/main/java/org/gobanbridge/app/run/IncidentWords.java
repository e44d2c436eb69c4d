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
			case STONE_DISPLACED, STONE_MOVED ->
				moved(incident).map(IncidentWords::moved).collect(Collectors.joining(", "));
			case STONES_MISSING -> byColour(incident, incident.remedy().stream()
					.collect(Collectors.toMap(Remedy::point, Remedy::put, (one, other) -> one)), "missing from");
			case STONES_ADDED -> byColour(incident, incident.points().stream()
					.collect(Collectors.toMap(point -> point,
							point -> colour(seen.getOrDefault(point, PointState.UNKNOWN)))),
					"too many at");
			case LONG_CYCLE -> incident.cycle().map(cycle -> "the board came back after " + cycle.period()
					+ " moves (" + cycle.name().replace('-', ' ') + ")").orElse("the board came back");
			case STONE_LIFTED -> by(incident, "took the last stone off");
			case FORBIDDEN_POINT -> by(incident, "played where there is no liberty:");
			case KO_VIOLATION -> by(incident, "took the ko back at once:");
			case REPETITION -> by(incident, "repeated a position:");
			case TWO_MOVES -> by(incident, "played twice:");
			case WRONG_COLOR -> by(incident, "put down a stone of the wrong colour:");
			case OCCUPIED_SWAP -> "a stone became the other colour: " + points(incident);
			case WRONG_REMOVAL -> by(incident, "took off stones that the move does not capture:");
			case CAPTURED_LEFT -> by(incident, "left captured stones on the board:");
			case UNCLEAR_PLACEMENT -> "a stone lies between points: " + points(incident);
			case SCATTERED -> "the board is in disorder on " + incident.points().size() + " points";
			case WRONG_START -> "the game did not begin as it should: " + points(incident);
			case RESIGN_SIGNAL -> by(incident, "seems to resign");
			case END_SIGNAL -> by(incident, "seems to hold the game to be over");
			case PASS_UNCONFIRMED -> by(incident, "pressed the clock and played nothing");
			case CLOCK_EARLY -> by(incident, "pressed the clock too early");
			case CLOCK_NOT_PRESSED -> by(incident, "did not press the clock");
			case TIME_OUT -> by(incident, "used up the time");
			case REPORTED -> by(incident, "was reported");
		};
	}

	private static String by(Incident incident, String what) {
		String who = incident.offender().map(color -> color == Color.BLACK ? "Black" : "White").orElse("somebody");
		return (who + " " + what + " " + points(incident)).strip();
	}

	private static String points(Incident incident) {
		return incident.points().stream().map(Point::toString).collect(Collectors.joining(" "));
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
