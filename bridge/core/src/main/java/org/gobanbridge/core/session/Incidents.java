package org.gobanbridge.core.session;

import java.util.List;
import java.util.Optional;
import org.gobanbridge.core.board.PointState;
import org.gobanbridge.core.explain.Explanation.Finding;
import org.gobanbridge.core.game.GameEvent;
import org.gobanbridge.core.incident.Incident;
import org.gobanbridge.core.incident.Remedy;
import org.gobanbridge.core.incident.Resolution;
import org.gobanbridge.core.incident.StoneMoved;
import org.gobanbridge.core.policy.Policies;
import org.gobanbridge.core.steady.SteadyBoard;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Point;
import org.gobanbridge.rules.PointSet;
import org.gobanbridge.rules.Position;

/** Opens incidents on the board, and closes them when the board agrees again. What is open is in the events alone. */
final class Incidents {
	private final Recorder recorder;
	private final SteadyBoard board;
	private final Policies policies;

	Incidents(Recorder recorder, SteadyBoard board, Policies policies) {
		this.recorder = recorder;
		this.board = board;
		this.policies = policies;
	}

	/** A new incident of which each point is to be put as the position has it; who did it is not known. */
	void open(long t, Finding finding) {
		Position position = recorder.state().position();
		List<Remedy> remedy = finding.points().stream()
				.map(point -> new Remedy(point, position.colorAt(position.grid().index(point)))).toList();
		Optional<StoneMoved> only = finding.moved().size() == 1
				? Optional.of(finding.moved().get(0))
				: Optional.empty();
		Incident incident = new Incident(recorder.state().incidentCount() + 1, finding.kind(), Optional.empty(),
				finding.points(), only.map(StoneMoved::from), only.map(StoneMoved::to),
				only.isPresent() ? List.of() : finding.moved(), remedy,
				recorder.state().policy(policies).judge(finding.kind()), Optional.empty(), Optional.empty());
		recorder.record(new GameEvent.IncidentOpened(t, incident));
	}

	/** The points on which open incidents still wait for something to be done. */
	PointSet points() {
		return PointSet.of(board.grid(), recorder.state().openIncidents().stream()
				.flatMap(incident -> incident.remedy().stream()).map(Remedy::point).toList());
	}

	/** Shortens each open incident's list by what has been done, and closes it when nothing is left. */
	void lookAgain(long t) {
		for (Incident incident : recorder.state().openIncidents()) {
			List<Remedy> left = incident.remedy().stream().filter(this::isLeft).toList();
			if (left.isEmpty()) {
				boolean restored = incident.remedy().stream().allMatch(this::isDone);
				close(t, incident, restored ? Resolution.RESTORED : Resolution.SUPERSEDED);
			} else if (left.size() < incident.remedy().size()) {
				recorder.record(new GameEvent.IncidentUpdated(t, incident.withRemedy(left)));
			}
		}
	}

	/** Closes all: something else explains what was seen, or a result makes it moot. */
	void supersede(long t) {
		for (Incident incident : recorder.state().openIncidents()) {
			close(t, incident, Resolution.SUPERSEDED);
		}
	}

	private void close(long t, Incident incident, Resolution how) {
		recorder.record(new GameEvent.IncidentResolved(t, incident.id(), how, Optional.empty()));
	}

	/** What is to be done is measured by the position now: moves since may have made another stone, or none, right. */
	private boolean isLeft(Remedy remedy) {
		return !mayShow(remedy.point(), recorder.state().position().colorAt(board.grid().index(remedy.point())));
	}

	private boolean isDone(Remedy remedy) {
		return mayShow(remedy.point(), remedy.put());
	}

	/** Whether the board may show this stone there; empty = no stone. */
	private boolean mayShow(Point point, Optional<Color> stone) {
		int index = board.grid().index(point);
		return stone.map(color -> board.mayShow(color, index)).orElse(board.at(index) == PointState.EMPTY);
	}
}
