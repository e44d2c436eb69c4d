package org.gobanbridge.benchmarks;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.Move;
import org.gobanbridge.rules.play.PlayoutBoard;

/** Games whose moves are drawn at random among the legal ones, eyes left open; two passes end them. */
public final class RandomGames {
	private RandomGames() {
	}

	/**
	 * Plays on from where the board stands until both sides pass or the limit is reached.
	 *
	 * @return how many turns were taken, passes included
	 */
	public static int play(PlayoutBoard board, SplittableRandom random, int limit) {
		int turns = 0;
		while (board.passes() < 2 && turns < limit) {
			int index = choose(board, random);
			if (index < 0) {
				board.pass();
			} else {
				board.play(index);
			}
			turns++;
		}
		return turns;
	}

	/** The first so many moves of such a game, which is the same for the same seed. */
	public static List<Move.Play> moves(Grid grid, long seed, int count) {
		PlayoutBoard board = new PlayoutBoard(grid, false);
		SplittableRandom random = new SplittableRandom(seed);
		List<Move.Play> moves = new ArrayList<>();
		while (moves.size() < count) {
			int index = choose(board, random);
			if (index < 0) {
				break;
			}
			moves.add(new Move.Play(board.toPlay(), grid.point(index)));
			board.play(index);
		}
		return moves;
	}

	/** A legal point that is no eye of the side to move, each as likely; −1 if there is none. */
	private static int choose(PlayoutBoard board, SplittableRandom random) {
		int empty = board.emptyCount();
		int start = empty == 0 ? 0 : random.nextInt(empty);
		for (int i = 0; i < empty; i++) {
			int n = start + i;
			int index = board.emptyPoint(n < empty ? n : n - empty);
			if (board.isLegal(index) && !board.isEye(index)) {
				return index;
			}
		}
		return -1;
	}
}
