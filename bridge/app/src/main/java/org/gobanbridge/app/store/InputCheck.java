package org.gobanbridge.app.store;

import java.util.List;
import org.gobanbridge.core.game.Input;
import org.gobanbridge.core.game.SealedMove;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.Move;
import org.gobanbridge.rules.Point;

/** Whether what people say in a log can be said of its board. */
final class InputCheck {
	/** What a sealed move may be that is no stone. */
	private static final List<String> NO_STONE = List.of(SealedMove.PASS, SealedMove.RESIGN, SealedMove.UNREADABLE);

	private InputCheck() {
	}

	/**
	 * @throws IllegalArgumentException
	 *             naming the first thing that there is not
	 */
	static void requirePossible(Grid grid, Input input) {
		switch (input) {
			case Input.Revised revised -> revised.moves().forEach(move -> {
				if (move instanceof Move.Play play) {
					grid.index(play.point());
				}
			});
			case Input.DeadAgreed agreed -> agreed.dead().forEach(grid::index);
			case Input.DetailsGiven given -> GameDetailsCheck.requirePossible(grid, given.details());
			case Input.MoveUnsealed unsealed -> {
				if (!NO_STONE.contains(unsealed.point())) {
					grid.index(Point.parse(unsealed.point()));
				}
			}
			default -> {
				// names nothing, or was read as a board of this size
			}
		}
	}
}
