package org.gobanbridge.core.session;

import java.util.ArrayList;
import java.util.List;
import org.gobanbridge.core.game.GameEvent;
import org.gobanbridge.core.game.GameState;

/** Keeps the state and the events that have come of the input being handled. */
final class Recorder {
	private GameState state;
	private List<GameEvent> events = new ArrayList<>();

	Recorder(GameState state) {
		this.state = state;
	}

	GameState state() {
		return state;
	}

	void record(GameEvent event) {
		state = state.apply(event);
		events.add(event);
	}

	/** The events since the last call. */
	List<GameEvent> take() {
		if (events.isEmpty()) {
			return List.of();
		}
		List<GameEvent> taken = events;
		events = new ArrayList<>();
		return taken;
	}
}
