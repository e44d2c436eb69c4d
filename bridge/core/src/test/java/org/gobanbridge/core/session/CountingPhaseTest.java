package org.gobanbridge.core.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.gobanbridge.core.board.SourceState;
import org.gobanbridge.core.game.Declaration;
import org.gobanbridge.core.game.GameEvent.Counted;
import org.gobanbridge.core.game.GameEvent.GameEnded;
import org.gobanbridge.core.game.GameEvent.PhaseBegan;
import org.gobanbridge.core.game.Input;
import org.gobanbridge.core.game.Phase;
import org.gobanbridge.core.incident.Penalty;
import org.gobanbridge.core.incident.PenaltyLevel;
import org.gobanbridge.core.incident.Ruling;
import org.gobanbridge.core.table.Table;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Point;
import org.gobanbridge.rules.score.Fraction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Dead stones are taken off, dame filled, the board rearranged, and the players agree. */
class CountingPhaseTest {
	/** White B6 and Black F5-F4 are dead; D1 is the only dame; E1 lives though it is a string of its own. */
	private static final String END = """
			..XO...
			.OXO...
			..XO.X.
			..XO.X.
			..XO...
			..XO...
			..X.O..
			""";
	/** Longer than a lone change may be a misreading. */
	private static final long ARRANGED = 15_000;

	private static Table counting() {
		return counting(END);
	}

	private static Table counting(String drawing) {
		Table table = Table.set(drawing, Color.BLACK).declare(Declaration.BLACK_PASSES).hold(1000)
				.declare(Declaration.WHITE_PASSES).hold(1000);
		assertThat(table.state().phase()).isEqualTo(Phase.COUNTING);
		return table;
	}

	/** {@code "B6 | X D1 | W+13.5"}: dead stones, filled dame, result. */
	private static String count(Counted counted) {
		String black = points(" X ", counted.filled().black());
		String white = points(" O ", counted.filled().white());
		return (points("", counted.dead()) + " |" + black + white + " | " + counted.result()).strip();
	}

	private static String points(String before, List<Point> points) {
		return points.isEmpty() ? "" : before + String.join(" ", points.stream().map(Point::toString).toList());
	}

	private static String count(Table table) {
		return count(table.state().counted().orElseThrow());
	}

	private static List<String> counts(Table table) {
		return table.events(Counted.class).stream().map(CountingPhaseTest::count).toList();
	}

	private static Table agreed() {
		return counting().lift("B6").hold(3000).lift("F5").hold(500).lift("F4").hold(3000);
	}

	@Test
	void theCountBeginsAtOnceAndNamesTheDame() {
		Table table = counting();
		Counted first = table.event(Counted.class);
		assertThat(first.t()).isEqualTo(table.events(PhaseBegan.class).getLast().t());
		assertThat(first.dead()).isEmpty();
		assertThat(first.dame()).containsExactly(Point.parse("D1"));
		assertThat(first.agreed()).isFalse();
	}

	@Test
	void wholeStringsThatAreTakenOffAreDead() {
		Table table = agreed();
		assertThat(counts(table).subList(1, 3)).allSatisfy(count -> assertThat(count).startsWith("B6"));
		assertThat(counts(table)).hasSize(3);
		assertThat(count(table)).isEqualTo("B6 F5 F4 | | W+13.5");
		Counted last = table.state().counted().orElseThrow();
		assertThat(last.black().area()).isEqualTo(Fraction.parse("21.5"));
		assertThat(last.white().area()).isEqualTo(Fraction.parse("27.5"));
		assertThat(last.black().territory()).isEqualTo(14);
		assertThat(last.black().prisoners()).isEqualTo(1);
		assertThat(last.white().prisoners()).isEqualTo(2);
	}

	@Test
	void aStringThatIsHalfTakenOffWaits() {
		Table table = counting().lift("F5").hold(60_000);
		assertThat(counts(table)).hasSize(1);
		table.lift("F4").hold(2000);
		assertThat(count(table)).startsWith("F5 F4 |");
	}

	@Test
	void aStringThatIsPutBackIsNotDeadAnyMore() {
		Table table = agreed().put("O B6").hold(2000);
		assertThat(count(table)).startsWith("F5 F4 |");
	}

	@Test
	void aStringThatIsHalfPutBackIsStillDead() {
		assertThat(count(agreed().put("X F5").hold(9000))).startsWith("B6 F5 F4 |");
	}

	@Test
	void aStonePutOnADameCounts() {
		assertThat(count(agreed().put("X D1").hold(2000))).isEqualTo("B6 F5 F4 | X D1 | W+12.5");
		Table white = agreed().put("O D1").hold(2000);
		assertThat(count(white)).isEqualTo("B6 F5 F4 | O D1 | W+14.5");
		assertThat(white.state().counted().orElseThrow().dame()).isEmpty();
		assertThat(count(white.lift("D1").hold(2000))).isEqualTo("B6 F5 F4 | | W+13.5");
	}

	@Test
	void onceTheBoardIsRearrangedItIsIgnored() {
		Table table = agreed().put("X A1").hold(1000).put("X A2").hold(5000);
		assertThat(table.state().counted().orElseThrow().arranged()).isTrue();
		table.lift("C7", "C6", "C5", "C4", "C3", "C2", "C1").hold(5000).put("O B6", "O B2", "O D1").hold(20_000);
		assertThat(count(table)).isEqualTo("B6 F5 F4 | | W+13.5");
		assertThat(counts(table)).hasSize(4);
	}

	@Test
	void oneStoneElsewhereIsEnoughIfItStays() {
		Table table = agreed().put("O G7").hold(ARRANGED).put("O B6", "X D1").hold(5000);
		assertThat(count(table)).isEqualTo("B6 F5 F4 | | W+13.5");
	}

	@Test
	void whatIsTakenOffAfterTheFirstStoneElsewhereIsNotDead() {
		Table table = counting().lift("B6").hold(3000).put("X A1").hold(1500).lift("F5", "F4").hold(20_000);
		assertThat(count(table)).startsWith("B6 |");
	}

	@Test
	void aPointThatIsMisreadForTenSecondsDoesNotEndTheTakingOff() {
		Table table = counting().put("X A1").hold(10_000).lift("A1").hold(3000).lift("B6", "F5", "F4").hold(3000);
		assertThat(count(table)).isEqualTo("B6 F5 F4 | | W+13.5");
	}

	@Test
	void aLivingStoneThatIsShiftedIsNotDead() {
		Table table = agreed().lift("E1").hold(4000);
		assertThat(count(table)).startsWith("B6 F5 F4 E1 |");
		table.put("O G7").hold(2000);
		assertThat(count(table)).isEqualTo("B6 F5 F4 | | W+13.5");
		table.lift("D7").hold(1500).put("O G6").hold(20_000);
		assertThat(count(table)).isEqualTo("B6 F5 F4 | | W+13.5");
	}

	@Test
	void aDeadStoneThatIsFilledInAtOnceIsDead() {
		Table table = counting().lift("F5", "F4").hold(3000).lift("B6").hold(2000).put("O G7").hold(20_000);
		assertThat(count(table)).isEqualTo("B6 F5 F4 | | W+13.5");
	}

	@Test
	void aBoardThatIsClearedAwayKeepsTheCount() {
		Table table = agreed().hold(12_000);
		for (int row = 7; row >= 1; row--) {
			table.lift("C" + row, "D" + row, "E" + row).hold(900);
		}
		table.hold(6000).declare(Declaration.COUNT_AGREED).hold(1000);
		assertThat(table.state().result()).contains("W+13.5");
	}

	@ParameterizedTest
	@ValueSource(booleans = {false, true})
	void aBoardThatIsClearedRightAfterTheDeadStonesKeepsThemDead(boolean restarted) {
		Table table = restarted ? agreed().restart().hold(2000) : agreed();
		table.show("""
				.......
				.......
				.......
				.......
				.......
				.......
				.......
				""").hold(6000).declare(Declaration.COUNT_AGREED).hold(1000);
		assertThat(table.state().result()).contains("W+13.5");
		assertThat(count(table)).isEqualTo("B6 F5 F4 | | W+13.5");
	}

	@Test
	void theAgreedCountIsTheResult() {
		Table table = agreed().declare(Declaration.COUNT_AGREED).hold(1000);
		assertThat(table.event(GameEnded.class)).isEqualTo(new GameEnded(table.events(GameEnded.class).get(0).t(),
				"W+13.5", "count-agreed"));
		assertThat(table.state().phase()).isEqualTo(Phase.ENDED);
		assertThat(table.events(Counted.class).getLast().agreed()).isTrue();
		assertThat(count(table)).isEqualTo("B6 F5 F4 | | W+13.5");
	}

	@Test
	void aStringThatIsBeingTakenOffWhenTheyAgreeIsWaitedFor() {
		Table table = counting().lift("F5", "F4").hold(3000).lift("B6").hold(250).declare(Declaration.COUNT_AGREED)
				.hold(4000);
		assertThat(table.state().result()).contains("W+13.5");
	}

	@Test
	void playersWhoNeverBeganToCountHaveNothingToAgreeTo() {
		Table table = Table.set(END, Color.BLACK).declare(Declaration.COUNT_AGREED).hold(2000);
		assertThat(table.state().result()).isEmpty();
		assertThat(table.events(Counted.class)).isEmpty();
	}

	@Test
	void declaredStonesAreDeadUntilOthersAreDeclared() {
		Table table = counting().dead("B6", "F4").hold(1000);
		assertThat(count(table)).isEqualTo("B6 F5 F4 | | W+13.5");
		table.dead("B6").hold(1000);
		assertThat(count(table)).startsWith("B6 |");
		table.dead().hold(1000);
		assertThat(count(table)).startsWith("|");
	}

	@Test
	void declaredAndTakenOffTogether() {
		Table table = counting().dead("F5").lift("B6").hold(3000);
		assertThat(count(table)).isEqualTo("B6 F5 F4 | | W+13.5");
		table.dead().hold(1000);
		assertThat(count(table)).startsWith("B6 |");
	}

	@Test
	void pointsWithoutAStoneCannotBeDead() {
		Table table = counting().dead("A1", "T19", "B6", "B6").hold(1000);
		assertThat(count(table)).startsWith("B6 |");
	}

	@Test
	void stonesDeclaredDeadWithThePassesAreDead() {
		Table table = Table.set(END, Color.BLACK).declare(Declaration.BLACK_PASSES).declare(Declaration.WHITE_PASSES)
				.dead("B6", "F5").declare(Declaration.COUNT_AGREED).hold(4000);
		assertThat(table.state().result()).contains("W+13.5");
	}

	@Test
	void whileTheyPlayNoStoneIsDead() {
		Table table = Table.set(END, Color.BLACK).dead("B6").hold(3000).declare(Declaration.RECOUNT).hold(2000);
		assertThat(table.events(Counted.class)).isEmpty();
		assertThat(table.state().phase()).isEqualTo(Phase.PLAYING);
	}

	@Test
	void theDeclaredMayStandOnARearrangedBoard() {
		Table table = agreed().put("X A1", "X A2").hold(5000).dead("E1").hold(1000);
		assertThat(count(table)).startsWith("B6 F5 F4 E1 |");
	}

	@Test
	void aRecountReadsTheBoardAnewAndKeepsWhatWasDeclared() {
		Table table = counting().dead("E1").lift("B6").hold(3000).declare(Declaration.RECOUNT).hold(500);
		assertThat(count(table)).startsWith("B6 E1 |");
		table.restart().hold(2000).declare(Declaration.RECOUNT).hold(500);
		assertThat(count(table)).startsWith("B6 E1 |");
		table.dead().declare(Declaration.RECOUNT).hold(500);
		assertThat(count(table)).startsWith("B6 |");
		int before = counts(table).size();
		table.declare(Declaration.RECOUNT).hold(500);
		assertThat(counts(table)).as("a fresh count each time").hasSize(before + 1);
	}

	@Test
	void aRecountAfterTheBoardWasPutInOrderReadsItAnew() {
		Table table = agreed().put("X A1", "X A2").hold(5000).lift("A1", "A2").put("O B6").hold(2000);
		assertThat(count(table)).startsWith("B6 F5 F4 |");
		table.declare(Declaration.RECOUNT).hold(500);
		assertThat(count(table)).startsWith("F5 F4 |");
	}

	@Test
	void aRecountOnARearrangedBoardFindsWhatWasTakenOffBefore() {
		Table table = agreed().put("X A1", "X A2").hold(5000).lift("E1").hold(3000).declare(Declaration.RECOUNT)
				.hold(500);
		assertThat(count(table)).isEqualTo("B6 F5 F4 | | W+13.5");
	}

	@Test
	void playGoesOnFromThePositionBefore() {
		Table table = agreed().put("X D1").hold(2000).declare(Declaration.RESUME).hold(1000);
		assertThat(table.state().phase()).isEqualTo(Phase.PLAYING);
		assertThat(table.state().counted()).isEmpty();
		assertThat(table.state().position().text()).isEqualTo(END.replaceAll("\\s", ""));
		table.lift("D1").put("O B6", "X F5", "X F4").hold(5000).play("X E5").declare(Declaration.WHITE_PASSES)
				.declare(Declaration.BLACK_PASSES).hold(3000);
		assertThat(table.state().phase()).isEqualTo(Phase.COUNTING);
		assertThat(count(table)).startsWith("|");
	}

	@Test
	void theCountIsFoundAgainAfterARestart() {
		Table table = counting().dead("F5").lift("B6").put("X D1").hold(3000).restart().gap(3000).hold(3000);
		assertThat(count(table)).isEqualTo("B6 F5 F4 | X D1 | W+12.5");
		assertThat(counts(table)).as("nothing is counted twice").hasSize(3);
		table.put("O B6").hold(2000);
		assertThat(count(table)).startsWith("F5 F4 |");
		table.lift("B6").hold(2000).declare(Declaration.COUNT_AGREED).hold(1000);
		assertThat(table.state().result()).contains("W+12.5");
	}

	@Test
	void aRearrangedBoardIsIgnoredAfterARestartToo() {
		Table table = agreed().put("X A1", "X A2").hold(5000).restart().gap(3000).lift("C7", "C6", "C5", "C4", "C3")
				.lift("C2", "C1", "E1").hold(20_000);
		assertThat(count(table)).isEqualTo("B6 F5 F4 | | W+13.5");
	}

	@Test
	void aRestartBetweenTheFirstShiftedStoneAndTheNextLosesNothing() {
		Table table = agreed().put("X A1").hold(2000).restart().gap(3000).hold(2000).lift("E1").hold(20_000);
		assertThat(count(table)).isEqualTo("B6 F5 F4 | | W+13.5");
	}

	@Test
	void aHandOverTheBoardTakesNothingOff() {
		Table table = counting().coverAll().hold(5000).lift("B6").hold(3000);
		assertThat(counts(table)).hasSize(1);
		table.uncover().hold(2000);
		assertThat(count(table)).startsWith("B6 |");
	}

	@Test
	void aLostBoardIsReadOnWhenItIsBack() {
		Table table = counting().lift("B6").hold(3000);
		table.accept(new Input.SourceChanged(table.now(), SourceState.LOST)).gap(300_000).lift("F5", "F4")
				.accept(new Input.SourceChanged(table.now(), SourceState.FOUND)).hold(3000);
		assertThat(count(table)).isEqualTo("B6 F5 F4 | | W+13.5");
	}

	@Test
	void finesAreTakenOff() {
		Table table = Table.set(END, Color.BLACK);
		table.accept(new Input.Ruled(table.now(), OptionalInt.empty(),
				new Ruling(Optional.empty(), new Penalty(PenaltyLevel.WARNING, 2), Optional.of(Color.WHITE),
						Optional.empty(), Optional.empty())));
		table.declare(Declaration.GAME_OVER).hold(1000).dead("B6", "F5").hold(500);
		assertThat(count(table)).isEqualTo("B6 F5 F4 | | W+11.5");
		assertThat(table.state().counted().orElseThrow().white().penalty()).isEqualTo(2);
	}

	@Test
	void aFineDuringTheCountChangesIt() {
		Table table = agreed();
		table.accept(new Input.Ruled(table.now(), OptionalInt.empty(),
				new Ruling(Optional.empty(), new Penalty(PenaltyLevel.POINTS, 3), Optional.of(Color.BLACK),
						Optional.empty(), Optional.empty())));
		assertThat(count(table.hold(500))).isEqualTo("B6 F5 F4 | | W+16.5");
	}

	@Test
	void aStringThatLivesByRepetitionAloneIsNamed() {
		Table table = counting("""
				.....
				.....
				OOOO.
				XXXOO
				.X.XO
				""");
		assertThat(table.event(Counted.class).byRepetition()).extracting(Point::toString).containsExactly("A2", "B2",
				"C2", "B1");
		assertThat(counting().event(Counted.class).byRepetition()).isEmpty();
	}

	@Test
	void aCapturedStoneThatStillLiesThereIsNoRearrangement() {
		Table table = Table.set("""
				.....
				.OX..
				OX...
				.OX..
				.....
				""", Color.WHITE);
		table.put("O C3").hold(2000);
		assertThat(table.record()).isEqualTo("O C3");
		table.declare(Declaration.GAME_OVER).hold(ARRANGED);
		assertThat(table.state().counted().orElseThrow().arranged()).isFalse();
		table.lift("B3").hold(3000);
		assertThat(table.state().counted().orElseThrow().dead()).isEmpty();
		assertThat(table.state().counted().orElseThrow().arranged()).isFalse();
	}

	@Test
	void aRecordThatIsCorrectedIsCountedAnew() {
		Table table = agreed();
		table.accept(new Input.Revised(table.now(), 1, List.of(), Optional.empty())).hold(1000);
		assertThat(count(table)).isEqualTo("B6 F5 F4 | | W+13.5");
		assertThat(table.state().moves()).isEmpty();
	}
}
