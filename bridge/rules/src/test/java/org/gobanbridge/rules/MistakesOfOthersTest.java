package org.gobanbridge.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.gobanbridge.rules.AsciiBoard.board;
import static org.gobanbridge.rules.AsciiBoard.move;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.gobanbridge.rules.history.Cycle;
import org.gobanbridge.rules.history.Game;
import org.gobanbridge.rules.score.Count;
import org.gobanbridge.rules.score.Counting;
import org.gobanbridge.rules.score.Ending;
import org.gobanbridge.rules.score.Fraction;
import org.gobanbridge.rules.score.Ruleset;
import org.gobanbridge.rules.score.RulesetReader;
import org.gobanbridge.rules.score.Rulesets;
import org.gobanbridge.rules.sgf.SgfException;
import org.gobanbridge.rules.sgf.SgfGame;
import org.gobanbridge.rules.sgf.SgfReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Mistakes that other Go programs were reported to make, with the right answers (RULES 4). */
class MistakesOfOthersTest {
	private static final PlayingRules SIMPLE = new PlayingRules(Repetition.SIMPLE_KO, false);
	private static final PlayingRules POSITIONAL = new PlayingRules(Repetition.POSITIONAL, false);

	private static Game play(Game start, String... moves) {
		Game game = start;
		for (String move : moves) {
			game = game.play(move(move));
		}
		return game;
	}

	private static Game empty(int size, PlayingRules rules) {
		return Game.start(Position.empty(Grid.of(size)), Color.BLACK, rules);
	}

	private static Count count(Ending ending, String rules) {
		return Counting.count(ending, Rulesets.named(rules).orElseThrow());
	}

	/** Row 1: the string was counted once for each point at which the last stone touched it. */
	@Test
	void aStringThatTheLastStoneTouchesTwiceIsCapturedOnce() {
		Game game = Game.start(board("""
				X X X X .
				X O O O X
				X O . O X
				X O O O X
				. X X X X
				"""), Color.BLACK, SIMPLE);
		Game after = play(game, "X C3");
		assertThat(after.lastCaptured().count()).isEqualTo(8);
		assertThat(after.capturedBy(Color.BLACK)).isEqualTo(8);
		assertThat(after.position().stones(Color.WHITE).isEmpty()).isTrue();
	}

	/** Row 2. */
	@Test
	void afterAPassFillingTheKoIsLegal() {
		Game game = play(empty(9, SIMPLE), "X B8", "O A8", "X C9", "O B9", "X A9", "O pass");
		assertThat(game.illegality(move("X B9"))).isEmpty();
	}

	/** Row 3. */
	@Test
	void suicideIsSuicideAndNoKo() {
		Game game = play(empty(9, SIMPLE), "X A8", "O A9", "X B9");
		assertThat(game.capturedBy(Color.BLACK)).isEqualTo(1);
		assertThat(game.illegality(move("O A9"))).contains(Illegality.SUICIDE);
	}

	/** Row 5; row 4, boards that share a hash, is tried with the game itself. */
	@Test
	void afterUndoTheSameCaptureIsLegalAgain() {
		Game ko = Game.start(board("""
				. . . . .
				. . . . .
				X . . . .
				O X . . .
				. O . . .
				"""), Color.BLACK, POSITIONAL);
		Game capture = play(ko, "X A1");
		assertThat(capture.lastCaptured()).hasToString("[A2]");
		Game undone = capture.undo().orElseThrow();
		assertThat(undone.illegality(move("X A1"))).isEmpty();
		assertThat(play(undone, "X A1").position()).isEqualTo(capture.position());
	}

	private static final String TWO_TO_SEND = """
			. . . . .
			X X . . .
			. X . . .
			X O X . .
			. O . . .
			""";

	/** Row 6. */
	@Test
	void takingOneBackForTwoIsLegalUnderSimpleKoAndNotUnderSuperko() {
		Game simple = play(Game.start(board(TWO_TO_SEND), Color.BLACK, SIMPLE), "X A1", "O A3");
		assertThat(simple.lastCaptured().count()).isEqualTo(2);
		assertThat(simple.illegality(move("X A2"))).isEmpty();
		Game positional = play(Game.start(board(TWO_TO_SEND), Color.BLACK, POSITIONAL), "X A1", "O A3");
		assertThat(positional.illegality(move("X A2"))).contains(Illegality.REPETITION);
		PlayingRules situational = new PlayingRules(Repetition.SITUATIONAL, false);
		assertThat(play(Game.start(board(TWO_TO_SEND), Color.BLACK, situational), "X A1", "O A3")
				.illegality(move("X A2"))).isEmpty();
	}

	/** Row 7. */
	@Test
	void aCycleIsNoticedUnderRulesThatAllowIt() {
		Game game = play(Game.start(board(TWO_TO_SEND), Color.BLACK, SIMPLE), "X A1", "O A3", "X A2");
		Cycle cycle = Cycle.closedBy(game).orElseThrow();
		assertThat(cycle.kind()).isEqualTo(Cycle.Kind.SEND_TWO_RETURN_ONE);
		assertThat(cycle.length()).isEqualTo(3);
		assertThat(cycle.sameToPlay()).isFalse();
	}

	/** Row 8: under superko the position that was set up is one of the past. */
	@Test
	void theSetUpPositionMayNotComeBackUnderSuperko() {
		Game game = play(Game.start(board(TWO_TO_SEND), Color.BLACK, POSITIONAL), "X A1", "O A3");
		assertThat(game.illegality(move("X A2"))).contains(Illegality.REPETITION);
	}

	/** Row 9: nothing is dead but by agreement, whatever a ko would do after two passes. */
	@Test
	void aGroupThatLivesByKoIsCountedAsThePlayersSay() {
		Position position = board("""
				. X O X . . .
				X O O X . . .
				X X O X . . .
				O O O X . . .
				X X X X . . .
				. . . . . . .
				. . . . . . .
				""");
		Count alive = count(Ending.of(position).withKomi(Fraction.ZERO), "chinese");
		assertThat(alive.white().stones()).isEqualTo(7);
		PointSet white = position.stones(Color.WHITE);
		Count dead = count(Ending.of(position).withDead(white).withKomi(Fraction.ZERO), "chinese");
		assertThat(dead.result()).isEqualTo("B+49");
		assertThat(dead.black().deadEnemies()).isEqualTo(7);
	}

	/** Rows 10 and 11. */
	@ParameterizedTest
	@CsvSource({"japanese,3,0", "aga,3,2", "chinese,3,3", "chinese,1,0", "aga,1,0", "japanese,1,0"})
	void handicapStonesArePaidForAsTheRulesetSays(String rules, int handicap, int points) {
		Ending ending = Ending.of(board("""
				. X O .
				. X O .
				. X O .
				. X O .
				""")).withKomi(Fraction.ZERO).withHandicap(handicap);
		assertThat(count(ending, rules).margin()).isEqualTo(Fraction.of(-points));
	}

	/** Row 12: komi 8 with ties to Black is komi 7½ as long as points are whole, and no longer. */
	@Test
	void komiEightWithTiesToBlackIsNotSevenAndAHalf() {
		Ending eight = Ending.of(board("""
				. . X O .
				. . X O .
				. . X O .
				. X X O .
				X X . O .
				"""));
		for (int komi = 0; komi < 8; komi++) {
			Fraction whole = Fraction.of(komi);
			Count ing = count(eight.withKomi(whole), "ing");
			Count half = count(eight.withKomi(whole.minus(Fraction.HALF)), "chinese");
			assertThat(ing.winner()).isEqualTo(half.winner());
		}
	}

	/** Row 12: where shared points are divided by stones, Black may be ahead by more than 7½ and by less than 8. */
	@Test
	void aMarginBetweenSevenAndAHalfAndEightPartsTheTwoKomi() {
		Ruleset byStones = RulesetReader.read("ing-1988", Map.of("based-on", "ing", "sharing", "by-stones"));
		Ending ending = Ending.of(board("""
				X X X X X X X
				X . X X . X X
				X X X X X X X
				X X X . . O O
				O X X X O O O
				O O O O O O O
				. O . O O O O
				"""));
		assertThat(Counting.count(ending.withKomi(Fraction.ZERO), byStones).result()).isEqualTo("B+7 2/3");
		assertThat(Counting.count(ending.withKomi(Fraction.parse("7.5")), byStones).result()).isEqualTo("B+1/6");
		assertThat(Counting.count(ending.withKomi(Fraction.of(8)), byStones).result()).isEqualTo("W+1/3");
	}

	/** Row 13, the board of the report. */
	@Test
	void whatIsAgreedDeadIsTakenOffAndNothingElse() {
		Position position = board("""
				. . . . . . . . .
				. . . . . . . . .
				. . O O O O . . .
				. O . O X O O O O
				O O O X X X X O X
				O X X X . X X X X
				X . . O O X O O .
				. X . . X . X O .
				. . . . X X . X .
				""");
		List<Point> dead = List.of("D3", "E3", "G3", "H3", "H2").stream().map(Point::parse).toList();
		Ending ending = Ending.of(position).withKomi(Fraction.ZERO);
		assertThat(count(ending.withDead(PointSet.of(position.grid(), dead)), "chinese").result()).isEqualTo("B+1");
		assertThat(count(ending, "tromp-taylor").result()).isEqualTo("W+22");
	}

	/** Row 14. */
	@Test
	void pointsInSekiCountInChinaAndNotInJapan() {
		Ending ending = Ending.of(board("""
				. X . O . O X . .
				X X X O O O X . .
				O O O X X X X . .
				. O O X . . . . .
				O . O X . . . . .
				O O O X . . . . .
				O O O X . . . . .
				O . O X . . . . .
				O O O X . . . . .
				"""));
		assertThat(count(ending, "japanese").black().sekiEyes()).isEqualTo(1);
		assertThat(count(ending, "chinese").black().sekiEyes()).isZero();
		assertThat(count(ending, "chinese").black().territory() - count(ending, "japanese").black().territory())
				.isEqualTo(1);
	}

	/** Row 15: the illegal ko is flagged where it happened, and the game goes on from the board as it then was. */
	@Test
	void anIllegalKoThatStoodIsFlaggedOnce() throws SgfException {
		SgfGame record = SgfReader.read(Oracle.bytes(Oracle.path("incidents/illegal_ko_5.sgf"))).getFirst();
		Game game = Game.start(record.setup(), record.toPlay(), SIMPLE);
		List<String> flags = new ArrayList<>();
		for (Move move : record.moves()) {
			Optional<Illegality> illegality = game.illegality(move);
			int number = game.moveNumber() + 1;
			illegality.ifPresent(reason -> flags.add(number + " " + reason));
			game = game.playAssumeLegal(move);
		}
		assertThat(flags).containsExactly("148 KO");
		assertThat(game.moveNumber()).isEqualTo(345);
	}

	/** Row 25. */
	@Test
	void openDameAreNoSeki() {
		Count count = count(Ending.of(board("""
				. X . O . O .
				X X . O O O O
				. X X O . . .
				X X . O . . .
				. X X O O O O
				X X X X O . .
				. X . X O . .
				""")), "japanese");
		assertThat(count.seki().isEmpty()).isTrue();
		assertThat(count.dame()).hasToString("[C7, C6, C4]");
		assertThat(count.black().territory()).isEqualTo(5);
		assertThat(count.white().territory()).isEqualTo(12);
	}

	/** Row 26: a handicap stone left out of the model turns a later capture of its side into another's. */
	@Test
	void aStoneMissingFromTheSetUpShowsAtMoveNought() {
		Position lying = board("""
				. . . . .
				. X . . .
				X O . . .
				. X . . .
				. . . . .
				""");
		Position model = lying.without(PointSet.of(lying.grid(), List.of(Point.parse("B4"))));
		assertThat(model).isNotEqualTo(lying);
		assertThat(play(Game.start(lying, Color.BLACK, SIMPLE), "X C3").lastCaptured()).hasToString("[B3]");
		assertThat(play(Game.start(model, Color.BLACK, SIMPLE), "X C3").lastCaptured().isEmpty()).isTrue();
	}
}
