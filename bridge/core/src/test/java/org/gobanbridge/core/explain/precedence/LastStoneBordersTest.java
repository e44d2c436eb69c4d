package org.gobanbridge.core.explain.precedence;

import static org.assertj.core.api.Assertions.assertThat;

import org.gobanbridge.core.board.Lever;
import org.gobanbridge.core.game.GameEvent.IncidentOpened;
import org.gobanbridge.core.game.GameEvent.Undone;
import org.gobanbridge.core.table.Details;
import org.gobanbridge.core.table.Table;
import org.gobanbridge.rules.Color;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Rank 8: what becomes of the stone just played, and where that ends. */
class LastStoneBordersTest {

	@ParameterizedTest
	@CsvSource({"4800, ''", "5100, stone-lifted C5"})
	void theLastStoneHasFiveSecondsToComeBack(long away, String incident) {
		Table table = Boards.open().play("X C5").hold(3000).lift("C5").read(1).hold(away).put("X C5").hold(3000);
		assertThat(String.join(",", table.incidents())).isEqualTo(incident);
		assertThat(table.openIncidents()).isEmpty();
		assertThat(table.record()).isEqualTo("X C5");
	}

	@Test
	void anEarlierStoneHasThree() {
		Table table = Boards.open().play("X C5", "O H5").lift("C5").read(1);
		long gone = table.now();
		table.hold(3200);
		assertThat(table.incidents()).containsExactly("stones-missing C5");
		assertThat(table.event(IncidentOpened.class).t()).isEqualTo(gone + 3000);
	}

	@ParameterizedTest
	@CsvSource({"1900, 'X C4', ''", "2300, 'X C5', stone-moved C5 C4"})
	void aStoneSlidesWithinTwoSecondsOfWhenItWasSeen(long after, String record, String incident) {
		Table table = Boards.open().put("X C5").read(1).hold(after - 100).move("C5", "C4").hold(3000);
		assertThat(table.record()).isEqualTo(record);
		assertThat(String.join(",", table.incidents())).isEqualTo(incident);
	}

	@ParameterizedTest
	@CsvSource({"C4, 'X C4', ''", "B5, 'X B5', ''", "B4, 'X C5', stone-moved C5 B4", "C7, 'X C5', stone-moved C7 C5"})
	void aStoneSlidesToANeighbouringPoint(String to, String record, String incident) {
		Table table = Boards.open().put("X C5").hold(1200).move("C5", to).hold(3000);
		assertThat(table.record()).isEqualTo(record);
		assertThat(String.join(",", table.incidents())).isEqualTo(incident);
	}

	@Test
	void aStoneSlidesNoMoreWhenTheLeverHasBeenPressed() {
		Table table = Boards.open().put("X C5").hold(1000).press(Lever.BLACK).hold(200).move("C5", "C4").hold(3000);
		assertThat(table.record()).isEqualTo("X C5");
		assertThat(table.incidents()).containsExactly("stone-moved C5 C4");
		Table before = Boards.open().put("X C5").hold(1000).move("C5", "C4").hold(200).press(Lever.BLACK).hold(3000);
		assertThat(before.record()).isEqualTo("X C4");
		assertThat(before.incidents()).isEmpty();
	}

	@Test
	void theLeverOfAnEarlierMoveKeepsNoStoneFromSliding() {
		Table table = Boards.open().play("X C5").press(Lever.BLACK).hold(1000).put("O H5").hold(1000)
				.move("H5", "H6").hold(3000);
		assertThat(table.record()).isEqualTo("X C5, O H6");
		assertThat(table.incidents()).isEmpty();
	}

	@Test
	void aStoneThatIsAnsweredIsNotTheLastStoneAndIsDisplacedNotMoved() {
		Table last = Boards.open().play("X C5").hold(3000).move("C5", "B4").hold(1500);
		assertThat(last.incidents()).containsExactly("stone-moved C5 B4");
		Table answered = Boards.open().play("X C5", "O H5").hold(3000).move("C5", "B4").hold(1500);
		assertThat(answered.incidents()).containsExactly("stone-displaced C5 B4");
	}

	@Test
	void besideOneAnswerItIsMovedAndBesideTwoTurnsItIsDisplaced() {
		Table one = Boards.open().play("X C5").hold(3000).move("C5", "B4").put("O H5").hold(1500);
		assertThat(one.record()).isEqualTo("X C5, O H5");
		assertThat(one.incidents()).containsExactly("stone-moved C5 B4");
	}

	@Test
	void aStoneOfTheOtherColourElsewhereIsTheAnswerAndTheLastStoneLifted() {
		Table table = Boards.open().play("X C5").hold(3000).lift("C5").put("O B4").hold(1500);
		assertThat(table.record()).isEqualTo("X C5, O B4");
		assertThat(table.incidents()).containsExactly("stone-lifted C5");
	}

	@ParameterizedTest
	@CsvSource({"4500, 'stone-moved C5 B3'", "6000, 'stone-lifted C5,stone-moved C5 B3'"})
	void aStoneLiftedAndPutDownElsewhereIsMovedWhetherOrNotItWasCalledLifted(long away, String incidents) {
		Table table = Boards.open().play("X C5").hold(3000).lift("C5").hold(away).put("X B3").hold(2000);
		assertThat(String.join(",", table.incidents())).isEqualTo(incidents);
		assertThat(table.openIncidents()).containsExactly("stone-moved C5 B3");
		assertThat(table.record()).isEqualTo("X C5");
	}

	@ParameterizedTest
	@CsvSource({"club, '', 1", "japanese, stone-lifted C5, 0"})
	void underTheClubPolicyTheLastStoneGoneIsUndone(String policy, String incident, int undone) {
		Table table = Boards.set(Boards.OPEN, Color.BLACK, Details.policy(policy)).play("X C5").hold(3000)
				.lift("C5").hold(6000);
		assertThat(String.join(",", table.incidents())).isEqualTo(incident);
		assertThat(table.events(Undone.class)).hasSize(undone);
	}

	@Test
	void withTheLastStoneAndAnotherGoneMoreThanTheLastStoneIsMissing() {
		Table table = Boards.open().play("X C5").hold(4000).lift("C5", "E5").hold(6000);
		assertThat(table.incidents()).containsExactly("stones-missing C5 E5");
	}
}
