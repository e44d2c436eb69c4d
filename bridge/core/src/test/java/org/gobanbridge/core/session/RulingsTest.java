package org.gobanbridge.core.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static org.gobanbridge.core.table.Drawings.FORBIDDEN;
import static org.gobanbridge.core.table.Drawings.GAME;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.gobanbridge.core.board.Lever;
import org.gobanbridge.core.game.Declaration;
import org.gobanbridge.core.game.GameDetails;
import org.gobanbridge.core.game.GameEvent.CapturesCleared;
import org.gobanbridge.core.game.GameEvent.Edited;
import org.gobanbridge.core.game.GameEvent.GameEnded;
import org.gobanbridge.core.game.GameEvent.IncidentResolved;
import org.gobanbridge.core.game.GameEvent.Warned;
import org.gobanbridge.core.game.Input;
import org.gobanbridge.core.game.PassReason;
import org.gobanbridge.core.game.Phase;
import org.gobanbridge.core.incident.Penalty;
import org.gobanbridge.core.incident.PenaltyLevel;
import org.gobanbridge.core.incident.Remedy;
import org.gobanbridge.core.incident.Ruling;
import org.gobanbridge.core.incident.RulingOption;
import org.gobanbridge.core.incident.Severity;
import org.gobanbridge.core.table.Table;
import org.gobanbridge.core.table.TablePolicies;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Point;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What becomes of a game when the referee has spoken (FORMATS 8). */
class RulingsTest {
	private static Table forbidden() {
		Table table = Table.set(FORBIDDEN, Color.BLACK).put("X A5").hold(Table.SETTLED);
		assertThat(table.openIncidents()).containsExactly("forbidden-point A5");
		return table;
	}

	private static Table stern(String drawing, Color toPlay) {
		return Table.set(drawing, toPlay, GameDetails.NONE, TablePolicies.STERN);
	}

	private static Table twoMoves() {
		Table table = Table.set(GAME, Color.BLACK).play("X C5").put("X G5").hold(Table.SETTLED);
		assertThat(table.openIncidents()).containsExactly("two-moves G5");
		return table;
	}

	private static Table moved() {
		Table table = Table.set(GAME, Color.BLACK).play("X C5").hold(3000).move("C5", "B3").hold(Table.SETTLED);
		assertThat(table.openIncidents()).containsExactly("stone-moved C5 B3");
		return table;
	}

	@Test
	void restoreLeavesTheTurnWhereItWasAndWaitsForTheBoard() {
		Table table = forbidden().rule(1, RulingOption.RESTORE);
		assertThat(table.closed()).containsExactly("1 ruling");
		table.hold(10_000);
		assertThat(table.incidents()).hasSize(1);
		table.lift("A5").hold(2000).play("X D2");
		assertThat(table.record()).isEqualTo("X D2");
		assertThat(table.incidents()).hasSize(1);
	}

	@Test
	void whatIsNotPutRightInAMinuteIsToldAgain() {
		Table table = Table.set(GAME, Color.BLACK).play("X C5").lift("G8").hold(6000);
		table.rule(1, RulingOption.RESTORE).hold(55_000);
		assertThat(table.incidents()).containsExactly("stones-missing G8");
		table.hold(12_000);
		assertThat(table.incidents()).containsExactly("stones-missing G8", "stones-missing G8");
	}

	@Test
	void whatIsNotPutRightWhenPlayIsResumedIsToldAgain() {
		Table table = Table.set(GAME, Color.BLACK).play("X C5").lift("G8").hold(6000);
		table.rule(1, RulingOption.RESTORE).declare(Declaration.PAUSE).hold(5000);
		table.declare(Declaration.RESUME).hold(6000);
		assertThat(table.openIncidents()).containsExactly("stones-missing G8");
		assertThat(table.put("O G8").hold(2000).closed()).containsExactly("1 ruling", "2 restored");
	}

	@Test
	void whatIsPutRightBeforePlayIsResumedIsNothing() {
		Table table = Table.set(GAME, Color.BLACK).play("X C5").lift("G8").hold(6000);
		table.rule(1, RulingOption.RESTORE).declare(Declaration.PAUSE).hold(5000).put("O G8").hold(2000);
		assertThat(table.declare(Declaration.RESUME).play("O G5").record()).endsWith("X C5, O G5");
		assertThat(table.incidents()).hasSize(1);
	}

	@ParameterizedTest
	@CsvSource({"VOID_LOSE_TURN, X pass", "LET_STAND, X A5"})
	void whatARulingBroughtIsTakenBackWithTheRuling(RulingOption option, String record) {
		Table table = forbidden().rule(1, option).hold(1000);
		assertThat(table.record()).isEqualTo(record);
		table.declare(Declaration.UNDO).hold(1000);
		assertThat(table.record()).isEmpty();
		assertThat(table.openIncidents()).containsExactly("forbidden-point A5");
		assertThat(table.state().ruledOn()).isEmpty();
	}

	@Test
	void aTurnThatWasLostByItselfIsGivenBackWhenNothingWasWrong() {
		Table table = stern(FORBIDDEN, Color.BLACK).put("X A5").hold(3000).lift("A5").hold(3000);
		assertThat(table.record()).isEqualTo("X pass");
		table.rule(1, RulingOption.DISMISS).play("X D2");
		assertThat(table.record()).isEqualTo("X D2");
		assertThat(table.incidents()).hasSize(1);
	}

	@Test
	void aStoneThatWasDroppedIsToldOnce() {
		Table table = twoMoves().rule(1, RulingOption.DROPPED).hold(10_000);
		assertThat(table.incidents()).containsExactly("two-moves G5");
	}

	@Test
	void aRulingOnAnAnsweredStoneMayBeWithdrawnThoughTheAnswerIsEnteredAnew() {
		Table table = twoMoves().play("O C6").hold(2000).rule(1, RulingOption.RESTORE).hold(2000);
		assertThat(table.record()).isEqualTo("X C5, O C6");
		table.withdraw();
		assertThat(table.record()).isEqualTo("X C5, X G5, O C6");
	}

	@Test
	void anAnsweredStoneThatWasCapturedLeavesItsPointToWhatComesThere() {
		Table table = Table.ko().play("X C3").lift("B3").hold(1400).play("O B3").lift("C3").hold(1400);
		table.play("X E5", "O E1", "X C3").lift("B3").hold(1400);
		assertThat(table.record()).isEqualTo("X C3, O B3, X E5, O E1, X C3");
		assertThat(table.state().openIncidents()).singleElement()
				.satisfies(incident -> assertThat(incident.remedy()).isEmpty());
		table.play("O B3").lift("C3").hold(1400);
		assertThat(table.incidents()).containsExactly("ko-violation B3", "ko-violation B3");
	}

	@Test
	void anAnsweredStoneThatWasTakenOffIsToBePutBackWhileItStandsInTheRecord() {
		Table table = twoMoves().play("O C6").hold(2000).rule(1, RulingOption.VOID).lift("G5").hold(3000).withdraw();
		assertThat(table.record()).isEqualTo("X C5, X G5, O C6");
		assertThat(table.state().openIncidents()).singleElement().satisfies(incident -> assertThat(incident.remedy())
				.containsExactly(new Remedy(Point.parse("G5"), Optional.of(Color.BLACK))));
		table.put("X G5").hold(3000);
		assertThat(table.state().openIncidents()).singleElement()
				.satisfies(incident -> assertThat(incident.remedy()).isEmpty());
		assertThat(table.incidents()).hasSize(1);
	}

	@Test
	void untilItIsPutRightTheBoardIsNotSettled() {
		Table table = twoMoves().rule(1, RulingOption.RESTORE).hold(3000);
		assertThat(table.unsettled()).isNotEmpty();
		table.lift("G5").hold(2000);
		assertThat(table.unsettled()).isEmpty();
	}

	@Test
	void acceptingWhatDiffersNowhereForgetsNoKo() {
		Table table = Table.ko();
		table.accept(new Input.Ruled(table.now(), OptionalInt.empty(), Ruling.of(RulingOption.ACCEPT)));
		assertThat(table.events(Edited.class)).isEmpty();
	}

	@Test
	void aLossOfNobodyIsNoRulingAndReportsNothing() {
		Table table = twoMoves();
		table.accept(new Input.Ruled(table.now(), OptionalInt.empty(), Ruling.of(RulingOption.LOSS)));
		assertThat(table.openIncidents()).containsExactly("two-moves G5");
		assertThat(table.incidents()).hasSize(1);
	}

	@Test
	void aRulingThatIsWithdrawnGivesThePhaseBack() {
		Table table = twoMoves().declare(Declaration.GAME_OVER).hold(4000);
		assertThat(table.state().phase()).isEqualTo(Phase.COUNTING);
		table.rule(1, RulingOption.LOSS).withdraw();
		assertThat(table.state().phase()).isEqualTo(Phase.COUNTING);
		assertThat(table.state().result()).isEmpty();
	}

	@Test
	void anIllegalStoneThatStillLiesThereIsToldAgainAsWhatItIs() {
		Table table = twoMoves().rule(1, RulingOption.RESTORE).hold(70_000);
		assertThat(table.incidents()).containsExactly("two-moves G5", "two-moves G5");
		assertThat(table.incident().offender()).contains(Color.BLACK);
		assertThat(table.incident().judgement().proposed()).contains(RulingOption.RESTORE);
		table.play("O G6");
		assertThat(table.record()).isEqualTo("X C5, X G5, O G6");
	}

	@Test
	void aTurnIsLostOnceHoweverLongTheStoneLiesThere() {
		Table table = stern(FORBIDDEN, Color.BLACK).put("X A5").hold(3000).rule(1, RulingOption.VOID_LOSE_TURN)
				.play("O D4").hold(70_000);
		assertThat(table.incidents()).containsExactly("forbidden-point A5", "forbidden-point A5");
		table.lift("A5").hold(3000);
		assertThat(table.record()).isEqualTo("X pass, O D4");
	}

	@Test
	void aRulingOnAnOldIncidentLeavesTheTurnThatALaterOneHasCost() {
		Table table = stern("""
				.O...
				OO...
				..X..
				...OO
				..O..
				""", Color.BLACK);
		table.put("X A5").hold(3000).lift("A5").hold(3000).play("O D4", "X D5", "O C5").put("X A5").hold(3000)
				.lift("A5")
				.hold(3000);
		assertThat(table.record()).isEqualTo("X pass, O D4, X D5, O C5, X pass");
		table.rule(1, RulingOption.DISMISS);
		assertThat(table.record()).isEqualTo("X pass, O D4, X D5, O C5, X pass");
		table.rule(2, RulingOption.DISMISS);
		assertThat(table.record()).isEqualTo("X pass, O D4, X D5, O C5");
	}

	@Test
	void aLostTurnIsAPassThatEndsNothing() {
		Table table = forbidden().rule(1, RulingOption.VOID_LOSE_TURN);
		assertThat(table.record()).isEqualTo("X pass");
		assertThat(table.state().lastMove().orElseThrow().passReason()).contains(PassReason.FORFEIT);
		assertThat(table.state().passesInARow()).isZero();
		table.lift("A5").hold(2000).play("O D4");
		assertThat(table.record()).isEqualTo("X pass, O D4");
	}

	@Test
	void whenTheStoneIsTakenOffUnaskedThePolicySaysWhatBecomesOfTheTurn() {
		Table table = stern(FORBIDDEN, Color.BLACK).put("X A5").hold(2000).lift("A5").hold(2000);
		assertThat(table.closed()).containsExactly("1 restored");
		assertThat(table.record()).isEqualTo("X pass");
		Table lenient = Table.set(FORBIDDEN, Color.BLACK).put("X A5").hold(2000).lift("A5").hold(2000);
		assertThat(lenient.record()).isEmpty();
	}

	@Test
	void whatIsRestoredCanStillBeRuledOn() {
		Table table = forbidden().lift("A5").hold(2000);
		assertThat(table.closed()).containsExactly("1 restored");
		table.rule(1, RulingOption.VOID_LOSE_TURN);
		assertThat(table.closed()).containsExactly("1 restored", "1 ruling");
		assertThat(table.record()).isEqualTo("X pass");
		table.rule(1, RulingOption.LOSS);
		assertThat(table.state().phase()).as("ruled on once").isEqualTo(Phase.PLAYING);
	}

	@Test
	void anIllegalStoneThatStandsIsAMoveOfTheRecord() {
		Table table = forbidden().rule(1, RulingOption.LET_STAND).hold(2000);
		assertThat(table.record()).isEqualTo("X A5");
		assertThat(table.state().lastMove().orElseThrow().irregular()).hasValue(1);
		table.play("O D4", "X D2");
		assertThat(table.record()).isEqualTo("X A5, O D4, X D2");
		assertThat(table.incidents()).hasSize(1);
	}

	@Test
	void whatIsAcceptedIsThePositionFromHereOn() {
		Table table = forbidden().rule(1, RulingOption.ACCEPT).hold(2000);
		assertThat(table.record()).isEmpty();
		assertThat(table.state().position().diagram()).startsWith("XO...");
		assertThat(table.state().game().toPlay()).isEqualTo(Color.WHITE);
		table.play("O D4");
		assertThat(table.record()).isEqualTo("O D4");
	}

	@Test
	void aStoneThatWasPutBackAndPlayedInTurnLaterDoesNotStandTwice() {
		Table table = twoMoves().lift("G5").hold(2000).play("O D2", "X G5").rule(1, RulingOption.LET_STAND).hold(1000);
		assertThat(table.record()).isEqualTo("X C5, O D2, X G5");
		Table answered = twoMoves().lift("G5").hold(2000).play("O D2", "X G5", "O E2").rule(1, RulingOption.LET_STAND);
		assertThat(answered.hold(1000).record()).isEqualTo("X C5, O D2, X G5, O E2");
	}

	@Test
	void ofTwoMovesTheSecondIsVoid() {
		Table table = twoMoves().rule(1, RulingOption.VOID).lift("G5").hold(2000).play("O G6");
		assertThat(table.record()).isEqualTo("X C5, O G6");
		assertThat(table.incidents()).hasSize(1);
	}

	@Test
	void theAnswerToASecondMoveThatIsVoidIsTheAnswerToTheFirst() {
		Table table = twoMoves().play("O G6");
		assertThat(table.record()).isEqualTo("X C5, X G5, O G6");
		table.rule(1, RulingOption.VOID);
		assertThat(table.record()).isEqualTo("X C5, O G6");
		table.lift("G5").hold(3000).play("X D7");
		assertThat(table.record()).isEqualTo("X C5, O G6, X D7");
		assertThat(table.incidents()).hasSize(1);
	}

	@Test
	void theLegalMovesAfterASecondMoveThatIsVoidStand() {
		Table table = Table.of(9).hold(1000).play("X C3", "O G7", "X G3").put("X C7").hold(2000);
		table.play("O E5", "X G5", "O D4").rule(1, RulingOption.VOID).hold(1000);
		assertThat(table.record()).isEqualTo("X C3, O G7, X G3, O E5, X G5, O D4");
		table.lift("C7").hold(2000).play("X F4");
		assertThat(table.record()).endsWith("O D4, X F4");
		assertThat(table.incidents()).containsExactly("two-moves C7");
		assertThat(table.state().unsettled()).isEmpty();
	}

	@Test
	void anIllegalMoveThatWasAnsweredLeavesTheRecordWithItsAnswer() {
		Table table = forbidden().play("O D4");
		assertThat(table.record()).isEqualTo("X A5, O D4");
		table.rule(1, RulingOption.VOID).hold(10_000);
		assertThat(table.record()).isEmpty();
		table.lift("A5", "D4").hold(3000).play("X D2");
		assertThat(table.record()).isEqualTo("X D2");
		assertThat(table.incidents()).hasSize(1);
	}

	@Test
	void theStoneJustPlayedGoesBackOrStaysOrWasDropped() {
		Table back = moved().rule(1, RulingOption.WARNING);
		assertThat(back.events(Warned.class)).singleElement()
				.isEqualTo(new Warned(back.now(), Color.BLACK, PenaltyLevel.WARNING, 0, 1, OptionalInt.of(1)));
		back.move("B3", "C5").hold(2000).play("O G6");
		assertThat(back.record()).isEqualTo("X C5, O G6");
		Table accepted = moved().rule(1, RulingOption.ACCEPT).hold(2000);
		assertThat(accepted.state().position().colorAt(accepted.grid().index(Point.parse("B3"))))
				.contains(Color.BLACK);
		accepted.play("O G6");
		assertThat(accepted.incidents()).hasSize(1);
		Table dropped = moved().rule(1, RulingOption.DROPPED).hold(2000);
		assertThat(dropped.record()).isEqualTo("X B3");
		assertThat(dropped.events(Warned.class)).isEmpty();
	}

	@Test
	void whatIsDismissedIsTrustedUntilItChanges() {
		Table table = Table.set(GAME, Color.BLACK).play("X C5", "O G5").lift("E5").hold(6000);
		assertThat(table.openIncidents()).containsExactly("stones-missing E5");
		table.rule(1, RulingOption.DISMISS).play("X C4").restart().hold(5000).play("O C6");
		assertThat(table.record()).isEqualTo("X C5, O G5, X C4, O C6");
		assertThat(table.incidents()).hasSize(1);
		table.put("X E5").hold(2000).lift("E5").hold(6000);
		assertThat(table.incidents()).containsExactly("stones-missing E5", "stones-missing E5");
	}

	@ParameterizedTest
	@CsvSource({"DRAW,0", "REPLAY,Void", "NO_RESULT,Void", "BOTH_LOSE,Both lost", "LOSS,W+F"})
	void aRulingMayEndTheGame(RulingOption option, String result) {
		Table table = twoMoves().rule(1, option);
		assertThat(table.event(GameEnded.class).result()).isEqualTo(result);
		assertThat(table.event(GameEnded.class).reason()).isEqualTo("ruling");
		assertThat(table.state().phase()).isEqualTo(Phase.ENDED);
	}

	@Test
	void aLossNeedsSomebodyWhoLoses() {
		Table table = Table.set(GAME, Color.BLACK).play("X C5", "O G5").lift("E5").hold(6000);
		table.rule(1, RulingOption.LOSS);
		assertThat(table.state().phase()).isEqualTo(Phase.PLAYING);
		assertThat(table.openIncidents()).hasSize(1);
		table.rule(1, new Ruling(Optional.of(RulingOption.LOSS), Penalty.NONE, Optional.of(Color.WHITE),
				Optional.of("referee"), Optional.empty()));
		assertThat(table.state().result()).contains("B+F");
	}

	@Test
	void aSecondWarningIsReportedAsALossForTheRefereeToDeclare() {
		Table table = stern(GAME, Color.BLACK);
		IntStream.range(0, 2).forEach(n -> table.accept(new Input.Ruled(table.now(), OptionalInt.empty(),
				new Ruling(Optional.empty(), new Penalty(PenaltyLevel.WARNING, 0), Optional.of(Color.WHITE),
						Optional.empty(), Optional.of("talks")))));
		assertThat(table.events(Warned.class)).extracting(Warned::count).containsExactly(1, 2);
		assertThat(table.state().phase()).isEqualTo(Phase.PLAYING);
		assertThat(table.state().openIncidents()).singleElement().satisfies(incident -> {
			assertThat(incident.judgement().severity()).isEqualTo(Severity.LOSS);
			assertThat(incident.judgement().proposed()).contains(RulingOption.LOSS);
			assertThat(incident.offender()).contains(Color.WHITE);
		});
	}

	private static Table warn(Table table, Color color) {
		return table.accept(new Input.Ruled(table.now(), OptionalInt.empty(), new Ruling(Optional.empty(),
				new Penalty(PenaltyLevel.WARNING, 0), Optional.of(color), Optional.empty(), Optional.empty())));
	}

	@Test
	void oneLossIsProposedHoweverManyWarningsThereAre() {
		Table table = stern(GAME, Color.BLACK);
		warn(warn(warn(table, Color.WHITE), Color.WHITE), Color.WHITE);
		assertThat(table.openIncidents()).containsExactly("reported");
		warn(warn(table, Color.BLACK), Color.BLACK);
		assertThat(table.openIncidents()).as("one a side").containsExactly("reported", "reported");
	}

	@Test
	void aLossIsProposedNoLongerWhenAWarningIsWithdrawn() {
		Table table = warn(warn(warn(stern(GAME, Color.BLACK), Color.WHITE), Color.WHITE), Color.WHITE).withdraw();
		assertThat(table.openIncidents()).as("two are left").containsExactly("reported");
		table.withdraw();
		assertThat(table.openIncidents()).as("one is left").isEmpty();
		assertThat(table.state().warnings()).hasSize(1);
		warn(table, Color.WHITE);
		assertThat(table.openIncidents()).containsExactly("reported");
	}

	@Test
	void aLossThatWasDismissedIsProposedAnewWithTheNextWarning() {
		Table table = warn(warn(stern(GAME, Color.BLACK), Color.WHITE), Color.WHITE);
		table.rule(table.state().openIncidents().getFirst().id(), RulingOption.DISMISS);
		assertThat(table.openIncidents()).isEmpty();
		warn(table, Color.WHITE);
		assertThat(table.openIncidents()).containsExactly("reported");
	}

	/** Black takes five stones at B5; one of them is left. */
	private static Table capturedLeft() {
		Table table = Table.set("""
				O.X...
				XOOX..
				XOOX..
				.XX...
				....O.
				......
				""", Color.BLACK).put("X B6").lift("A6", "B5", "C5", "B4").hold(25_000);
		assertThat(table.openIncidents()).containsExactly("captured-left C4");
		return table;
	}

	@ParameterizedTest
	@EnumSource(value = RulingOption.class, names = {"LET_STAND", "DISMISS", "RESTORE"})
	void capturedStonesThatStillLieThereAreNotOffByRuling(RulingOption option) {
		Table table = capturedLeft().rule(1, option).hold(20_000).restart().hold(20_000).play("O E4");
		assertThat(table.state().uncleared()).containsExactly(1);
		assertThat(table.state().position().isEmpty(table.grid().index(Point.parse("C4")))).isTrue();
		assertThat(table.incidents()).hasSize(1);
		table.lift("C4").hold(2000).play("X F1");
		assertThat(table.state().uncleared()).isEmpty();
		assertThat(table.events(CapturesCleared.class)).hasSize(1);
		assertThat(table.record()).isEqualTo("X B6, O E4, X F1");
		assertThat(table.incidents()).hasSize(1);
	}

	@Test
	void capturedStonesThatWereToBeTakenOffAndAreNotAreToldAgain() {
		Table table = capturedLeft().rule(1, RulingOption.RESTORE).hold(55_000);
		assertThat(table.incidents()).hasSize(1);
		assertThat(table.unsettled()).isEqualTo("C4");
		table.hold(12_000);
		assertThat(table.incidents()).containsExactly("captured-left C4", "captured-left C4");
		assertThat(table.unsettled()).isEmpty();
	}

	@Test
	void capturedStonesThatStandAreNotToldAgain() {
		Table table = capturedLeft().rule(1, RulingOption.LET_STAND).hold(120_000).play("O E4");
		assertThat(table.incidents()).hasSize(1);
		assertThat(table.record()).isEqualTo("X B6, O E4");
	}

	@Test
	void acceptedTheyAreStonesOfTheBoardAgain() {
		Table table = capturedLeft().rule(1, RulingOption.ACCEPT).hold(2000);
		assertThat(table.state().position().isEmpty(table.grid().index(Point.parse("C4")))).isFalse();
		assertThat(table.state().uncleared()).isEmpty();
	}

	@Test
	void whatWasEnteredAfterAMoveThatIsVoidLeavesWithItAndItsIncidentIsOver() {
		Table table = forbidden().play("O D4").put("O D2").hold(2000).play("X E4");
		assertThat(table.record()).isEqualTo("X A5, O D4, O D2, X E4");
		assertThat(table.openIncidents()).containsExactly("forbidden-point A5", "two-moves D2");
		table.rule(1, RulingOption.VOID).hold(2000);
		assertThat(table.record()).isEmpty();
		assertThat(table.openIncidents()).isEmpty();
		assertThat(table.unsettled()).isEqualTo("A5 D4 E4 D2");
	}

	@Test
	void aPenaltyAloneLeavesTheBoardToBePutRight() {
		Table table = twoMoves();
		table.rule(1, new Ruling(Optional.empty(), new Penalty(PenaltyLevel.WARNING, 0), Optional.empty(),
				Optional.empty(), Optional.empty())).hold(10_000);
		assertThat(table.incidents()).hasSize(1);
		assertThat(table.unsettled()).isEqualTo("G5");
	}

	@Test
	void cautionsAddUpToAWarning() {
		Table table = stern(GAME, Color.BLACK);
		IntStream.range(0, 3).forEach(n -> table.accept(new Input.Ruled(table.now(), OptionalInt.empty(),
				new Ruling(Optional.empty(), new Penalty(PenaltyLevel.CAUTION, 0), Optional.of(Color.WHITE),
						Optional.empty(), Optional.empty()))));
		assertThat(table.events(Warned.class)).extracting(Warned::level).containsExactly(PenaltyLevel.CAUTION,
				PenaltyLevel.CAUTION, PenaltyLevel.CAUTION, PenaltyLevel.WARNING);
	}

	@Test
	void aRulingMayBeTakenBackUntilTheNextMove() {
		Table table = twoMoves().rule(1, RulingOption.LOSS).withdraw().hold(2000);
		assertThat(table.state().phase()).isEqualTo(Phase.PLAYING);
		assertThat(table.state().result()).isEmpty();
		assertThat(table.openIncidents()).containsExactly("two-moves G5");
		table.rule(1, RulingOption.VOID).lift("G5").hold(2000).play("O G6").withdraw();
		assertThat(table.record()).isEqualTo("X C5, O G6");
		assertThat(table.openIncidents()).isEmpty();
	}

	@Test
	void aLostTurnTakenBackIsHisTurnAgain() {
		Table table = forbidden().rule(1, RulingOption.VOID_LOSE_TURN).withdraw().hold(2000);
		assertThat(table.record()).isEmpty();
		assertThat(table.openIncidents()).containsExactly("forbidden-point A5");
	}

	@Test
	void aStoneThatWasDroppedMayBePlayedElsewhereUntilItIsAnswered() {
		Table table = moved().rule(1, RulingOption.DROPPED).hold(2000);
		assertThat(table.record()).as("where it lies").isEqualTo("X B3");
		table.move("B3", "H6").hold(3000);
		assertThat(table.record()).isEqualTo("X H6");
		assertThat(table.incidents()).hasSize(1);
		table.move("H6", "B2").hold(3000);
		assertThat(table.openIncidents()).as("he has chosen").containsExactly("stone-moved H6 B2");
	}

	@Test
	void aStoneThatWasDroppedMayBeTakenUpForAsLongAsItsSideThinks() {
		Table table = moved().rule(1, RulingOption.DROPPED).hold(2000).lift("B3").hold(20_000);
		assertThat(table.record()).isEmpty();
		assertThat(table.incidents()).hasSize(1);
		assertThat(table.play("X H6", "O B2").record()).isEqualTo("X H6, O B2");
		assertThat(table.incidents()).hasSize(1);
	}

	@Test
	void aStoneThatWasDroppedStaysWhenItIsAnsweredOrTheLeverIsPressed() {
		Table answered = moved().rule(1, RulingOption.DROPPED).hold(2000).play("O B2").hold(3000);
		answered.move("B3", "H6").hold(4000);
		assertThat(answered.record()).startsWith("X B3, O B2");
		assertThat(answered.openIncidents()).containsExactly("stones-missing B3");
		Table pressed = moved().rule(1, RulingOption.DROPPED).hold(2000).press(Lever.BLACK).hold(1000);
		pressed.move("B3", "H6").hold(4000);
		assertThat(pressed.record()).isEqualTo("X B3");
		assertThat(pressed.openIncidents()).containsExactly("stone-moved H6 B3");
	}

	@Test
	void ofTwoMovesTheOneThatStaysIsNoTurnLost() {
		Table table = stern(GAME, Color.BLACK).play("X C5", "X G5");
		assertThat(table.incident().judgement().proposed()).contains(RulingOption.VOID_LOSE_TURN);
		table.lift("G5").hold(3000);
		assertThat(table.closed()).containsExactly("1 restored");
		assertThat(table.record()).isEqualTo("X C5");
		table.rule(1, RulingOption.VOID_LOSE_TURN).lift("C5").hold(3000);
		assertThat(table.record()).as("it can still be ruled").isEqualTo("X pass");
	}

	@ParameterizedTest
	@ValueSource(longs = {0, 2000})
	void twoMovesThatAreBothTakenOffAreATurnLostWhereThePolicySaysSo(long between) {
		Table table = stern(GAME, Color.BLACK).play("X C5", "X G5").lift("G5").hold(between).lift("C5").hold(8000);
		assertThat(table.record()).isEqualTo("X pass");
		assertThat(table.state().lastMove().orElseThrow().passReason()).contains(PassReason.FORFEIT);
		assertThat(table.incidents()).hasSize(1);
		assertThat(table.closed()).containsExactly("1 restored");
		assertThat(table.play("O D2", "X H6").record()).isEqualTo("X pass, O D2, X H6");
		assertThat(table.incidents()).hasSize(1);
	}

	@Test
	void twoMovesThatAreBothTakenOffLoseTheTurnAlsoWhenTheOpponentPlaysAtOnce() {
		Table table = stern(GAME, Color.BLACK).play("X C5", "X G5").lift("G5").hold(1500).lift("C5").hold(1500)
				.play("O D2").hold(6000);
		assertThat(table.record()).isEqualTo("X pass, O D2");
		assertThat(table.incidents()).hasSize(1);
	}

	@Test
	void whereNoTurnIsLostTheFirstOfTwoMovesThatIsTakenOffTooIsLifted() {
		Table table = twoMoves().lift("G5").hold(1500).lift("C5").hold(8000);
		assertThat(table.record()).isEqualTo("X C5");
		assertThat(table.openIncidents()).containsExactly("stone-lifted C5");
	}

	@Test
	void whatThePolicyDoesNotOfferIsObeyedAndTold() {
		Table table = twoMoves().accept(new Input.Ruled(20_000, OptionalInt.of(1), Ruling.of(RulingOption.BOTH_LOSE)));
		assertThat(table.session().refused()).singleElement().extracting(Refusal::why)
				.isInstanceOf(Obstacle.NotOffered.class);
		assertThat(table.state().result()).contains("Both lost");
		Table offered = twoMoves().rule(1, RulingOption.LOSS);
		assertThat(offered.session().refused()).isEmpty();
	}

	private static Ruling ruling(RulingOption option, PenaltyLevel level, int points, Color color) {
		return new Ruling(Optional.of(option), new Penalty(level, points), Optional.of(color), Optional.empty(),
				Optional.empty());
	}

	@Test
	void pointsAreNoStepTowardsALoss() {
		Table table = stern(GAME, Color.BLACK).play("X C5");
		for (int n = 0; n < 3; n++) {
			table.accept(new Input.Ruled(table.now(), OptionalInt.empty(), new Ruling(Optional.empty(),
					new Penalty(PenaltyLevel.POINTS, 2), Optional.of(Color.BLACK), Optional.empty(),
					Optional.empty())));
		}
		assertThat(table.events(Warned.class)).extracting(Warned::level).containsOnly(PenaltyLevel.POINTS);
		assertThat(table.openIncidents()).isEmpty();
	}

	@Test
	void theOptionWarningIsAWarningWhateverThePenaltySaysAndPointsGoWithIt() {
		Table table = stern(GAME, Color.BLACK).play("X C5");
		table.accept(new Input.Ruled(table.now(), OptionalInt.empty(),
				ruling(RulingOption.WARNING, PenaltyLevel.NONE, 0, Color.BLACK)));
		table.accept(new Input.Ruled(table.now(), OptionalInt.empty(),
				ruling(RulingOption.WARNING, PenaltyLevel.POINTS, 2, Color.BLACK)));
		assertThat(table.events(Warned.class)).extracting(Warned::level, Warned::points).containsExactly(
				tuple(PenaltyLevel.WARNING, 0), tuple(PenaltyLevel.WARNING, 2));
		assertThat(table.events(IncidentResolved.class))
				.extracting(resolved -> resolved.ruling().orElseThrow().penalty().level())
				.as("as it was carried out").containsOnly(PenaltyLevel.WARNING);
		assertThat(table.state().openIncidents()).singleElement()
				.extracting(incident -> incident.judgement().proposed().orElseThrow()).isEqualTo(RulingOption.LOSS);
	}

	@Test
	void aColorThatSaysNothingOfTheIncidentIsSpokenOf() {
		Table table = twoMoves().rule(1, ruling(RulingOption.ACCEPT, PenaltyLevel.NONE, 0, Color.WHITE));
		assertThat(table.session().refused()).extracting(Refusal::why)
				.containsExactly(new Obstacle.OfAnother(1, Color.BLACK));
		assertThat(table.closed()).as("obeyed all the same").containsExactly("1 ruling");
	}

	@Test
	void whoIsNamedMayBePunishedForAnIncidentOfTheOther() {
		Table table = twoMoves().rule(1, ruling(RulingOption.VOID, PenaltyLevel.WARNING, 0, Color.WHITE));
		assertThat(table.session().refused()).isEmpty();
		assertThat(table.event(Warned.class).color()).isEqualTo(Color.WHITE);
	}

	@Test
	void aTurnIsLostByTheOffenderWhoeverIsNamed() {
		Table table = stern(FORBIDDEN, Color.BLACK).put("X A5").hold(Table.SETTLED)
				.rule(1, ruling(RulingOption.VOID_LOSE_TURN, PenaltyLevel.NONE, 0, Color.WHITE));
		assertThat(table.record()).isEqualTo("X pass");
	}
}
