package org.gobanbridge.core.explain.precedence;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.gobanbridge.core.table.Table;
import org.gobanbridge.rules.Color;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Rank 7: several alternating legal moves, in the order in which they were seen. */
class TurnOrderTest {
	private static final List<String> MOVES = List.of("X B2", "O H8", "X H4", "O B7", "X D1", "O J6");

	@ParameterizedTest
	@CsvSource({"2, 0", "3, 2", "4, 4", "5, 5", "6, 6"})
	void twoToSixAlternatingStonesFromAGapAreMovesUncertainWhereTheyMayChangePlaces(int count, int uncertain) {
		Table table = Boards.open().put(MOVES.subList(0, count).toArray(String[]::new)).gap(4000).hold(3500);
		assertThat(table.state().moves()).hasSize(count);
		assertThat(table.incidents()).isEmpty();
		assertThat(table.state().moves().stream().filter(move -> move.uncertain())).hasSize(uncertain);
	}

	@ParameterizedTest
	@ValueSource(ints = {2, 3, 4, 5, 6})
	void stonesSeenOneAfterTheOtherAreInThatOrder(int count) {
		Table table = Boards.open();
		for (String move : MOVES.subList(0, count)) {
			table.put(move).hold(200);
		}
		table.hold(1500);
		assertThat(table.record()).isEqualTo(String.join(", ", MOVES.subList(0, count)));
		assertThat(table.incidents()).isEmpty();
	}

	@ParameterizedTest
	@CsvSource({"X B2, X H4, 'X B2', two-moves H4", "X B2, O H8, 'X B2, O H8', ''"})
	void twoStonesAreMovesOnlyIfTheyAreOfBothSides(String one, String other, String record, String incident) {
		Table table = Boards.open().put(one).hold(600).put(other).hold(1500);
		assertThat(table.record()).isEqualTo(record);
		assertThat(String.join(",", table.incidents())).isEqualTo(incident);
	}

	@Test
	void stonesInTheWrongOrderAreNoMoves() {
		Table table = Boards.open().play("X C5");
		table.put("X B2").hold(400).put("O H8").hold(3000);
		assertThat(table.incidents()).as("the second stone came before the answer").containsExactly("two-moves B2");
		Table right = Boards.open().play("X C5").put("O H8").hold(400).put("X B2").hold(3000);
		assertThat(right.record()).isEqualTo("X C5, O H8, X B2");
		assertThat(right.incidents()).isEmpty();
	}

	/** White C3 would be taken by Black C2 at once. */
	private static final String NO_TRACE = """
			.....
			..X..
			.X.X.
			.....
			.....
			""";

	@Test
	void aMoveWithoutATraceNeedsTwoSecondsUnread() {
		Table little = Boards.set(NO_TRACE, Color.WHITE);
		little.put("X C2").gap(1600).hold(6000);
		assertThat(little.record()).isEmpty();
		assertThat(little.incidents()).containsExactly("two-moves C2");
		Table enough = Boards.set(NO_TRACE, Color.WHITE);
		enough.put("X C2").gap(2000).hold(6000);
		assertThat(enough.record()).isEqualTo("O C3?, X C2");
		assertThat(enough.incidents()).isEmpty();
	}
}
