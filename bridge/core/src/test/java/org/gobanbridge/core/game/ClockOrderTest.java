package org.gobanbridge.core.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.gobanbridge.core.board.ClockKey;
import org.gobanbridge.core.board.PressOutcome;
import org.gobanbridge.core.board.SourceState;
import org.gobanbridge.core.policy.ClaimWindow;
import org.gobanbridge.core.policy.Ladder;
import org.gobanbridge.core.policy.LeverAfter;
import org.gobanbridge.core.policy.MoveComplete;
import org.gobanbridge.core.policy.Policies;
import org.gobanbridge.core.policy.Policy;
import org.gobanbridge.core.table.Table;
import org.gobanbridge.core.time.CallSchedule;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;
import org.junit.jupiter.api.Test;

/** Which key of the clock on the table is to be pressed, and when. */
class ClockOrderTest {
	private static final TableClock BLACK_RUNS = TableClock.STANDING.pressed(ClockKey.WHITE, 0);
	private static final TableClock WHITE_RUNS = TableClock.STANDING.pressed(ClockKey.BLACK, 1);

	private static Policies policy(MoveComplete complete, LeverAfter lever) {
		return new Policies(
				List.of(new Policy("one", "one", "", complete, ClaimWindow.RESULT, false, false, false, false,
						false, false, lever, Ladder.NONE, Map.of())));
	}

	private static final Policies RELEASED = policy(MoveComplete.RELEASED, LeverAfter.STONE);

	private static Table table() {
		return Table.of(SessionSettings.of(Grid.of(7))
				.withDetails(GameDetails.NONE.withTime(Optional.of("absolute 10m")))
				.withClock(ClockUse.PRESS, CallSchedule.USUAL)).hold(1_000);
	}

	private static Optional<Color> runs(Table table, Policies policies) {
		return ClockOrder.of(table.state(), policies).runs();
	}

	/** Black takes the stone on A1; it lies there still. */
	private static Table capture() {
		return table().play("X A2", "O A1", "X B1");
	}

	@Test
	void beforeTheGameTheClockStandsAndAfterAStoneTheOpponentsTimeRuns() {
		Table table = table();
		assertThat(runs(table, RELEASED)).isEmpty();
		table.play("X C3");
		assertThat(ClockOrder.of(table.state(), RELEASED)).isEqualTo(new ClockOrder(Optional.of(Color.WHITE), 1));
		assertThat(runs(table.declare(Declaration.WHITE_PASSES).hold(1_000), RELEASED)).contains(Color.BLACK);
	}

	@Test
	void whereCapturedStonesComeOffFirstTheMoverKeepsTheClockUntilTheyAre() {
		Table table = capture();
		assertThat(table.record()).isEqualTo("X A2, O A1, X B1");
		assertThat(runs(table, RELEASED)).as("the stone is down").contains(Color.WHITE);
		assertThat(runs(table, policy(MoveComplete.CLOCK, LeverAfter.STONE))).contains(Color.WHITE);
		Policies off = policy(MoveComplete.CAPTURES_OFF, LeverAfter.NOTHING);
		Policies pressedAfter = policy(MoveComplete.RELEASED, LeverAfter.CAPTURES);
		assertThat(runs(table, off)).as("stones of the move lie there").contains(Color.BLACK);
		assertThat(runs(table, pressedAfter)).contains(Color.BLACK);
		table.lift("A1").hold(1_600);
		assertThat(runs(table, off)).contains(Color.WHITE);
		assertThat(runs(table, pressedAfter)).contains(Color.WHITE);
	}

	@Test
	void whoAnswersBeforeTheyAreOffLeavesTheClockWhereItIs() {
		Table table = capture().play("O G7");
		assertThat(runs(table, policy(MoveComplete.CAPTURES_OFF, LeverAfter.CAPTURES))).contains(Color.BLACK);
	}

	@Test
	void itStandsWhileTheGameDoesAndNobodyKnowsTheBoard() {
		Table table = table().play("X C3");
		assertThat(runs(table.declare(Declaration.PAUSE), RELEASED)).isEmpty();
		table.declare(Declaration.RESUME).hold(1_000);
		assertThat(runs(table, RELEASED)).contains(Color.WHITE);
		table.accept(new Input.SourceChanged(table.now(), SourceState.LOST));
		assertThat(runs(table, RELEASED)).isEmpty();
		table.accept(new Input.SourceChanged(table.now(), SourceState.FOUND)).hold(1_000);
		assertThat(runs(table, RELEASED)).contains(Color.WHITE);
		assertThat(runs(table.declare(Declaration.BLACK_RESIGNS), RELEASED)).isEmpty();
	}

	@Test
	void withoutATimeOfItsOwnTheGameStillSaysWhoseTimeRuns() {
		Table table = Table.of(7).hold(1_000).play("X C3");
		assertThat(runs(table, RELEASED)).contains(Color.WHITE);
		assertThat(runs(table.declare(Declaration.PAUSE), RELEASED)).isEmpty();
	}

	@Test
	void aTurnTakenBackGivesTheClockBack() {
		Table table = table().play("X C3", "O E5").declare(Declaration.UNDO);
		assertThat(runs(table, RELEASED)).contains(Color.WHITE);
	}

	@Test
	void aKeyIsPressedOnlyWhereTheClockDoesSomethingElse() {
		ClockOrder white = new ClockOrder(Optional.of(Color.WHITE), 1);
		ClockOrder stand = new ClockOrder(Optional.empty(), 1);
		assertThat(white.next(TableClock.STANDING, true)).contains(ClockKey.BLACK);
		assertThat(white.next(BLACK_RUNS, true)).contains(ClockKey.BLACK);
		assertThat(white.next(WHITE_RUNS, true)).isEmpty();
		assertThat(stand.next(WHITE_RUNS, true)).contains(ClockKey.PAUSE);
		assertThat(stand.next(WHITE_RUNS, false)).as("it cannot be stopped").isEmpty();
		assertThat(stand.next(TableClock.STANDING, true)).as("it stands").isEmpty();
		TableClock paused = WHITE_RUNS.pressed(ClockKey.PAUSE, 1);
		assertThat(stand.next(paused, true)).isEmpty();
		assertThat(white.next(paused, true)).as("first it is let go on").contains(ClockKey.PAUSE);
		assertThat(white.next(paused.pressed(ClockKey.PAUSE, 1), true)).isEmpty();
	}

	@Test
	void whatIsNotSureIsPressedAgainAtTheNextTurnAndAPauseIsLeftToPeople() {
		for (PressOutcome outcome : new PressOutcome[]{PressOutcome.UNVERIFIED, PressOutcome.FAILED,
				PressOutcome.UNKNOWN}) {
			TableClock doubtful = BLACK_RUNS.after(new KeyPress(ClockKey.BLACK, outcome, 1, 0, 0, ""));
			assertThat(new ClockOrder(Optional.of(Color.BLACK), 2).next(doubtful, true)).contains(ClockKey.WHITE);
			TableClock paused = BLACK_RUNS.pressed(ClockKey.PAUSE, 1)
					.after(new KeyPress(ClockKey.PAUSE, outcome, 1, 0, 0, ""));
			assertThat(new ClockOrder(Optional.of(Color.BLACK), 1).next(paused, true)).isEmpty();
		}
		for (PressOutcome outcome : new PressOutcome[]{PressOutcome.OUTDATED, PressOutcome.REPEATED, PressOutcome.LATE,
				PressOutcome.OVERFULL, PressOutcome.UNABLE}) {
			assertThat(BLACK_RUNS.after(new KeyPress(ClockKey.BLACK, outcome, 1, 0, 0, ""))).isEqualTo(BLACK_RUNS);
		}
	}

	@Test
	void theEventsSayHowTheClockStandsAndANewGameFindsItStanding() {
		Table table = table().play("X C3");
		table.accept(
				new Input.KeyPressed(table.now(), new KeyPress(ClockKey.BLACK, PressOutcome.VERIFIED, 1, 9, 8, "")));
		assertThat(table.state().tableClock()).isEqualTo(WHITE_RUNS);
		table.restart();
		assertThat(table.state().tableClock()).isEqualTo(WHITE_RUNS);
		table.declare(Declaration.BLACK_RESIGNS).lift("C3").hold(4_000).play("X D4");
		assertThat(table.state().gameNumber()).isEqualTo(2);
		assertThat(table.state().tableClock()).isEqualTo(TableClock.STANDING);
	}
}
