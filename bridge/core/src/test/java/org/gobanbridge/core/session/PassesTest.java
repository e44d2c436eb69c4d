package org.gobanbridge.core.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.gobanbridge.core.board.Lever;
import org.gobanbridge.core.game.Declaration;
import org.gobanbridge.core.game.GameEvent.IncidentOpened;
import org.gobanbridge.core.game.GameEvent.MovePlayed;
import org.gobanbridge.core.game.GameEvent.Passed;
import org.gobanbridge.core.game.Input;
import org.gobanbridge.core.game.PassReason;
import org.gobanbridge.core.game.Phase;
import org.gobanbridge.core.incident.RulingOption;
import org.gobanbridge.core.table.Details;
import org.gobanbridge.core.table.Table;
import org.gobanbridge.rules.Color;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Turns given up, by word or by lever; a word never overtakes the stone before it. */
class PassesTest {

	private static Table game() {
		return Table.of(7).hold(1000).play("X C3", "O E5", "X E3", "O C5");
	}

	/** The same, under a policy that takes a lever with nothing played for a pass. */
	private static Table club() {
		return Table.of(7, Details.policy("club")).hold(1000).play("X C3", "O E5", "X E3", "O C5");
	}

	@Test
	void aDeclaredPassIsATurn() {
		Table table = game().declare(Declaration.BLACK_PASSES).hold(1000).play("O D2");
		assertThat(table.record()).endsWith("O C5, X pass, O D2");
		assertThat(table.event(Passed.class).reason()).isEqualTo(PassReason.DECLARED);
		assertThat(table.event(Passed.class).number()).isEqualTo(5);
	}

	@Test
	void aPassDeclaredRightAfterAStoneDoesNotOvertakeIt() {
		Table table = game();
		table.put("X D2").declare(Declaration.WHITE_PASSES).hold(4000);
		assertThat(table.record()).endsWith("O C5, X D2, O pass");
		table.put("X B2").read(1).declare(Declaration.WHITE_PASSES).hold(4000);
		assertThat(table.record()).endsWith("O pass, X B2, O pass");
	}

	@Test
	void aPassDeclaredWhileNothingIsReadStandsWhereItBelongs() {
		Table table = game();
		table.gap(1000).put("X D2").declare(Declaration.WHITE_PASSES).gap(1500).put("X B2").gap(2000).hold(6000);
		assertThat(table.state().moves()).hasSize(7);
		assertThat(table.record()).contains("O pass").doesNotContain("O pass?");
		assertThat(table.incidents()).isEmpty();
	}

	@Test
	void bothPassesDeclaredAfterAStoneThatIsNotSureYet() {
		Table table = game();
		table.put("X D2").read(1).declare(Declaration.WHITE_PASSES).read(1).declare(Declaration.BLACK_PASSES)
				.hold(5000);
		assertThat(table.record()).endsWith("O C5, X D2, O pass, X pass");
		assertThat(table.state().phase()).isEqualTo(Phase.COUNTING);
	}

	@Test
	void aPassOfTheSideThatIsNotToMoveIsForgotten() {
		Table table = game().declare(Declaration.WHITE_PASSES).hold(20_000);
		assertThat(table.record()).endsWith("O C5");
		table.play("X D2");
		assertThat(table.record()).endsWith("O C5, X D2");
	}

	@Test
	void underTheClubPolicyTheLeverPressedAndNothingPlayedIsAPassAfterThreeSeconds() {
		Table table = club().press(Lever.BLACK);
		long pressed = table.now();
		table.hold(2800);
		assertThat(table.record()).endsWith("O C5");
		table.hold(600);
		assertThat(table.record()).endsWith("O C5, X pass");
		assertThat(table.event(Passed.class).reason()).isEqualTo(PassReason.CLOCK);
		assertThat(table.event(Passed.class).t()).isBetween(pressed + 3000, pressed + 3200);
	}

	@Test
	void whetherALeverWithNothingPlayedIsAPassIsAsked() {
		Table table = game().press(Lever.BLACK);
		long pressed = table.now();
		table.hold(8000);
		assertThat(table.incidents()).containsExactly("pass-unconfirmed");
		assertThat(table.event(IncidentOpened.class).t()).isBetween(pressed + 800, pressed + 1000);
		assertThat(table.incident().offender()).contains(Color.BLACK);
		assertThat(table.record()).endsWith("O C5");
	}

	@Test
	void aStoneMisreadWhenTheHandThatBroughtItLeavesIsNoPass() {
		Table table = game().cover("D2").put("X D2").read(2).press(Lever.BLACK).hold(1500).uncover();
		table.misread(". D2").read(1).hold(2000);
		assertThat(table.record()).endsWith("O C5, X D2");
		assertThat(table.incidents()).isEmpty();
	}

	@Test
	void aStoneOfABoardThatIsReadSeldomNeedsTheNextReadingToBeSeenTwice() {
		Table table = game().hz(1.5).hold(4000).put("X D2").press(Lever.BLACK).hold(6000);
		assertThat(table.record()).endsWith("O C5, X D2");
		assertThat(table.incidents()).isEmpty();
	}

	@Test
	void theOpponentsStoneConfirmsAPassThatWasAsked() {
		Table table = game().press(Lever.BLACK).hold(8000).play("O D2", "X B2");
		assertThat(table.record()).endsWith("O C5, X pass, O D2, X B2");
		assertThat(table.event(Passed.class).reason()).isEqualTo(PassReason.CLOCK);
		assertThat(table.closed()).containsExactly("1 superseded");
		assertThat(table.incidents()).hasSize(1);
	}

	@Test
	void aStoneOfTheSameSideSaysThatItWasNoPass() {
		Table table = game().press(Lever.BLACK).hold(8000).play("X D2", "O B2");
		assertThat(table.record()).endsWith("O C5, X D2, O B2");
		assertThat(table.closed()).containsExactly("1 superseded");
		assertThat(table.incidents()).containsExactly("pass-unconfirmed", "clock-early D2");
	}

	@Test
	void aWordConfirmsAPassThatWasAsked() {
		Table his = game().press(Lever.BLACK).hold(4000).declare(Declaration.BLACK_PASSES).hold(1000);
		assertThat(his.record()).endsWith("O C5, X pass");
		Table answer = game().press(Lever.BLACK).hold(4000).declare(Declaration.WHITE_PASSES).hold(1000);
		assertThat(answer.record()).endsWith("O C5, X pass, O pass");
		assertThat(answer.state().phase()).isEqualTo(Phase.COUNTING);
		assertThat(answer.state().openIncidents()).isEmpty();
	}

	@Test
	void aPassThatWasAskedIsAcceptedOrDismissedByTheReferee() {
		Table accepted = game().press(Lever.BLACK).hold(4000).rule(1, RulingOption.ACCEPT).play("O D2");
		assertThat(accepted.record()).endsWith("O C5, X pass, O D2");
		Table dismissed = game().press(Lever.BLACK).hold(4000).rule(1, RulingOption.DISMISS).hold(8000).play("X D2");
		assertThat(dismissed.record()).endsWith("O C5, X D2");
		assertThat(dismissed.incidents()).hasSize(1);
	}

	@Test
	void aPassThatWasAskedIsStillAskedWhenTheLogEnds() {
		Table table = game().press(Lever.BLACK).hold(3000);
		assertThat(table.openIncidents()).containsExactly("pass-unconfirmed");
		table.end();
		assertThat(table.openIncidents()).containsExactly("pass-unconfirmed");
	}

	@Test
	void aPassThatWasAskedIsStillAskedAfterARestart() {
		Table table = game().press(Lever.BLACK).hold(4000).restart().declare(Declaration.RESUME).hold(4000);
		assertThat(table.incidents()).containsExactly("pass-unconfirmed");
		table.play("O D2");
		assertThat(table.record()).endsWith("O C5, X pass, O D2");
	}

	@Test
	void aMoveTakenBackTakesTheQuestionWithIt() {
		Table table = game().press(Lever.BLACK).hold(4000).declare(Declaration.UNDO).lift("C5").hold(4000);
		assertThat(table.closed()).containsExactly("1 superseded");
		table.play("O D2", "X B2");
		assertThat(table.record()).endsWith("X E3, O D2, X B2");
	}

	@Test
	void theLeverPressedAndTheStoneComesLateIsAMove() {
		Table table = game().press(Lever.BLACK).hold(2000);
		table.put("X D2").hold(4000);
		assertThat(table.record()).endsWith("O C5, X D2");
		assertThat(table.events(Passed.class)).isEmpty();
	}

	@Test
	void theLeverPressedWhileAHandHidesTheStoneIsAMove() {
		Table table = game();
		table.put("X D2").cover("D2", "E2", "D1").press(Lever.BLACK).hold(6000).uncover().hold(3000);
		assertThat(table.record()).endsWith("O C5, X D2");
		assertThat(table.events(Passed.class)).isEmpty();
	}

	@Test
	void aLeverReportedLateCountsFromWhenItWasPressed() {
		Table table = game();
		table.put("O D2").accept(new Input.LeverPressed(table.now(), table.now() - 300, Lever.BLACK)).hold(4000);
		assertThat(table.record()).endsWith("O C5, X pass, O D2");
	}

	@Test
	void theLeverPressedRightAfterTheStoneSettlesItSooner() {
		Table table = game();
		table.put("X D2").read(1).press(Lever.BLACK).read(1);
		assertThat(table.record()).endsWith("O C5, X D2");
		table.hold(6000);
		assertThat(table.events(Passed.class)).isEmpty();
	}

	@Test
	void theLeverPressedAfterTheStoneIsSureIsNoPass() {
		Table table = game().play("X D2").press(Lever.BLACK).hold(6000);
		assertThat(table.record()).endsWith("O C5, X D2");
	}

	@Test
	void theOpponentsStoneAfterALeverPassIsTheAnswerToIt() {
		Table table = game().press(Lever.BLACK).hold(1000);
		table.put("O D2").hold(4000);
		assertThat(table.record()).endsWith("O C5, X pass, O D2");
		assertThat(table.openIncidents()).isEmpty();
	}

	@ParameterizedTest
	@ValueSource(longs = {200, 1000, 4000})
	void aLeverThatIsPressedBackWithNothingPlayedAnswersNothing(long later) {
		Table table = game().press(Lever.BLACK).hold(later).press(Lever.WHITE).hold(8000);
		assertThat(table.record()).endsWith("O C5");
		assertThat(table.state().phase()).isEqualTo(Phase.PLAYING);
		assertThat(table.openIncidents()).containsExactly("pass-unconfirmed");
		table.play("X D2").press(Lever.BLACK).hold(8000);
		assertThat(table.record()).endsWith("O C5, X D2");
		assertThat(table.openIncidents()).doesNotContain("pass-unconfirmed");
	}

	@Test
	void ofALeverThatWasPressedBackItIsAskedWhenTheFirstWasAPass() {
		Table table = game().press(Lever.BLACK).hold(4000).press(Lever.WHITE).hold(4000)
				.rule(1, RulingOption.ACCEPT).hold(4000);
		assertThat(table.record()).endsWith("O C5, X pass");
		assertThat(table.openIncidents()).containsExactly("pass-unconfirmed");
		assertThat(table.incident().offender()).contains(Color.WHITE);
		table.rule(2, RulingOption.ACCEPT).hold(1000);
		assertThat(table.record()).endsWith("O C5, X pass, O pass");
		assertThat(table.state().phase()).isEqualTo(Phase.COUNTING);
	}

	@Test
	void aLeverThatWasPressedBackIsForgottenWhenTheFirstWasNoPass() {
		Table table = game().press(Lever.BLACK).hold(4000).press(Lever.WHITE).hold(4000)
				.rule(1, RulingOption.DISMISS).hold(8000).play("X D2").hold(8000);
		assertThat(table.record()).endsWith("O C5, X D2");
		assertThat(table.incidents()).containsExactly("pass-unconfirmed");
	}

	@Test
	void underTheClubPolicyBothLeversPressedInTurnAreTwoPasses() {
		Table table = club().press(Lever.BLACK).hold(1000).press(Lever.WHITE).hold(8000);
		assertThat(table.record()).endsWith("O C5, X pass, O pass");
		assertThat(table.state().phase()).isEqualTo(Phase.COUNTING);
	}

	@Test
	void theSameLeverPressedTwiceIsOnePass() {
		Table table = club().press(Lever.BLACK).hold(500).press(Lever.BLACK).hold(8000);
		assertThat(table.record()).endsWith("O C5, X pass");
	}

	@Test
	void theLeverOfTheSideNotToMoveMeansNothing() {
		Table table = game().press(Lever.WHITE).hold(8000);
		assertThat(table.record()).endsWith("O C5");
	}

	@Test
	void aDeclaredUndoTakesTheLastMoveBackAndTheBoardMayFollowSlowly() {
		Table table = game().declare(Declaration.UNDO).hold(15_000);
		assertThat(table.record()).isEqualTo("X C3, O E5, X E3");
		assertThat(table.incidents()).isEmpty();
		table.lift("C5").hold(2000).play("O C6", "X D2");
		assertThat(table.record()).isEqualTo("X C3, O E5, X E3, O C6, X D2");
	}

	@Test
	void aDeclaredUndoOfACaptureBringsTheCapturedStonesBack() {
		Table table = Table.ko();
		table.put("X C3").lift("B3").hold(2000).declare(Declaration.UNDO).hold(8000);
		assertThat(table.record()).isEmpty();
		assertThat(table.incidents()).isEmpty();
		table.lift("C3").put("O B3").hold(3000).play("X E5");
		assertThat(table.record()).isEqualTo("X E5");
		assertThat(table.incidents()).isEmpty();
	}

	@Test
	void anUndoOfAPassGivesTheTurnBack() {
		Table table = game().declare(Declaration.BLACK_PASSES).hold(1000).declare(Declaration.UNDO).hold(1000);
		table.play("X D2").hold(500);
		assertThat(table.record()).endsWith("O C5, X D2");
	}

	@Test
	void anUndoOfTheMoveAfterAPassLeavesThePass() {
		Table table = game().declare(Declaration.BLACK_PASSES).hold(1000).play("O D2").declare(Declaration.UNDO)
				.hold(1000);
		table.lift("D2").hold(2000).declare(Declaration.WHITE_PASSES).hold(1000);
		assertThat(table.record()).endsWith("O C5, X pass, O pass");
		assertThat(table.state().phase()).isEqualTo(Phase.COUNTING);
	}

	@Test
	void thereIsNothingToUndoBeforeTheFirstMove() {
		Table table = Table.of(7).hold(1000).declare(Declaration.UNDO).hold(500);
		table.declare(Declaration.START).declare(Declaration.UNDO).hold(500).play("X C3");
		assertThat(table.record()).isEqualTo("X C3");
	}

	@Test
	void aPassByMistakeAndTheCountingWithItAreUndone() {
		Table table = game().declare(Declaration.BLACK_PASSES).hold(1000).declare(Declaration.WHITE_PASSES).hold(1000);
		assertThat(table.state().phase()).isEqualTo(Phase.COUNTING);
		table.declare(Declaration.UNDO).hold(1000);
		assertThat(table.state().phase()).isEqualTo(Phase.PLAYING);
		table.play("O D2");
		assertThat(table.record()).endsWith("O C5, X pass, O D2");
	}

	@Test
	void aGameThatHasEndedIsNotUndone() {
		Table table = game().declare(Declaration.WHITE_RESIGNS).hold(1000).declare(Declaration.UNDO).hold(1000);
		assertThat(table.record()).endsWith("O C5");
		assertThat(table.events(MovePlayed.class)).hasSize(4);
	}

	@Test
	void aWrongReadingTwiceAboutThePressOfTheLeverIsNoSecondStone() {
		Table table = game();
		table.put("X D2").read(1).misread("X B6").read(1).press(Lever.BLACK).misread("X B6").read(1);
		assertThat(table.incidents()).isEmpty();
		table.hold(600);
		assertThat(table.record()).endsWith("O C5, X D2");
		table.hold(6000);
		assertThat(table.record()).endsWith("O C5, X D2");
		assertThat(table.incidents()).isEmpty();
		assertThat(table.events(Passed.class)).isEmpty();
	}

	@Test
	void aWrongReadingTwiceAfterThePressOfTheLeverIsNoSecondStone() {
		Table table = game();
		table.put("X D2").read(1).press(Lever.BLACK).misread("X B6").read(1).misread("X B6").read(1).hold(6000);
		assertThat(table.record()).endsWith("O C5, X D2");
		assertThat(table.incidents()).isEmpty();
	}

	@Test
	void aColourStillToBeToldHoldsNoPassUp() {
		Table table = Table.of(5).hold(1000).play("# C3", "# B2", "# D4");
		table.misread("X C3").read(3).declare(Declaration.WHITE_PASSES).hold(400);
		assertThat(table.record()).isEqualTo("X C3, O B2, X D4, O pass");
	}

	@Test
	void whatIsSaidAfterAPassOutOfTurnNeedNotWaitForIt() {
		Table table = Table.of(9).hold(1000).play("X C3", "O E5");
		table.declare(Declaration.WHITE_PASSES).hold(200).declare(Declaration.BLACK_RESIGNS).hold(1000);
		assertThat(table.state().result()).contains("W+R");
	}

	/** What came of the input that brought the stone. */
	@ParameterizedTest
	@ValueSource(longs = {1000, 4000, 12_000})
	void aPassThatWasSaidBeforeTheOpponentsStoneIsNoAnswerToIt(long earlier) {
		Table table = game().declare(Declaration.WHITE_PASSES).hold(earlier).put("X D2");
		List<Obstacle> refused = new ArrayList<>();
		for (int reading = 0; reading < 20; reading++) {
			table.read(1).session().refused().forEach(refusal -> refused.add(refusal.why()));
		}
		assertThat(table.record()).endsWith("O C5, X D2");
		assertThat(refused).containsExactly(new Obstacle.OutOfTurn(Color.WHITE));
		assertThat(table.play("O B2").record()).endsWith("O C5, X D2, O B2");
	}

	@Test
	void aPassOutOfTurnThatNothingFollowsIsRefused() {
		Table table = game().declare(Declaration.WHITE_PASSES);
		List<Obstacle> refused = new ArrayList<>();
		for (int reading = 0; reading < 100; reading++) {
			table.read(1).session().refused().forEach(refusal -> refused.add(refusal.why()));
		}
		assertThat(refused).containsExactly(new Obstacle.OutOfTurn(Color.WHITE));
	}

	@Test
	void passesDeclaredInTheWrongOrderStandInTheRightOne() {
		Table table = Table.of(9).hold(1000).play("X C3", "O E5");
		table.declare(Declaration.WHITE_PASSES).hold(200).declare(Declaration.BLACK_PASSES).hold(1000);
		assertThat(table.record()).isEqualTo("X C3, O E5, X pass, O pass");
	}

	@Test
	void aThirdPassHoldsTheAgreementOnTheCountNotUp() {
		Table table = Table.of(9).hold(1000).play("X C3", "O E5");
		table.declare(Declaration.BLACK_PASSES).declare(Declaration.WHITE_PASSES).hold(1000);
		table.declare(Declaration.WHITE_PASSES).declare(Declaration.COUNT_AGREED).hold(1000);
		assertThat(table.state().result()).contains("W+7.5");
	}

	@Test
	void aStoneThatStaysThoughItsMoveWasTakenBackIsNobodysFaultAndReportedTenSecondsAfterTheNext() {
		Table table = Table.of(9).hold(1000).play("X C3", "O E5").declare(Declaration.UNDO).hold(8000);
		assertThat(table.incidents()).isEmpty();
		table.play("O G7").hold(8000);
		assertThat(table.record()).isEqualTo("X C3, O G7");
		assertThat(table.incidents()).isEmpty();
		table.hold(4000);
		assertThat(table.openIncidents()).containsExactly("stones-added E5");
		table.lift("E5").hold(4000).play("X E3");
		assertThat(table.openIncidents()).isEmpty();
		assertThat(table.record()).isEqualTo("X C3, O G7, X E3");
	}
}
