package org.gobanbridge.core.session;

import java.util.List;
import java.util.Optional;
import org.gobanbridge.core.explain.Explanation.Finding;
import org.gobanbridge.core.game.RecordedMove;
import org.gobanbridge.core.game.TimingSetting;
import org.gobanbridge.core.incident.Incident;
import org.gobanbridge.core.incident.IncidentKind;
import org.gobanbridge.core.incident.Supersession;
import org.gobanbridge.core.steady.SteadyBoard;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.PointSet;

/** The lever not pressed at all (FORMATS 5 and 7, clock-not-pressed); off unless set. */
final class ForgottenLever implements LeverJudge {
	private static final long NEVER = Long.MAX_VALUE;

	private final Recorder recorder;
	private final SteadyBoard board;
	private final Incidents incidents;
	private final LeverEvidence evidence;
	/** When the lever of the stone was due; only if it was not pressed by then. */
	private long due = NEVER;

	ForgottenLever(Recorder recorder, SteadyBoard board, Incidents incidents, LeverEvidence evidence) {
		this.recorder = recorder;
		this.board = board;
		this.incidents = incidents;
		this.evidence = evidence;
	}

	@Override
	public void played(long now, RecordedMove stone) {
		due = NEVER;
	}

	/** The lever has been pressed after all; or in time, and it was heard of too late. */
	@Override
	public void pressed(long now, Optional<RecordedMove> stone, Color color, long at) {
		open().stream().filter(incident -> LeverEvidence.isBy(incident, color))
				.forEach(incident -> {
					if (due != NEVER && at <= due) {
						incidents.supersede(now, incident, Supersession.by(Supersession.Cause.LEVER));
					} else {
						incidents.restore(now, incident);
					}
				});
	}

	@Override
	public NextLook look(long now, Optional<RecordedMove> stone) {
		closeAnswered(now);
		return stone.filter(this::matters).map(move -> look(now, move)).orElse(NextLook.NONE);
	}

	private boolean matters(RecordedMove stone) {
		boolean answered = recorder.state().moves().size() > stone.number();
		return patience() > 0 && !answered && due == NEVER && evidence.isForgotten(stone)
				&& !recorder.state().uncleared().contains(stone.number()) && !evidence.isInDisorder(stone.color());
	}

	private NextLook look(long now, RecordedMove stone) {
		long done = PointSet.of(board.grid(), stone.captured()).indices().mapToLong(board::seen).reduce(stone.seen(),
				Math::max);
		if (now < done + patience()) {
			return NextLook.notBefore(done + patience());
		}
		if (isBeingAnswered(now, stone)) {
			return NextLook.EACH_READING;
		}
		due = done + patience();
		incidents.open(now,
				Finding.of(IncidentKind.CLOCK_NOT_PRESSED, stone.color(), stone.point().stream().toList()));
		return NextLook.NONE;
	}

	/** Whether the opponent may be about to answer, or to have answered. */
	private boolean isBeingAnswered(long now, RecordedMove stone) {
		long asking = now - evidence.millis(TimingSetting.LEVER_ASK);
		return evidence.isPressed(stone.color().opponent(), Math.max(stone.seen(), asking), now)
				|| !board.isRead(now) || board.isCovered(now) || !board.changing().points().isEmpty()
				|| !board.differences(recorder.state().position()).isEmpty();
	}

	private long patience() {
		return evidence.millis(TimingSetting.CLOCK_NOT_PRESSED);
	}

	private List<Incident> open() {
		return recorder.state().openIncidents().stream()
				.filter(incident -> incident.kind() == IncidentKind.CLOCK_NOT_PRESSED).toList();
	}

	/** The opponent has answered, or the stone is a move no more: nobody waits for its lever. */
	private void closeAnswered(long now) {
		Optional<RecordedMove> last = recorder.state().lastMove();
		open().stream()
				.filter(incident -> last.filter(move -> LeverEvidence.isBy(incident, move.color())
						&& incident.points().equals(move.point().stream().toList())).isEmpty())
				.forEach(incident -> incidents.supersede(now, incident, incidents.lastChange()));
	}
}
