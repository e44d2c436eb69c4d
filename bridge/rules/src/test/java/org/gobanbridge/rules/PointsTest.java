package org.gobanbridge.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Points, grids and sets of points. */
class PointsTest {
	@Test
	void thereIsNoColumnI() {
		assertThat(Point.parse("H1")).isEqualTo(new Point(8, 1));
		assertThat(Point.parse("j1")).isEqualTo(new Point(9, 1));
		assertThat(new Point(25, 25)).hasToString("Z25");
	}

	@ParameterizedTest
	@ValueSource(strings = {"", "I5", "Q", "16", "Q0", "Q26", "Q016", "Q-1", "pass", "QQ4", "Q 4"})
	void whatIsNoPointIsRefused(String text) {
		assertThatThrownBy(() -> Point.parse(text)).isInstanceOf(IllegalArgumentException.class);
	}

	@Test
	void indicesRunFromTheTopLeftRowByRow() {
		Grid grid = Grid.of(19);
		assertThat(IntStream.of(0, 18, 19, 360).mapToObj(grid::point)).map(Point::toString)
				.containsExactly("A19", "T19", "A18", "T1");
		assertThat(List.of("T1", "A18", "A19").stream().map(Point::parse).sorted()).map(Point::toString)
				.containsExactly("A19", "A18", "T1");
	}

	@Test
	void everySizeNumbersEveryPointOnce() {
		for (int size = Grid.MIN_SIZE; size <= Grid.MAX_SIZE; size++) {
			Grid grid = Grid.of(size);
			for (int index = 0; index < size * size; index++) {
				assertThat(grid.index(grid.point(index))).isEqualTo(index);
				for (int n = 0; n < grid.neighbourCount(index); n++) {
					assertThat(grid.adjacent(index, grid.neighbour(index, n))).isTrue();
				}
			}
			assertThat(IntStream.range(0, size * size).map(grid::neighbourCount).sum())
					.isEqualTo(4 * size * (size - 1));
		}
	}

	@Test
	void boardsHaveTwoToTwentyFiveLines() {
		assertThatThrownBy(() -> Grid.of(1)).hasMessageContaining("2 to 25");
		assertThatThrownBy(() -> Grid.of(26)).hasMessageContaining("2 to 25");
		assertThatThrownBy(() -> Grid.of(9).index(Point.parse("K1"))).hasMessageContaining("K1 is not on a 9x9 board");
	}

	@Test
	void distanceIsTheLargerOfAcrossAndDown() {
		Grid grid = Grid.of(19);
		int from = grid.index(Point.parse("D4"));
		assertThat(grid.distance(from, grid.index(Point.parse("F5")))).isEqualTo(2);
		assertThat(grid.distance(from, grid.index(Point.parse("C8")))).isEqualTo(4);
		assertThat(grid.adjacent(from, grid.index(Point.parse("E5")))).isFalse();
		assertThat(grid.adjacent(18, 19)).isFalse();
	}

	@Test
	void setsDoWhatSetsDo() {
		Grid grid = Grid.of(19);
		PointSet one = PointSet.of(grid, 0, 63, 64, 360);
		PointSet other = PointSet.of(grid, 63, 64, 200);
		assertThat(one.union(other).indices().toArray()).containsExactly(0, 63, 64, 200, 360);
		assertThat(one.intersection(other)).isEqualTo(PointSet.of(grid, 63, 64));
		assertThat(one.minus(other)).isEqualTo(PointSet.of(grid, List.of(Point.parse("A19"), Point.parse("T1"))));
		assertThat(one.with(1).without(1)).isEqualTo(one).hasSameHashCodeAs(one);
		assertThat(one.count()).isEqualTo(4);
		assertThat(one.containsAll(PointSet.of(grid, 64))).isTrue();
		assertThat(one.containsAll(other)).isFalse();
		assertThat(one.intersects(PointSet.of(grid, 1, 2))).isFalse();
		assertThat(PointSet.all(grid).count()).isEqualTo(361);
		assertThat(PointSet.all(grid).next(361)).isEqualTo(-1);
		assertThat(PointSet.ofWords(grid, new long[]{1, 0, 0, 0, 0, 0})).isEqualTo(PointSet.of(grid, 0));
	}

	@Test
	void aSetHoldsPointsOfItsBoardOnly() {
		Grid grid = Grid.of(2);
		assertThatThrownBy(() -> PointSet.of(grid, 4)).isInstanceOf(IndexOutOfBoundsException.class);
		assertThatThrownBy(() -> PointSet.none(grid).with(4)).isInstanceOf(IndexOutOfBoundsException.class);
		assertThatThrownBy(() -> PointSet.ofWords(grid, new long[]{16})).isInstanceOf(IllegalArgumentException.class);
	}

	@Test
	void theWordsOfASetAreNotTheCallers() {
		long[] words = {1};
		PointSet set = PointSet.ofWords(Grid.of(3), words);
		words[0] = 2;
		assertThat(set).isEqualTo(PointSet.of(Grid.of(3), 0));
	}
}
