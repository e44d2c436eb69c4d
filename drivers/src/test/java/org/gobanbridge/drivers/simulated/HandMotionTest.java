package org.gobanbridge.drivers.simulated;

import static org.assertj.core.api.Assertions.assertThat;

import org.gobanbridge.core.board.Seat;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.Point;
import org.gobanbridge.rules.PointSet;
import org.junit.jupiter.api.Test;

class HandMotionTest {
	private static final Grid GRID = Grid.of(9);

	private static HandMotion reach(Seat seat, String point) {
		int index = GRID.index(Point.parse(point));
		return new HandMotion.Path(GRID, seat, 2).from(1000, index).at(1400, index).stay(1700).out(2100).motion();
	}

	private static String covered(HandMotion motion, long t) {
		long[] words = new long[PointSet.wordCount(GRID)];
		motion.cover(motion.tipX(t), motion.tipY(t), words);
		PointSet mask = PointSet.ofWords(GRID, words);
		StringBuilder rows = new StringBuilder();
		for (int i = 0; i < GRID.pointCount(); i++) {
			rows.append(mask.contains(i) ? '?' : '.').append(i % 9 == 8 ? "\n" : "");
			assertThat(motion.covers(i, t)).isEqualTo(mask.contains(i));
		}
		return rows.toString();
	}

	@Test
	void anArmComesInFromBlacksSideUpToThePoint() {
		assertThat(covered(reach(Seat.SOUTH, "D6"), 1400)).isEqualTo("""
				.........
				.........
				.........
				..???....
				..???....
				...??....
				....?....
				....?....
				....??...
				""");
	}

	@Test
	void anArmComesInFromWhitesSide() {
		assertThat(covered(reach(Seat.NORTH, "D6"), 1500)).isEqualTo("""
				..??.....
				..???....
				..???....
				..???....
				.........
				.........
				.........
				.........
				.........
				""");
	}

	@Test
	void itIsPartOfTheWayInWhileItComesAndNowhereBeforeAndAfter() {
		HandMotion motion = reach(Seat.SOUTH, "D6");
		String nothing = ".........\n".repeat(9);
		assertThat(covered(motion, 1001)).isEqualTo(nothing);
		assertThat(covered(motion, 2099)).isEqualTo(nothing);
		String halfWay = covered(motion, 1200);
		assertThat(halfWay).startsWith(".........\n".repeat(5)).contains("?");
		assertThat(motion.covers(GRID.index(Point.parse("D6")), 999)).isFalse();
	}
}
