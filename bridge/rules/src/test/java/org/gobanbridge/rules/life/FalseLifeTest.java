package org.gobanbridge.rules.life;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.PointSet;
import org.gobanbridge.rules.Position;
import org.gobanbridge.rules.score.FinishedGames;
import org.gobanbridge.rules.sgf.SgfException;
import org.junit.jupiter.api.Test;

class FalseLifeTest {
	private static String in(String drawing) {
		int size = drawing.strip().lines().findFirst().orElseThrow().strip().length();
		return FalseLife.in(Position.parse(Grid.of(size), drawing), false).points().toString();
	}

	@Test
	void aStringWhoseSecondEyeIsAKoLivesByRepetitionAlone() {
		assertThat(in("""
				.....
				.....
				OOOO.
				XXXOO
				.X.XO
				""")).isEqualTo("[A2, B2, C2, B1]");
	}

	@Test
	void aStringWithTwoEyesDoesNotNeedItsKo() {
		assertThat(in("""
				.......
				.......
				.......
				.......
				OOOOOO.
				XXXXXOO
				.X.X.XO
				""")).isEqualTo("[]");
	}

	@Test
	void aStringThatCanTakeItsAttackersDoesNotNeedItsKo() {
		assertThat(in("""
				.....
				.OOO.
				OXOO.
				XXXOO
				.X.XO
				""")).isEqualTo("[]");
	}

	@Test
	void aKoThatOnlyDecidesAPointKeepsNobodyAlive() {
		assertThat(in("""
				.......
				.XXOO..
				.X.XO..
				.XXOO..
				.......
				.......
				.......
				""")).isEqualTo("[]");
	}

	@Test
	void inFinishedGamesNoStringIsNamedThatLives() throws SgfException {
		List<String> named = FinishedGames.all().stream().filter(FinishedGames.Row::agreed)
				.filter(row -> !falseLife(row).isEmpty()).map(row -> row.file() + " " + falseLife(row)).toList();
		assertThat(named).isEmpty();
	}

	private static PointSet falseLife(FinishedGames.Row row) {
		return FalseLife.in(row.game().position().without(row.dead()), false);
	}
}
