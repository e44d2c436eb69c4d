package org.gobanbridge.app.run;

import java.util.List;
import org.gobanbridge.app.store.NumberedEvent;
import org.gobanbridge.core.board.BoardReport;
import org.gobanbridge.core.game.GameState;

/** Who hears of what happens in a game. Called by the game thread, and so must be quick. */
interface Audience {

	/**
	 * Events, which are on the disk.
	 *
	 * @param state
	 *            what all events up to these say
	 */
	void hear(List<NumberedEvent> events, GameState state);

	/**
	 * What will be heard next is on the disk now.
	 *
	 * @param tookNanos
	 *            how long it took to get there
	 */
	default void written(long tookNanos) {
	}

	/** What the device says of itself. */
	default void source(BoardReport.SourceChanged changed) {
	}
}
