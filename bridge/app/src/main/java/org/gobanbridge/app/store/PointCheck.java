package org.gobanbridge.app.store;

import java.util.List;
import org.gobanbridge.core.game.GameDetails;
import org.gobanbridge.core.game.Input;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.Move;
import org.gobanbridge.rules.Point;

/** Whether the points that people name in a log are on its board. */
final class PointCheck {
	private PointCheck() {
	}

	/**
	 * @throws IllegalArgumentException
	 *             naming the first point that is not on the board
	 */
	static Input onBoard(Grid grid, Input input) {
		switch (input) {
			case Input.Revised revised -> revised.moves().forEach(move -> {
				if (move instanceof Move.Play play) {
					grid.index(play.point());
				}
			});
			case Input.DeadAgreed agreed -> onBoard(grid, agreed.dead());
			case Input.DetailsGiven given -> onBoard(grid, given.details());
			default -> {
				// names no points, or was read as a board of this size
			}
		}
		return input;
	}

	/**
	 * @throws IllegalArgumentException
	 *             naming the first point that is not on the board
	 */
	static GameDetails onBoard(Grid grid, GameDetails details) {
		details.setup().ifPresent(setup -> {
			onBoard(grid, setup.black());
			onBoard(grid, setup.white());
		});
		return details;
	}

	private static void onBoard(Grid grid, List<Point> points) {
		points.forEach(grid::index);
	}
}
