package org.gobanbridge.benchmarks;

import java.util.ArrayList;
import java.util.List;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.Move;
import org.gobanbridge.rules.PlayingRules;
import org.gobanbridge.rules.Position;
import org.gobanbridge.rules.Repetition;
import org.gobanbridge.rules.history.Game;
import org.gobanbridge.rules.sgf.SgfGame;
import org.gobanbridge.rules.sgf.SgfWriter;

/**
 * A random game that everybody replays: stones alone, Black first, without a pass, until the side to move has nothing
 * left but its own eyes. No board comes twice and nobody takes his own stones, so that it is legal by every ruleset.
 *
 * @param finalBoard
 *            the stones at the end
 */
public record RecordedGame(Grid grid, List<Move.Play> moves, Position finalBoard) {
	/** The strictest rules of all: what is legal by them is legal everywhere. */
	public static final PlayingRules STRICTEST = new PlayingRules(Repetition.POSITIONAL, false);

	public RecordedGame {
		moves = List.copyOf(moves);
	}

	/** So many games, the same each time. */
	public static List<RecordedGame> games(Grid grid, int count) {
		List<RecordedGame> games = new ArrayList<>();
		for (long seed = 1; games.size() < count; seed++) {
			List<Move.Play> moves = RandomGames.moves(grid, seed, 3 * grid.pointCount());
			Game game = Game.start(Position.empty(grid), Color.BLACK, STRICTEST);
			for (Move move : moves) {
				if (game.illegality(move).isPresent()) {
					break;
				}
				game = game.playAssumeLegal(move);
			}
			if (game.moveNumber() == moves.size()) {
				games.add(new RecordedGame(grid, moves, game.position()));
			}
		}
		return games;
	}

	/** How many moves these games have together. */
	public static int moveCount(List<RecordedGame> games) {
		return games.stream().mapToInt(game -> game.moves().size()).sum();
	}

	/** The game as a file of SGF. */
	public byte[] sgf() {
		return SgfWriter.write(SgfGame.of(Position.empty(grid), Color.BLACK, List.copyOf(moves)));
	}
}
