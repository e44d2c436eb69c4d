package org.gobanbridge.app.live;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.gobanbridge.core.Words;
import org.gobanbridge.core.game.GameState;
import org.gobanbridge.core.incident.Incident;
import org.gobanbridge.core.incident.Remedy;
import org.gobanbridge.rules.Point;

/**
 * Where the board still differs from the record because of one open incident.
 *
 * @param incident
 *            its number
 * @param missing
 *            points of stones of the record that are not there
 * @param added
 *            points with a stone that is not in the record
 */
public record Disorder(int incident, String kind, List<Point> missing, List<Point> added) {

	public Disorder {
		missing = List.copyOf(missing);
		added = List.copyOf(added);
	}

	/** Whether nothing is to be done on the board. */
	private boolean isInOrder() {
		return missing.isEmpty() && added.isEmpty();
	}

	/** One for each open incident, the oldest first. */
	public static List<Disorder> in(GameState state) {
		return state.openIncidents().stream().map(incident -> of(incident, state)).toList();
	}

	private static Disorder of(Incident incident, GameState state) {
		List<Point> missing = new ArrayList<>();
		List<Point> added = new ArrayList<>();
		for (Remedy remedy : incident.remedy()) {
			boolean stone = state.position().colorAt(state.grid().index(remedy.point())).isPresent();
			(stone ? missing : added).add(remedy.point());
		}
		return new Disorder(incident.id(), Words.of(incident.kind()), missing, added);
	}

	/** All that is out of order in one line, {@code D7 missing, G5 too many (incidents 1, 2)}; nothing if nothing is. */
	public static Optional<String> line(GameState state) {
		List<Disorder> all = in(state).stream().filter(disorder -> !disorder.isInOrder()).toList();
		if (all.isEmpty()) {
			return Optional.empty();
		}
		String numbers = all.stream().map(disorder -> String.valueOf(disorder.incident()))
				.collect(Collectors.joining(", "));
		return Optional.of(Stream
				.of(words(all.stream().flatMap(disorder -> disorder.missing().stream()).toList(), "missing"),
						words(all.stream().flatMap(disorder -> disorder.added().stream()).toList(), "too many"))
				.flatMap(Optional::stream).collect(Collectors.joining(", "))
				+ (all.size() == 1 ? " (incident " : " (incidents ") + numbers + ")");
	}

	private static Optional<String> words(List<Point> points, String what) {
		return points.isEmpty()
				? Optional.empty()
				: Optional.of(
						points.stream().distinct().map(Point::toString).collect(Collectors.joining(" ")) + " " + what);
	}
}
