package org.gobanbridge.rules.history;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.Move;
import org.gobanbridge.rules.Point;
import org.gobanbridge.rules.PointSet;
import org.gobanbridge.rules.Position;

/**
 * A place where single stones take each other: two neighbouring points of which one holds a stone that a stone on the
 * other takes, and could be taken back.
 *
 * @param first
 *            the point that comes first in board order
 * @param second
 *            the other
 */
public record Ko(Point first, Point second) {
	private static Ko of(Grid grid, int one, int other) {
		return new Ko(grid.point(Math.min(one, other)), grid.point(Math.max(one, other)));
	}

	/** The ko that the game's last move took; empty if it took none. */
	public static Optional<Ko> takenBy(Game game) {
		PointSet taken = game.lastCaptured();
		if (!(game.lastMove().orElse(null) instanceof Move.Play play) || taken.count() != 1) {
			return Optional.empty();
		}
		int stone = game.grid().index(play.point());
		PointSet string = game.position().string(stone);
		boolean back = string.count() == 1 && game.position().liberties(string).equals(taken);
		return back ? Optional.of(of(game.grid(), stone, taken.next(0))) : Optional.empty();
	}

	/** Every ko on the board that one side could take, whatever the history forbids. */
	public static List<Ko> on(Position position) {
		List<Ko> kos = new ArrayList<>();
		for (Color color : Color.values()) {
			for (PointSet string : position.strings(color)) {
				PointSet liberties = position.liberties(string);
				if (liberties.count() == 1 && takesBack(position, color.opponent(), liberties.next(0), string)) {
					kos.add(of(position.grid(), string.next(0), liberties.next(0)));
				}
			}
		}
		return List.copyOf(kos);
	}

	private static boolean takesBack(Position position, Color color, int index, PointSet stone) {
		Position after = position.play(color, index);
		PointSet own = after.string(index);
		return own.count() == 1 && after.liberties(own).equals(stone);
	}

	@Override
	public String toString() {
		return first + "-" + second;
	}
}
