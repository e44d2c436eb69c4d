package org.gobanbridge.rules.life;

import static org.assertj.core.api.Assertions.assertThat;
import static org.gobanbridge.rules.AsciiBoard.board;

import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.Position;
import org.junit.jupiter.api.Test;

/** What lives and what is dead, whoever plays. */
class UnconditionalLifeTest {
	private static UnconditionalLife life(String drawing) {
		return UnconditionalLife.of(board(drawing), false);
	}

	@Test
	void aGroupWithTwoEyesLives() {
		UnconditionalLife life = life("""
				. X . X O
				X X X X O
				O O O O O
				. . . . .
				. . . . .
				""");
		assertThat(life.alive(Color.BLACK).count()).isEqualTo(6);
		assertThat(life.territory(Color.BLACK)).hasToString("[A5, C5]");
		assertThat(life.alive(Color.WHITE).isEmpty()).isTrue();
		assertThat(life.dead().isEmpty()).isTrue();
	}

	@Test
	void aGroupWithOneEyeDoesNot() {
		assertThat(life("""
				. X X X O
				X X X X O
				O O O O O
				. . . . .
				. . . . .
				""").alive(Color.BLACK).isEmpty()).isTrue();
	}

	@Test
	void twoStringsLiveTogetherByTwoSharedEyes() {
		UnconditionalLife life = life("""
				. X X O .
				X . X O .
				X X O O .
				O O O . .
				. . . . .
				""");
		assertThat(life.alive(Color.BLACK).count()).isEqualTo(6);
		assertThat(life.territory(Color.BLACK)).hasToString("[A5, B4]");
	}

	/** C5 is no eye, since D5 and E5 can be taken there; A5 alone is one too few. */
	@Test
	void aGroupWhoseSecondEyeHangsOnAWeakStringDoesNotLive() {
		assertThat(life("""
				. X . X X
				X X X O O
				O O O O .
				. . . . .
				. . . . .
				""").alive(Color.BLACK).isEmpty()).isTrue();
	}

	@Test
	void aStoneThatCannotMakeTwoEyesIsDead() {
		UnconditionalLife life = life("""
				. X . X . . .
				X X X X . . .
				. O . X . . .
				X X X X . . .
				. . . . . O .
				. . . . . . .
				. . . . . . .
				""");
		assertThat(life.dead()).hasToString("[B5]");
		assertThat(life.territory(Color.BLACK)).hasToString("[A7, C7, A5, B5, C5]");
	}

	private static final String ROOM_OF_TWO = """
			. X . X X X X
			X X X X X X X
			X . . . . X X
			X . O . . X X
			X . . . . X X
			X X X X X X X
			X X X X X X X
			""";

	@Test
	void twoPointsThatTouchNoLivingStoneAreRoomForTwoEyes() {
		assertThat(life(ROOM_OF_TWO).dead().isEmpty()).isTrue();
		assertThat(life(ROOM_OF_TWO).territory(Color.BLACK)).hasToString("[A7, C7]");
	}

	@Test
	void oneSuchPointIsNot() {
		assertThat(life(ROOM_OF_TWO.replace("X . . . . X X", "X . . . X X X").replace("X . O . . X X", "X . O . X X X"))
				.dead()).hasToString("[C4]");
	}

	@Test
	void norIsOneThatIsEmpty() {
		assertThat(life("""
				. X . X X X X
				X X X X X X X
				X . . . X X X
				X O . . X X X
				X . . . X X X
				X X X X X X X
				X X X X X X X
				""").dead()).hasToString("[B4]");
	}

	/** A7 stands without liberties. */
	@Test
	void aStoneThatAnIllegalMoveLeftIsNoEyeForStringsElsewhere() {
		UnconditionalLife life = life("""
				O X . X O . .
				X X X X O . .
				O O O O O . .
				. . . . . O O
				. . . . O X X
				. . . . O X .
				. . . . O X X
				""");
		assertThat(life.alive(Color.BLACK)).hasToString("[B7, D7, A6, B6, C6, D6]");
	}

	@Test
	void norIsASpaceWhoseEveryEmptyPointTouchesALivingString() {
		assertThat(life(ROOM_OF_TWO.replace("X . O . . X X", "X . O O . X X")).dead()).hasToString("[C4, D4]");
	}

	@Test
	void aSpaceInWhichTheOpponentCouldLiveIsNobodys() {
		UnconditionalLife life = life("""
				. X . X . . .
				X X X X . . .
				. . . . . . .
				. . O . . . .
				. . . . . . .
				. . . . . . .
				. . . . . . .
				""");
		assertThat(life.alive(Color.BLACK).count()).isEqualTo(6);
		assertThat(life.dead().isEmpty()).isTrue();
	}

	/** White can take his own stones off; then a point of the space that touches no black stone is empty again. */
	@Test
	void anEyeWithStonesThatTouchNothingIsNoneWhereSuicideIsAllowed() {
		Position position = board("""
				X X X X X X X
				X O O O O . X
				X O O O O O X
				X O O O O O X
				X . O O O O X
				X X X X X X X
				. X X X X X X
				""");
		assertThat(UnconditionalLife.of(position, false).alive(Color.BLACK).isEmpty()).isFalse();
		assertThat(UnconditionalLife.of(position, true).alive(Color.BLACK).isEmpty()).isTrue();
	}

	@Test
	void anEmptyBoardIsNobodys() {
		UnconditionalLife life = UnconditionalLife.of(Position.empty(Grid.of(9)), false);
		for (Color color : Color.values()) {
			assertThat(life.alive(color).isEmpty()).isTrue();
			assertThat(life.territory(color).isEmpty()).isTrue();
		}
	}
}
