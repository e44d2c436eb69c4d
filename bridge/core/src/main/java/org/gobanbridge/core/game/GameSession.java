package org.gobanbridge.core.game;

import java.util.List;
import java.util.OptionalLong;

/**
 * The game logic of one table: inputs in, events out. Same inputs, same events. NOT thread safe: one thread owns a
 * session.
 */
public final class GameSession {
	private GameState state;

	/** A session that has seen nothing yet. */
	public GameSession(SessionSettings settings) {
		this(settings, List.of());
	}

	/**
	 * A session that goes on from these events (of its journal). The caller's next input is {@link Input.Restarted}.
	 */
	public GameSession(SessionSettings settings, List<GameEvent> events) {
		this.state = GameState.of(settings.grid(), events);
	}

	/**
	 * Takes one input. First every deadline before its time happens, at its own time; then the input. Inputs must come in
	 * order of {@link Input#t}.
	 *
	 * @return what became of it, in order; the state already includes these events
	 */
	public List<GameEvent> accept(Input input) {
		return List.of();
	}

	/** When something happens by itself if nothing else comes; the caller then gives a {@link Input.Tick} of that time. */
	public OptionalLong nextDeadline() {
		return OptionalLong.empty();
	}

	/** What the events so far say. */
	public GameState state() {
		return state;
	}
}
