package org.gobanbridge.app.desk;

import java.util.Locale;
import java.util.Optional;
import org.gobanbridge.core.game.SealedMove;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.Point;

/**
 * What a player has written for his sealed move, as it is read when it is opened.
 *
 * @param point
 *            a point of the board, {@code pass}, {@code resign}, or {@code unreadable}
 * @param written
 *            what was written, where that says no move
 */
public record SealedPaper(String point, Optional<String> written) {
	/** A paper of which nothing is known. */
	public static final SealedPaper UNREADABLE = new SealedPaper(SealedMove.UNREADABLE, Optional.empty());

	/** Reads it for a board of this grid: {@code q16} is Q16. */
	static SealedPaper read(String text, Grid grid) {
		String plain = text.strip();
		String word = plain.toLowerCase(Locale.ROOT);
		if (word.equals(SealedMove.PASS) || word.equals(SealedMove.RESIGN)) {
			return new SealedPaper(word, Optional.empty());
		}
		try {
			Point point = Point.parse(plain.toUpperCase(Locale.ROOT));
			if (grid.contains(point)) {
				return new SealedPaper(point.toString(), Optional.empty());
			}
		} catch (IllegalArgumentException e) {
			return new SealedPaper(SealedMove.UNREADABLE, Optional.of(plain));
		}
		return new SealedPaper(SealedMove.UNREADABLE, Optional.of(plain));
	}
}
