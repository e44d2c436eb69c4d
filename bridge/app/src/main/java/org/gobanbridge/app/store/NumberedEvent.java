package org.gobanbridge.app.store;

import org.gobanbridge.core.game.GameEvent;

/** A journalled event with its number; numbers run on through the whole journal. */
public record NumberedEvent(long seq, GameEvent event) {
}
