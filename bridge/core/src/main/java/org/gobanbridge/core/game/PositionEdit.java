package org.gobanbridge.core.game;

import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Position;

/**
 * A change of the position that stands, and what was before it.
 *
 * @param before
 *            the position that was changed
 * @param toPlay
 *            whose turn it was
 */
public record PositionEdit(GameEvent.Edited edited, Position before, Color toPlay) {
	/** Whether it was made because of this incident. */
	public boolean isOf(int incident) {
		return edited.incident().orElse(0) == incident;
	}
}
