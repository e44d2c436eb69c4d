package org.gobanbridge.app.live;

import java.util.List;
import org.gobanbridge.app.store.NumberedEvent;
import org.gobanbridge.core.game.GameState;

/**
 * What there is to show.
 *
 * @param seq
 *            the number of the last event
 * @param state
 *            what all events up to that number say
 * @param restarted
 *            whether the program began again in mid-game and nobody has said since that play goes on
 * @param calls
 *            those of the last moments
 * @param lost
 *            whether an event could not be followed, so that the picture may be wrong
 */
record LiveGame(long seq, GameState state, boolean restarted, List<NumberedEvent> calls, SourceStatus source,
		boolean lost) {
}
