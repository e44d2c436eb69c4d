package org.gobanbridge.core.session;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.gobanbridge.core.game.GameEvent;
import org.gobanbridge.core.game.GameState;
import org.gobanbridge.core.incident.Incident;
import org.gobanbridge.core.incident.StoneMoved;
import org.gobanbridge.core.steady.SteadyBoard;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Point;
import org.gobanbridge.rules.PointSet;
import org.gobanbridge.rules.Position;

/**
 * Points that a stone has left while that is open: an enemy stone there is that side's answer, against the rules as it is
 * (FORMATS 6). With it what was moved enters the position as it lies; the incident stays open.
 */
final class VacatedPoints {
	private final Recorder recorder;
	private final SteadyBoard board;
	private final Incidents incidents;

	VacatedPoints(Recorder recorder, SteadyBoard board, Incidents incidents) {
		this.recorder = recorder;
		this.board = board;
		this.incidents = incidents;
	}

	/** Takes an answer on such a point into the record; whether there was one. */
	boolean lookAgain(long now) {
		for (Incident incident : recorder.state().openIncidents()) {
			Optional<Point> answered = incidents.reach(incident).isEmpty() || !board.isRead(now)
					? Optional.empty()
					: froms(incident).filter(point -> isAnswered(incident, point)).findFirst();
			if (answered.isPresent()) {
				enter(now, incident, answered.get());
				return true;
			}
		}
		return false;
	}

	private static Stream<Point> froms(Incident incident) {
		return Stream.concat(incident.from().stream(), incident.moved().stream().map(StoneMoved::from));
	}

	private boolean isAnswered(Incident incident, Point from) {
		int index = board.grid().index(from);
		GameState state = recorder.state();
		Color side = state.game().toPlay();
		boolean his = state.position().stones(side.opponent()).contains(index);
		boolean stillMoved = incident.remedy().stream().anyMatch(
				remedy -> remedy.put().isEmpty() && board.mayShow(side.opponent(), board.grid().index(remedy.point())));
		return his && stillMoved && !board.hidden().contains(index) && board.stones(side).contains(index);
	}

	private void enter(long now, Incident incident, Point at) {
		GameState state = recorder.state();
		Color side = state.game().toPlay();
		PointSet answer = PointSet.of(board.grid(), List.of(at));
		PointSet moved = board.differences(state.position()).intersection(incidents.reach(incident)).minus(answer);
		PointSet black = moved.intersection(board.stones(Color.BLACK));
		PointSet white = moved.intersection(board.stones(Color.WHITE));
		PointSet empty = moved.minus(black).minus(white).union(answer);
		recorder.record(new GameEvent.Edited(now, state.moves().size(), black.points(), white.points(), empty.points(),
				side, OptionalInt.of(incident.id())));
		Position lies = recorder.state().position();
		int index = board.grid().index(at);
		recorder.record(new GameEvent.MovePlayed(now, state.moves().size() + 1, side, at,
				lies.captures(side, index).points(), board.seen(index), board.covered(index), false,
				OptionalInt.of(incident.id())));
		recorder.record(new GameEvent.IncidentUpdated(now, incident.withRemedy(List.of())));
	}
}
