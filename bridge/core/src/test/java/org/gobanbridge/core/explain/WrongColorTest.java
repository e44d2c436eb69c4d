package org.gobanbridge.core.explain;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.gobanbridge.core.board.Hand;
import org.gobanbridge.core.board.Lever;
import org.gobanbridge.core.board.Seat;
import org.gobanbridge.core.game.GameDetails;
import org.gobanbridge.core.game.GameEvent.MovePlayed;
import org.gobanbridge.core.game.SessionSettings;
import org.gobanbridge.core.incident.Remedy;
import org.gobanbridge.core.incident.RulingOption;
import org.gobanbridge.core.table.Table;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.Point;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A stone of the other side's colour, put down by the side to move (FORMATS 7, wrong-color). White is to move. */
class WrongColorTest {
	private static Table game() {
		return Table.of(new SessionSettings(Grid.of(9), false, Optional.of(Seat.SOUTH), GameDetails.NONE)).hold(1000)
				.play("X C3", "O G7", "X G3");
	}

	@ParameterizedTest
	@CsvSource({"NORTH, wrong-color C7, WHITE", "SOUTH, two-moves C7, BLACK", "BOTH, two-moves C7, BLACK",
			"SOME, two-moves C7, BLACK"})
	void theHandThatBroughtItTellsWhoseStoneItIs(Hand hand, String told, Color offender) {
		Table table = game().cover(hand, "C6", "C7", "C8", "C9", "D7").hold(600).put("X C7").hold(600).uncover()
				.hold(2000);
		assertThat(table.incidents()).containsExactly(told);
		assertThat(table.incident().offender()).contains(offender);
	}

	@Test
	void theHandTellsItThoughTheSameSideAddsAStoneOfItsOwn() {
		Table table = game().cover(Hand.NORTH).hold(600).put("X C7").hold(600).put("O E3").hold(2000);
		assertThat(table.incidents()).containsExactly("wrong-color C7");
		assertThat(table.incident().offender()).contains(Color.WHITE);
	}

	@Test
	void theLeverPressedForTheAnswerTellsNothingOfTheStoneBeforeIt() {
		Table table = game().put("X C7").hold(600).put("O E3").press(Lever.WHITE).hold(2000);
		assertThat(table.incidents()).containsExactly("two-moves C7");
		assertThat(table.incident().offender()).contains(Color.BLACK);
	}

	@Test
	void itsRemedyIsAStoneOfTheRightColour() {
		Table table = byHand();
		assertThat(table.incident().remedy())
				.containsExactly(new Remedy(Point.parse("C7"), Optional.of(Color.WHITE)));
		table.lift("C7").hold(600).put("O C7").hold(3000);
		assertThat(table.closed()).containsExactly("1 restored");
		assertThat(table.record()).endsWith("X G3, O C7");
		assertThat(table.incidents()).hasSize(1);
	}

	private static Table byHand() {
		return game().cover(Hand.NORTH, "C6", "C7", "C8").hold(600).put("X C7").hold(600).uncover().hold(2000);
	}

	@Test
	void itIsRestoredWhenItIsTakenOffAndTheTurnIsStillToBeTaken() {
		Table table = byHand().lift("C7").hold(8000);
		assertThat(table.closed()).containsExactly("1 restored");
		table.play("O D7");
		assertThat(table.record()).endsWith("X G3, O D7");
	}

	@Test
	void theLeverPressedForItTellsWhoseStoneItIs() {
		Table table = game().put("X C7").hold(3000).press(Lever.WHITE).hold(6000);
		assertThat(table.incidents()).containsExactly("two-moves C7", "wrong-color C7");
		assertThat(table.closed()).containsExactly("1 superseded");
		assertThat(table.incident().offender()).contains(Color.WHITE);
		assertThat(table.record()).endsWith("X G3");
		Table atOnce = game().put("X C7").hold(700).press(Lever.WHITE).hold(6000);
		assertThat(atOnce.incidents()).containsExactly("wrong-color C7");
	}

	@ParameterizedTest
	@CsvSource({"100", "400", "1000", "2500"})
	void aStoneExchangedOnItsPointWasOfTheWrongColour(long pause) {
		Table table = game().put("X C7");
		long came = table.now();
		table.hold(8000).lift("C7").hold(pause).put("O C7").hold(3000);
		assertThat(table.incidents()).containsExactly("two-moves C7", "wrong-color C7");
		assertThat(table.closed().getLast()).isEqualTo("2 restored");
		assertThat(table.closed()).contains("1 superseded");
		assertThat(table.record()).endsWith("X G3, O C7");
		assertThat(table.events(MovePlayed.class).getLast().seen()).isBetween(came, came + 200);
		table.play("X D7");
		assertThat(table.record()).endsWith("O C7, X D7");
	}

	@Test
	void aStoneThatComesLongAfterASecondMoveWasTakenOffIsNoExchange() {
		Table table = game().put("X C7").hold(8000).lift("C7").hold(8000).put("O C7").hold(3000);
		assertThat(table.incidents()).containsExactly("two-moves C7");
		assertThat(table.closed()).containsExactly("1 restored");
		assertThat(table.record()).endsWith("X G3, O C7");
	}

	@Test
	void answeredItLiesThereAndTheAnswerIsTheNextMove() {
		Table table = byHand().play("X D3").hold(2000).play("O E7");
		assertThat(table.record()).endsWith("X G3, X D3, O E7");
		assertThat(table.state().position().colorAt(Grid.of(9).index(Point.parse("C7")))).contains(Color.BLACK);
		assertThat(table.openIncidents()).isEqualTo(List.of("wrong-color C7"));
		assertThat(table.incidents()).hasSize(1);
	}

	@Test
	void letStandItIsPartOfThePosition() {
		Table table = byHand().rule(1, RulingOption.LET_STAND).play("X D3", "O E7");
		assertThat(table.record()).endsWith("X G3, X D3, O E7");
		assertThat(table.incidents()).hasSize(1);
	}

	@Test
	void aSecondMoveIsStillExchangedAfterARestart() {
		Table table = game().put("X C7").hold(3000).restart().hold(1000).lift("C7").hold(600).put("O C7").hold(3000);
		assertThat(table.incidents()).containsExactly("two-moves C7", "wrong-color C7");
		assertThat(table.record()).endsWith("X G3, O C7");
	}

	@Test
	void afterARestartItIsStillExchanged() {
		Table table = byHand().restart().hold(1000).lift("C7").hold(600).put("O C7").hold(3000);
		assertThat(table.record()).endsWith("X G3, O C7");
		assertThat(table.state().openIncidents()).isEmpty();
		assertThat(table.incidents()).hasSize(1);
	}
}
