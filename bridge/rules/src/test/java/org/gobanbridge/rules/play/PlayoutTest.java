package org.gobanbridge.rules.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.gobanbridge.rules.AsciiBoard.board;

import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.Point;
import org.gobanbridge.rules.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Games played to their end at random, with some sense. */
class PlayoutTest {
	private static Position played(Position start, Color first, long seed) {
		PlayoutBoard board = new PlayoutBoard(start.grid(), false);
		board.setUp(start, first);
		new Playout(board, new SplittableRandom(seed)).playToTheEnd();
		return board.position();
	}

	@ParameterizedTest
	@ValueSource(ints = {2, 5, 9, 13, 19})
	void aGameComesToAnEndWithNearlyAllPointsOwned(int size) {
		for (int seed = 0; seed < 20; seed++) {
			PlayoutBoard board = new PlayoutBoard(Grid.of(size), false);
			Playout playout = new Playout(board, new SplittableRandom(seed));
			playout.playToTheEnd();
			int[] black = new int[size * size];
			int[] white = new int[size * size];
			playout.addOwned(Color.BLACK, black);
			playout.addOwned(Color.WHITE, white);
			assertThat(IntStream.range(0, black.length).map(i -> black[i] + white[i])).isSubsetOf(0, 1);
			assertThat(IntStream.of(black).sum() + IntStream.of(white).sum()).isBetween(size * size * 2 / 5,
					size * size);
		}
	}

	@Test
	void theSameSeedPlaysTheSameGame() {
		Position empty = Position.empty(Grid.of(9));
		assertThat(played(empty, Color.BLACK, 5)).isEqualTo(played(empty, Color.BLACK, 5))
				.isNotEqualTo(played(empty, Color.BLACK, 6));
	}

	@Test
	void neitherSideBreaksASekiOrFillsAnEye() {
		Position seki = board("""
				O . X X X . O X .
				O O O O O O O X X
				X X X X X X X X .
				X X X X X X X X X
				O O O O O O O O O
				O O O O O O O O O
				O O O O O O O O O
				O O . O O . O O O
				O O O O O O O O O
				""");
		for (int seed = 0; seed < 50; seed++) {
			assertThat(played(seki, Color.BLACK, seed)).isEqualTo(seki);
			assertThat(played(seki, Color.WHITE, seed)).isEqualTo(seki);
		}
	}

	@Test
	void stonesThatCannotLiveAreTaken() {
		Position dead = board("""
				. O . X O O O . O
				X X X X O O O O O
				O O O O O O O O O
				O O O O O O O O O
				O O O . O O O O O
				X X X X X X X X X
				X X X X X X X X X
				X X X X X X X X X
				X X . X X X . X X
				""");
		long taken = IntStream.range(0, 100)
				.filter(seed -> !played(dead, Color.WHITE, seed).stones(Color.BLACK).contains(Point.parse("D9")))
				.count();
		assertThat(taken).isGreaterThan(90);
	}
}
