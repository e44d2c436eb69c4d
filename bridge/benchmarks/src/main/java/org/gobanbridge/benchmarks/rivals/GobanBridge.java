package org.gobanbridge.benchmarks.rivals;

import java.util.List;
import java.util.SplittableRandom;
import org.gobanbridge.benchmarks.RandomGames;
import org.gobanbridge.benchmarks.RecordedGame;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.Move;
import org.gobanbridge.rules.Position;
import org.gobanbridge.rules.history.Game;
import org.gobanbridge.rules.play.Playout;
import org.gobanbridge.rules.play.PlayoutBoard;

/** Our own rules at the same work. */
final class GobanBridge {
	private static final int PLAYOUTS = 100;

	private GobanBridge() {
	}

	/** The immutable game that remembers its history, and lets no board come twice. */
	static Contender game(List<RecordedGame> games) {
		return () -> {
			long moves = 0;
			for (RecordedGame recorded : games) {
				Game game = Game.start(Position.empty(recorded.grid()), Color.BLACK, RecordedGame.STRICTEST);
				for (Move move : recorded.moves()) {
					game = game.play(move);
				}
				moves += game.moveNumber();
			}
			return moves;
		};
	}

	/** The board that is changed in place. */
	static Contender playoutBoard(List<RecordedGame> games) {
		Grid grid = games.getFirst().grid();
		PlayoutBoard board = new PlayoutBoard(grid, false);
		int[][] points = games.stream()
				.map(game -> game.moves().stream().mapToInt(move -> grid.index(move.point())).toArray())
				.toArray(int[][]::new);
		return () -> {
			long moves = 0;
			for (int[] game : points) {
				board.clear();
				for (int index : game) {
					if (!board.isLegal(index)) {
						throw new IllegalStateException("illegal: " + grid.point(index));
					}
					board.play(index);
				}
				moves += game.length;
			}
			return moves;
		};
	}

	/** Moves drawn at random, eyes left open. */
	static Contender randomGames(Grid grid) {
		PlayoutBoard board = new PlayoutBoard(grid, false);
		SplittableRandom random = new SplittableRandom(1);
		return () -> {
			for (int n = 0; n < PLAYOUTS; n++) {
				board.clear();
				RandomGames.play(board, random, 3 * grid.pointCount());
			}
			return PLAYOUTS;
		};
	}

	/** The playouts that look for dead stones: at random, with ataris seen. */
	static Contender playouts(Grid grid) {
		PlayoutBoard board = new PlayoutBoard(grid, false);
		Playout playout = new Playout(board, new SplittableRandom(1));
		return () -> {
			for (int n = 0; n < PLAYOUTS; n++) {
				board.clear();
				playout.playToTheEnd();
			}
			return PLAYOUTS;
		};
	}
}
