package org.gobanbridge.core.explain.precedence;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.gobanbridge.core.board.Seat;
import org.gobanbridge.core.game.Declaration;
import org.gobanbridge.core.game.GameDetails;
import org.gobanbridge.core.game.SessionSettings;
import org.gobanbridge.core.incident.RulingOption;
import org.gobanbridge.core.table.Table;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.Point;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Ranks 11 and 12: two stones of one side that are a sign, or a second move. */
class SignBordersTest {

	@ParameterizedTest
	@CsvSource({"2900, resign-signal J2 H1", "3200, two-moves J2"})
	void theStonesOfASignComeWithinThreeSeconds(long apart, String incident) {
		Table table = Boards.seated(Seat.SOUTH).play("X C5", "O G5").put("X H1").read(1).hold(apart - 100).put("X J2")
				.hold(2500);
		assertThat(table.incidents()).containsExactly(incident);
		assertThat(table.incident().offender()).contains(Color.BLACK);
	}

	@ParameterizedTest
	@CsvSource({"P5, T1, resign-signal P5 T1", "P5, T6, two-moves T6", "O3, T1, two-moves T1"})
	void theCornerIsFiveLinesWide(String one, String other, String incident) {
		Table table = big().put("X " + one).hold(700).put("X " + other).hold(2500);
		assertThat(table.incidents()).containsExactly(incident);
	}

	private static Table big() {
		return Table.of(new SessionSettings(Grid.of(19), false, Optional.of(Seat.SOUTH), GameDetails.NONE)).hold(1000)
				.play("X D4", "O D16").hz(10);
	}

	/** The corner is a good part of such a board: moves there are moves however quick, and never a question. */
	@ParameterizedTest
	@CsvSource({"5, 200", "5, 700", "7, 200", "7, 700", "9, 200", "9, 700", "9, 1500"})
	void onASmallBoardQuickMovesInTheCornerAreNoSign(int size, long apart) {
		Table table = Table.of(size).hold(1000);
		int[][] moves = {{2, 1}, {0, 3}, {1, 1}, {1, 3}, {2, 2}, {0, 2}};
		for (int n = 0; n < moves.length; n++) {
			table.put((n % 2 == 0 ? "X " : "O ") + new Point(size - moves[n][0], moves[n][1])).hold(apart);
		}
		table.hold(8000);
		assertThat(table.incidents()).isEmpty();
		assertThat(table.state().moves()).hasSize(moves.length);
	}

	@Test
	void whatIsDismissedAsASignOnASmallBoardIsASecondMove() {
		Table table = Table.of(9).hold(1000).play("X C5", "O C3").put("X G3").hold(1000).put("X H4").hold(2500);
		assertThat(table.incidents()).containsExactly("resign-signal H4 G3");
		table.rule(1, RulingOption.DISMISS).hold(3000);
		assertThat(table.openIncidents()).containsExactly("two-moves H4");
		assertThat(table.record()).isEqualTo("X C5, O C3, X G3");
	}

	@Test
	void stonesInOppositeCornersAreTwoMoves() {
		Table table = Boards.seated(Seat.SOUTH).play("X C5", "O G5").put("X H1").hold(700).put("X B8").hold(2500);
		assertThat(table.incidents()).containsExactly("two-moves B8");
	}

	@Test
	void whoSitsOppositeSignsInTheOppositeCorner() {
		Table his = Boards.seated(Seat.SOUTH).play("X C5").put("O B8").hold(700).put("O A9").hold(2500);
		assertThat(his.incidents()).containsExactly("resign-signal A9 B8");
		assertThat(his.incident().offender()).contains(Color.WHITE);
		Table mine = Boards.seated(Seat.SOUTH).play("X C5").put("O H1").hold(700).put("O J2").hold(2500);
		assertThat(mine.incidents()).containsExactly("two-moves J2");
	}

	@Test
	void stonesOfBothSidesInTheCornerAreMoves() {
		Table table = Boards.seated(Seat.SOUTH).play("X C5", "O G5").put("X H1").hold(700).put("O J2").hold(2500);
		assertThat(table.record()).isEqualTo("X C5, O G5, X H1, O J2");
		assertThat(table.incidents()).isEmpty();
	}

	@Test
	void twoStonesWithAnAnswerBetweenAreMoves() {
		Table table = Boards.seated(Seat.SOUTH).play("X C5", "O G5").put("X H1").hold(700).put("O B8").hold(700)
				.put("X J2").hold(2500);
		assertThat(table.record()).isEqualTo("X C5, O G5, X H1, O B8, X J2");
		assertThat(table.incidents()).isEmpty();
	}

	@Test
	void oneStoneOfTheSideThatHasJustMovedIsASecondMoveWhoseverItIs() {
		Table black = Boards.open().play("X C5").put("X E2").hold(1000);
		assertThat(black.incidents()).containsExactly("two-moves E2");
		assertThat(black.incident().offender()).contains(Color.BLACK);
		Table white = Boards.open().play("X C5", "O H8").put("O E2").hold(1000);
		assertThat(white.incidents()).containsExactly("two-moves E2");
		assertThat(white.incident().offender()).contains(Color.WHITE);
	}

	@ParameterizedTest
	@CsvSource({"200", "700", "3000"})
	void ofTwoStonesOfTheMoverTheOneSeenFirstIsTheMove(long apart) {
		Table table = Boards.open().put("X H5").hold(apart).put("X B2").hold(3500);
		assertThat(table.record()).isEqualTo("X H5");
		assertThat(table.incidents()).containsExactly("two-moves B2");
	}

	@Test
	void twoStonesOfTheMoverSeenAtOnceAreTwoMovesToo() {
		Table table = Boards.open().put("X H5", "X B2").hold(3500);
		assertThat(table.state().moves()).hasSize(1);
		assertThat(table.incidents()).hasSize(1).first().asString().startsWith("two-moves ");
	}

	@Test
	void threeStonesOfTheMoverAreMoreThanTwoMoves() {
		Table table = Boards.open().put("X H5", "X B2", "X H9").hold(3500);
		assertThat(table.incidents()).hasSize(1).first().asString().startsWith("stones-added ");
		assertThat(table.record()).isEmpty();
	}

	@Test
	void aPassBetweenMakesTheSecondStoneAMove() {
		Table table = Boards.open().play("X C5").declare(Declaration.WHITE_PASSES)
				.put("X E2").hold(1500);
		assertThat(table.record()).isEqualTo("X C5, O pass, X E2");
		assertThat(table.incidents()).isEmpty();
	}

	@Test
	void aSecondStoneThatIsAnsweredBeforeItIsSureIsASecondMoveWithItsAnswer() {
		for (long apart : new long[]{300, 400, 600}) {
			Table table = Boards.open().play("X C5").put("X E2").hold(apart).put("O H5").hold(3000);
			assertThat(table.incidents()).as("answered after %d ms", apart).containsExactly("two-moves E2");
			assertThat(table.incident().offender()).contains(Color.BLACK);
			assertThat(table.record()).isEqualTo("X C5, X E2, O H5");
			assertThat(table.state().moves().get(1).irregular()).hasValue(1);
			table.play("X B2");
			assertThat(table.record()).isEqualTo("X C5, X E2, O H5, X B2");
		}
	}

	@Test
	void ofTwoStonesOfTheMoverTheSecondMayBeAnsweredBeforeItIsSure() {
		Table table = Boards.open().put("X C5").hold(700).put("X E2").hold(300).put("O H5").hold(3000);
		assertThat(table.incidents()).containsExactly("two-moves E2");
		assertThat(table.record()).isEqualTo("X C5, X E2, O H5");
	}
}
