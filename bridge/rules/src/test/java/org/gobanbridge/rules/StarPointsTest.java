package org.gobanbridge.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class StarPointsTest {
	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			19 | 2 | Q16 D4
			19 | 3 | Q16 D4 Q4
			19 | 4 | D16 Q16 D4 Q4
			19 | 5 | D16 Q16 K10 D4 Q4
			19 | 6 | D16 Q16 D10 Q10 D4 Q4
			19 | 7 | D16 Q16 D10 K10 Q10 D4 Q4
			19 | 8 | D16 K16 Q16 D10 Q10 D4 K4 Q4
			19 | 9 | D16 K16 Q16 D10 K10 Q10 D4 K4 Q4
			13 | 9 | D10 G10 K10 D7 G7 K7 D4 G4 K4
			9  | 9 | C7 E7 G7 C5 E5 G5 C3 E3 G3
			12 | 4 | C10 K10 C3 K3
			""")
	void handicapStonesStandOnStars(int size, int stones, String points) {
		assertThat(StarPoints.ofHandicap(Grid.of(size), stones, false).orElseThrow().points()).map(Point::toString)
				.containsExactly(points.split(" "));
	}

	@Test
	void theSixthAndSeventhStoodAboveAndBelowOnce() {
		assertThat(StarPoints.ofHandicap(Grid.of(19), 7, true).orElseThrow().points()).map(Point::toString)
				.containsExactly("D16", "K16", "Q16", "K10", "D4", "K4", "Q4");
	}

	@ParameterizedTest
	@CsvSource({"19,1", "19,10", "5,2", "8,5"})
	void thereIsNoCustomForOthers(int size, int stones) {
		assertThat(StarPoints.ofHandicap(Grid.of(size), stones, false)).isEmpty();
	}

	@Test
	void seatStonesStandOnCornerStarsLikeColoursDiagonal() {
		assertThat(List.of(seats("""
				. . . . . . .
				. . . . . . .
				. . X . O . .
				. . . . . . .
				. . O . X . .
				. . . . . . .
				. . . . . . ."""), seats("""
				. . . . . . .
				. . . . . . .
				. . O . X . .
				. . . . . . .
				. . X . O . .
				. . . . . . .
				. . . . . . ."""))).containsOnly(true);
	}

	@ParameterizedTest
	@ValueSource(strings = {"""
			. . . . . . .
			. . . . . . .
			. . X . O . .
			. . . . . . .
			. . X . O . .
			. . . . . . .
			. . . . . . .""", """
			. . . . . . .
			. . . . . . .
			. . X . X . .
			. . . . . . .
			. . X . X . .
			. . . . . . .
			. . . . . . .""", """
			. . . . . . .
			. . . . . . .
			. . X . O . .
			. . . . . . .
			. . O . . . .
			. . . . . . .
			. . . . . . .""", """
			. . . . . . .
			. . . . . . .
			. . X . O . .
			. . . X . . .
			. . O . X . .
			. . . . . . .
			. . . . . . .""", """
			X O .
			O X .
			. . ."""})
	void otherStonesAreNoSeatStones(String board) {
		assertThat(seats(board)).isFalse();
	}

	private static boolean seats(String board) {
		return StarPoints.areSeatStones(AsciiBoard.board(board));
	}
}
