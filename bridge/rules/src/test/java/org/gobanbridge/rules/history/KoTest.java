package org.gobanbridge.rules.history;

import static org.assertj.core.api.Assertions.assertThat;
import static org.gobanbridge.rules.AsciiBoard.board;
import static org.gobanbridge.rules.AsciiBoard.move;

import java.util.Optional;
import org.gobanbridge.rules.PlayingRules;
import org.gobanbridge.rules.Repetition;
import org.junit.jupiter.api.Test;

/** What is a ko and what only looks like one. */
class KoTest {
	private static Optional<Ko> taken(String drawing, String move) {
		return Ko.takenBy(Game.start(board(drawing), move(move).color(), new PlayingRules(Repetition.SIMPLE_KO, true))
				.playAssumeLegal(move(move)));
	}

	private static final String KO = """
			. . . . .
			. X O . .
			X O . O .
			. X O . .
			. . . . .
			""";

	@Test
	void aSingleStoneThatTookOneAndCanBeTakenIsAKo() {
		assertThat(taken(KO, "X C3")).hasToString("Optional[B3-C3]");
	}

	@Test
	void aStringThatTookOneIsNone() {
		assertThat(taken("""
				. . . . .
				. X O O .
				X O . X O
				. X O O .
				. . . . .
				""", "X C3")).isEmpty();
	}

	@Test
	void aStoneThatTookOneAndHasMoreLibertiesIsNone() {
		assertThat(taken("""
				. . . . .
				. X . . .
				X O . O .
				. X O . .
				. . . . .
				""", "X C3")).isEmpty();
	}

	@Test
	void aStoneThatTookTwoIsNone() {
		assertThat(taken("""
				. X O X .
				X O . O X
				. X O X .
				. . . . .
				. . . . .
				""", "X C4")).isEmpty();
	}

	@Test
	void aMoveThatTookNothingOrAPassIsNone() {
		assertThat(taken(KO, "X E5")).isEmpty();
		assertThat(taken(KO, "X pass")).isEmpty();
	}

	@Test
	void theKosOnABoardAreThoseThatOneSideCouldTake() {
		assertThat(Ko.on(board(KO))).extracting(Ko::toString).containsExactly("B3-C3");
		assertThat(Ko.on(board("""
				. X O . .
				X X O . .
				X O . O .
				. X O . .
				. . . . .
				"""))).extracting(Ko::toString).containsExactly("B3-C3");
		assertThat(Ko.on(board("""
				. . . . .
				. X . . .
				X O . . .
				. X . . .
				. . . . .
				"""))).isEmpty();
		assertThat(Ko.on(board("""
				. . . . .
				. X O O .
				X O . X O
				. X O O .
				. . . . .
				"""))).as("C3 would stand with D3").isEmpty();
	}

	@Test
	void aStoneThatAnIllegalMoveLeftWithoutLibertiesIsNone() {
		assertThat(Ko.on(board("""
				X O .
				O O .
				. . .
				"""))).isEmpty();
	}
}
