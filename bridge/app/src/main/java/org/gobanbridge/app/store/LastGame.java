package org.gobanbridge.app.store;

import java.util.List;
import java.util.Optional;
import org.gobanbridge.core.game.GameEvent;
import org.gobanbridge.core.game.GameState;

/**
 * What a program needs of a journal to go on from it: the running or last game, and what came after it.
 *
 * @param before
 *            what is left of the games before
 * @param events
 *            from the newest start on; every event if no game has started
 * @param firstStart
 *            how the game started first, if it was started again since; else the newest start
 * @param state
 *            what all events of the journal say
 */
public record LastGame(GameState before, List<NumberedEvent> events, Optional<NumberedEvent> firstStart,
		GameState state) {

	/** The events without their numbers. */
	public List<GameEvent> plainEvents() {
		return events.stream().map(NumberedEvent::event).toList();
	}
}
