package org.gobanbridge.core.session;

import org.gobanbridge.core.game.GameEvent;
import org.gobanbridge.core.game.Phase;
import org.gobanbridge.core.incident.IncidentKind;
import org.gobanbridge.core.incident.Supersession;
import org.gobanbridge.core.incident.Supersession.Cause;

/** How games end, and what becomes then of incidents that are open. */
final class Endings {
	private final Recorder recorder;
	private final Incidents incidents;

	Endings(Recorder recorder, Incidents incidents) {
		this.recorder = recorder;
		this.incidents = incidents;
	}

	/** The board of a game that had hardly begun is empty again: a wrong start is put right by it. */
	void clearedAnew(long now) {
		recorder.state().openIncidents().stream().filter(incident -> incident.kind() == IncidentKind.WRONG_START)
				.forEach(incident -> incidents.restore(now, incident));
		moot(now, Cause.CLEARED);
	}

	/** The players have cleared the board, and the policy takes that for the end. */
	void cleared(long now) {
		end(now, "?", "cleared", Cause.CLEARED);
	}

	/** The game is over; what was open on the board no longer matters. */
	void end(long now, String result, String reason) {
		end(now, result, reason, Cause.GAME_ENDED);
	}

	private void end(long now, String result, String reason, Cause cause) {
		moot(now, cause);
		recorder.record(new GameEvent.GameEnded(now, result, reason));
		recorder.record(new GameEvent.PhaseBegan(now, Phase.ENDED, reason));
	}

	/** Closes what is open on the board: the stones have a new meaning, or none any more. */
	void moot(long now, Cause cause) {
		incidents.supersedeAll(now, Supersession.by(cause));
		recorder.settle(now);
	}
}
