package org.gobanbridge.core.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.gobanbridge.core.game.ClockUse;
import org.gobanbridge.core.game.Declaration;
import org.gobanbridge.core.game.GameDetails;
import org.gobanbridge.core.game.GameEvent.ClockSet;
import org.gobanbridge.core.game.GameEvent.GameEnded;
import org.gobanbridge.core.game.GameEvent.SealDue;
import org.gobanbridge.core.game.GameEvent.Sealed;
import org.gobanbridge.core.game.GameEvent.Unsealed;
import org.gobanbridge.core.game.Input;
import org.gobanbridge.core.game.PassReason;
import org.gobanbridge.core.game.Phase;
import org.gobanbridge.core.game.SessionSettings;
import org.gobanbridge.core.incident.Incident;
import org.gobanbridge.core.incident.IncidentKind;
import org.gobanbridge.core.incident.RulingOption;
import org.gobanbridge.core.incident.SealedFault;
import org.gobanbridge.core.incident.SealedFault.Why;
import org.gobanbridge.core.table.Table;
import org.gobanbridge.core.time.CallSchedule;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;
import org.junit.jupiter.api.Test;

/** A move sealed at an adjournment, opened and put on the board when play goes on. */
class SealedMovesTest {
	private static final String[] ALL = {"C3", "E5", "E3"};
	private static final String ENVELOPE = "envelope";

	/** White is to move. */
	private static Table game() {
		return Table.of(7).hold(1000).play("X C3", "O E5", "X E3");
	}

	private static Table timed(String time) {
		return Table
				.of(SessionSettings.of(Grid.of(7)).withDetails(GameDetails.NONE.withTime(Optional.of(time)))
						.withClock(ClockUse.SOFTWARE, CallSchedule.USUAL))
				.hold(1000).play("X C3", "O E5", "X E3");
	}

	private static Table seal(Table table, Color color) {
		return table.accept(new Input.MoveSealed(table.now(), color, ENVELOPE));
	}

	private static Table open(Table table, String point) {
		return table.accept(new Input.MoveUnsealed(table.now(), point));
	}

	/** Sealed, the board cleared overnight and set up again, play resumed, the envelope opened. */
	private static Table opened(Table table, String point) {
		seal(table, table.state().game().toPlay()).hold(1000).declare(Declaration.RESUME).hold(1000);
		return open(table, point);
	}

	private static ClockSet clock(Table table) {
		return table.state().clock().orElseThrow();
	}

	private static Incident fault(Table table) {
		return table.state().openIncidents().stream().filter(open -> open.sealed().isPresent()).findFirst()
				.orElseThrow();
	}

	@Test
	void whoSealsAdjournsTheGame() {
		Table table = seal(game(), Color.WHITE);
		assertThat(table.state().phase()).isEqualTo(Phase.ADJOURNED);
		assertThat(table.event(Sealed.class)).isEqualTo(new Sealed(table.now(), Color.WHITE, ENVELOPE));
		assertThat(table.record()).isEqualTo("X C3, O E5, X E3");
	}

	@Test
	void onlyTheSideToMoveSealsAndOnlyInPlay() {
		Table table = seal(game(), Color.BLACK);
		assertThat(table.state().phase()).isEqualTo(Phase.PLAYING);
		assertThat(table.session().refused()).extracting(Refusal::why)
				.containsExactly(new Obstacle.SealOutOfTurn(Color.BLACK));
		seal(table.declare(Declaration.PAUSE), Color.WHITE);
		assertThat(table.session().refused()).extracting(Refusal::why)
				.containsExactly(new Obstacle.NotToSeal(Phase.PAUSED));
		assertThat(table.events(Sealed.class)).isEmpty();
	}

	@Test
	void itMayBeOpenedWhenTheBoardShowsThePositionAgain() {
		Table table = seal(game(), Color.WHITE).hold(500).lift(ALL).hold(60_000).declare(Declaration.RESUME)
				.hold(10_000);
		assertThat(table.events(SealDue.class)).isEmpty();
		table.put("X C3", "O E5").hold(3000);
		assertThat(table.events(SealDue.class)).as("a stone is missing yet").isEmpty();
		table.put("X E3").hold(3000);
		assertThat(table.events(SealDue.class)).hasSize(1);
		open(table, "D4");
		assertThat(table.event(Unsealed.class).point()).isEqualTo("D4");
		table.play("O D4");
		assertThat(table.record()).isEqualTo("X C3, O E5, X E3, O D4");
		assertThat(table.openIncidents()).isEmpty();
		assertThat(table.state().sealed()).isEmpty();
	}

	@Test
	void whatIsOpenedTooEarlyWaitsForTheBoard() {
		Table table = open(seal(game(), Color.WHITE).lift("E3").hold(1000), "D4");
		table.hold(5000).declare(Declaration.RESUME).hold(6000);
		assertThat(table.events(Unsealed.class)).isEmpty();
		table.put("X E3").hold(3000);
		assertThat(table.event(Unsealed.class).point()).isEqualTo("D4");
		assertThat(table.events(SealDue.class)).isEmpty();
	}

	@Test
	void itsStoneMayLieThereBeforePlayIsResumed() {
		Table table = seal(game(), Color.WHITE).hold(1000).put("O D4").hold(5000).declare(Declaration.RESUME)
				.hold(10_000);
		open(table, "D4").hold(2000).play("X C5");
		assertThat(table.record()).endsWith("X E3, O D4, X C5");
		assertThat(table.incidents()).isEmpty();
		Table other = seal(game(), Color.WHITE).hold(1000).put("O D4").hold(5000).declare(Declaration.RESUME)
				.hold(10_000);
		open(other, "D5").hold(2000);
		assertThat(fault(other).sealed().orElseThrow().why()).isEqualTo(SealedFault.Why.OTHER_MOVE);
		Table opponents = seal(game(), Color.WHITE).hold(1000).put("X D4").hold(5000).declare(Declaration.RESUME)
				.hold(10_000);
		assertThat(opponents.openIncidents()).containsExactly("stones-added D4");
	}

	@Test
	void theClockRunsUntilItIsSealedAndStandsUntilItsStoneIsThere() {
		Table table = timed("absolute 10m").hold(20_000);
		long since = clock(table).since().orElseThrow();
		long before = clock(table).white().main();
		seal(table, Color.WHITE);
		assertThat(clock(table).white().main()).isEqualTo(before - (table.now() - since));
		long left = clock(table).white().main();
		table.hold(60_000).declare(Declaration.RESUME).hold(30_000);
		open(table, "D4").hold(30_000);
		assertThat(clock(table).since()).as("the referee opens and people look").isEmpty();
		table.play("O D4");
		assertThat(clock(table).white().main()).isEqualTo(left);
		assertThat(clock(table).toPlay()).isEqualTo(Color.BLACK);
		assertThat(clock(table).since()).isPresent();
	}

	@Test
	void inAGameThatWasAdjournedBeforeTheClockRanUntilItWasSealedAllTheSame() {
		Table table = timed("absolute 10m").hold(5_000);
		long since = clock(table).since().orElseThrow();
		long before = clock(table).white().main();
		table.declare(Declaration.ADJOURN).hold(90_000);
		seal(table, Color.WHITE);
		assertThat(clock(table).white().main()).isEqualTo(before - (table.now() - since));
		long left = clock(table).white().main();
		seal(table.hold(10_000), Color.WHITE);
		assertThat(clock(table).white().main()).as("sealed once more").isEqualTo(left);
	}

	@Test
	void whoThinksTooLongBeforeHeSealsIsReported() {
		Table table = timed("absolute 60s").hold(5_000).declare(Declaration.ADJOURN).hold(90_000);
		seal(table, Color.WHITE);
		assertThat(table.incidents()).containsExactly("time-out");
		assertThat(table.incident().offender()).contains(Color.WHITE);
	}

	@Test
	void anAdjournmentWithoutASealedMoveCostsNothing() {
		Table table = timed("absolute 10m").hold(5_000);
		long since = clock(table).since().orElseThrow();
		long before = clock(table).white().main();
		table.declare(Declaration.ADJOURN);
		long left = before - (table.now() - since);
		table.hold(90_000).declare(Declaration.RESUME).hold(1000);
		assertThat(clock(table).white().main()).isEqualTo(left);
	}

	@Test
	void theTurnThatWasSealedGetsItsIncrementOnce() {
		Table table = timed("fischer 10m+30s").hold(20_000);
		seal(table, Color.WHITE);
		long left = clock(table).white().main();
		open(table.hold(1000).declare(Declaration.RESUME).hold(1000), "D4").play("O D4");
		assertThat(clock(table).white().main()).isEqualTo(left + 30_000);
	}

	@Test
	void anotherStoneIsToldAndTheSealedOneIsExpectedAgainWhenItIsVoid() {
		Table table = opened(game(), "D4").hold(500).play("O F6");
		assertThat(table.record()).endsWith("X E3, O F6");
		assertThat(fault(table).kind()).isEqualTo(IncidentKind.REPORTED);
		assertThat(fault(table).sealed()).contains(new SealedFault("D4", Why.OTHER_MOVE));
		assertThat(fault(table).offender()).contains(Color.WHITE);
		table.rule(fault(table).id(), RulingOption.VOID).hold(1000).lift("F6").hold(3000);
		assertThat(table.state().sealedNext()).isPresent();
		table.play("O D4");
		assertThat(table.record()).endsWith("X E3, O D4");
		assertThat(table.openIncidents()).isEmpty();
	}

	@Test
	void aStoneThatSlidToItsPointIsTheSealedMove() {
		Table table = opened(game(), "D4").hold(500).put("O D5").hold(700).move("D5", "D4").hold(3000);
		assertThat(table.record()).endsWith("X E3, O D4");
		assertThat(table.openIncidents()).isEmpty();
		assertThat(table.state().sealed()).isEmpty();
	}

	@Test
	void anotherStoneThatStandsIsNotToldAgain() {
		Table table = opened(game(), "D4").hold(500).play("O F6");
		table.rule(fault(table).id(), RulingOption.DISMISS).hold(1000).play("X B2", "O B6");
		assertThat(table.record()).endsWith("O F6, X B2, O B6");
		assertThat(table.incidents()).hasSize(1);
		assertThat(table.state().sealed()).isEmpty();
	}

	@Test
	void aStoneOnAnotherStoneIsForTheReferee() {
		Table table = opened(game(), "E5").hold(1000);
		assertThat(fault(table).sealed()).contains(new SealedFault("E5", Why.OCCUPIED));
		table.rule(fault(table).id(), RulingOption.VOID).play("O D4");
		assertThat(table.record()).as("White plays").endsWith("X E3, O D4");
	}

	@Test
	void aSealedKoLosesItsTurnWhereThePolicySaysSo() {
		Table table = Table.ko().play("X C3");
		String before = table.record();
		opened(table.lift("B3").hold(3000), "B3").hold(1000);
		assertThat(fault(table).sealed()).contains(new SealedFault("B3", Why.KO));
		table.rule(fault(table).id(), RulingOption.VOID_LOSE_TURN).hold(1000);
		assertThat(table.record()).isEqualTo(before + ", O pass");
		assertThat(table.state().sealed()).isEmpty();
	}

	@Test
	void whatCannotBeReadIsForTheRefereeAndMayBeReadAfterAll() {
		Table table = opened(game(), "unreadable").hold(1000);
		assertThat(fault(table).sealed()).contains(new SealedFault("unreadable", Why.UNREADABLE));
		open(table, "D4").hold(500);
		assertThat(table.openIncidents()).isEmpty();
		table.play("O D4");
		assertThat(table.record()).endsWith("X E3, O D4");
	}

	@Test
	void aRulingThatIsWithdrawnBringsTheQuestionBack() {
		Table table = opened(game(), "unreadable").hold(1000);
		int id = fault(table).id();
		table.rule(id, RulingOption.VOID_LOSE_TURN).hold(500);
		assertThat(table.record()).endsWith("O pass");
		table.withdraw().hold(500);
		assertThat(fault(table).id()).isEqualTo(id);
		open(table, "D4").play("O D4");
		assertThat(table.record()).endsWith("X E3, O D4");
	}

	@Test
	void aSealedPassIsAPassAndASealedResignationTheEnd() {
		Table passed = opened(game(), "pass");
		assertThat(passed.record()).endsWith("X E3, O pass");
		assertThat(passed.state().lastMove().orElseThrow().passReason()).contains(PassReason.DECLARED);
		Table resigned = opened(game(), "resign");
		assertThat(resigned.event(GameEnded.class).result()).isEqualTo("B+R");
	}

	@Test
	void itIsKeptThroughRestartsBetweenAnyTwoSteps() {
		Table table = seal(game(), Color.WHITE).gap(5000).restart().hold(1000).declare(Declaration.RESUME).hold(1000);
		assertThat(table.events(SealDue.class)).hasSize(1);
		table.gap(5000).restart().hold(1000);
		assertThat(table.events(SealDue.class)).as("nobody had opened it").hasSize(2);
		open(table, "D4").gap(5000).restart().hold(1000);
		assertThat(table.state().sealedNext().orElseThrow().opened()).contains("D4");
		table.play("O F6").gap(5000).restart().hold(1000);
		assertThat(table.openIncidents()).hasSize(1);
		assertThat(fault(table).sealed()).contains(new SealedFault("D4", Why.OTHER_MOVE));
	}

	@Test
	void aMoveTakenBackBeforeItLeavesNoSealedMove() {
		Table table = opened(game(), "D4").hold(500).declare(Declaration.UNDO).lift("E3").hold(2000);
		assertThat(table.state().sealed()).isEmpty();
		table.play("X F3", "O B5");
		assertThat(table.record()).isEqualTo("X C3, O E5, X F3, O B5");
		assertThat(table.openIncidents()).isEmpty();
	}
}
