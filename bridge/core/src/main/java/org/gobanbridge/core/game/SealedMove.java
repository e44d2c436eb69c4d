package org.gobanbridge.core.game;

import java.util.Optional;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Point;

/**
 * A move that a side has sealed instead of playing it.
 *
 * @param cipher
 *            the envelope: what was written, encrypted
 * @param after
 *            how many turns the record had then: it is the turn after them
 * @param opened
 *            a point, {@code pass}, {@code resign} or {@code unreadable}; empty = nobody has opened it yet
 */
public record SealedMove(Color color, String cipher, int after, Optional<String> opened) {
	/** In place of a point: the side passes. */
	public static final String PASS = "pass";
	/** In place of a point: the side resigns. */
	public static final String RESIGN = "resign";
	/** In place of a point: what was written is no move. */
	public static final String UNREADABLE = "unreadable";

	/** The same, opened. */
	SealedMove open(String point) {
		return new SealedMove(color, cipher, after, Optional.of(point));
	}

	/** Whether it was opened and is this turn. */
	public boolean is(RecordedMove turn) {
		return turn.number() == after + 1 && turn.color() == color
				&& opened.equals(Optional.of(turn.point().map(Point::toString).orElse(PASS)));
	}
}
