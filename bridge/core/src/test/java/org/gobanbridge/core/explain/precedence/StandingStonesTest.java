package org.gobanbridge.core.explain.precedence;

import static org.assertj.core.api.Assertions.assertThat;

import org.gobanbridge.core.game.GameEvent.Revision;
import org.gobanbridge.core.incident.RulingOption;
import org.gobanbridge.core.table.Table;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Point;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Ties, what never comes twice, and irregular stones that are answered. */
class StandingStonesTest {

	@Test
	void twoOrdersThatExplainTheBoardAlikeWaitForAtMostThreeSecondsOfClearBoard() {
		Table table = Boards.open().put("X B2", "O H8", "X H4").gap(4000).read(1);
		table.hold(1900);
		assertThat(table.record()).isEmpty();
		table.hold(1100);
		assertThat(table.record()).isEqualTo("X H4?, O H8, X B2?");
		Table one = Boards.open().put("X B2", "O H8").gap(4000).read(1);
		one.hold(600);
		assertThat(one.record()).as("where there is but one order nothing is waited for").isEqualTo("X B2, O H8");
	}

	@Test
	void aStoneThatIsLegalAfterAnotherOrderAloneProvesThatOrder() {
		Table table = Boards.ko().put("X C3", "O J1", "X H9").lift("B3").gap(4000).hold(4000);
		assertThat(table.record()).isEqualTo("X H9?, O J1, X C3?");
		table.put("O B3").lift("C3").hold(1500);
		assertThat(table.events(Revision.class)).hasSize(1);
		assertThat(table.record()).startsWith("X C3").endsWith("X H9?, O B3");
		assertThat(table.incidents()).isEmpty();
	}

	@ParameterizedTest
	@CsvSource({"two-moves E2, 'X E2', ''", "stones-missing E5, '', E5", "occupied-swap E5, 'O E5', ''",
			"stone-displaced E6 E5, 'X E6', E5", "stone-lifted C5, '', C5", "stone-moved C5 B3, 'X B3', C5",
			"'stones-added D2 E1', 'X E1,X D2', ''"})
	void theSameIncidentNeverComesTwice(String kind, String put, String lift) {
		Table table = Boards.open().play("X C5").hold(4000);
		if (!lift.isEmpty()) {
			table.lift(lift);
		}
		if (!put.isEmpty()) {
			table.put(put.split(","));
		}
		table.hold(6000);
		assertThat(table.incidents()).hasSize(1);
		table.coverAll().hold(3000).uncover().hold(15_000);
		table.gap(5000).hold(5000).restart().hold(15_000);
		table.cover("C5", "E5", "E2", "E6", "B3").hold(12_000).uncover().hold(5000);
		assertThat(table.incidents()).containsExactly(kind);
		assertThat(table.openIncidents()).hasSize(1);
	}

	@Test
	void aForbiddenStoneThatIsAnsweredIsInTheRecordWithoutLiberties() {
		Table table = Boards.set(Boards.FORBIDDEN, Color.WHITE).put("O A1").hold(1500);
		assertThat(table.record()).isEmpty();
		table.play("X E2", "O J1");
		assertThat(table.record()).isEqualTo("O A1, X E2, O J1");
		assertThat(table.state().moves().getFirst().irregular()).hasValue(1);
		assertThat(table.state().position().colorAt(table.grid().index(Point.parse("A1")))).contains(Color.WHITE);
		assertThat(table.openIncidents()).containsExactly("forbidden-point A1");
		table.hold(10_000);
		assertThat(table.incidents()).hasSize(1);
	}

	@Test
	void anAnswerThatTakesTheIrregularStoneIsAnAnswer() {
		Table table = Boards.ko().put("X C3").lift("B3").hold(2000).put("O B3").lift("C3").hold(1500);
		table.play("X J9").hold(1000);
		assertThat(table.record()).isEqualTo("X C3, O B3, X J9");
		table.rule(1, RulingOption.VOID);
		assertThat(table.events(Revision.class)).hasSize(1);
		assertThat(table.record()).isEqualTo("X C3");
		assertThat(table.state().game().toPlay()).isEqualTo(Color.WHITE);
	}

	@ParameterizedTest
	@CsvSource({"C5, B3, stone-moved C5 B3", "C8, C7, stone-displaced C8 C7"})
	void anEnemyStoneWhereAStoneWasMovedAwayIsTheAnswerThere(String from, String to, String kind) {
		Table table = Boards.open().play("X C5").hold(4000).move(from, to).hold(1500);
		assertThat(table.incidents()).hasSize(1);
		table.put("O " + from).hold(2000);
		assertThat(table.record()).isEqualTo("X C5, O " + from);
		assertThat(table.state().moves().getLast().irregular()).hasValue(1);
		assertThat(table.state().position().colorAt(table.grid().index(Point.parse(from)))).contains(Color.WHITE);
		assertThat(table.state().position().colorAt(table.grid().index(Point.parse(to)))).contains(Color.BLACK);
		assertThat(table.openIncidents()).hasSize(1);
		assertThat(table.incidents()).hasSize(1);
		table.play("X E2", "O H5").hold(10_000);
		assertThat(table.record()).isEqualTo("X C5, O " + from + ", X E2, O H5");
		assertThat(table.incidents()).hasSize(1);
		assertThat(table.unsettled()).isEmpty();
	}

	@ParameterizedTest
	@CsvSource({"C5, B3, RESTORE, 'X C5', O", "C5, B3, VOID, '', X", "C8, C7, RESTORE, 'X C5', O",
			"C8, C7, VOID, 'X C5', O"})
	void suchAnAnswerLeavesTheRecordByRuling(String from, String to, RulingOption option, String record,
			char toPlay) {
		Table table = Boards.open().play("X C5").hold(4000).move(from, to).hold(1500).put("O " + from).hold(2000);
		String before = Boards.open().play("X C5").state().position().text();
		table.rule(1, option).hold(1000);
		assertThat(table.record()).isEqualTo(record);
		assertThat(table.state().game().toPlay().symbol()).isEqualTo(toPlay);
		if (!record.isEmpty()) {
			assertThat(table.state().position().text()).isEqualTo(before);
		}
		table.show(table.state().position()).hold(10_000);
		assertThat(table.openIncidents()).isEmpty();
		assertThat(table.unsettled()).isEmpty();
		assertThat(table.record()).isEqualTo(record);
	}

	@Test
	void aStoneOfTheMovedSideThereIsTheRepair() {
		Table table = Boards.open().play("X C5", "O H5").hold(4000).move("C8", "C7").hold(1500);
		table.lift("C7").put("X C8").hold(1500);
		assertThat(table.record()).isEqualTo("X C5, O H5");
		assertThat(table.closed()).containsExactly("1 restored");
	}
}
