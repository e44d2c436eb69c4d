package org.gobanbridge.core.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.gobanbridge.core.board.Lever;
import org.gobanbridge.core.game.Declaration;
import org.gobanbridge.core.game.GameDetails;
import org.gobanbridge.core.game.GameEvent.IncidentOpened;
import org.gobanbridge.core.game.GameEvent.MovePlayed;
import org.gobanbridge.core.game.Input;
import org.gobanbridge.core.game.SessionSettings;
import org.gobanbridge.core.game.Timing;
import org.gobanbridge.core.game.TimingSetting;
import org.gobanbridge.core.incident.EarlyLever;
import org.gobanbridge.core.incident.Matter;
import org.gobanbridge.core.incident.Penalty;
import org.gobanbridge.core.incident.PenaltyLevel;
import org.gobanbridge.core.incident.RulingOption;
import org.gobanbridge.core.policy.ClaimWindow;
import org.gobanbridge.core.policy.Clause;
import org.gobanbridge.core.policy.Ladder;
import org.gobanbridge.core.policy.LeverAfter;
import org.gobanbridge.core.policy.MoveComplete;
import org.gobanbridge.core.policy.Policies;
import org.gobanbridge.core.policy.Policy;
import org.gobanbridge.core.table.Details;
import org.gobanbridge.core.table.Table;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.Point;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The lever pressed before the stone is down, or before its captured stones are off (FORMATS 5 and 7, clock-early). */
class EarlyLeverTest {
	private static final String LEVERS = "clock-early";

	/** Two white stones that Black takes with A5. */
	private static final String TWO_IN_ATARI = """
			.OOX.
			XXX..
			....O
			.....
			.....
			""";

	private static Table game() {
		return Table.of(7).hold(1000).play("X C3", "O E5", "X E3", "O C5");
	}

	/** The same, and both have pressed their levers after each stone. */
	private static Table gameWithLevers() {
		Table table = Table.of(7).hold(1000).play("X C3");
		table.press(Lever.BLACK).play("O E5").press(Lever.WHITE).play("X E3").press(Lever.BLACK).play("O C5");
		return table.press(Lever.WHITE).hold(4000);
	}

	/** Black is about to take two stones, under a policy that says so much of levers. */
	private static Table capture(LeverAfter leverAfter) {
		return capture(leverAfter, Map.of());
	}

	/** The same, and it says this of them. */
	private static Table capture(LeverAfter leverAfter, Map<Matter, Clause> clauses) {
		Policy policy = new Policy("p", "p", "", MoveComplete.RELEASED, ClaimWindow.RESULT, false, false, false, false,
				false, false, leverAfter, Ladder.NONE, clauses);
		return Table.set(TWO_IN_ATARI, Color.BLACK, GameDetails.NONE, new Policies(List.of(policy)));
	}

	private static Map<Matter, Clause> warningOf(EarlyLever.Before before) {
		return Map.of(Matter.early(before), new Clause(Optional.of("9"), "a", "b", Optional.of(RulingOption.WARNING),
				List.of(), new Penalty(PenaltyLevel.WARNING, 2), Optional.empty()));
	}

	private static void assertSilent(Table table) {
		assertThat(table.incidents()).isEmpty();
	}

	@Test
	void theLeverBeforeTheStoneIsToldWhenTheStoneComes() {
		Table table = game().press(Lever.BLACK);
		long pressed = table.now();
		table.hold(400).put("X D2");
		assertSilent(table);
		table.hold(1000);
		assertThat(table.incidents()).containsExactly(LEVERS + " D2");
		assertThat(table.incident().offender()).contains(Color.BLACK);
		assertThat(table.incident().early()).contains(new EarlyLever(EarlyLever.Before.STONE, pressed));
		assertThat(table.event(IncidentOpened.class).t()).isEqualTo(table.events(MovePlayed.class).getLast().t())
				.isLessThanOrEqualTo(pressed + 400 + 1000);
		assertThat(table.record()).endsWith("O C5, X D2");
	}

	@Test
	void aQuestionForAPassIsAnsweredByTheStoneAndTheLeverWasEarly() {
		Table table = game().press(Lever.BLACK).hold(5000).play("X D2");
		assertThat(table.incidents()).containsExactly("pass-unconfirmed", LEVERS + " D2");
		assertThat(table.closed()).containsExactly("1 superseded");
		assertThat(table.openIncidents()).containsExactly(LEVERS + " D2");
		assertThat(table.play("O B2").record()).endsWith("O C5, X D2, O B2");
	}

	@Test
	void noPassIsAskedForWhileAStoneThatWasMisreadTwiceMayYetBeSeenAgain() {
		Table table = game().press(Lever.BLACK).put("X D2").read(4).lift("D2").read(2).put("X D2").hold(2000);
		assertThat(table.incidents()).isEmpty();
		assertThat(table.record()).endsWith("O C5, X D2");
	}

	@Test
	void theOpponentsStoneMakesTheLeverAPassAndItIsNotEarly() {
		Table table = game().press(Lever.BLACK).hold(5000).play("O D2", "X B2");
		assertThat(table.record()).endsWith("O C5, X pass, O D2, X B2");
		assertThat(table.incidents()).containsExactly("pass-unconfirmed");
	}

	@Test
	void itIsToldInAGameWithLeversAndOnceAMove() {
		Table table = gameWithLevers().press(Lever.BLACK).hold(400).play("X D2").hold(2000).press(Lever.WHITE)
				.hold(400).play("O B2").hold(20_000);
		assertThat(table.incidents()).containsExactly(LEVERS + " D2", LEVERS + " B2");
	}

	@ParameterizedTest
	@ValueSource(longs = {0, 100, 199})
	void theLeverWithTheStoneIsNotEarly(long before) {
		Table table = game().press(Lever.BLACK).gap(before).put("X D2").hold(8000);
		assertSilent(table);
		assertThat(table.record()).endsWith("O C5, X D2");
	}

	@Test
	void oneReadingWithoutTheStoneAfterTheLeverMayBeWrongTwoTell() {
		Table one = game().press(Lever.BLACK).gap(100).read(1).put("X D2").hold(8000);
		assertSilent(one);
		Table two = game().press(Lever.BLACK).read(2).put("X D2").hold(8000);
		assertThat(two.incidents()).containsExactly(LEVERS + " D2");
	}

	@Test
	void howLongTheBoardMustShowNoStoneIsASetting() {
		SessionSettings slow = SessionSettings.of(Grid.of(7))
				.withTiming(Timing.USUAL.with(TimingSetting.CLOCK_EARLY, 700));
		Table table = Table.of(slow).hold(1000).play("X C3", "O E5").press(Lever.BLACK).hold(400).play("X D2");
		assertSilent(table);
		table.press(Lever.WHITE).hold(1000).play("O B2");
		assertThat(table.incidents()).containsExactly("pass-unconfirmed", LEVERS + " B2");
	}

	@Test
	void theLeverCountsFromWhenItsDeviceSaysItWasPressed() {
		Table early = game().hold(600);
		early.accept(new Input.LeverPressed(early.now(), early.now() - 500, Lever.BLACK)).put("X D2").hold(4000);
		assertThat(early.incidents()).contains(LEVERS + " D2");
		Table heardLate = game().hold(600).put("X D2").hold(1000);
		heardLate.accept(new Input.LeverPressed(heardLate.now(), heardLate.now() - 1600, Lever.BLACK)).hold(4000);
		assertThat(heardLate.incidents()).as("heard of when the stone is a move already")
				.containsExactly(LEVERS + " D2");
	}

	@Test
	void readingsThatComeLateCountFromWhenTheyWereTaken() {
		Table table = game().lag(900).hold(3000);
		table.put("X D2").hold(300).accept(new Input.LeverPressed(table.now(), table.now(), Lever.BLACK));
		assertSilent(table.hold(8000));
		assertThat(table.record()).endsWith("O C5, X D2");
	}

	@Test
	void aStoneThatWasUnderAHandWhenTheLeverWasPressedIsNotLate() {
		Table table = game().cover("D2", "E2", "D1", "D3").put("X D2").press(Lever.BLACK).hold(3000).uncover()
				.hold(4000);
		assertSilent(table);
		assertThat(table.record()).endsWith("O C5, X D2");
	}

	@Test
	void aPointThatWasUnderAHandAtTheLeverMustBeSeenEmptyThreeTimes() {
		Table twice = game().cover("D2", "E2").put("X D2").hold(400).press(Lever.BLACK).uncover().misread(". D2")
				.read(1)
				.misread(". D2").read(1).hold(4000);
		assertSilent(twice);
		Table really = game().cover("D2", "E2").hold(400).press(Lever.BLACK).uncover().read(3).play("X D2");
		assertThat(really.incidents()).contains(LEVERS + " D2");
	}

	@Test
	void aStoneThatWasReadJustBeforeTheLeverMustBeSeenGoneThreeTimes() {
		Table table = game().put("X D2").read(1).press(Lever.BLACK).misread(". D2").read(1).misread(". D2").read(1)
				.hold(8000);
		assertSilent(table);
		assertThat(table.record()).endsWith("O C5, X D2");
		Table early = game().misread("X D2").read(1).press(Lever.BLACK).read(3).put("X D2").hold(8000);
		assertThat(early.incidents()).contains(LEVERS + " D2");
	}

	@Test
	void theOpponentsLeverAndASecondPressAreNoNewsOfAStoneThatWasUnderAHand() {
		Table table = gameWithLevers().cover("D2", "E2").put("X D2").hold(400).press(Lever.BLACK).uncover()
				.misread(". D2").read(1).misread(". D2").read(1).hold(3000).press(Lever.BLACK).hold(400).put("O B2")
				.press(Lever.WHITE).hold(3000);
		assertSilent(table);
	}

	@Test
	void aStoneThatIsReadOnlyEverySecondTimeIsWaitedForBeforeAPassIsAsked() {
		Table table = game().put("X D2").press(Lever.BLACK);
		table.read(1).misread(". D2").read(1).hold(200).misread(". D2").read(1).hold(200).misread(". D2").read(1)
				.hold(3000);
		assertSilent(table);
		assertThat(table.record()).endsWith("X D2");
	}

	@Test
	void aHandThatComesOnlyAfterThePointWasSeenEmptyHidesNothing() {
		Table table = game().press(Lever.BLACK).hold(600).cover("D2", "E2", "D1").put("X D2").hold(600).uncover()
				.hold(3000);
		assertThat(table.incidents()).containsExactly(LEVERS + " D2");
	}

	@Test
	void singleWrongReadingsOfTheStoneAreNoEmptyPoint() {
		Table table = game().put("X D2").press(Lever.BLACK).misread(". D2").read(1).hold(4000);
		assertSilent(table);
		Table later = game().put("X D2").read(1).press(Lever.BLACK).read(1).misread(". D2").read(1).hold(4000);
		assertSilent(later);
		Table alternating = game().put("X D2").read(1).misread(". D2").read(1).press(Lever.BLACK).misread(". D2")
				.read(1).hold(200).misread(". D2").read(1).hold(4000);
		assertSilent(alternating);
	}

	@Test
	void aBoardThatWasNotReadAfterTheLeverTellsNothing() {
		Table table = game().press(Lever.BLACK).gap(3000).put("X D2").hold(4000);
		assertThat(table.incidents()).doesNotContain(LEVERS + " D2");
		assertThat(table.record()).endsWith("O C5, X D2");
	}

	@Test
	void aStoneThatSlidAfterTheLeverWasDownBefore() {
		Table table = game().put("X D2").read(2).press(Lever.BLACK).gap(50).move("D2", "D1").hold(8000);
		assertThat(table.incidents()).doesNotContain(LEVERS + " D1", LEVERS + " D2");
	}

	@Test
	void aStoneThatIsLiftedForAMomentAndPutBackWasDownBefore() {
		Table table = game().put("X D2").read(2).press(Lever.BLACK).lift("D2").hold(1800).put("X D2").hold(4000);
		assertThat(table.incidents()).doesNotContain(LEVERS + " D2");
	}

	@Test
	void aStoneNearbyThatWasMisreadIsNoTouchOfTheStoneThatComes() {
		Table table = game().misread("X C5").read(1).misread("X C5").read(1).read(2).press(Lever.BLACK).hold(400)
				.play("X D5").hold(2000);
		assertThat(table.incidents()).containsExactly(LEVERS + " D5");
		assertThat(table.lying("C5")).isEqualTo('O');
	}

	@Test
	void aStoneThatSlidesAfterItIsToldTakesTheWordAlong() {
		Table table = game().press(Lever.BLACK).hold(400).put("X D2").hold(1000).move("D2", "D1").hold(3000);
		assertThat(table.record()).endsWith("X D1");
		assertThat(table.incidents()).containsExactly(LEVERS + " D2");
		assertThat(table.openIncidents()).containsExactly(LEVERS + " D1");
	}

	@Test
	void aLeverPressedOnceMoreAfterAQuickAnswerIsNotEarly() {
		Table table = gameWithLevers().play("X D2").press(Lever.BLACK).put("O B2").hold(700).press(Lever.BLACK)
				.hold(1000).press(Lever.WHITE).hold(3000).play("X B4").press(Lever.BLACK).hold(3000);
		assertSilent(table);
		assertThat(table.record()).endsWith("X D2, O B2, X B4");
	}

	@Test
	void aLeverThatIsDownAlreadyMovesNoClock() {
		Table table = gameWithLevers().play("X D2").press(Lever.BLACK).play("O B2").hold(2000).press(Lever.BLACK)
				.hold(400).play("X B4").hold(1000);
		assertThat(table.incidents()).doesNotContain(LEVERS + " B4");
	}

	@Test
	void aLeverPressedOnlyAfterTheAnswerWasPressedForTheStoneBefore() {
		Table table = gameWithLevers().play("X D2").put("O B2").hold(1000).press(Lever.BLACK).hold(5000)
				.press(Lever.WHITE).play("X B4").press(Lever.BLACK).hold(3000);
		assertSilent(table);
		assertThat(table.record()).endsWith("X D2, O B2, X B4");
	}

	@Test
	void aLeverPressedJustWhenTheAnswerComesWasPressedForTheStoneBefore() {
		Table table = gameWithLevers().play("X D2").put("O B2").read(1).press(Lever.BLACK).hold(5000)
				.press(Lever.WHITE).play("X B4").press(Lever.BLACK).hold(3000);
		assertSilent(table);
	}

	@Test
	void aPressOutOfTurnIsNotEarly() {
		Table table = gameWithLevers().press(Lever.WHITE).hold(3000).play("X D2").press(Lever.BLACK).play("O B2")
				.press(Lever.WHITE).hold(3000);
		assertSilent(table);
	}

	@Test
	void beforeTheGameInAPauseAndWhileCountingLeversTellNothing() {
		Table preparing = Table.of(7).press(Lever.BLACK).hold(1000).play("X C3", "O E5").hold(1000);
		assertSilent(preparing);
		Table paused = game().declare(Declaration.PAUSE).press(Lever.BLACK).hold(2000).declare(Declaration.RESUME)
				.hold(2000).play("X D2");
		assertSilent(paused);
		Table before = game().press(Lever.BLACK).hold(400).declare(Declaration.PAUSE).hold(2000)
				.declare(Declaration.RESUME).hold(2000).play("X D2");
		assertThat(before.incidents()).containsExactly("pass-unconfirmed");
		Table counting = game().declare(Declaration.GAME_OVER).hold(2000).press(Lever.BLACK).hold(2000)
				.declare(Declaration.RESUME).hold(2000).play("X D2");
		assertSilent(counting);
	}

	@Test
	void afterARestartNobodyKnowsWhenTheLeverWasPressed() {
		Table table = game().press(Lever.BLACK).hold(400).restart().declare(Declaration.RESUME).hold(2000)
				.play("X D2");
		assertSilent(table);
		Table asked = game().press(Lever.BLACK).hold(4000).restart().declare(Declaration.RESUME).hold(4000)
				.play("X D2");
		assertThat(asked.incidents()).containsExactly("pass-unconfirmed");
		assertThat(asked.closed()).containsExactly("1 superseded");
	}

	@Test
	void aMoveTakenBackTakesItsLeverAlong() {
		Table table = gameWithLevers().play("X D2").press(Lever.BLACK).hold(2000).declare(Declaration.UNDO).hold(500)
				.lift("D2").hold(3000).play("X B2").hold(3000);
		assertSilent(table);
		assertThat(table.record()).endsWith("O C5, X B2");
	}

	@Test
	void aLeverPressedForAStoneAgainstTheRulesIsNoPassAndNotEarlyForTheNext() {
		Table table = Table.set("""
				.O...
				O....
				.....
				.....
				....X
				""", Color.BLACK).play("X A5").press(Lever.BLACK).hold(5000).lift("A5").hold(3000).play("X C3")
				.hold(3000);
		assertThat(table.incidents()).containsExactly("forbidden-point A5");
		assertThat(table.record()).isEqualTo("X C3");
		Table quick = Table.set("""
				.O...
				O....
				.....
				.....
				....X
				""", Color.BLACK).put("X A5").read(2).press(Lever.BLACK).hold(5000).lift("A5").hold(3000)
				.play("X C3").hold(3000);
		assertThat(quick.incidents()).containsExactly("forbidden-point A5");
	}

	@Test
	void aQuestionThatTheRefereeDismissedIsOver() {
		Table table = game().press(Lever.BLACK).hold(4000).rule(1, RulingOption.DISMISS).hold(8000).play("X D2");
		assertThat(table.incidents()).containsExactly("pass-unconfirmed");
	}

	@Test
	void atTheClubNobodyMinds() {
		Table table = Table.of(7, Details.policy("club")).hold(1000).play("X C3", "O E5").press(Lever.BLACK).hold(1000)
				.play("X D2");
		assertSilent(table);
		assertThat(table.record()).endsWith("O E5, X D2");
	}

	@Test
	void theLeverBeforeTheCapturedStonesAreOffIsTold() {
		Table table = capture(LeverAfter.CAPTURES, warningOf(EarlyLever.Before.CAPTURES)).play("X A5")
				.press(Lever.BLACK);
		long pressed = table.now();
		table.hold(1600);
		assertThat(table.incidents()).containsExactly(LEVERS + " B5 C5");
		assertThat(table.event(IncidentOpened.class).t()).isBetween(pressed + 200, pressed + 1000);
		assertThat(table.incident().offender()).contains(Color.BLACK);
		assertThat(table.incident().early()).contains(new EarlyLever(EarlyLever.Before.CAPTURES, pressed));
		assertThat(table.incident().judgement().proposed()).contains(RulingOption.WARNING);
		assertThat(table.incident().judgement().penalty().points()).isEqualTo(2);
		table.lift("B5", "C5").hold(3000).play("O D2");
		assertThat(table.incidents()).hasSize(1);
		assertThat(table.record()).isEqualTo("X A5, O D2");
	}

	@Test
	void ofCapturedStonesThoseAreNamedThatLayThere() {
		Table table = capture(LeverAfter.CAPTURES).play("X A5").lift("C5").hold(1500).press(Lever.BLACK).hold(700)
				.lift("B5").hold(3000);
		assertThat(table.incidents()).containsExactly(LEVERS + " B5");
	}

	@Test
	void capturedStonesThatGoRightAfterTheLeverMayHaveGoneBefore() {
		Table table = capture(LeverAfter.CAPTURES).play("X A5").press(Lever.BLACK).gap(100).lift("B5", "C5")
				.hold(4000);
		assertSilent(table);
		Table with = capture(LeverAfter.CAPTURES).play("X A5").lift("B5", "C5").press(Lever.BLACK).hold(4000);
		assertSilent(with);
	}

	@Test
	void capturedStonesUnderAHandAreNotSeenToLie() {
		Table table = capture(LeverAfter.CAPTURES).play("X A5").cover("A5", "B5", "C5", "B4").press(Lever.BLACK)
				.hold(800).lift("B5", "C5").hold(600).uncover().hold(4000);
		assertSilent(table);
		Table stay = capture(LeverAfter.CAPTURES).play("X A5").cover("A5", "B5", "C5", "B4").press(Lever.BLACK)
				.hold(800).uncover().hold(1600);
		assertThat(stay.incidents()).containsExactly(LEVERS + " B5 C5");
	}

	@Test
	void singleWrongReadingsShowNoCapturedStone() {
		Table table = capture(LeverAfter.CAPTURES).play("X A5").lift("B5", "C5").press(Lever.BLACK)
				.misread("O B5").read(1).hold(200).misread("O B5").read(1).hold(4000);
		assertSilent(table);
	}

	@Test
	void whereThePolicySaysNothingOfCapturedStonesTheyMayLie() {
		Table table = capture(LeverAfter.STONE).play("X A5").press(Lever.BLACK).hold(3000).lift("B5", "C5")
				.hold(3000);
		assertSilent(table);
	}

	@Test
	void aClauseAboutCapturedStonesSaysNothingOfTheStone() {
		Table table = capture(LeverAfter.CAPTURES, warningOf(EarlyLever.Before.CAPTURES)).press(Lever.BLACK).hold(400)
				.play("X A5").lift("B5", "C5").hold(4000);
		assertThat(table.incidents()).containsExactly(LEVERS + " A5");
		assertThat(table.incident().judgement().proposed()).isEmpty();
		assertThat(table.incident().judgement().penalty()).isEqualTo(Penalty.NONE);
		assertThat(table.incident().judgement().options()).contains(RulingOption.WARNING, RulingOption.LOSS);
	}

	@Test
	void oneLeverIsToldOnceThoughItWasBeforeBoth() {
		Table table = capture(LeverAfter.CAPTURES).press(Lever.BLACK).hold(400).play("X A5").hold(4000)
				.lift("B5", "C5").hold(3000);
		assertThat(table.incidents()).containsExactly(LEVERS + " A5");
	}

	@Test
	void theEvidenceShowsThePointEmptyAndThenTheStone() {
		Table table = game().press(Lever.BLACK).hold(600).play("X D2");
		int index = table.grid().index(Point.parse("D2"));
		assertThat(table.incident().evidence().orElseThrow().before().at(index).isStone()).isFalse();
		assertThat(table.incident().evidence().orElseThrow().after().at(index).isStone()).isTrue();
	}
}
