package org.gobanbridge.core.game;

import java.util.List;
import java.util.Optional;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Point;

/**
 * A turn, or a change of the position, that was declared taken back, by what it had made of the board.
 *
 * @param black
 *            where it had put black stones
 * @param white
 *            where it had put white stones
 * @param empty
 *            where it had taken stones off
 */
public record TakenBack(List<Point> black, List<Point> white, List<Point> empty) {
	public TakenBack {
		black = List.copyOf(black);
		white = List.copyOf(white);
		empty = List.copyOf(empty);
	}

	static TakenBack of(RecordedMove move) {
		return new TakenBack(stone(move, Color.BLACK), stone(move, Color.WHITE), move.captured());
	}

	private static List<Point> stone(RecordedMove move, Color color) {
		return Optional.of(move).filter(played -> played.color() == color).flatMap(RecordedMove::point).stream()
				.toList();
	}

	static TakenBack of(GameEvent.Edited edited) {
		return new TakenBack(edited.black(), edited.white(), edited.empty());
	}
}
