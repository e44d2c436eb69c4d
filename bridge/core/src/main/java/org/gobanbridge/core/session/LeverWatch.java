package org.gobanbridge.core.session;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;
import org.gobanbridge.core.board.Snapshot;
import org.gobanbridge.core.game.GameEvent;
import org.gobanbridge.core.game.RecordedMove;
import org.gobanbridge.core.game.Timing;
import org.gobanbridge.core.incident.EarlyLever;
import org.gobanbridge.core.incident.Incident;
import org.gobanbridge.core.incident.IncidentKind;
import org.gobanbridge.core.policy.Policies;
import org.gobanbridge.core.session.LeverJudge.NextLook;
import org.gobanbridge.core.steady.SteadyBoard;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Point;

/**
 * Whether the levers are pressed when they should be: not before the stone is down, not before its captured stones are
 * off, and pressed at all. Of readings no single one is believed, and none of a point under a hand.
 */
final class LeverWatch {
	private final Recorder recorder;
	private final Incidents incidents;
	private final LeverEvidence evidence;
	private final EarlyWord early;
	private final List<LeverJudge> judges;
	/** The last stone that was played, while it matters when its lever is pressed. */
	private OptionalInt watched = OptionalInt.empty();
	private NextLook next = NextLook.NONE;

	LeverWatch(Recorder recorder, SteadyBoard board, Incidents incidents, Policies policies,
			Supplier<Timing> timing) {
		this.recorder = recorder;
		this.incidents = incidents;
		this.evidence = new LeverEvidence(recorder, board, policies, timing);
		this.early = new EarlyWord(incidents);
		this.judges = List.of(new ForgottenLever(recorder, board, incidents, evidence),
				new EarlyBeforeStone(recorder, board, evidence, early),
				new EarlyBeforeCaptures(board, evidence, early));
	}

	/** The program began again: nobody is known to have pressed a lever. */
	void clear() {
		evidence.clear();
		watched = OptionalInt.empty();
	}

	/** The course of the game was broken: levers pressed so far have nothing to do with the stones to come. */
	void forget() {
		evidence.forget();
		watched = OptionalInt.empty();
	}

	/** What this side's lever was pressed for is known. */
	void forget(Color color) {
		evidence.forget(color);
	}

	/** When to look again if no reading comes. */
	long nextLook() {
		return next.at();
	}

	/** Whether each reading counts now. */
	boolean isLooking() {
		return next.eachReading();
	}

	/** This side has pressed its lever while no game is played; its first stone may be down already. */
	void pressBetweenGames(Color color, long at) {
		evidence.pressBetweenGames(color, at);
	}

	/**
	 * This side has pressed its lever while the game is played.
	 *
	 * @return whether it may mean that its turn is over; not if it was pressed once more, late for its last stone, or for
	 *         a stone that is against the rules
	 */
	boolean press(long now, Color color, long at) {
		Optional<RecordedMove> stone = watched();
		boolean means = evidence.press(color, at, hasIrregularStone(color));
		judges.forEach(judge -> judge.pressed(now, stone, color, at));
		return means;
	}

	/** Whether this side has put down a stone that is no move, and may have pressed its lever for it. */
	boolean hasIrregularStone(Color color) {
		return recorder.state().openIncidents().stream()
				.anyMatch(incident -> incident.kind() == IncidentKind.UNCLEAR_PLACEMENT
						&& LeverEvidence.isBy(incident, color))
				|| incidents.unanswered().stream().anyMatch(incident -> LeverEvidence.isBy(incident, color));
	}

	/** Something that this side has done is not in order: its lever may have been pressed for that. */
	void irregular(Color color) {
		evidence.forget(color);
		evidence.turnCame();
		if (watched().filter(stone -> stone.color() == color).isPresent()) {
			watched = OptionalInt.empty();
		}
	}

	/** A stone has been played; it is the last turn of the record. */
	void played(long now) {
		RecordedMove stone = recorder.state().lastMove().orElseThrow();
		watched = OptionalInt.of(stone.number());
		early.begin();
		judges.forEach(judge -> judge.played(now, stone));
		evidence.turnCame();
	}

	/** Takes a reading, which the board has taken too. */
	void read(long at, Snapshot snapshot) {
		evidence.read(at, snapshot);
	}

	/** The stone played last was pushed on: what is told of it is told of another point. */
	void slid(long now, Point from, Point to) {
		for (Incident incident : recorder.state().openIncidents()) {
			boolean ofStone = incident.kind() == IncidentKind.CLOCK_NOT_PRESSED
					|| incident.early().filter(lever -> lever.before() == EarlyLever.Before.STONE).isPresent();
			if (ofStone && incident.points().equals(List.of(from))) {
				recorder.record(new GameEvent.IncidentUpdated(now, incident.withPoints(List.of(to))));
			}
		}
	}

	/** Looks at what the last stone captured, and whether its lever is overdue. */
	void lookAgain(long now) {
		Optional<RecordedMove> stone = watched();
		next = NextLook.NONE;
		for (LeverJudge judge : judges) {
			next = next.and(judge.look(now, stone));
		}
	}

	/** A stone is watched until its side plays again. */
	private Optional<RecordedMove> watched() {
		List<RecordedMove> moves = recorder.state().moves();
		if (watched.isPresent() && (watched.getAsInt() > moves.size() || watched.getAsInt() < moves.size() - 1)) {
			watched = OptionalInt.empty();
		}
		return watched.isPresent() ? Optional.of(moves.get(watched.getAsInt() - 1)) : Optional.empty();
	}
}
