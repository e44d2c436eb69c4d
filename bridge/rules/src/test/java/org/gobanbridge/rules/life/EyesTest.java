package org.gobanbridge.rules.life;

import static org.assertj.core.api.Assertions.assertThat;

import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.PointSet;
import org.junit.jupiter.api.Test;

/** How many eyes spaces are good for. The points are numbered row by row, nine in a row. */
class EyesTest {
	private static final Grid GRID = Grid.of(9);
	private static final PointSet NONE = PointSet.none(GRID);

	private static PointSet points(int... indices) {
		return PointSet.of(GRID, indices);
	}

	@Test
	void twoSpacesAreTwoEyesAndOneIsOne() {
		assertThat(Eyes.atLeastTwo(points(0, 2), NONE, NONE)).isTrue();
		assertThat(Eyes.atLeastTwo(points(0, 1), NONE, NONE)).isFalse();
		assertThat(Eyes.atLeastTwo(NONE, NONE, NONE)).isFalse();
	}

	@Test
	void aSpaceThatHasToBeFilledToSaveAStringIsNone() {
		assertThat(Eyes.atLeastTwo(points(0, 2), points(3), NONE)).isFalse();
		assertThat(Eyes.atLeastTwo(points(0, 2), points(5), NONE)).isTrue();
	}

	@Test
	void whatIsLeftOfASpaceBesideThePointToBeFilledIsStillOne() {
		assertThat(Eyes.atLeastTwo(points(0, 1, 3), points(2), NONE)).isFalse();
		assertThat(Eyes.atLeastTwo(points(0, 1, 5), points(2), NONE)).isTrue();
		assertThat(Eyes.atLeastTwo(points(0, 1, 2, 3, 4), points(5), NONE)).isTrue();
		assertThat(Eyes.atLeastTwo(points(0, 1, 2, 3), points(4), NONE)).isFalse();
		assertThat(Eyes.atLeastTwo(points(0, 1, 2), points(3), points(0))).isTrue();
	}

	@Test
	void aSpaceThatCanBeDividedIsTwo() {
		assertThat(Eyes.atLeastTwo(points(0, 1, 2, 3), NONE, NONE)).isTrue();
		assertThat(Eyes.atLeastTwo(points(0, 1, 9, 10), NONE, NONE)).isFalse();
	}

	@Test
	void aSpaceWhereDeadStonesLayIsTwo() {
		assertThat(Eyes.atLeastTwo(points(0, 1, 2), NONE, points(1))).isTrue();
		assertThat(Eyes.atLeastTwo(points(0, 1, 2), NONE, points(30))).isFalse();
	}

	@Test
	void theEndOfARowDoesNotTouchTheNext() {
		assertThat(Eyes.atLeastTwo(points(7, 8, 16, 17), NONE, NONE)).isFalse();
		assertThat(Eyes.atLeastTwo(points(8, 9), NONE, NONE)).isTrue();
	}
}
