package org.gobanbridge.core.session;

import java.util.List;
import java.util.Optional;
import org.gobanbridge.core.explain.Chooser;
import org.gobanbridge.core.explain.Explanation;
import org.gobanbridge.core.game.GameState;
import org.gobanbridge.core.incident.Incident;
import org.gobanbridge.core.steady.SteadyBoard;
import org.gobanbridge.rules.PointSet;

/** The opponent's turns after illegal stones that lie there: with them these become moves (FORMATS 6). */
final class Answers {
	private final Recorder recorder;
	private final SteadyBoard board;
	private final Incidents incidents;
	private final Leftovers leftovers;
	private final Situations situations;

	Answers(Recorder recorder, SteadyBoard board, Incidents incidents, Leftovers leftovers, Situations situations) {
		this.recorder = recorder;
		this.board = board;
		this.incidents = incidents;
		this.leftovers = leftovers;
		this.situations = situations;
	}

	/**
	 * Turns that answer.
	 *
	 * @param entered
	 *            the incidents of the stones that become moves, first one first
	 */
	record Answer(List<Incident> entered, Explanation.InOrder turns) {
	}

	/** The answer to as many of one side's illegal stones as came before it. */
	Optional<Answer> find(PointSet known, long since, long now) {
		List<Incident> unanswered = incidents.unanswered();
		for (int count = unanswered.size(); count > 0; count--) {
			List<Incident> entered = unanswered.subList(0, count);
			Optional<Explanation.InOrder> turns = turnsAfter(entered, known, since, now);
			if (turns.isPresent()) {
				return Optional.of(new Answer(entered, turns.get()));
			}
		}
		return Optional.empty();
	}

	private Optional<Explanation.InOrder> turnsAfter(List<Incident> entered, PointSet known, long since, long now) {
		GameState with = recorder.state();
		for (Incident incident : entered) {
			with = with.apply(incidents.asItLies(now, incident, with));
		}
		PointSet excused = leftovers.points().union(known);
		PointSet rest = board.differences(with.position()).minus(excused);
		return rest.isEmpty()
				? Optional.empty()
				: Chooser.choose(situations.of(with, rest, excused, since, now)).flatMap(Explanation::inOrder);
	}
}
