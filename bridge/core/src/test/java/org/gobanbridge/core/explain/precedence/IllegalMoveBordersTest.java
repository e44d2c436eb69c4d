package org.gobanbridge.core.explain.precedence;

import static org.assertj.core.api.Assertions.assertThat;

import org.gobanbridge.core.table.Details;
import org.gobanbridge.core.table.Table;
import org.gobanbridge.rules.Color;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Rank 10: one illegal move of the side to move. */
class IllegalMoveBordersTest {

	@ParameterizedTest
	@ValueSource(booleans = {false, true})
	void anIllegalStoneIsJudgedWithinASecondWhetherOrNotThePrisonerIsOff(boolean off) {
		Table table = Boards.ko().put("X C3").lift("B3").hold(2000).put("O B3");
		if (off) {
			table.lift("C3");
		}
		table.hold(1000);
		assertThat(table.record()).isEqualTo("X C3");
		assertThat(table.incidents()).containsExactly("ko-violation B3");
	}

	@ParameterizedTest
	@ValueSource(strings = {"chinese", "chinese-superko", "japanese"})
	void aKoIsAKoUnderEveryRuleOfRepetition(String rules) {
		Table table = Boards.set(Boards.KO, Color.BLACK, Details.rules(rules)).put("X C3").lift("B3").hold(2000);
		table.put("O B3").lift("C3").hold(1000);
		assertThat(table.incidents()).containsExactly("ko-violation B3");
	}

	@Test
	void afterAnExchangeElsewhereTheKoIsAMove() {
		Table table = Boards.ko().put("X C3").lift("B3").hold(2000).play("O J9", "X H9");
		table.put("O B3").lift("C3").hold(1000);
		assertThat(table.record()).isEqualTo("X C3, O J9, X H9, O B3");
		assertThat(table.incidents()).isEmpty();
	}

	@Test
	void aStoneOnAForbiddenPointOfTheSideThatHasJustMovedIsASecondMove() {
		Table mover = Boards.set(Boards.FORBIDDEN, Color.BLACK).play("X E3").put("O A1").hold(1000);
		assertThat(mover.incidents()).containsExactly("forbidden-point A1");
		Table other = Boards.set(Boards.FORBIDDEN, Color.WHITE).play("O E3").put("O A1").hold(1000);
		assertThat(other.incidents()).containsExactly("two-moves A1");
		assertThat(other.incident().offender()).contains(Color.WHITE);
	}

	@ParameterizedTest
	@CsvSource({"chinese, '', forbidden-point B5", "new-zealand, 'O B5', ''"})
	void aStoneThatTakesItsOwnStringsLastLibertyIsForbiddenWhereTheRulesSaySo(String rules, String record,
			String incident) {
		Table table = Boards.set("""
				O.X..
				XXX..
				.....
				....X
				O....
				""", Color.WHITE, Details.rules(rules)).put("O B5").hold(1000);
		assertThat(table.record()).isEqualTo(record);
		assertThat(String.join(",", table.incidents())).isEqualTo(incident);
	}

	@Test
	void twoIllegalStonesAreNoOneIllegalMove() {
		Table table = Boards.set(Boards.FORBIDDEN, Color.BLACK).play("X E3").put("O A1", "O J8").hold(2000);
		assertThat(table.record()).doesNotContain("A1");
		assertThat(table.openIncidents()).isNotEmpty();
	}

	@Test
	void anIllegalStoneAndAStoneMissingElsewhereAreNoOneIllegalMove() {
		Table table = Boards.set(Boards.FORBIDDEN, Color.WHITE).put("O A1").lift("E6").hold(5000);
		assertThat(table.record()).isEmpty();
		assertThat(table.openIncidents()).isNotEmpty();
		assertThat(String.join(",", table.incidents())).contains("stones-missing E6");
	}
}
