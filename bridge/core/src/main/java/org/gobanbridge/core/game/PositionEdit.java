package org.gobanbridge.core.game;

import java.util.OptionalInt;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.PointSet;
import org.gobanbridge.rules.Position;
import org.gobanbridge.rules.history.Game;

/**
 * A change of the position that stands, and what was before it.
 *
 * @param before
 *            the game whose position was changed
 */
public record PositionEdit(GameEvent.Edited edited, Game before) {
	/** Whether it was made because of this incident. */
	public boolean isOf(int incident) {
		return edited.incident().orElse(0) == incident;
	}

	/**
	 * The change that takes this one back.
	 *
	 * @param incident
	 *            the incident on which it is ruled so, if it is
	 * @param undone
	 *            whether a person has declared it taken back
	 */
	public GameEvent.Edited back(long t, OptionalInt incident, boolean undone) {
		Position position = before.position();
		PointSet points = PointSet.of(position.grid(), edited.points());
		PointSet black = position.stones(Color.BLACK).intersection(points);
		PointSet white = position.stones(Color.WHITE).intersection(points);
		return new GameEvent.Edited(t, edited.after(), black.points(), white.points(),
				points.minus(black).minus(white).points(), before.toPlay(), incident, undone);
	}
}
