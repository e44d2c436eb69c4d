package org.gobanbridge.rules.history;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.gobanbridge.rules.AsciiBoard.board;
import static org.gobanbridge.rules.AsciiBoard.move;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.Illegality;
import org.gobanbridge.rules.PlayingRules;
import org.gobanbridge.rules.Point;
import org.gobanbridge.rules.PointSet;
import org.gobanbridge.rules.Position;
import org.gobanbridge.rules.Repetition;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Turns, ko, repetition, undo. */
class GameTest {
	private static final PlayingRules SIMPLE = new PlayingRules(Repetition.SIMPLE_KO, false);
	private static final PlayingRules POSITIONAL = new PlayingRules(Repetition.POSITIONAL, false);
	private static final PlayingRules SITUATIONAL = new PlayingRules(Repetition.SITUATIONAL, false);
	private static final PlayingRules SUICIDE = new PlayingRules(Repetition.SIMPLE_KO, true);

	private static final String KO = """
			. X O . .
			X O . O .
			. X O . .
			. . . . .
			. . . . .
			""";

	private static Game play(Game start, String... moves) {
		Game game = start;
		for (String move : moves) {
			game = game.play(move(move));
		}
		return game;
	}

	private static Game start(String drawing, Color toPlay, PlayingRules rules) {
		return Game.start(board(drawing), toPlay, rules);
	}

	@Test
	void sidesAlternate() {
		Game game = play(Game.start(Position.empty(Grid.of(9)), Color.BLACK, SIMPLE), "X C3");
		assertThat(game.toPlay()).isEqualTo(Color.WHITE);
		assertThat(game.illegality(move("X D4"))).contains(Illegality.WRONG_TURN);
		assertThat(game.illegality(move("O D4"))).isEmpty();
	}

	@Test
	void aStoneGoesOnAnEmptyPointOfTheBoard() {
		Game game = play(Game.start(Position.empty(Grid.of(9)), Color.BLACK, SIMPLE), "X C3");
		assertThat(game.illegality(move("O C3"))).contains(Illegality.OCCUPIED);
		assertThat(game.illegality(move("O K10"))).contains(Illegality.OFF_BOARD);
	}

	@Test
	void aPassIsAMove() {
		Game game = play(Game.start(Position.empty(Grid.of(9)), Color.BLACK, SIMPLE), "X pass", "O C3");
		assertThat(game.moveNumber()).isEqualTo(2);
		assertThat(game.moves()).containsExactly(move("X pass"), move("O C3"));
		assertThat(game.lastMove()).contains(move("O C3"));
	}

	@Test
	void anIllegalMoveIsNamedWithItsReason() {
		Game game = start(KO, Color.BLACK, SIMPLE);
		assertThatThrownBy(() -> game.play(move("X C5"))).isInstanceOf(IllegalMoveException.class)
				.hasMessageContaining("BLACK C5").hasMessageContaining("OCCUPIED");
	}

	@ParameterizedTest
	@EnumSource(Repetition.class)
	void theKoMayNotBeTakenBackAtOnce(Repetition repetition) {
		Game game = play(start(KO, Color.BLACK, new PlayingRules(repetition, false)), "X C4");
		assertThat(game.capturedBy(Color.BLACK)).isEqualTo(1);
		assertThat(game.illegality(move("O B4"))).contains(Illegality.KO);
	}

	@ParameterizedTest
	@EnumSource(Repetition.class)
	void theKoMayBeTakenBackAfterAThreat(Repetition repetition) {
		Game game = play(start(KO, Color.BLACK, new PlayingRules(repetition, false)), "X C4", "O A1", "X B1");
		assertThat(game.illegality(move("O B4"))).isEmpty();
		assertThat(play(game, "O B4").illegality(move("X C4"))).contains(Illegality.KO);
	}

	@Test
	void theKoMayBeFilledByTheSideThatTookIt() {
		Game game = play(start(KO, Color.BLACK, SIMPLE), "X C4", "O A1");
		assertThat(game.illegality(move("X B4"))).isEmpty();
	}

	@Test
	void aPassLiftsTheKo() {
		Game game = play(start(KO, Color.BLACK, SIMPLE), "X C4", "O pass", "X pass");
		assertThat(game.illegality(move("O B4"))).isEmpty();
		assertThat(play(game, "O B4").repeats(Repetition.SIMPLE_KO)).isEmpty();
		assertThat(play(game, "O B4").repeats(Repetition.SITUATIONAL)).hasValue(0);
	}

	@Test
	void aPassDoesNotForgetTheHistoryOfPositions() {
		Game positional = play(start(KO, Color.BLACK, POSITIONAL), "X C4", "O pass", "X pass");
		assertThat(positional.illegality(move("O B4"))).contains(Illegality.REPETITION);
		Game situational = play(start(KO, Color.BLACK, SITUATIONAL), "X C4", "O pass", "X pass");
		assertThat(situational.illegality(move("O B4"))).contains(Illegality.REPETITION);
	}

	@Test
	void afterTheOpponentsPassFillingTheKoIsNoKo() {
		Game game = play(Game.start(Position.empty(Grid.of(9)), Color.BLACK, SIMPLE), "X B8", "O A8", "X C9", "O B9",
				"X A9",
				"O pass");
		assertThat(game.position().isEmpty(1)).isTrue();
		assertThat(game.illegality(move("X B9"))).isEmpty();
	}

	@Test
	void aPointWhereOneStoneWasTakenMayBePlayedAtOnceIfItIsNoKo() {
		// A snapback: the stone thrown in is taken, and its point takes the stones that took it.
		Game game = play(start("""
				. . O . .
				O O X . .
				X X . . .
				. . . . .
				. . . . .
				""", Color.BLACK, POSITIONAL), "X B5", "O A5");
		assertThat(game.capturedBy(Color.WHITE)).isEqualTo(1);
		Game after = play(game, "X B5");
		assertThat(after.capturedBy(Color.BLACK)).isEqualTo(3);
		assertThat(after.position()).isEqualTo(board("""
				. X O . .
				. . X . .
				X X . . .
				. . . . .
				. . . . .
				"""));
	}

	@Test
	void suicideIsNotKo() {
		Game game = play(Game.start(Position.empty(Grid.of(9)), Color.BLACK, SIMPLE), "X A8", "O A9", "X B9");
		assertThat(game.capturedBy(Color.BLACK)).isEqualTo(1);
		assertThat(game.illegality(move("O A9"))).contains(Illegality.SUICIDE);
	}

	@ParameterizedTest
	@EnumSource(Repetition.class)
	void aSingleStoneMayNeverTakeItsOwnLastLiberty(Repetition repetition) {
		String eye = """
				. O .
				O . .
				. . .
				""";
		for (boolean allowed : new boolean[]{false, true}) {
			Game game = start(eye, Color.BLACK, new PlayingRules(repetition, allowed));
			assertThat(game.illegality(move("X A3"))).contains(Illegality.SUICIDE);
			assertThat(game.illegality(Color.WHITE, 0)).isEmpty();
		}
	}

	@Test
	void aStringMayTakeItsOwnLastLibertyWhereTheRulesAllowIt() {
		String drawing = """
				. X O
				X X O
				O O .
				""";
		assertThat(start(drawing, Color.BLACK, SIMPLE).illegality(move("X A3"))).contains(Illegality.SUICIDE);
		Game after = play(start(drawing, Color.BLACK, SUICIDE), "X A3");
		assertThat(after.position()).isEqualTo(board("""
				. . O
				. . O
				O O .
				"""));
		assertThat(after.lastCaptured().count()).isEqualTo(4);
		assertThat(after.capturedBy(Color.WHITE)).isEqualTo(4);
		assertThat(after.capturedBy(Color.BLACK)).isZero();
	}

	@Test
	void whoTakesItsOwnLastLibertyGivesTheOpponentThePlayedStoneAsWell() {
		Game white = play(start("""
				. O X
				O O X
				X X .
				""", Color.WHITE, SUICIDE), "O A3");
		assertThat(white.capturedBy(Color.BLACK)).isEqualTo(4);
		assertThat(white.capturedBy(Color.WHITE)).isZero();
		String eye = """
				. X .
				X . .
				. . .
				""";
		Game single = start(eye, Color.WHITE, SUICIDE).playAssumeLegal(move("O A3"));
		assertThat(single.position()).isEqualTo(board(eye));
		assertThat(single.capturedBy(Color.BLACK)).isEqualTo(1);
		assertThat(single.capturedBy(Color.WHITE)).isZero();
	}

	@Test
	void undoBringsBackTheHistoryAsWell() {
		Game capture = play(Game.start(Position.empty(Grid.of(9)), Color.BLACK, POSITIONAL), "X A2", "O A1", "X B1");
		Game before = capture.undo().orElseThrow();
		assertThat(before.illegality(move("X B1"))).isEmpty();
		assertThat(before.capturedBy(Color.BLACK)).isZero();
		assertThat(play(before, "X B1").position()).isEqualTo(capture.position());
		Game ko = play(start(KO, Color.BLACK, POSITIONAL), "X C4", "O A1", "X B1", "O B4");
		assertThat(ko.illegality(move("X C4"))).contains(Illegality.KO);
		assertThat(ko.undo().orElseThrow().illegality(move("O B4"))).isEmpty();
	}

	@Test
	void thereIsNothingToUndoAtTheStart() {
		assertThat(start(KO, Color.BLACK, SIMPLE).undo()).isEmpty();
	}

	/** White sends two stones, Black takes them with one, White takes that one: the same board three moves later. */
	private static final String SEND_TWO_RETURN_ONE = """
			. O . O .
			X X O O .
			. X O . .
			. X O . .
			. X O . .
			""";

	@Test
	void sendingTwoAndReturningOneIsNoKo() {
		Game game = play(start(SEND_TWO_RETURN_ONE, Color.WHITE, SIMPLE), "O A5", "X C5");
		assertThat(game.capturedBy(Color.BLACK)).isEqualTo(2);
		Game cycle = play(game, "O B5");
		assertThat(cycle.position()).isEqualTo(board(SEND_TWO_RETURN_ONE));
		assertThat(cycle.repeats(Repetition.POSITIONAL)).hasValue(0);
		assertThat(cycle.repeats(Repetition.SITUATIONAL)).as("the other side is to move").isEmpty();
		assertThat(cycle.repeats(Repetition.SIMPLE_KO)).isEmpty();
		assertThat(play(cycle, "X pass", "O A5").repeats(Repetition.SITUATIONAL)).hasValue(1);
	}

	@Test
	void positionalSuperkoForbidsTheBoardWhoeverIsToMove() {
		Game game = play(start(SEND_TWO_RETURN_ONE, Color.WHITE, POSITIONAL), "O A5", "X C5");
		assertThat(game.illegality(move("O B5"))).contains(Illegality.REPETITION);
	}

	@Test
	void situationalSuperkoForbidsTheBoardWithTheSameSideToMove() {
		Game game = play(start(SEND_TWO_RETURN_ONE, Color.WHITE, SITUATIONAL), "O A5", "X C5", "O B5", "X pass");
		assertThat(game.illegality(move("O A5"))).contains(Illegality.REPETITION);
	}

	@Test
	void aSuicideThatBringsBackABoardIsARepetition() {
		String corner = """
				. . O
				. O O
				O . .
				""";
		String[] moves = {"X A3", "O pass", "X B3", "O pass"};
		Game simple = play(start(corner, Color.BLACK, SUICIDE), moves);
		assertThat(play(simple, "X A2").position()).isEqualTo(board(corner));
		Game superko = play(start(corner, Color.BLACK, new PlayingRules(Repetition.POSITIONAL, true)), moves);
		assertThat(superko.illegality(move("X A2"))).contains(Illegality.REPETITION);
	}

	@Test
	void positionsThatShareAHashAreStillTwoPositions() {
		Grid grid = Grid.of(7);
		Random random = new Random(5);
		Map<Integer, Position> byHash = new HashMap<>();
		Position first = Position.empty(grid);
		Position second = first;
		while (first.equals(second)) {
			PointSet black = PointSet.ofWords(grid, new long[]{random.nextLong() >>> 15 & ~2L | 1});
			second = Position.empty(grid).with(Color.BLACK, black);
			Position same = byHash.putIfAbsent(second.hashCode(), second);
			first = same == null ? second : same;
		}
		assertThat(first).hasSameHashCodeAs(second).isNotEqualTo(second);
		Position before = second.without(PointSet.of(grid, 0));
		Game game = Game.start(first, Color.WHITE, POSITIONAL)
				.playAsItLies(move("O pass"), before, first.stones(Color.BLACK).minus(before.stones(Color.BLACK)));
		assertThat(game.playAssumeLegal(move("X A7")).position()).isEqualTo(second);
		assertThat(game.illegality(move("X A7"))).isEmpty();
		Game again = Game.start(second, Color.WHITE, POSITIONAL).playAsItLies(move("O pass"), before,
				PointSet.of(grid, 0));
		assertThat(again.illegality(move("X A7"))).contains(Illegality.REPETITION);
	}

	@Test
	void theSetUpPositionBelongsToTheHistory() {
		Game game = play(start(KO, Color.BLACK, POSITIONAL), "X C4", "O A1", "X A2");
		assertThat(game.illegality(move("O B4"))).isEmpty();
		Game root = play(start(KO, Color.BLACK, POSITIONAL), "X C4", "O pass", "X pass");
		assertThat(root.illegality(move("O B4"))).contains(Illegality.REPETITION);
	}

	@Test
	void anEditBeginsTheHistoryAnew() {
		Game game = play(start(KO, Color.BLACK, POSITIONAL), "X C4");
		Game edited = game.edited(game.position(), Color.WHITE);
		assertThat(edited.illegality(move("O B4"))).isEmpty();
		assertThat(edited.moveNumber()).isEqualTo(1);
		assertThat(edited.capturedBy(Color.BLACK)).isEqualTo(1);
		assertThat(edited.undo()).isEmpty();
		assertThat(edited.moves()).isEmpty();
	}

	@Test
	void aMoveThatStoodThoughIllegalIsPlayedOnFrom() {
		Game ko = play(start(KO, Color.BLACK, SIMPLE), "X C4");
		Position asItLies = board(KO);
		Game game = ko.playAsItLies(move("O B4"), asItLies, PointSet.of(ko.grid(), List.of(Point.parse("C4"))));
		assertThat(game.capturedBy(Color.WHITE)).isEqualTo(1);
		assertThat(game.repeats(Repetition.SIMPLE_KO)).hasValue(0);
		assertThat(game.illegality(move("X C4"))).contains(Illegality.KO);
		assertThat(game.undo()).contains(ko);
	}

	@Test
	void aStoneThatWasSweptAwayAndStoodSoMayComeBackToAnEarlierBoard() {
		Game game = start("""
				X . .
				. . .
				. . O
				""", Color.WHITE, POSITIONAL);
		Game swept = game.playAsItLies(move("O pass"), board("""
				. . .
				. . .
				. . O
				"""), PointSet.none(game.grid()));
		assertThat(swept.capturedBy(Color.WHITE)).isZero();
		assertThat(swept.illegality(move("X A3"))).contains(Illegality.REPETITION);
		assertThat(swept.illegality(move("X B3"))).isEmpty();
		Game restored = swept.playAssumeLegal(move("X A3"));
		assertThat(restored.repeats(Repetition.SIMPLE_KO)).as("a pass came between").isEmpty();
		assertThat(restored.repeats(Repetition.POSITIONAL)).hasValue(0);
	}

	@Test
	void whiteMayMoveFirst() {
		Game game = Game.start(Position.empty(Grid.of(2)), Color.WHITE, SIMPLE);
		assertThat(game.illegality(move("O A1"))).isEmpty();
		assertThat(game.illegality(move("X A1"))).contains(Illegality.WRONG_TURN);
	}

	/** A ko is what the opponent's last stone took. */
	@Test
	void outOfTurnASidesOwnSuicideMakesNoKo() {
		Game game = play(start("""
				. . X . .
				X X X . .
				. . . . .
				. . . . .
				. . . . .
				""", Color.WHITE, SUICIDE), "O A5", "X E1", "O B5");
		assertThat(game.lastCaptured()).hasToString("[A5, B5]");
		assertThat(game.illegality(Color.WHITE, game.grid().index(Point.parse("A5")))).isEmpty();
	}
}
