package org.gobanbridge.core.explain.precedence;

import static org.assertj.core.api.Assertions.assertThat;

import org.gobanbridge.core.incident.StoneMoved;
import org.gobanbridge.core.table.Table;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Point;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Ranks 13 to 15: stones displaced, missing, added, of the other colour, or too many to be named. */
class DisplacementBordersTest {

	@ParameterizedTest
	@CsvSource({"1400, 'stone-displaced H7 F2'", "1700, 'stones-missing F2,stones-added H7'"})
	void aStoneIsDisplacedWhereItComesWithinASecondAndAHalf(long apart, String incidents) {
		Table table = Boards.open().play("X C5", "O G5").lift("F2").read(1).hold(apart - 100).put("O H7").hold(9000);
		assertThat(table.incidents()).containsExactlyInAnyOrder(incidents.split(","));
		assertThat(table.record()).isEqualTo("X C5, O G5");
	}

	@ParameterizedTest
	@CsvSource({"1400, stone-displaced H7 F2, 1 superseded", "1700, stones-missing F2, ''"})
	void aStoneThatSeemedToBeASecondOneIsDisplacedIfALikeOneGoesWithinASecondAndAHalf(long apart, String then,
			String closed) {
		Table table = Boards.open().play("X C5", "O G5").put("O H7").read(1).hold(apart - 100).lift("F2").hold(9000);
		assertThat(table.incidents()).containsExactly("two-moves H7", then);
		assertThat(String.join(",", table.closed())).isEqualTo(closed);
	}

	@ParameterizedTest
	@CsvSource({"G7, '', stone-displaced G7 E5", "G6, '', stone-displaced G6 E5",
			"E7, '', stone-displaced E7 E5", "H7, 'X H7', stones-missing E5", "H5, 'X H5', stones-missing E5",
			"E8, 'X E8', stones-missing E5"})
	void aStoneOfTheMoverIsDisplacedWithinTwoLinesBothWaysAndElseAMove(String to, String record, String incident) {
		Table table = Boards.open().move("E5", to).hold(4000);
		assertThat(table.record()).isEqualTo(record);
		assertThat(table.incidents()).containsExactly(incident.startsWith("stone-displaced")
				? displaced("E5", to)
				: incident);
	}

	private static String displaced(String from, String to) {
		Point one = Point.parse(from);
		Point other = Point.parse(to);
		return "stone-displaced " + (one.compareTo(other) < 0 ? one + " " + other : other + " " + one);
	}

	@Test
	void farAwayItIsDisplacedWhereItIsNoLegalMove() {
		Table table = Boards.set(Boards.FORBIDDEN, Color.WHITE).move("E4", "A1").hold(4000);
		assertThat(table.record()).isEmpty();
		assertThat(table.incidents()).containsExactly("stone-displaced E4 A1");
	}

	@Test
	void theNearestPairsAreTaken() {
		Table table = Boards.open().play("X C5", "O G5").lift("C8", "E5").put("X D8", "X E4").hold(2000);
		assertThat(table.incident().moved()).containsExactlyInAnyOrder(
				new StoneMoved(Point.parse("C8"), Point.parse("D8"), Color.BLACK),
				new StoneMoved(Point.parse("E5"), Point.parse("E4"), Color.BLACK));
	}

	@Test
	void besideAMoveOfTheSameColourTheStoneNearbyIsTheDisplacedOne() {
		Table table = Boards.open().move("E5", "E6").put("X B2").hold(2000);
		assertThat(table.record()).isEqualTo("X B2");
		assertThat(table.incidents()).containsExactly("stone-displaced E6 E5");
	}

	@Test
	void aStoneOfTheOtherColourIsNoDisplacedOne() {
		Table table = Boards.open().lift("G8").put("X G7").hold(5000);
		assertThat(table.record()).isEqualTo("X G7");
		assertThat(String.join(",", table.incidents())).doesNotContain("displaced").contains("G8");
	}

	@Test
	void theDisplacedAndTheMissingAreToldTogether() {
		Table table = Boards.open().play("X C5", "O G5").move("E5", "E6").lift("C8").hold(5000);
		assertThat(table.incidents()).containsExactly("stone-displaced E6 E5", "stones-missing C8");
		Table swapped = Boards.open().play("X C5", "O G5").put("O E5").lift("C8").hold(5000);
		assertThat(swapped.incidents()).containsExactly("occupied-swap E5", "stones-missing C8");
	}

	/** Nine stones that touch nothing. */
	private static final String NINE = """
			X.O.X.O.X
			.........
			.........
			.........
			O.X...O.X
			.........
			.........
			.........
			......X..
			""";

	@Test
	void eightPointsAreNamedAndNineAreScattered() {
		Table eight = Boards.set(NINE, Color.BLACK);
		eight.lift("A9", "C9", "E9", "G9", "J9", "A5", "C5", "G5").hold(5000);
		assertThat(eight.incidents()).containsExactly("stones-missing A9 C9 E9 G9 J9 A5 C5 G5");
		Table nine = Boards.set(NINE, Color.BLACK);
		nine.lift("A9", "C9", "E9", "G9", "J9", "A5", "C5", "G5", "J5").hold(5000);
		assertThat(nine.incidents()).hasSize(1).first().asString().startsWith("scattered ");
	}

	@Test
	void fourDisplacedStonesAreEightPoints() {
		Table table = Boards.set(NINE, Color.BLACK);
		table.move("A9", "A8").move("C9", "C8").move("E9", "E8").move("G9", "G8").hold(2000);
		assertThat(table.incidents()).hasSize(1).first().asString().startsWith("stone-displaced ");
		assertThat(table.incident().moved()).hasSize(4);
	}

	@Test
	void aStoneOfTheOtherColourIsASwapAndNotMissingAndAdded() {
		Table table = Boards.open().play("X C5", "O G5").put("O E5").hold(1500);
		assertThat(table.incidents()).as("without grace").containsExactly("occupied-swap E5");
	}

	@Test
	void stonesThatNoMoveExplainsAreAddedWithoutGrace() {
		Table table = Boards.open().play("X C5", "O G5").put("O B2", "O H8").hold(1000);
		assertThat(table.incidents()).containsExactly("stones-added H8 B2");
		assertThat(table.record()).isEqualTo("X C5, O G5");
	}
}
