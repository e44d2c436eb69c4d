package org.gobanbridge.core.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import org.gobanbridge.core.board.Lever;
import org.gobanbridge.core.board.SourceState;
import org.gobanbridge.core.game.ClockUse;
import org.gobanbridge.core.game.Declaration;
import org.gobanbridge.core.game.GameDetails;
import org.gobanbridge.core.game.GameEvent;
import org.gobanbridge.core.game.GameEvent.Announced;
import org.gobanbridge.core.game.GameEvent.ClockSet;
import org.gobanbridge.core.game.Input;
import org.gobanbridge.core.game.SessionSettings;
import org.gobanbridge.core.incident.Incident;
import org.gobanbridge.core.incident.IncidentKind;
import org.gobanbridge.core.table.Table;
import org.gobanbridge.core.time.CallSchedule;
import org.gobanbridge.core.time.TimeLeft;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;
import org.junit.jupiter.api.Test;

/** The clock follows the game: whose time runs, from when, what is called, and when it is used up. */
class ClocksTest {
	private static Table table(String time, ClockUse use) {
		return Table.of(SessionSettings.of(Grid.of(7)).withDetails(GameDetails.NONE.withTime(Optional.of(time)))
				.withClock(use, CallSchedule.USUAL));
	}

	private static Table table(String time) {
		return table(time, ClockUse.SOFTWARE);
	}

	private static ClockSet clock(Table table) {
		return table.state().clock().orElseThrow();
	}

	/** What each side had left when the turn began, in seconds: {@code B 60.0 W 58.6}. */
	private static String left(Table table) {
		return String.format(Locale.ROOT, "B %s W %s", text(clock(table).black()), text(clock(table).white()));
	}

	private static String text(TimeLeft left) {
		String main = String.format(Locale.ROOT, "%.1f", left.main() / 1000.0);
		return left.out()
				? "out"
				: left.periods() == 0
						? main
						: String.format(Locale.ROOT, "%s+%dx%.1f", main, left.periods(), left.period() / 1000.0);
	}

	private static List<String> called(Table table) {
		return table.events().stream().filter(Announced.class::isInstance).map(Announced.class::cast)
				.map(call -> call.t() + " " + call.color() + " " + call.key()).toList();
	}

	private static Incident timeOut(Table table) {
		return table.state().openIncidents().stream().filter(open -> open.kind() == IncidentKind.TIME_OUT).findFirst()
				.orElseThrow();
	}

	@Test
	void aTurnIsChargedUntilItsStoneWasFirstSeen() {
		Table table = table("absolute 10m").hold(1_000).declare(Declaration.START).hold(4_000);
		long began = clock(table).since().orElseThrow();
		table.put("X C3").hold(1_600);
		long seen = table.state().moves().get(0).seen();
		assertThat(left(table))
				.isEqualTo("B " + String.format(Locale.ROOT, "%.1f", (600_000 - (seen - began)) / 1000.0) + " W 600.0");
		assertThat(clock(table).toPlay()).isEqualTo(Color.WHITE);
		assertThat(clock(table).since()).hasValue(seen);
	}

	@Test
	void withNobodySayingSoTheClockBeginsWithTheFirstStone() {
		Table table = table("absolute 10m").hold(60_000).play("X C3");
		assertThat(left(table)).isEqualTo("B 600.0 W 600.0");
		table.hold(3_400).put("O E5").hold(1_600);
		assertThat(left(table)).isEqualTo("B 600.0 W 595.0");
	}

	@Test
	void aGameWithoutTimeHasNoClock() {
		Table table = Table.of(7).hold(1000).play("X C3", "O E5");
		assertThat(table.state().clock()).isEmpty();
		assertThat(table("none").hold(1000).play("X C3", "O E5").state().clock()).isEmpty();
	}

	@Test
	void theTimeIsCalledAtTheExactSecondAndUsedUp() {
		Table table = table("byoyomi 10s 2x60s").hold(1_000).play("X C3");
		long since = clock(table).since().orElseThrow();
		table.hold(131_000);
		assertThat(called(table)).containsExactly(at(since, 10, "periods-left:2"), at(since, 40, "30s"),
				at(since, 50, "40s"), at(since, 60, "50s"), at(since, 65, "55s"), at(since, 68, "58s"),
				at(since, 70, "periods-left:1"), at(since, 100, "30s"), at(since, 110, "40s"), at(since, 120, "50s"),
				at(since, 121, "1"), at(since, 122, "2"), at(since, 123, "3"), at(since, 124, "4"),
				at(since, 125, "5"), at(since, 126, "6"), at(since, 127, "7"), at(since, 128, "8"), at(since, 129, "9"),
				at(since, 130, "time-out"));
		assertThat(timeOut(table).offender()).contains(Color.WHITE);
		assertThat(timeOut(table).doubt()).isFalse();
		assertThat(table.state().result()).as("a person declares it lost").isEmpty();
	}

	private static String at(long since, long seconds, String key) {
		return since + seconds * 1000 + " WHITE " + key;
	}

	@Test
	void aStoneThatWasThereBeforeTheTimeWasUsedUpProvesItWrong() {
		Table table = table("absolute 10s").hold(1_000).play("X C3");
		long since = clock(table).since().orElseThrow();
		table.hold(since + 9_700 - table.now()).put("O E5").hold(1_600);
		assertThat(table.incidents()).containsExactly("time-out");
		assertThat(table.openIncidents()).isEmpty();
		assertThat(clock(table).white().out()).isFalse();
	}

	@Test
	void aStoneThatCameTooLateLeavesTheTimeUsedUp() {
		Table table = table("absolute 10s").hold(1_000).play("X C3");
		table.hold(12_000).put("O E5").hold(1_600);
		assertThat(table.openIncidents()).containsExactly("time-out");
		assertThat(clock(table).white().out()).isTrue();
		assertThat(table.record()).isEqualTo("X C3, O E5");
	}

	@Test
	void timeUsedUpWhileAHandHidesPointsIsInDoubtAndNotCalled() {
		Table table = table("absolute 10s").hold(1_000).play("X C3");
		long since = clock(table).since().orElseThrow();
		table.hold(since + 9_000 - table.now()).cover("E5").hold(500).put("O E5").hold(2_000);
		assertThat(timeOut(table).doubt()).isTrue();
		assertThat(called(table)).noneMatch(call -> call.endsWith("time-out"));
		table.uncover().hold(1_600);
		assertThat(timeOut(table).doubt()).as("it may have been down in time").isTrue();
	}

	@Test
	void aStoneThatWasNotUnderTheHandEndsTheDoubt() {
		Table table = table("absolute 10s").hold(1_000).play("X C3");
		long since = clock(table).since().orElseThrow();
		table.hold(since + 9_000 - table.now()).cover("E5").hold(3_000).put("O F2").uncover().hold(1_600);
		assertThat(timeOut(table).doubt()).isFalse();
	}

	@Test
	void aPauseCostsNobodyAnything() {
		Table table = table("byoyomi 0s 2x60s").hold(1_000).play("X C3");
		long since = clock(table).since().orElseThrow();
		table.hold(since + 45_000 - table.now()).declare(Declaration.PAUSE).hold(600_000);
		assertThat(left(table)).isEqualTo("B 0.0+2x60.0 W 0.0+2x15.0");
		table.declare(Declaration.RESUME).hold(400);
		long again = clock(table).since().orElseThrow();
		table.hold(16_000);
		assertThat(called(table)).endsWith(at(again, 5, "50s"), at(again, 10, "55s"), at(again, 13, "58s"),
				at(again, 15, "periods-left:1"));
	}

	@Test
	void afterABreakTheClockWaitsForTheBoardToShowThePosition() {
		Table table = table("absolute 10m").hold(1_000).play("X C3", "O E5");
		table.declare(Declaration.PAUSE).hold(2_000).lift("E5").hold(60_000).declare(Declaration.RESUME).hold(10_000);
		assertThat(clock(table).since()).isEmpty();
		table.put("O E5").hold(3_000);
		assertThat(clock(table).since()).isPresent();
	}

	@Test
	void afterARestartTheBoardIsComparedWhenItIsKnownWhatLiesThere() {
		Table table = table("absolute 10m").hold(1_000).play("X C3", "O E5").gap(5_000).restart();
		table.lift("E5").declare(Declaration.RESUME).hold(10_000);
		assertThat(clock(table).since()).isEmpty();
		table.put("O E5").hold(3_000);
		assertThat(clock(table).since()).isPresent();
	}

	@Test
	void aSensorThatNeverSaysAnythingDoesNotHoldTheClockUpForEver() {
		Table table = table("absolute 10m").hold(1_000).play("X C3", "O E5").gap(5_000).restart();
		table.cover("G7").declare(Declaration.RESUME).hold(60_000);
		assertThat(clock(table).since()).isPresent();
	}

	@Test
	void theClockStandsWhileTheBoardIsScattered() {
		Table table = Table.set("""
				XO.XO..
				XO.XO..
				XO.XO..
				.......
				.......
				.......
				.......
				""", Color.BLACK, GameDetails.NONE.withTime(Optional.of("absolute 10m")));
		table.play("X G1", "O G7");
		table.show("""
				.......
				..X....
				...O.X.
				.OX....
				..X.O..
				.O..X..
				.......
				""").hold(5_000);
		assertThat(table.openIncidents()).singleElement().asString().startsWith("scattered");
		assertThat(clock(table).since()).isEmpty();
		table.show(table.state().position()).hold(3_000);
		assertThat(clock(table).since()).isPresent();
	}

	@Test
	void aTurnTakenBackGivesItsTimeBack() {
		Table table = table("absolute 10m").hold(1_000).play("X C3").hold(5_000).play("O E5");
		String before = left(table);
		table.hold(7_000).play("X D4");
		assertThat(left(table)).isNotEqualTo(before);
		table.declare(Declaration.UNDO).hold(1_000);
		assertThat(left(table)).isEqualTo(before);
		assertThat(clock(table).toPlay()).isEqualTo(Color.BLACK);
	}

	@Test
	void aTurnTakenBackGivesTheTimeBackThatPassedBeforeABreakInItToo() {
		Table table = table("absolute 10m").hold(1_000).play("X C3").hold(5_000).play("O E5");
		String before = left(table);
		table.hold(7_000).declare(Declaration.PAUSE).hold(5_000).declare(Declaration.RESUME).hold(4_000).play("X D4");
		assertThat(left(table)).isNotEqualTo(before);
		table.declare(Declaration.UNDO).hold(200);
		assertThat(left(table)).isEqualTo(before);
	}

	@Test
	void aTurnThatEndsWhileTheClockStandsEndsAllTheSame() {
		Table table = table("byoyomi 0s 3x30s").hold(1_000).play("X C3").hold(20_000).restart().hold(1_000);
		assertThat(clock(table).white().period()).isLessThan(12_000);
		table.play("O E5");
		assertThat(left(table)).isEqualTo("B 0.0+3x30.0 W 0.0+3x30.0");
	}

	@Test
	void sidesMayHaveDifferentTimes() {
		Table table = table("black absolute 1h; white byoyomi 10m 3x30s").hold(1_000).play("X C3");
		assertThat(left(table)).isEqualTo("B 3600.0 W 600.0+3x30.0");
	}

	@Test
	void whereThePlayersPressTheirLeversATurnEndsThere() {
		Table table = table("absolute 10m", ClockUse.SENSE).hold(1_000).declare(Declaration.START).hold(1_000);
		long began = clock(table).since().orElseThrow();
		table.put("X C3").hold(5_000).press(Lever.BLACK);
		assertThat(clock(table).toPlay()).isEqualTo(Color.WHITE);
		assertThat(clock(table).black().main()).isEqualTo(600_000 - (table.now() - began));
		table.press(Lever.BLACK).hold(3_000);
		assertThat(clock(table).toPlay()).as("he presses once more").isEqualTo(Color.WHITE);
		table.put("O E5").hold(2_000);
		assertThat(clock(table).toPlay()).as("White has not pressed").isEqualTo(Color.WHITE);
	}

	@Test
	void whileLeversAreNotHeardATurnEndsAtItsStoneAlsoOneWhoseLeverWasMissedBeforeThatWasKnown() {
		Table table = table("absolute 10m", ClockUse.SENSE).hold(1_000).declare(Declaration.START).hold(1_000);
		long began = clock(table).since().orElseThrow();
		table.put("X C3").hold(9_000);
		long seen = table.state().moves().get(0).seen();
		assertThat(clock(table).toPlay()).as("no lever yet").isEqualTo(Color.BLACK);
		table.accept(new Input.ClockChanged(table.now(), SourceState.LOST));
		assertThat(clock(table).toPlay()).isEqualTo(Color.WHITE);
		assertThat(clock(table).since()).as("not the time in which nobody could hear it").hasValue(seen);
		assertThat(clock(table).black().main()).isEqualTo(600_000 - (seen - began));
		table.put("O E5").hold(3_000);
		long answered = table.state().moves().get(1).seen();
		assertThat(clock(table).white().main()).isEqualTo(600_000 - (answered - seen));
		table.accept(new Input.ClockChanged(table.now(), SourceState.FOUND)).press(Lever.WHITE).hold(2_000);
		assertThat(clock(table).toPlay()).as("the lever of the turn that was counted").isEqualTo(Color.BLACK);
		assertThat(table.state().openIncidents()).isEmpty();
		table.put("X E3").hold(2_000);
		assertThat(clock(table).toPlay()).as("levers are heard again").isEqualTo(Color.BLACK);
		table.press(Lever.BLACK);
		assertThat(clock(table).toPlay()).isEqualTo(Color.WHITE);
		assertThat(clock(table).black().main()).isEqualTo(600_000 - (seen - began) - (table.now() - answered));
	}

	@Test
	void whatWasThoughtBeforeARestartIsChargedAndTheClockStandsUntilPlayIsResumed() {
		Table table = table("absolute 10m").hold(1_000).play("X C3").hold(5_000);
		long since = clock(table).since().orElseThrow();
		long last = table.now();
		table.gap(30_000).restart().hold(10_000);
		assertThat(clock(table).since()).isEmpty();
		assertThat(clock(table).white().main()).isEqualTo(600_000 - (last - since));
		table.declare(Declaration.RESUME).hold(1_000);
		assertThat(clock(table).since()).isPresent();
		assertThat(table.state().moves()).hasSize(1);
	}

	@Test
	void aPlayerWhoAsksIsTold() {
		Table table = table("reserved 1h 5").hold(1_000).play("X C3").hold(61_000);
		table.accept(new Input.TimeAsked(table.now(), Color.WHITE));
		assertThat(table.events().get(table.events().size() - 1)).isEqualTo(
				new GameEvent.Announced(table.now(), Color.WHITE, "minutes-left:53", true));
	}

	@Test
	void theClockStandsWhenTheBoardIsLost() {
		Table table = table("absolute 10m").hold(1_000).play("X C3");
		table.accept(new Input.SourceChanged(table.now(), org.gobanbridge.core.board.SourceState.LOST));
		assertThat(clock(table).since()).isEqualTo(OptionalLong.empty());
	}
}
