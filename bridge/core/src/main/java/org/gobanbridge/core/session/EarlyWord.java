package org.gobanbridge.core.session;

import java.util.List;
import org.gobanbridge.core.game.RecordedMove;
import org.gobanbridge.core.incident.EarlyLever;
import org.gobanbridge.rules.Point;

/** Tells that a lever was pressed too early: once a stone, whatever it was too early for. */
final class EarlyWord {
	private final Incidents incidents;
	private boolean said;

	EarlyWord(Incidents incidents) {
		this.incidents = incidents;
	}

	/** A stone has been played, of which nothing is told yet. */
	void begin() {
		said = false;
	}

	/** Whether nothing more is to be told. */
	boolean isSaid() {
		return said;
	}

	/** The lever was pressed at this time, before this was done. */
	void say(long now, RecordedMove stone, EarlyLever.Before before, List<Point> points, long pressed) {
		said = true;
		incidents.openEarly(now, stone.color(), points, new EarlyLever(before, pressed));
	}
}
