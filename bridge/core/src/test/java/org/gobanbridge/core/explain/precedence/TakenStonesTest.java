package org.gobanbridge.core.explain.precedence;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.gobanbridge.core.game.GameEvent.IncidentOpened;
import org.gobanbridge.core.table.Details;
import org.gobanbridge.core.table.Table;
import org.gobanbridge.rules.Color;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Ranks 4 to 6: captured stones in any subset, one legal move, and stones that are lifted before it. */
class TakenStonesTest {
	private static final List<String> TAKEN = List.of("A9", "B8", "C8", "B7", "C7");

	static List<String> subsets() {
		return IntStream.range(0, 1 << TAKEN.size()).mapToObj(bits -> String.join(" ", IntStream
				.range(0, TAKEN.size()).filter(n -> (bits >> n & 1) == 1).mapToObj(TAKEN::get).toList())).toList();
	}

	private static String[] points(String subset) {
		return subset.isEmpty() ? new String[0] : subset.split(" ");
	}

	@ParameterizedTest
	@MethodSource("subsets")
	void oneMoveWithAnySubsetOfItsCapturedStonesGoneIsThatMove(String gone) {
		Table table = Boards.capture().put("X B9").lift(points(gone)).hold(600);
		assertThat(table.record()).isEqualTo("X B9");
		table.hold(10_000);
		assertThat(table.incidents()).isEmpty();
		assertThat(table.unsettled()).isEmpty();
		assertThat(table.state().uncleared()).hasSize(points(gone).length < TAKEN.size() ? 1 : 0);
	}

	@ParameterizedTest
	@MethodSource("subsets")
	void capturedStonesLeaveInAnySubsetAndTheOthersLater(String gone) {
		Table table = Boards.capture().play("X B9").lift(points(gone)).hold(1500);
		List<String> rest = new ArrayList<>(TAKEN);
		rest.removeAll(List.of(points(gone)));
		table.lift(rest.toArray(String[]::new)).hold(5000);
		assertThat(table.record()).isEqualTo("X B9");
		assertThat(table.incidents()).isEmpty();
		assertThat(table.state().uncleared()).isEmpty();
	}

	@Test
	void nothingElseUsesTheAbsenceOfACapturedStone() {
		Table table = Boards.capture().play("X B9").move("C8", "D9").hold(1000);
		assertThat(table.record()).as("a white stone from the place of a captured one is the answer")
				.isEqualTo("X B9, O D9");
		table.lift("A9", "B8", "B7", "C7").hold(6000);
		assertThat(table.incidents()).isEmpty();
		Table other = Boards.capture().play("X B9").move("F8", "E8").hold(1000);
		assertThat(other.incidents()).as("one that was not captured is displaced")
				.containsExactly("stone-displaced E8 F8");
	}

	@Test
	void captivesThatLeaveNowAndThenAreLeftTwentySecondsAfterTheLastOfThem() {
		Table table = Boards.capture().play("X B9");
		for (String point : List.of("A9", "B8", "C8")) {
			table.hold(18_000).lift(point);
		}
		table.read(1);
		long last = table.now();
		assertThat(table.incidents()).isEmpty();
		table.hold(19_900);
		assertThat(table.incidents()).isEmpty();
		table.hold(200);
		assertThat(table.incidents()).containsExactly("captured-left B7 C7");
		assertThat(table.event(IncidentOpened.class).t()).isEqualTo(last + 20_000);
	}

	@Test
	void onceAnsweredTheyAreLeftFiveSecondsAfterTheLastOfThem() {
		Table table = Boards.capture().play("X B9", "O H5").hold(2000);
		table.lift("A9").hold(4500).lift("B8").read(1);
		long last = table.now();
		table.hold(4900);
		assertThat(table.incidents()).isEmpty();
		table.hold(200);
		assertThat(table.incidents()).containsExactly("captured-left C8 B7 C7");
		assertThat(table.event(IncidentOpened.class).t()).isEqualTo(last + 5000);
	}

	@Test
	void aStoneThatTheMoveDoesNotTakeIsNoneOfTheSubset() {
		Table table = Boards.capture().put("X B9").lift("A9", "B8", "E2").hold(4000);
		assertThat(table.record()).isEqualTo("X B9");
		assertThat(table.incidents()).containsExactly("stones-missing E2");
	}

	@ParameterizedTest
	@CsvSource({"X, 'X A1', ''", "O, '', forbidden-point A1"})
	void aPointWithoutLibertiesIsAMoveForTheSideThatTakesOrHasRoomThere(String side, String record, String incident) {
		Color color = side.equals("X") ? Color.BLACK : Color.WHITE;
		Table table = Boards.set(Boards.FORBIDDEN, color).put(side + " A1").hold(1000);
		assertThat(table.record()).isEqualTo(record);
		assertThat(String.join(",", table.incidents())).isEqualTo(incident);
	}

	@Test
	void aPointWithoutLibertiesIsAMoveWhereItTakesAndForbiddenWhereItDoesNot() {
		String takes = """
				.O.X.
				OOX..
				XX...
				.....
				.....
				""";
		Table table = Boards.set(takes.replace(".O.X.", ".OX.."), Color.BLACK).put("X A5").hold(1000);
		assertThat(table.record()).isEqualTo("X A5");
		Table none = Boards.set(takes, Color.BLACK).put("X A5").hold(1000);
		assertThat(none.incidents()).containsExactly("forbidden-point A5");
	}

	@Test
	void stonesLiftedFirstWaitFiveSecondsForTheStoneThatTakesThem() {
		Table inTime = Boards.capture().lift("A9", "B8", "C8", "B7", "C7").read(1).hold(4800).put("X B9").hold(3000);
		assertThat(inTime.record()).isEqualTo("X B9");
		assertThat(inTime.incidents()).isEmpty();
		Table late = Boards.capture().lift("A9", "B8", "C8", "B7", "C7").read(1);
		long gone = late.now();
		late.hold(5000);
		assertThat(late.incidents()).containsExactly("stones-missing A9 B8 C8 B7 C7");
		assertThat(late.event(IncidentOpened.class).t()).isEqualTo(gone + 5000);
	}

	@ParameterizedTest
	@ValueSource(strings = {"F8", "D8", "A9 F8"})
	void stonesThatNoOneMoveTakesAreMissingAfterThreeSeconds(String lifted) {
		Table table = Boards.capture().lift(points(lifted)).read(1);
		long gone = table.now();
		table.hold(2900);
		assertThat(table.incidents()).isEmpty();
		table.hold(200);
		assertThat(table.incidents()).containsExactly("stones-missing " + lifted);
		assertThat(table.event(IncidentOpened.class).t()).isEqualTo(gone + 3000);
	}

	@Test
	void aStoneThatOnlyAnIllegalMoveWouldTakeIsMissingAfterThreeSeconds() {
		Table taken = Boards.ko().put("X C3").lift("B3").hold(8000);
		taken.lift("C3").hold(4800);
		assertThat(taken.incidents()).as("the last stone has five").isEmpty();
		taken.put("X C3").hold(2000).play("O E5", "X J9").lift("C3").hold(4800);
		assertThat(taken.incidents()).as("White may take it now").isEmpty();
		Table superko = Boards.set(Boards.KO, Color.BLACK, Details.rules("chinese-superko"));
		superko.put("X C3").lift("B3").hold(8000).play("O J9").lift("C3").hold(3200);
		assertThat(superko.incidents()).as("it is not White's turn").containsExactly("stones-missing C3");
	}
}
