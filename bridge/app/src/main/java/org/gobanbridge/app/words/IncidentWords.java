package org.gobanbridge.app.words;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.gobanbridge.core.board.PointState;
import org.gobanbridge.core.board.Snapshot;
import org.gobanbridge.core.incident.CycleNoted;
import org.gobanbridge.core.incident.EarlyLever;
import org.gobanbridge.core.incident.Evidence;
import org.gobanbridge.core.incident.Incident;
import org.gobanbridge.core.incident.IncidentKind;
import org.gobanbridge.core.incident.Remedy;
import org.gobanbridge.core.incident.Resolution;
import org.gobanbridge.core.incident.SealedFault;
import org.gobanbridge.core.incident.StoneMoved;
import org.gobanbridge.core.incident.Supersession;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Point;

/**
 * What an incident is, for people: which stones, of which colour, where. What belongs into a sentence is decided here,
 * how it is said in each language by itself. Immutable.
 */
public abstract sealed class IncidentWords permits EnglishIncidentWords, ChineseIncidentWords {

	/** In English, on one line, as a part of a sentence: {@code White played twice: Q16}. */
	public static IncidentWords english() {
		return new EnglishIncidentWords();
	}

	/** In Chinese, the same: {@code 白方连走两步：Q16}. */
	public static IncidentWords chinese() {
		return new ChineseIncidentWords();
	}

	/** What was seen, as far as the incident itself tells it. */
	public final String of(Incident incident) {
		return of(incident, Map.of());
	}

	/** The same of one that is closed: of a scattered board nothing is left to be put right. */
	public final String ofClosed(Incident incident) {
		return of(incident.kind() == IncidentKind.SCATTERED ? incident.withRemedy(List.of()) : incident);
	}

	/**
	 * Like {@code a white stone went from Q16 to Q17}.
	 *
	 * @param seen
	 *            what the board showed last, as far as that is known; where it says nothing, the evidence of the incident
	 *            tells of which colour a stone is that should not be there
	 */
	public final String of(Incident incident, Map<Point, PointState> seen) {
		return told(incident, seen)
				.orElseGet(() -> other(incident.kind(), incident.offender(), incident.points()))
				+ (incident.doubt() ? doubt() : "");
	}

	/** What is told of single stones and of cycles; empty if nothing is known of them. */
	private Optional<String> told(Incident incident, Map<Point, PointState> seen) {
		return switch (incident.kind()) {
			case STONE_DISPLACED, STONE_MOVED ->
				joined(incident.stonesMoved().stream().map(stone -> moved(incident.kind(), stone)));
			case STONES_MISSING -> {
				Map<Point, Optional<Color>> gone = incident.remedy().stream()
						.collect(Collectors.toMap(Remedy::point, Remedy::put, (one, other) -> one));
				yield byColour(incident, point -> gone.getOrDefault(point, Optional.empty()), this::missing);
			}
			case STONES_ADDED -> byColour(incident, point -> colour(incident, seen, point), this::added);
			case SCATTERED -> Optional.of(scattered(incident));
			case LONG_CYCLE -> incident.cycle().map(this::cycle);
			case CLOCK_EARLY -> incident.early()
					.map(lever -> early(lever.before(), incident.offender(), incident.points()));
			case REPORTED -> incident.sealed().map(fault -> sealed(fault, incident.offender(), incident.points()));
			default -> Optional.empty();
		};
	}

	private String scattered(Incident incident) {
		int left = incident.remedy().size();
		return scattered(Math.max(left, incident.points().size()), left);
	}

	/** What such incidents are called, {@code played twice}. */
	public abstract String kind(IncidentKind kind);

	/** How an incident was closed; of one that is superseded, by what, as far as that is known. */
	public final String closed(Resolution how, Optional<Supersession> cause) {
		return switch (how) {
			case RESTORED -> restored();
			case RULING -> ruled();
			case SUPERSEDED -> cause.map(this::superseded).orElseGet(this::superseded);
		};
	}

	/** Or in a word. */
	public abstract String closed(Resolution how);

	abstract String restored();

	abstract String ruled();

	/** By something that is not known. */
	abstract String superseded();

	abstract String superseded(Supersession cause);

	/** Stones that are gone; of a colour that is not known if that is empty. */
	abstract String missing(Optional<Color> color, List<Point> points);

	/** Stones that should not be there. */
	abstract String added(Optional<Color> color, List<Point> points);

	/** So many points were in disorder, and so many are still to be put right. */
	abstract String scattered(int all, int left);

	/** How the sentence goes on where the stone may have been down in time. */
	abstract String doubt();

	/** One stone that went elsewhere. */
	abstract String moved(IncidentKind kind, StoneMoved stone);

	/** What is wrong with a sealed move; the points are those of the stone that it is about. */
	abstract String sealed(SealedFault fault, Optional<Color> offender, List<Point> points);

	/** The position came back. */
	abstract String cycle(CycleNoted cycle);

	/** A lever that was pressed before this was done. */
	abstract String early(EarlyLever.Before before, Optional<Color> offender, List<Point> points);

	/**
	 * An incident of any kind, of which no more is known than this.
	 *
	 * @param offender
	 *            empty if not known
	 */
	abstract String other(IncidentKind kind, Optional<Color> offender, List<Point> points);

	/** What stands between what happened and what was made of it. */
	public abstract String then();

	/** What stands between two parts of an enumeration. */
	abstract String comma();

	/** {@code D4 E5}. */
	static String points(List<Point> points) {
		return points.stream().map(Point::toString).collect(Collectors.joining(" "));
	}

	private Optional<String> byColour(Incident incident, Function<Point, Optional<Color>> colours, Said said) {
		return joined(Stream.of(Optional.of(Color.BLACK), Optional.of(Color.WHITE), Optional.<Color>empty())
				.flatMap(color -> some(color, incident.points().stream()
						.filter(point -> colours.apply(point).equals(color)).toList(), said)));
	}

	private Optional<String> joined(Stream<String> parts) {
		return Optional.of(parts.collect(Collectors.joining(comma()))).filter(text -> !text.isEmpty());
	}

	private static Stream<String> some(Optional<Color> color, List<Point> points, Said said) {
		return points.isEmpty() ? Stream.empty() : Stream.of(said.of(color, points));
	}

	private static Optional<Color> colour(Incident incident, Map<Point, PointState> seen, Point point) {
		Optional<PointState> state = Optional.ofNullable(seen.get(point))
				.or(() -> incident.evidence().map(Evidence::after).map(board -> at(board, point)));
		return Stream.of(Color.values()).filter(color -> state.equals(Optional.of(PointState.of(color)))).findFirst();
	}

	private static PointState at(Snapshot board, Point point) {
		return board.at(board.grid().index(point));
	}

	private interface Said {
		String of(Optional<Color> color, List<Point> points);
	}
}
