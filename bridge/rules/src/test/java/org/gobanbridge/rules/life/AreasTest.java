package org.gobanbridge.rules.life;

import static org.assertj.core.api.Assertions.assertThat;
import static org.gobanbridge.rules.AsciiBoard.board;

import java.util.List;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.PointSet;
import org.gobanbridge.rules.Position;
import org.junit.jupiter.api.Test;

/** Whose each point is when the game is over. */
class AreasTest {
	/** Two living sides with three open dame between them. */
	private static final String OPEN_DAME = """
			. X . O . O .
			X X . O O O O
			. X X O . . .
			X X . O . . .
			. X X O O O O
			X X X X O . .
			. X . X O . .
			""";

	private static Areas settled(String drawing) {
		Position position = board(drawing);
		return Areas.settled(position, PointSet.none(position.grid()));
	}

	@Test
	void openDameDoNotMakeASekiOfLivingGroups() {
		Areas areas = settled(OPEN_DAME);
		assertThat(areas.dame()).hasToString("[C7, C6, C4]");
		assertThat(areas.sekiStones(Color.BLACK).isEmpty()).isTrue();
		assertThat(areas.sekiStones(Color.WHITE).isEmpty()).isTrue();
		assertThat(areas.territory(Color.BLACK)).hasToString("[A7, A5, A3, A1, C1]");
		assertThat(areas.livingGroups(Color.BLACK)).isEqualTo(1);
	}

	@Test
	void judgedAsTheyLieTheyDo() {
		Areas areas = Areas.asTheyLie(board(OPEN_DAME));
		assertThat(areas.sekiStones(Color.BLACK).isEmpty()).isFalse();
		assertThat(areas.sekiEyes(Color.BLACK).count()).isEqualTo(5);
	}

	@Test
	void groupsWithoutEyesThatShareTheirLibertiesAreInSeki() {
		// White dares not play B9 or F9, nor does Black.
		Areas areas = settled("""
				O . X X X . O X .
				O O O O O O O X .
				X X X X X X X X .
				. . . . . . . . .
				. . . . . . . . .
				. . . . . . . . .
				. . . . . . . . .
				. . . . . . . . .
				. . . . . . . . .
				""");
		assertThat(areas.sekiStones(Color.BLACK)).hasToString("[C9, D9, E9]");
		assertThat(areas.sekiStones(Color.WHITE).count()).isEqualTo(9);
		assertThat(areas.sharedPoints()).hasToString("[B9, F9]");
		assertThat(areas.dame().isEmpty()).isTrue();
		assertThat(areas.livingGroups(Color.BLACK)).isEqualTo(1);
		assertThat(areas.livingGroups(Color.WHITE)).isZero();
	}

	@Test
	void eyesInSekiAreFoundThoughDameAreOpenElsewhere() {
		// A9 and E9 are the eyes, C9 the liberty they share; C1 is a dame.
		Areas areas = settled("""
				. X . O . O X . .
				X X X O O O X . .
				O O O X X X X . .
				. O O X . . . . .
				O . O X . . . . .
				O O O X . . . . .
				O O O X . . . . .
				O . O X . . . . .
				O O . X . . . . .
				""");
		assertThat(areas.sekiStones(Color.BLACK)).hasToString("[B9, A8, B8, C8]");
		assertThat(areas.sekiStones(Color.WHITE)).hasToString("[D9, F9, D8, E8, F8]");
		assertThat(areas.sekiEyes(Color.BLACK)).hasToString("[A9]");
		assertThat(areas.sekiEyes(Color.WHITE)).hasToString("[E9]");
		assertThat(areas.dame()).hasToString("[C1]");
		assertThat(areas.livingGroups(Color.WHITE)).isEqualTo(1);
	}

	@Test
	void aSpaceWhereDeadStonesLayIsAsGoodAsTwoEyes() {
		Position alive = board("""
				. . . X O
				X X X X O
				. . . . O
				O O O O .
				. . . . .
				""");
		PointSet dead = PointSet.of(Grid.of(5), 1);
		assertThat(Areas.settled(alive, dead).sekiStones(Color.BLACK).isEmpty()).isTrue();
		assertThat(Areas.settled(alive, PointSet.none(Grid.of(5))).sekiStones(Color.BLACK).isEmpty()).isFalse();
	}

	/** Only shared points and atari make a seki: who says that the stones live has seen that they do. */
	@Test
	void aGroupWithOneEyeThatSharesNoPointIsInNoSeki() {
		String drawing = """
				. . X O .
				X X X O .
				O O O O .
				. . . . .
				. . . . .
				""";
		for (Areas areas : List.of(settled(drawing), Areas.asTheyLie(board(drawing)))) {
			assertThat(areas.sekiStones(Color.BLACK).isEmpty()).isTrue();
			assertThat(areas.sekiStones(Color.WHITE).isEmpty()).isTrue();
			assertThat(areas.territory(Color.BLACK)).hasToString("[A5, B5]");
			assertThat(areas.livingGroups(Color.BLACK)).isEqualTo(1);
		}
	}

	/** A5 is Black's last liberty: who holds these stones alive can only mean that White does not dare to take them. */
	@Test
	void aGroupInAtariThatIsHeldAliveIsInSeki() {
		String drawing = """
				. X O . .
				X X O . .
				O O O . .
				. . . . .
				. . . . .
				""";
		for (Areas areas : List.of(settled(drawing), Areas.asTheyLie(board(drawing)))) {
			assertThat(areas.sekiStones(Color.BLACK)).hasToString("[B5, A4, B4]");
			assertThat(areas.sekiEyes(Color.BLACK)).hasToString("[A5]");
			assertThat(areas.sekiStones(Color.WHITE).isEmpty()).isTrue();
			assertThat(areas.livingGroups(Color.BLACK)).isZero();
		}
	}

	@Test
	void anEmptyBoardIsNobodys() {
		Areas areas = Areas.settled(Position.empty(Grid.of(9)), PointSet.none(Grid.of(9)));
		assertThat(areas.livingGroups(Color.BLACK) + areas.livingGroups(Color.WHITE)).isZero();
		assertThat(areas.sekiStones(Color.BLACK).isEmpty()).isTrue();
		assertThat(areas.sharedPoints().isEmpty()).isTrue();
		assertThat(areas.territory(Color.BLACK).isEmpty()).isTrue();
	}

	@Test
	void aBoardOfOneColourIsAllItsOwn() {
		Areas areas = settled("""
				. . .
				. X .
				. . .
				""");
		assertThat(areas.territory(Color.BLACK).count()).isEqualTo(8);
		assertThat(areas.livingGroups(Color.BLACK)).isEqualTo(1);
	}

	/** E5 has to be connected at D5: that point is lost to the eye, not the whole side. */
	@Test
	void aStringInAtariBesideItsOwnTerritoryDoesNotPutAllOfItInSeki() {
		Areas areas = settled("""
				. . . X O . . . .
				. . . X O . . . .
				. . . X O . . . .
				. . . X O . . . .
				. . . . X O . . .
				. . . X O . . . .
				. . . X O . . . .
				. . . X O . . . .
				. . . X O . . . .
				""");
		assertThat(areas.sekiStones(Color.BLACK).isEmpty()).isTrue();
		assertThat(areas.sekiStones(Color.WHITE).isEmpty()).isTrue();
		assertThat(areas.territory(Color.BLACK).count()).isEqualTo(28);
		assertThat(areas.livingGroups(Color.BLACK)).isEqualTo(1);
	}
}
