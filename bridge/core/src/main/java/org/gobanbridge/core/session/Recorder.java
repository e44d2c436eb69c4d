package org.gobanbridge.core.session;

import java.util.ArrayList;
import java.util.List;
import org.gobanbridge.core.game.GameEvent;
import org.gobanbridge.core.game.GameState;
import org.gobanbridge.core.game.PassReason;
import org.gobanbridge.rules.Color;

/** Keeps the state and the events that have come of the input being handled: the one place where events begin. */
final class Recorder {
	private GameState state;
	private List<GameEvent> events = new ArrayList<>();
	/** The state before these events. */
	private GameState before;

	Recorder(GameState state) {
		this.state = state;
		this.before = state;
	}

	GameState state() {
		return state;
	}

	/** The state already includes the event when this returns. */
	void record(GameEvent event) {
		state = state.apply(event);
		events.add(event);
	}

	/** Records that this side has given its turn up, as the next turn of the record. */
	void pass(long t, Color color, PassReason reason) {
		record(new GameEvent.Passed(t, state.moves().size() + 1, color, reason));
	}

	/** The events since the last call; those that supersede an incident say by what. */
	List<GameEvent> take() {
		if (events.isEmpty()) {
			return List.of();
		}
		List<GameEvent> taken = Superseding.explained(events, before);
		events = new ArrayList<>();
		before = state;
		return taken;
	}
}
