package org.gobanbridge.core.explain.precedence;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.gobanbridge.core.table.Table;
import org.gobanbridge.rules.Color;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Rank 9: stones that a side took off with its move, though the move does not capture them. */
class RemovalBordersTest {
	private static final String[] TAKEN = {"A9", "B8", "C8", "B7", "C7"};

	@ParameterizedTest
	@CsvSource({"2800, wrong-removal D8", "3300, stones-missing D8"})
	void aStoneGoesWithTheMoveWithinThreeSecondsOfTheLastCapturedOne(long after, String incident) {
		Table table = Boards.capture().play("X B9").hold(4000).lift(TAKEN).read(1).hold(after - 100).lift("D8")
				.hold(4000);
		assertThat(table.record()).isEqualTo("X B9");
		assertThat(table.incidents()).containsExactly(incident);
	}

	/** When the hand has gone it may have been there for so long. */
	@ParameterizedTest
	@CsvSource({"4000, wrong-removal B2", "0, stones-missing B2"})
	void aStoneGoesWithAMoveThatAHandHidWhenItMayHaveComeThen(long hidden, String incident) {
		String drawing = NEARLY.replace("XO...", "XOO..");
		Table table = Boards.set(drawing, Color.BLACK);
		if (hidden > 0) {
			table.cover("C1", "D1").hold(800);
		}
		table.lift("B2").hold(Math.max(hidden, 4000)).put("X C1").uncover().hold(7000);
		assertThat(table.record()).isEqualTo("X C1");
		assertThat(table.incidents()).containsExactly(incident);
	}

	/** White may think that B2 is taken by C2. */
	private static final String NEARLY = """
			.....
			...O.
			.X...
			XO...
			.X...
			""";

	@ParameterizedTest
	@CsvSource({"2800, wrong-removal B2", "3300, stones-missing B2"})
	void aStoneWithALibertyGoesWithTheMoveWithinThreeSecondsOfIt(long after, String incident) {
		String drawing = NEARLY.replace("XO...", "XOO..");
		Table table = Boards.set(drawing, Color.BLACK).put("X C1").read(1).hold(after - 100).lift("B2").hold(4000);
		assertThat(table.record()).isEqualTo("X C1");
		assertThat(table.incidents()).containsExactly(incident);
	}

	@ParameterizedTest
	@CsvSource({"B2 C2, wrong-removal B2 C2", "B1, stones-missing B1", "D4, stones-missing D4"})
	void onlyStonesOfStringsThatTouchTheMoveGoWithIt(String lifted, String incident) {
		String drawing = NEARLY.replace("XO...", "XOO..");
		Table table = Boards.set(drawing, Color.BLACK).put("X D2").hold(600).lift(lifted.split(" ")).hold(4000);
		assertThat(table.record()).isEqualTo("X D2");
		assertThat(table.incidents()).containsExactly(incident);
	}

	@Test
	void stonesOfEitherColourAreARemovalOfTheSideThatMoved() {
		Table own = Boards.capture().put("X B9").lift(TAKEN).lift("D8").hold(4000);
		assertThat(own.incidents()).containsExactly("wrong-removal D8");
		assertThat(own.incident().offender()).contains(Color.BLACK);
		Table his = Boards.set(NEARLY, Color.BLACK).put("X C2").hold(300).lift("B2").hold(4000);
		assertThat(his.record()).as("there it is captured").isEqualTo("X C2");
		assertThat(his.incidents()).isEmpty();
		Table alive = Boards.set(NEARLY.replace("...O.", "..O.."), Color.BLACK).put("X C3").hold(300).lift("C4")
				.hold(4000);
		assertThat(alive.record()).isEqualTo("X C3");
		assertThat(alive.incidents()).containsExactly("wrong-removal C4");
		assertThat(alive.incident().offender()).contains(Color.BLACK);
	}

	@Test
	void aStoneBackInTimeWasNotRemoved() {
		Table table = Boards.capture().put("X B9").lift(TAKEN).lift("D8").read(1).hold(2800).put("X D8").hold(6000);
		assertThat(table.incidents()).isEmpty();
		Table late = Boards.capture().put("X B9").lift(TAKEN).lift("D8").read(1).hold(3100).put("X D8").hold(6000);
		assertThat(late.incidents()).containsExactly("wrong-removal D8");
		assertThat(late.closed()).isEqualTo(List.of("1 restored"));
	}

	@Test
	void theStoneJustPlayedAloneIsLiftedThoughItsCapturedStonesAreGone() {
		Table table = Boards.capture().put("X B9").lift(TAKEN).hold(1000).lift("B9").hold(6000);
		assertThat(table.incidents()).containsExactly("stone-lifted B9");
		assertThat(table.incident().offender()).contains(Color.BLACK);
	}

	@Test
	void theStoneJustPlayedWithStonesThatItsMoveDoesNotTakeIsAWrongRemoval() {
		Table table = Boards.ko().put("X C3").hold(1000).lift("C3", "B2").hold(6000);
		assertThat(table.record()).isEqualTo("X C3");
		assertThat(table.incidents()).containsExactly("wrong-removal C3 B2");
		assertThat(table.incident().offender()).contains(Color.BLACK);
		table.put("X C3", "X B2").hold(1000).lift("B3").hold(1000);
		assertThat(table.openIncidents()).isEmpty();
		assertThat(table.state().uncleared()).isEmpty();
	}

	@Test
	void aStonePushedToThePointIsNoRemovalWithAMove() {
		Table table = Boards.open().move("E5", "E6").hold(4000);
		assertThat(table.record()).isEmpty();
		assertThat(table.incidents()).containsExactly("stone-displaced E6 E5");
	}
}
