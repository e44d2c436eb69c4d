package org.gobanbridge.core.explain.precedence;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.gobanbridge.core.game.Declaration;
import org.gobanbridge.core.table.Table;
import org.gobanbridge.rules.Color;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Ranks 1 and 2: what is no play is not judged, and a board that equals the position closes what was open on it. */
class SettledBoardTest {

	@ParameterizedTest
	@EnumSource(value = Declaration.class, names = {"PAUSE", "ADJOURN", "GAME_OVER", "BLACK_RESIGNS"})
	void whatBeginsWhenNobodyPlaysIsNothing(Declaration rest) {
		for (String change : List.of(". E5", "O E5", "X E2", "O A1")) {
			Table table = Boards.open().play("X C5", "O G5").declare(rest).put(change).hold(20_000);
			assertThat(table.record()).isEqualTo("X C5, O G5");
			assertThat(table.incidents()).isEmpty();
		}
		Table played = Boards.open().play("X C5", "O G5").lift("E5").hold(3200);
		played.declare(rest).hold(20_000);
		assertThat(played.incidents()).containsExactly("stones-missing E5");
	}

	@ParameterizedTest
	@EnumSource(value = Declaration.class, names = {"PAUSE", "ADJOURN"})
	void whatBeganWhenNobodyPlayedIsJudgedWhenTheGameGoesOn(Declaration rest) {
		Table table = Boards.open().play("X C5").declare(rest).put("X E2").hold(20_000);
		assertThat(table.incidents()).isEmpty();
		table.declare(Declaration.RESUME).hold(4000);
		assertThat(table.incidents()).hasSize(1);
		assertThat(table.record()).isEqualTo("X C5");
	}

	@ParameterizedTest
	@CsvSource({"two-moves E2, 'X E2', ''", "stones-missing E5, '', E5", "occupied-swap E5, 'O E5', ''",
			"stone-displaced E6 E5, 'X E6', E5", "stone-lifted C5, '', C5", "stone-moved C5 B3, 'X B3', C5"})
	void aBoardThatEqualsThePositionAgainRestoresWhatWasOpen(String kind, String put, String lift) {
		Table table = Boards.open().play("X C5").hold(4000);
		change(table, put, lift).hold(6000);
		assertThat(table.incidents()).containsExactly(kind);
		table.show(table.state().position()).hold(600);
		assertThat(table.closed()).containsExactly("1 restored");
		assertThat(table.openIncidents()).isEmpty();
		assertThat(table.unsettled()).isEmpty();
		assertThat(table.record()).isEqualTo("X C5");
	}

	private static Table change(Table table, String put, String lift) {
		if (!lift.isEmpty()) {
			table.lift(lift);
		}
		return put.isEmpty() ? table : table.put(put);
	}

	@Test
	void aForbiddenStoneTakenOffAgainIsRestored() {
		Table table = Boards.set(Boards.FORBIDDEN, Color.WHITE).put("O A1").hold(1000);
		assertThat(table.incidents()).containsExactly("forbidden-point A1");
		table.lift("A1").hold(600);
		assertThat(table.closed()).containsExactly("1 restored");
	}

	@Test
	void aStoneBackJustInTimeIsNothingAndOneJustTooLateIsARestoredIncident() {
		Table inTime = Boards.open().play("X C5", "O G5").lift("E5").read(1).hold(2800).put("X E5").hold(5000);
		assertThat(inTime.incidents()).isEmpty();
		Table late = Boards.open().play("X C5", "O G5").lift("E5").read(1).hold(3000).put("X E5").hold(5000);
		assertThat(late.incidents()).containsExactly("stones-missing E5");
		assertThat(late.closed()).isEqualTo(List.of("1 restored"));
	}
}
