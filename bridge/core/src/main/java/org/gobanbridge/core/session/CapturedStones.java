package org.gobanbridge.core.session;

import java.util.List;
import java.util.OptionalLong;
import java.util.function.Supplier;
import org.gobanbridge.core.explain.Explanation.Finding;
import org.gobanbridge.core.game.GameEvent;
import org.gobanbridge.core.game.RecordedMove;
import org.gobanbridge.core.game.Timing;
import org.gobanbridge.core.game.TimingSetting;
import org.gobanbridge.core.incident.IncidentKind;
import org.gobanbridge.core.steady.SteadyBoard;
import org.gobanbridge.rules.PointSet;

/** Sees to it that captured stones leave the board, and says when they have, and when they have not (FORMATS 5). */
final class CapturedStones {
	/** How long a board that is read again may take to show that captured stones are off, in milliseconds. */
	private static final long SHOWN_OFF_MILLIS = 1_500;
	private static final long NEVER = Long.MAX_VALUE;

	private final Recorder recorder;
	private final SteadyBoard board;
	private final Incidents incidents;
	private final Leftovers leftovers;
	private final Supplier<Timing> timing;
	private long nextLook = NEVER;

	CapturedStones(Recorder recorder, SteadyBoard board, Incidents incidents, Leftovers leftovers,
			Supplier<Timing> timing) {
		this.recorder = recorder;
		this.board = board;
		this.incidents = incidents;
		this.leftovers = leftovers;
		this.timing = timing;
	}

	/** When to look again if no reading comes. */
	long nextLook() {
		return nextLook;
	}

	/**
	 * Looks which captured stones have left, and which should have.
	 *
	 * @param unexplained
	 *            since when other differences wait for their explanation: a stone that seems to be left may have been
	 *            played there since
	 */
	void lookAgain(long now, OptionalLong unexplained) {
		nextLook = NEVER;
		for (int number : recorder.state().uncleared()) {
			if (!leftovers.moves().contains(number)) {
				recorder.record(new GameEvent.CapturesCleared(now, number));
			}
		}
		for (int number : leftovers.moves()) {
			RecordedMove move = recorder.state().moves().get(number - 1);
			PointSet left = leftovers.ofMove(number);
			long due = due(move, left, unexplained);
			boolean inView = !left.intersects(board.hidden().union(board.changing().points())) && board.isRead(now);
			if (now < due) {
				nextLook = Math.min(nextLook, due);
			} else if (inView && !isTakenUp(move) && !leftovers.isRuledOn(left, now)
					&& !incidents.isOpen(IncidentKind.CAPTURED_LEFT, left)) {
				incidents.open(now, Finding.of(IncidentKind.CAPTURED_LEFT, move.color(), left.points()));
			}
		}
	}

	/** When what is left of a move's captured stones is too long there: after the last of them left, or the answer. */
	private long due(RecordedMove move, PointSet left, OptionalLong unexplained) {
		PointSet gone = PointSet.of(board.grid(), move.captured()).minus(left);
		long lastGone = gone.indices().mapToLong(board::seen).reduce(move.seen(), Math::max);
		long due = lastGone + timing.get().of(TimingSetting.CAPTURES_LEFT);
		if (recorder.state().moves().size() > move.number()) {
			long answered = recorder.state().moves().get(move.number()).seen();
			due = Math.min(due, Math.max(lastGone, answered) + timing.get().of(TimingSetting.CAPTURES_ANSWERED));
		}
		due = Math.max(due, board.lastRevealed() + SHOWN_OFF_MILLIS);
		return unexplained.isPresent()
				? Math.max(due, unexplained.getAsLong() + timing.get().of(TimingSetting.HIDDEN))
				: due;
	}

	/** Whether the stone has been lifted or moved again, which is reported: what it captured is part of that. */
	private boolean isTakenUp(RecordedMove move) {
		return move.point().map(point -> PointSet.of(board.grid(), List.of(point)))
				.filter(at -> incidents.isOpen(IncidentKind.STONE_LIFTED, at)
						|| incidents.isOpen(IncidentKind.STONE_MOVED, at))
				.isPresent();
	}
}
