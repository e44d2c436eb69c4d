package org.gobanbridge.core.session;

import static org.assertj.core.api.Assertions.assertThat;

import org.gobanbridge.core.board.Lever;
import org.gobanbridge.core.game.Declaration;
import org.gobanbridge.core.game.GameEvent.IncidentOpened;
import org.gobanbridge.core.game.GameEvent.MovePlayed;
import org.gobanbridge.core.game.Input;
import org.gobanbridge.core.game.SessionSettings;
import org.gobanbridge.core.game.Timing;
import org.gobanbridge.core.game.TimingSetting;
import org.gobanbridge.core.table.Table;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;
import org.junit.jupiter.api.Test;

/** A stone, and its lever is not pressed (FORMATS 5 and 7, clock-not-pressed). */
class ForgottenLeverTest {
	private static final int PATIENCE = 6_000;

	/** Levers are pressed in this game; Black is to play, and so long his lever may wait. */
	private static Table game(int patience) {
		SessionSettings settings = SessionSettings.of(Grid.of(7))
				.withTiming(Timing.USUAL.with(TimingSetting.CLOCK_NOT_PRESSED, patience));
		Table table = Table.of(settings).hold(1000).play("X C3", "O E5").press(Lever.WHITE).play("X E3");
		return table.press(Lever.BLACK).play("O C5").press(Lever.WHITE).hold(1000);
	}

	@Test
	void unlessItIsSetNobodyMinds() {
		Table table = game(0).play("X D2").hold(600_000);
		assertThat(table.incidents()).isEmpty();
		assertThat(TimingSetting.CLOCK_NOT_PRESSED.usual()).isZero();
	}

	@Test
	void aStoneWithoutItsLeverIsToldWhenTheTimeIsUp() {
		Table table = game(PATIENCE).play("X D2");
		long seen = table.events(MovePlayed.class).getLast().seen();
		table.hold(PATIENCE - 1000 - Table.SETTLED);
		assertThat(table.incidents()).isEmpty();
		table.hold(3000);
		assertThat(table.incidents()).containsExactly("clock-not-pressed D2");
		assertThat(table.incident().offender()).contains(Color.BLACK);
		assertThat(table.event(IncidentOpened.class).t()).isEqualTo(seen + PATIENCE);
		assertThat(table.record()).endsWith("O C5, X D2");
	}

	/** Black's first lever comes after the moment from which White's stone may have lain under the hand. */
	@Test
	void aLeverThatTheOpponentsFollowedIsNotThatOfTheNextTurn() {
		Table table = game(PATIENCE).cover("D2", "B2").put("X D2").hold(500).press(Lever.BLACK).hold(1000).put("O B2");
		table.hold(500).press(Lever.WHITE).uncover().hold(1500).play("X F2").hold(PATIENCE + 2000);
		assertThat(table.record()).endsWith("X D2, O B2, X F2");
		assertThat(table.incidents()).containsExactly("clock-not-pressed F2");
	}

	@Test
	void theLeverPressedAfterAllPutsItRight() {
		Table table = game(PATIENCE).play("X D2").hold(10_000).press(Lever.BLACK).hold(1000);
		assertThat(table.closed()).containsExactly("1 restored");
		assertThat(table.state().restoredIncidents()).hasSize(1);
		assertThat(table.hold(20_000).incidents()).hasSize(1);
	}

	@Test
	void theOpponentsAnswerEndsIt() {
		Table table = game(PATIENCE).play("X D2").hold(10_000).play("O B2").press(Lever.WHITE).hold(20_000);
		assertThat(table.closed()).containsExactly("1 superseded");
		assertThat(table.incidents()).hasSize(1);
		assertThat(table.record()).endsWith("X D2, O B2");
	}

	@Test
	void aLeverPressedInTimeOrAnAnswerInTimeIsEnough() {
		Table pressed = game(PATIENCE).play("X D2").hold(3000).press(Lever.BLACK).hold(20_000);
		assertThat(pressed.incidents()).isEmpty();
		Table answered = game(PATIENCE).play("X D2").hold(3000).play("O B2").press(Lever.WHITE).hold(20_000);
		assertThat(answered.incidents()).isEmpty();
	}

	@Test
	void aLeverPressedWithTheStoneOrBeforeItIsPressed() {
		Table with = game(PATIENCE).put("X D2").press(Lever.BLACK).hold(20_000);
		assertThat(with.incidents()).isEmpty();
		Table before = game(PATIENCE).press(Lever.BLACK).hold(400).play("X D2").hold(20_000);
		assertThat(before.incidents()).containsExactly("clock-early D2");
	}

	@Test
	void aLeverOfWhichIsHeardTooLateWasPressedInTime() {
		Table table = game(PATIENCE).play("X D2").hold(PATIENCE);
		assertThat(table.openIncidents()).containsExactly("clock-not-pressed D2");
		table.accept(new Input.LeverPressed(table.now(), table.now() - PATIENCE + 1000, Lever.BLACK)).hold(1000);
		assertThat(table.closed()).containsExactly("1 superseded");
	}

	@Test
	void whereNobodyPressesLeversNobodyForgetsOne() {
		SessionSettings settings = SessionSettings.of(Grid.of(7))
				.withTiming(Timing.USUAL.with(TimingSetting.CLOCK_NOT_PRESSED, PATIENCE));
		Table table = Table.of(settings).hold(1000).play("X C3", "O E5", "X E3").hold(60_000);
		assertThat(table.incidents()).isEmpty();
	}

	@Test
	void whileCapturedStonesAreTakenOffTheLeverMayWait() {
		SessionSettings settings = Table.set("""
				.OOX.
				XXX..
				....O
				.....
				.....
				""", Color.WHITE).settings().withTiming(Timing.USUAL.with(TimingSetting.CLOCK_NOT_PRESSED, PATIENCE));
		Table table = Table.of(settings).show("""
				.OOX.
				XXX..
				....O
				.....
				.....
				""").hold(Table.SETTLED).play("O D1").press(Lever.WHITE).play("X A5").hold(10_000);
		assertThat(table.incidents()).isEmpty();
		table.lift("B5", "C5").hold(PATIENCE - 1000);
		assertThat(table.incidents()).isEmpty();
		table.hold(2000);
		assertThat(table.incidents()).containsExactly("clock-not-pressed A5");
	}

	@Test
	void anAnswerUnderAHandIsWaitedFor() {
		Table table = game(PATIENCE).play("X D2").hold(3000).cover("B2", "B3", "C2").put("O B2").hold(4000).uncover()
				.hold(4000);
		assertThat(table.incidents()).isEmpty();
		assertThat(table.record()).endsWith("X D2, O B2");
	}

	@Test
	void inAPauseAndAfterItNobodyWaitsForTheLeverOfAnEarlierStone() {
		Table table = game(PATIENCE).play("X D2").declare(Declaration.PAUSE).hold(10_000).declare(Declaration.RESUME)
				.hold(20_000);
		assertThat(table.incidents()).isEmpty();
	}

	@Test
	void afterARestartALeverStillPutsRightWhatWasTold() {
		Table table = game(PATIENCE).play("X D2").hold(10_000).restart().declare(Declaration.RESUME).hold(2000)
				.press(Lever.BLACK).hold(1000);
		assertThat(table.closed()).containsExactly("1 restored");
	}

	@Test
	void theLeverOfTheStoneWithWhichTheGameBeginsIsPressed() {
		Table table = newGame().put("X C3").press(Lever.BLACK).hold(PATIENCE + 4000).press(Lever.WHITE).hold(10_000);
		assertThat(table.incidents()).containsExactly("pass-unconfirmed");
		assertThat(newGame().press(Lever.WHITE).hold(1000).play("X C3").hold(PATIENCE + 4000).incidents())
				.as("the lever by which a clock is started is none of the game").isEmpty();
		assertThat(newGame().play("X C3", "O E5").press(Lever.WHITE).play("X E3").hold(PATIENCE + 4000).incidents())
				.containsExactly("clock-not-pressed E3");
	}

	@Test
	void whoPressesHisOwnLeverHasAnswered() {
		Table table = newGame().play("X C3", "O E5", "X E3").hold(20_000).put("O C5").press(Lever.WHITE).hold(4000);
		assertThat(table.incidents()).isEmpty();
		assertThat(table.record()).endsWith("X E3, O C5");
	}

	private static Table newGame() {
		return Table.of(SessionSettings.of(Grid.of(7))
				.withTiming(Timing.USUAL.with(TimingSetting.CLOCK_NOT_PRESSED, PATIENCE))).hold(1000);
	}

	@Test
	void aMoveTakenBackNeedsNoLever() {
		Table table = game(PATIENCE).play("X D2").hold(10_000).declare(Declaration.UNDO).hold(500).lift("D2")
				.hold(3000);
		assertThat(table.closed()).containsExactly("1 superseded");
		assertThat(table.openIncidents()).isEmpty();
	}
}
