package org.gobanbridge.core.explain.precedence;

import static org.assertj.core.api.Assertions.assertThat;

import org.gobanbridge.core.game.GameEvent.MovePlayed;
import org.gobanbridge.core.table.Details;
import org.gobanbridge.core.table.Table;
import org.gobanbridge.rules.Color;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Rank 0: nothing is decided on a hidden point, and nothing irregular while one could hold the stone that makes all legal. */
class HiddenPointTest {

	@ParameterizedTest
	@ValueSource(strings = {"X C5", "O E5", ". E5"})
	void whateverHappensUnderAHandIsNotDecided(String change) {
		Table table = Boards.open();
		table.cover(change.substring(2)).put(change).hold(20_000);
		assertThat(table.record()).isEmpty();
		assertThat(table.incidents()).isEmpty();
	}

	@Test
	void aSecondStoneIsTwoMovesOnlyWhereNoHandHidesTheAnswerBetween() {
		Table hidden = Boards.open().play("X C5").cover("J9", "H9");
		hidden.put("X E2").hold(15_000);
		assertThat(hidden.incidents()).isEmpty();
		hidden.uncover().hold(1000);
		assertThat(hidden.incidents()).containsExactly("two-moves E2");
		Table open = Boards.open().play("X C5").cover("G8", "C8");
		open.put("X E2").hold(1000);
		assertThat(open.incidents()).as("no answer can lie on points that are taken").containsExactly("two-moves E2");
	}

	@Test
	void stonesAreMissingOnlyWhereNoHandHidesTheStoneThatTakesThem() {
		Table hidden = Boards.capture().cover("B9");
		hidden.lift("A9", "B8", "C8", "B7", "C7").hold(9000);
		assertThat(hidden.incidents()).isEmpty();
		hidden.put("X B9").uncover().hold(1000);
		assertThat(hidden.record()).isEqualTo("X B9");
		assertThat(hidden.incidents()).isEmpty();
		Table elsewhere = Boards.capture().cover("J9");
		elsewhere.lift("A9", "B8", "C8", "B7", "C7").hold(15_000);
		assertThat(elsewhere.incidents()).containsExactly("stones-missing A9 B8 C8 B7 C7");
	}

	@Test
	void aKoMayBeTakenBackWhereTwoHiddenPointsCouldHoldTheThreatAndItsAnswer() {
		Table two = koTaken().cover("J9", "H9");
		two.put("O B3").lift("C3").hold(15_000);
		assertThat(two.incidents()).isEmpty();
		two.put("O J9", "X H9").uncover().hold(3500);
		assertThat(two.record()).isEqualTo("X C3, O J9, X H9, O B3");
		assertThat(two.incidents()).isEmpty();
		Table one = koTaken().cover("J9");
		one.put("O B3").lift("C3").hold(1000);
		assertThat(one.incidents()).as("one point holds no threat and answer").containsExactly("ko-violation B3");
	}

	@Test
	void aKoRepeatsNothingWhereAHandMayHideAnExchangeUnderRulesThatForbidRepetitionToo() {
		Table table = Boards.set(Boards.KO, Color.BLACK, Details.rules("chinese-superko"));
		table.put("X C3").lift("B3").hold(2000).cover("J9", "H9");
		table.put("O B3").lift("C3").hold(15_000);
		assertThat(table.incidents()).isEmpty();
		table.uncover().hold(1500);
		assertThat(table.incidents()).containsExactly("ko-violation B3");
	}

	private static Table koTaken() {
		return Boards.ko().put("X C3").lift("B3").hold(2000);
	}

	@Test
	void aPointIsNotForbiddenWhereAHiddenStoneMayHaveTakenTheLastLibertyThere() {
		Table hidden = Boards.set(CORNER, Color.WHITE).cover("C1").put("O C1");
		hidden.put("X H5").hold(700).put("O A1").hold(9000);
		assertThat(hidden.incidents()).isEmpty();
		hidden.uncover().hold(1500);
		assertThat(hidden.record()).isEqualTo("O C1, X H5, O A1");
		Table open = Boards.set(CORNER, Color.WHITE).put("O A1").hold(1000);
		assertThat(open.incidents()).containsExactly("forbidden-point A1");
	}

	/** White takes three stones at A1 when C1 is White's too. */
	private static final String CORNER = """
			.........
			.........
			.........
			....X....
			.........
			....O....
			OO.......
			XXO......
			.X.......
			""";

	@Test
	void anUnseenMoveIsAssumedAfterTenSecondsAndNotBefore() {
		Table table = Boards.open().play("X C5").cover("J9");
		table.put("X E2").read(1);
		long seen = table.now();
		table.hold(9900);
		assertThat(table.record()).isEqualTo("X C5");
		table.hold(1100);
		assertThat(table.record()).isEqualTo("X C5, O J9?, X E2");
		assertThat(table.events(MovePlayed.class).getLast().t()).isBetween(seen + 10_000, seen + 11_000);
		assertThat(table.incidents()).isEmpty();
	}
}
