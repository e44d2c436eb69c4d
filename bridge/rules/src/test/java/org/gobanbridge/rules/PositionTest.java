package org.gobanbridge.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.gobanbridge.rules.AsciiBoard.board;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Strings, liberties and capture. */
class PositionTest {
	private static int at(Position position, String point) {
		return position.grid().index(Point.parse(point));
	}

	private static List<String> names(PointSet points) {
		return points.points().stream().map(Point::toString).toList();
	}

	private static Position play(String drawing, Color color, String point) {
		Position before = board(drawing);
		return before.play(color, at(before, point));
	}

	@Test
	void aLibertyIsAnEmptyPointBesideTheStoneNotDiagonally() {
		Position position = board("""
				X . . . X
				. . . . .
				. . X . .
				. . . . .
				X . . . .
				""");
		assertThat(names(position.liberties(position.string(at(position, "C3"))))).containsExactly("C4", "B3", "D3",
				"C2");
		assertThat(names(position.liberties(position.string(at(position, "A5"))))).containsExactly("B5", "A4");
		assertThat(names(position.liberties(position.string(at(position, "E5"))))).containsExactly("D5", "E4");
		assertThat(names(position.liberties(position.string(at(position, "A1"))))).containsExactly("A2", "B1");
	}

	@Test
	void likeStonesBesideEachOtherAreOneStringAndShareTheirLiberties() {
		Position position = board("""
				. . . . .
				. X X . .
				. . X O .
				. . . X .
				. . . . .
				""");
		PointSet string = position.string(at(position, "B4"));
		assertThat(names(string)).containsExactly("B4", "C4", "C3");
		assertThat(names(position.liberties(string))).containsExactly("B5", "C5", "A4", "D4", "B3", "C2");
		assertThat(position.strings(Color.BLACK)).hasSize(2).contains(string);
		assertThat(position.strings(Color.WHITE)).singleElement().extracting(PointSet::count).isEqualTo(1);
	}

	@Test
	void anEmptyPointHasNoString() {
		assertThat(Position.empty(Grid.of(5)).string(7).isEmpty()).isTrue();
	}

	@Test
	void aStringDoesNotRunAroundTheEdge() {
		Position position = board("""
				. . X
				X . .
				. . .
				""");
		assertThat(position.strings(Color.BLACK)).hasSize(2);
	}

	@Test
	void aStoneThatTakesTheLastLibertyTakesTheString() {
		assertThat(play("""
				. . . . .
				. X X . .
				X O O . .
				. X X . .
				. . . . .
				""", Color.BLACK, "D3")).isEqualTo(board("""
				. . . . .
				. X X . .
				X . . X .
				. X X . .
				. . . . .
				"""));
	}

	@Test
	void aStringWithOneLibertyLeftStays() {
		Position before = board("""
				. . . . .
				. X . . .
				X O O . .
				. X X . .
				. . . . .
				""");
		assertThat(before.captures(Color.BLACK, at(before, "D3")).isEmpty()).isTrue();
	}

	@Test
	void aStringThatTouchesTheMoveAtTwoPointsIsCountedOnce() {
		Position before = board("""
				. X X X .
				X O O O X
				X O . O X
				X O O O X
				. X X X .
				""");
		assertThat(before.captures(Color.BLACK, at(before, "C3")).count()).isEqualTo(8);
	}

	@Test
	void severalStringsGoAtOnce() {
		Position four = board("""
				. . X . .
				. X O X .
				X O . O X
				. X O X .
				. . X . .
				""");
		assertThat(names(four.captures(Color.BLACK, at(four, "C3")))).containsExactly("C4", "B3", "D3", "C2");
	}

	@Test
	void whenBothSidesHaveNoLibertyOnlyTheOpponentsStonesGo() {
		assertThat(play("""
				. O X . .
				O X X . .
				X X . . .
				. . . . .
				. . . . .
				""", Color.BLACK, "A5")).isEqualTo(board("""
				X . X . .
				. X X . .
				X X . . .
				. . . . .
				. . . . .
				"""));
	}

	@Test
	void aStoneWithoutLibertiesIsTaken() {
		Position before = board("""
				. O .
				O . O
				. O .
				""");
		assertThat(before.isSuicide(Color.BLACK, at(before, "B2"))).isTrue();
		assertThat(before.isSuicide(Color.WHITE, at(before, "B2"))).isFalse();
		assertThat(before.play(Color.BLACK, at(before, "B2"))).isEqualTo(before);
	}

	@Test
	void aStringThatTakesItsOwnLastLibertyIsTaken() {
		assertThat(play("""
				. X O
				X X O
				O O .
				""", Color.BLACK, "A3")).isEqualTo(board("""
				. . O
				. . O
				O O .
				"""));
	}

	@Test
	void stonesWithoutLibertiesThatTheMoveDoesNotTouchStay() {
		assertThat(play("""
				X O . . .
				O . . . .
				. . . . .
				. . . . .
				. . . . .
				""", Color.WHITE, "E1")).isEqualTo(board("""
				X O . . .
				O . . . .
				. . . . .
				. . . . .
				. . . . O
				"""));
	}

	@Test
	void whatIsDrawnIsRead() {
		Position position = board("""
				. X .
				O . .
				. . X
				""");
		assertThat(position.text()).isEqualTo(".X.O....X");
		assertThat(Position.parse(position.grid(), position.diagram())).isEqualTo(position);
	}

	@Test
	void aPointHoldsABlackStoneAWhiteOneOrNone() {
		Position position = board("""
				. X .
				O . .
				. . .
				""");
		assertThat(position.colorAt(at(position, "B3"))).contains(Color.BLACK);
		assertThat(position.colorAt(at(position, "A2"))).contains(Color.WHITE);
		assertThat(position.colorAt(at(position, "A3"))).isEmpty();
		assertThat(position).hasToString(".X.\nO..\n...\n");
	}

	@Test
	void aStonePutDownReplacesWhatStoodThere() {
		Position position = board("""
				X X O
				. . .
				. . .
				""");
		PointSet points = PointSet.of(position.grid(), 1, 2, 3);
		assertThat(position.with(Color.WHITE, points)).isEqualTo(board("""
				X O O
				O . .
				. . .
				"""));
		assertThat(position.with(Color.BLACK, points)).isEqualTo(board("""
				X X X
				X . .
				. . .
				"""));
		assertThat(position).isEqualTo(Position.of(position.stones(Color.BLACK), position.stones(Color.WHITE)))
				.isNotEqualTo(position.text());
	}

	@Test
	void aBoardThatIsNoBoardIsRefused() {
		Grid grid = Grid.of(2);
		assertThatThrownBy(() -> Position.parse(grid, "...")).hasMessageContaining("4 points, not 3");
		assertThatThrownBy(() -> Position.parse(grid, "..?.")).hasMessageContaining("'?'");
		assertThatThrownBy(() -> Position.of(PointSet.of(grid, 1), PointSet.of(grid, 1))).hasMessageContaining("[B2]");
	}

	@Test
	void positionsWithTheSameStonesAreEqual() {
		Grid grid = Grid.of(9);
		Position one = Position.empty(grid).play(Color.BLACK, 3).play(Color.WHITE, 4);
		Position other = Position.empty(grid).play(Color.WHITE, 4).play(Color.BLACK, 3);
		Position swapped = Position.empty(grid).play(Color.BLACK, 4).play(Color.WHITE, 3);
		assertThat(one).isEqualTo(other).hasSameHashCodeAs(other).isNotEqualTo(swapped);
		assertThat(Stream.of(one, swapped, Position.empty(grid), Position.empty(Grid.of(13)))).doesNotHaveDuplicates();
	}

	@Test
	void aPositionIsOfOneBoard() {
		assertThatIllegalArgumentException()
				.isThrownBy(() -> Position.of(PointSet.none(Grid.of(9)), PointSet.none(Grid.of(19))))
				.withMessage("black stones of a 9x9 board, white stones of a 19x19 one");
	}

	/** Looking for an earlier board compares only those that share a hash code. */
	@Test
	void boardsWithOneStoneHaveHashCodesOfTheirOwn() {
		Grid grid = Grid.of(19);
		assertThat(Stream.of(Color.values()).flatMap(color -> PointSet.all(grid).indices()
				.mapToObj(index -> Position.empty(grid).play(color, index).hashCode()))).doesNotHaveDuplicates();
	}
}
