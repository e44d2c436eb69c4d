package org.gobanbridge.core.session;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.gobanbridge.core.game.GameEvent;
import org.gobanbridge.core.game.GameEvent.IncidentResolved;
import org.gobanbridge.core.game.GameState;
import org.gobanbridge.core.game.Phase;
import org.gobanbridge.core.incident.Incident;
import org.gobanbridge.core.incident.Resolution;
import org.gobanbridge.core.incident.RuledOn;
import org.gobanbridge.core.incident.StoneMoved;
import org.gobanbridge.core.incident.Supersession;
import org.gobanbridge.core.incident.Supersession.Cause;
import org.gobanbridge.rules.Point;

/**
 * Says of incidents that are superseded by what: it is among the events of the same moment. What ends a game, begins
 * another one or names the matter anew follows the closing; what explains the board comes before it.
 */
final class Superseding {
	private final List<GameEvent> events;
	private final Map<Integer, Incident> incidents;

	private Superseding(List<GameEvent> events, GameState before) {
		this.events = events;
		this.incidents = Stream
				.of(before.openIncidents().stream(), before.restoredIncidents().stream(),
						before.ruledOn().stream().map(RuledOn::incident), events.stream().flatMap(Superseding::opened))
				.flatMap(all -> all)
				.collect(Collectors.toMap(Incident::id, incident -> incident, (one, later) -> later));
	}

	/**
	 * The same events, those of superseded incidents with their cause where there is one among them.
	 *
	 * @param before
	 *            the state before these events
	 */
	static List<GameEvent> explained(List<GameEvent> events, GameState before) {
		if (events.stream().noneMatch(Superseding::isUnexplained)) {
			return events;
		}
		Superseding superseding = new Superseding(events, before);
		List<GameEvent> explained = new ArrayList<>(events);
		for (int i = 0; i < explained.size(); i++) {
			if (explained.get(i) instanceof IncidentResolved closed && isUnexplained(closed)) {
				explained.set(i, closed.because(superseding.cause(i, closed)));
			}
		}
		return explained;
	}

	private static boolean isUnexplained(GameEvent event) {
		return event instanceof IncidentResolved closed && closed.how() == Resolution.SUPERSEDED
				&& closed.superseded().isEmpty();
	}

	private Optional<Supersession> cause(int index, IncidentResolved closed) {
		Stream<GameEvent> after = events.subList(index + 1, events.size()).stream();
		List<GameEvent> before = new ArrayList<>(events.subList(0, index));
		Collections.reverse(before);
		return Stream.concat(
				atOnce(after, closed).flatMap(event -> following(event, closed).stream()),
				atOnce(before.stream(), closed).flatMap(event -> preceding(event, closed).stream())).findFirst();
	}

	private static Stream<GameEvent> atOnce(Stream<GameEvent> all, IncidentResolved closed) {
		return all.filter(event -> event.t() == closed.t());
	}

	private Optional<Supersession> following(GameEvent event, IncidentResolved closed) {
		return switch (event) {
			case GameEvent.GameEnded ended -> Optional.of(Supersession.by(Cause.GAME_ENDED));
			case GameEvent.GameStarted started -> Optional.of(Supersession.by(Cause.GAME_STARTED));
			case GameEvent.RulingWithdrawn withdrawn -> Optional.of(Supersession.by(Cause.RULING_WITHDRAWN));
			case GameEvent.PhaseBegan began when began.phase() == Phase.COUNTING ->
				Optional.of(Supersession.by(Cause.COUNTING));
			case GameEvent.IncidentOpened opened when isSameMatter(opened.incident(), closed.id()) ->
				Optional.of(Supersession.by(Cause.INCIDENT, opened.incident().id()));
			default -> Optional.empty();
		};
	}

	private Optional<Supersession> preceding(GameEvent event, IncidentResolved closed) {
		return switch (event) {
			case GameEvent.MovePlayed move -> Optional.of(Supersession.by(Cause.MOVE, move.number()));
			case GameEvent.Passed pass -> Optional.of(Supersession.by(Cause.PASS, pass.number()));
			case GameEvent.Revision revision -> Optional.of(Supersession.by(Cause.REVISION, revision.from()));
			case GameEvent.Undone undone -> Optional.of(Supersession.by(Cause.UNDONE, undone.to()));
			case GameEvent.Edited edited -> Optional.of(Supersession.by(Cause.EDITED, edited.after()));
			case IncidentResolved ruled when ruled.how() == Resolution.RULING ->
				Optional.of(Supersession.by(Cause.RULING, ruled.id()));
			case GameEvent.PhaseBegan began when began.phase() == Phase.PREPARING ->
				Optional.of(Supersession.by(Cause.GAME_STARTED));
			default -> following(event, closed);
		};
	}

	private static Stream<Incident> opened(GameEvent event) {
		return event instanceof GameEvent.IncidentOpened opened ? Stream.of(opened.incident()) : Stream.empty();
	}

	/** Whether both are about some point, or about something that has none. */
	private boolean isSameMatter(Incident other, int id) {
		Incident closed = incidents.get(id);
		if (closed == null) {
			return false;
		}
		List<Point> points = points(closed).toList();
		return points.isEmpty()
				? closed.offender().equals(other.offender())
				: points(other).anyMatch(points::contains);
	}

	private static Stream<Point> points(Incident incident) {
		return Stream.of(incident.points().stream(), incident.from().stream(), incident.to().stream(),
				incident.moved().stream().map(StoneMoved::from), incident.moved().stream().map(StoneMoved::to))
				.flatMap(points -> points);
	}
}
