package org.gobanbridge.core.session;

import java.util.List;
import java.util.Optional;
import org.gobanbridge.core.board.PointState;
import org.gobanbridge.core.game.GameEvent;
import org.gobanbridge.core.game.RecordedMove;
import org.gobanbridge.core.incident.Incident;
import org.gobanbridge.core.incident.IncidentKind;
import org.gobanbridge.core.incident.Remedy;
import org.gobanbridge.core.steady.SteadyBoard;
import org.gobanbridge.rules.PointSet;

/**
 * Signs of resignation on the board: two stones in a corner (RULES G2). The first of them may be in the record as a move;
 * when both are taken off it was none.
 */
final class CornerSigns {
	/** How long the other stone may take to follow, in milliseconds. */
	private static final long FOLLOW_MILLIS = 2_000;
	private static final long NEVER = Long.MAX_VALUE;

	private final Recorder recorder;
	private final SteadyBoard board;
	private final Incidents incidents;
	private long nextLook = NEVER;

	CornerSigns(Recorder recorder, SteadyBoard board, Incidents incidents) {
		this.recorder = recorder;
		this.board = board;
		this.incidents = incidents;
	}

	/** Whether it is a sign that lies on the board. */
	static boolean isSign(Incident incident) {
		return incident.kind() == IncidentKind.RESIGN_SIGNAL && !incident.points().isEmpty();
	}

	/** When to look again if no reading comes. */
	long nextLook() {
		return nextLook;
	}

	/** Follows open signs on the board; says whether the record has changed. */
	boolean lookAgain(long now) {
		nextLook = NEVER;
		return recorder.state().openIncidents().stream().filter(CornerSigns::isSign)
				.filter(incident -> lookAgain(now, incident)).count() > 0;
	}

	private boolean lookAgain(long now, Incident sign) {
		PointSet points = PointSet.of(board.grid(), sign.points());
		if (points.indices().allMatch(i -> board.at(i) == PointState.EMPTY)) {
			incidents.restore(now, sign);
			Optional<RecordedMove> first = recorder.state().lastMove().filter(move -> isOf(sign, move));
			first.ifPresent(move -> recorder.record(new GameEvent.Revision(now, move.number(), List.of())));
			return first.isPresent();
		}
		List<Remedy> left = incidents.leftToDo(sign);
		long until = points.indices().mapToLong(board::seen).max().orElse(now) + FOLLOW_MILLIS;
		if (!left.isEmpty()) {
			incidents.update(now, sign, left);
		} else if (now >= until) {
			incidents.restore(now, sign);
		} else {
			nextLook = until;
		}
		return false;
	}

	private static boolean isOf(Incident sign, RecordedMove move) {
		return sign.offender().equals(Optional.of(move.color()))
				&& move.point().filter(sign.points()::contains).isPresent();
	}
}
