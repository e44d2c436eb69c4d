package org.gobanbridge.rules.score;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.gobanbridge.rules.AsciiBoard.board;
import static org.gobanbridge.rules.AsciiBoard.move;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.PlayingRules;
import org.gobanbridge.rules.Point;
import org.gobanbridge.rules.PointSet;
import org.gobanbridge.rules.Position;
import org.gobanbridge.rules.Repetition;
import org.gobanbridge.rules.history.Game;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The count of a final board, part by part. */
class CountingTest {
	private static Ruleset rules(String name) {
		return Rulesets.named(name).orElseThrow();
	}

	private static Count count(String drawing, String rules) {
		return Counting.count(Ending.of(board(drawing)), rules(rules));
	}

	/** A 19x19 board on which Black has so many points, some of them empty, and White the rest. */
	private static Position divided(int black, int blackEmpty, int whiteEmpty) {
		Grid grid = Grid.of(19);
		int last = grid.pointCount();
		return Position.of(PointSet.of(grid, IntStream.range(blackEmpty, black).toArray()),
				PointSet.of(grid, IntStream.range(black, last - whiteEmpty).toArray()));
	}

	/** The worked example of the source text: 280 moves, 140 stones each, Black surrounds 44 points, White 37. */
	@ParameterizedTest
	@CsvSource({"0,B+7,B+3 1/2", "3.25,B+0.5,B+1/4", "3.75,W+0.5,W+1/4"})
	void theWorkedExampleComesOutInZiAndInPoints(String komiInZi, String points, String zi) {
		Ending ending = Ending.of(divided(184, 44, 37)).withKomi(Fraction.parse(komiInZi).times(2));
		Count chinese = Counting.count(ending, rules("chinese"));
		assertThat(chinese.black().stones()).isEqualTo(140);
		assertThat(chinese.white().stones()).isEqualTo(140);
		assertThat(chinese.black().area()).isEqualTo(Fraction.of(184));
		assertThat(chinese.white().area()).isEqualTo(Fraction.of(177));
		assertThat(chinese.result()).isEqualTo(points);
		assertThat(chinese.resultZi()).isEqualTo(zi);
		assertThat(Counting.count(ending, rules("japanese")).result()).isEqualTo(points);
	}

	@Test
	void oneSideIsCountedInTensAgainstHalfTheBoard() {
		Count count = Counting.count(Ending.of(divided(184, 44, 37)), rules("chinese"));
		OneSide black = count.oneSide(Color.BLACK);
		assertThat(black).hasToString("Black 18 tens + 4 = 184, 184 − 3 3/4 = 180 1/4 < 180 1/2");
		assertThat(black.margin()).isEqualTo(Fraction.of(-1, 4));
		OneSide white = count.oneSide(Color.WHITE);
		assertThat(white).hasToString("White 17 tens + 7 = 177, 177 + 3 3/4 = 180 3/4 > 180 1/2");
		Count equal = Counting.count(Ending.of(divided(184, 44, 37)).withKomi(Fraction.ZERO), rules("chinese"));
		assertThat(equal.oneSide(Color.WHITE)).hasToString("White 17 tens + 7 = 177 < 180 1/2");
	}

	@ParameterizedTest
	@CsvSource({"183,W", "184,W", "185,B", "186,B", "177,W"})
	void theBoundsAreStrict(int black, String winner) {
		Count count = Counting.count(Ending.of(divided(black, 0, 0)), rules("chinese"));
		assertThat(count.result()).startsWith(winner + "+");
		boolean above = count.oneSide(Color.BLACK).counted().compareTo(Fraction.parse("184¼")) > 0;
		assertThat(above).isEqualTo(winner.equals("B"));
		boolean whiteAbove = count.oneSide(Color.WHITE).counted().compareTo(Fraction.parse("176¾")) > 0;
		assertThat(whiteAbove).isEqualTo(winner.equals("W"));
	}

	/** One shared point is split: 184½ wins for Black and leaves White with 176½. */
	@Test
	void aSharedPointIsSplitAndHalfAPointAboveTheBoundWins() {
		Position full = divided(184, 44, 37);
		Position open = full.without(PointSet.of(full.grid(), 184));
		Count count = Counting.count(Ending.of(open), rules("chinese"));
		assertThat(count.dame()).hasToString("[O10]");
		assertThat(count.black().area().mixed()).isEqualTo("184 1/2");
		assertThat(count.white().area().mixed()).isEqualTo("176 1/2");
		assertThat(count.oneSide(Color.BLACK).counted()).isEqualTo(Fraction.parse("184½"));
		assertThat(count.result()).isEqualTo("B+0.5");
		assertThat(count.resultZi()).isEqualTo("B+1/4");
	}

	@Test
	void onASmallerBoardTheHalfIsItsOwn() {
		Count count = count("""
				. X O . .
				. X O . .
				. X O . .
				. X O . .
				. X O . .
				""", "chinese");
		assertThat(count.oneSide(Color.BLACK).half()).isEqualTo(Fraction.parse("12½"));
		assertThat(count.result()).isEqualTo("W+12.5");
	}

	@ParameterizedTest
	@CsvSource({"chinese,2,2", "chinese,9,9", "chinese,1,0", "chinese,0,0", "aga,2,1", "aga,9,8", "aga,1,0", "bga,3,2",
			"japanese,3,0", "korean,5,0", "new-zealand,4,0", "ing,4,0"})
	void whiteIsPaidForHandicapStonesAsTheRulesetHasIt(String rules, int handicap, int points) {
		Ending ending = Ending.of(divided(184, 44, 37)).withKomi(Fraction.ZERO).withHandicap(handicap);
		Count count = Counting.count(ending, rules(rules));
		assertThat(count.white().compensation()).isEqualTo(points);
		assertThat(count.margin()).isEqualTo(Fraction.of(7 - points));
	}

	@Test
	void withHandicapStonesThereIsNoKomiUnlessItWasAgreedOn() {
		Ending ending = Ending.of(divided(184, 44, 37)).withHandicap(2);
		assertThat(Counting.count(ending, rules("japanese")).result()).isEqualTo("B+7");
		assertThat(Counting.count(ending, rules("wmsg-2008")).result()).isEqualTo("B+7");
		assertThat(Counting.count(ending.withKomi(Fraction.HALF), rules("japanese")).result()).isEqualTo("B+6.5");
		assertThat(Counting.count(ending.withHandicap(0), rules("japanese")).result()).isEqualTo("B+0.5");
		assertThat(Counting.count(ending.withHandicap(1), rules("japanese")).result()).isEqualTo("B+7");
	}

	@Test
	void halfTheHandicapStonesAreGivenBackInZi() {
		Ending ending = Ending.of(divided(190, 44, 37)).withKomi(Fraction.ZERO).withHandicap(5);
		OneSide black = Counting.count(ending, rules("chinese")).oneSide(Color.BLACK);
		assertThat(black).hasToString("Black 19 tens + 0 = 190, 190 − 2 1/2 = 187 1/2 > 180 1/2");
	}

	@Test
	void dueToTheFirstPassTheKomiOfTheMindSportsGamesIsHigher() {
		Ending ending = Ending.of(divided(184, 44, 37));
		assertThat(Counting.count(ending, rules("wmsg-2008")).result()).isEqualTo("B+0.5");
		assertThat(Counting.count(ending.withPasses(1, 1, Optional.of(Color.BLACK)), rules("wmsg-2008")).result())
				.isEqualTo("B+0.5");
		assertThat(Counting.count(ending.withPasses(1, 1, Optional.of(Color.WHITE)), rules("wmsg-2008")).result())
				.isEqualTo("W+0.5");
		assertThat(Counting.count(ending.withPasses(1, 1, Optional.of(Color.WHITE)), rules("chinese")).result())
				.isEqualTo("W+0.5");
	}

	/** Records of such games say KM[6.5], the komi that the rules begin with. */
	@Test
	void theFirstPassCountsAlsoWhereTheUsualKomiIsWrittenDown() {
		Ending whiteFirst = Ending.of(divided(184, 44, 37)).withPasses(1, 1, Optional.of(Color.WHITE));
		assertThat(Counting.count(whiteFirst.withKomi(Fraction.parse("6.5")), rules("wmsg-2008")).result())
				.isEqualTo("W+0.5");
		assertThat(Counting.count(whiteFirst.withKomi(Fraction.parse("5.5")), rules("wmsg-2008")).result())
				.isEqualTo("B+1.5");
	}

	@Test
	void withHandicapStonesNobodyIsPaidForTheFirstPass() {
		Ruleset own = RulesetReader.read("own",
				Map.of("based-on", "japanese", "komi", "0", "komi-if-white-passes-first", "1"));
		Ending whiteFirst = Ending.of(divided(184, 44, 37)).withPasses(1, 1, Optional.of(Color.WHITE));
		assertThat(Counting.count(whiteFirst, own).white().komi()).isEqualTo(Fraction.of(1));
		assertThat(Counting.count(whiteFirst.withHandicap(4), own).white().komi()).isEqualTo(Fraction.ZERO);
	}

	@Test
	void noPassBringsKomiBackIntoAHandicapGame() {
		Ending ending = Ending.of(divided(184, 44, 37)).withHandicap(2).withPasses(1, 1, Optional.of(Color.WHITE));
		assertThat(Counting.count(ending, rules("wmsg-2008")).white().komi()).isEqualTo(Fraction.ZERO);
	}

	@Test
	void sharedPointsAreNobodysWhereTerritoryIsCounted() {
		Position full = divided(184, 44, 37);
		Ending open = Ending.of(full.without(PointSet.of(full.grid(), 184)));
		Ruleset own = RulesetReader.read("own", Map.of("based-on", "chinese", "counted", "territory"));
		assertThat(Counting.count(open, rules("chinese")).black().shared()).isEqualTo(Fraction.HALF);
		assertThat(Counting.count(open, own).black().shared()).isEqualTo(Fraction.ZERO);
		assertThat(Counting.count(open, own).white().shared()).isEqualTo(Fraction.ZERO);
	}

	@Test
	void underIngBlackWinsATieAndOvertimeCostsTwoPoints() {
		// 184 to 176 and a dame: eight points on the board.
		Position full = divided(184, 0, 0);
		Ending ending = Ending.of(full.without(PointSet.of(full.grid(), 184)));
		Count tie = Counting.count(ending, rules("ing"));
		assertThat(tie.margin()).isEqualTo(Fraction.ZERO);
		assertThat(tie.winner()).contains(Color.BLACK);
		assertThat(tie.result()).isEqualTo("B+0");
		assertThat(Counting.count(ending.withOvertime(1, 0), rules("ing")).result()).isEqualTo("W+2");
		Count overtime = Counting.count(ending.withOvertime(1, 3), rules("ing"));
		assertThat(overtime.result()).isEqualTo("B+4");
		assertThat(overtime.oneSide(Color.BLACK))
				.hasToString("Black 18 tens + 4 1/2 = 184 1/2, 184 1/2 − 2 = 182 1/2 > 180 1/2");
		assertThat(overtime.oneSide(Color.WHITE))
				.hasToString("White 17 tens + 6 1/2 = 176 1/2, 176 1/2 + 2 = 178 1/2 < 180 1/2");
		assertThat(Counting.count(ending.withOvertime(1, 3), rules("chinese")).result()).isEqualTo("B+0.5");
	}

	@Test
	void aTieIsADrawElsewhere() {
		Count count = count("""
				. X O .
				. X O .
				. X O .
				. X O .
				""", "ming-qing");
		assertThat(count.winner()).isEmpty();
		assertThat(count.result()).isEqualTo("0");
		assertThat(count.resultZi()).isEqualTo("0");
		assertThat(count.oneSide(Color.BLACK)).hasToString("Black 0 tens + 8 = 8 = 8");
	}

	/** Ing 1988: a space that Black touches with three stones and White with two is divided three to two. */
	@Test
	void aSharedSpaceMayBeDividedAsTheStonesAtItAre() {
		Ruleset ing1988 = RulesetReader.read("ing-1988", Map.of("based-on", "ing", "sharing", "by-stones"));
		Count count = Counting.count(Ending.of(board("""
				X X O O
				X . . O
				X X O O
				X X X O
				""")), ing1988);
		assertThat(count.shared().count()).isEqualTo(2);
		assertThat(count.black().shared()).isEqualTo(Fraction.of(1));
		Count uneven = Counting.count(Ending.of(board("""
				X X X O
				X . . O
				X X O O
				X X X O
				""")), ing1988);
		assertThat(uneven.black().shared()).isEqualTo(Fraction.of(8, 6));
		assertThat(uneven.white().shared()).isEqualTo(Fraction.of(4, 6));
		assertThat(uneven.margin()).isEqualTo(Fraction.parse("-3 1/3"));
		assertThat(uneven.result()).isEqualTo("W+3 1/3");
	}

	private static final String EYES_IN_SEKI = """
			. X . O . O X . .
			X X X O O O X . .
			O O O X X X X . .
			. O O X . . . . .
			O . O X . . . . .
			O O O X . . . . .
			O O O X . . . . .
			O . O X . . . . .
			O O O X . . . . .
			""";

	@Test
	void eyesInSekiCountInChinaAndNotInJapan() {
		Count chinese = count(EYES_IN_SEKI, "chinese");
		assertThat(chinese.black().territory()).isEqualTo(37);
		assertThat(chinese.white().territory()).isEqualTo(4);
		assertThat(chinese.shared()).hasToString("[C9]");
		assertThat(chinese.dame().isEmpty()).isTrue();
		assertThat(chinese.black().area()).isEqualTo(Fraction.parse("53½"));
		assertThat(chinese.seki().count()).isEqualTo(9);
		Count japanese = count(EYES_IN_SEKI, "japanese");
		assertThat(japanese.black().territory()).isEqualTo(36);
		assertThat(japanese.black().sekiEyes()).isEqualTo(1);
		assertThat(japanese.white().territory()).isEqualTo(3);
		assertThat(japanese.white().sekiEyes()).isEqualTo(1);
		assertThat(japanese.shared()).isEqualTo(chinese.shared());
		assertThat(japanese.black().shared()).isEqualTo(Fraction.ZERO);
	}

	@Test
	void eachLivingGroupPaysAStoneUnderMingAndQing() {
		// White lives in two parts, Black in one.
		String drawing = """
				. O . O X . X
				O O O O X X X
				X X X X X . X
				O O O O O X X
				. O . O O X X
				O O O O O X .
				. O O O O X X
				""";
		Count taxed = count(drawing, "ming-qing");
		assertThat(taxed.black().groups()).isEqualTo(1);
		assertThat(taxed.white().groups()).isEqualTo(2);
		assertThat(taxed.white().tax()).isEqualTo(4);
		Count plain = Counting.count(Ending.of(board(drawing)).withKomi(Fraction.ZERO), rules("chinese"));
		assertThat(taxed.marginZi()).isEqualTo(plain.marginZi().plus(1));
		assertThat(taxed.oneSide(Color.BLACK).counted()).isEqualTo(taxed.black().area()).isEqualTo(Fraction.of(21));
		assertThat(taxed.oneSide(Color.WHITE))
				.hasToString("White 2 tens + 8 = 28, 28 − 1 = 27 > 24 1/2");
	}

	@Test
	void groupsInSekiPayNoStoneUnderMingAndQing() {
		Count taxed = count(EYES_IN_SEKI, "ming-qing");
		assertThat(taxed.seki().count()).isEqualTo(9);
		assertThat(taxed.black().groups()).isEqualTo(1);
		assertThat(taxed.black().tax()).isEqualTo(2);
		assertThat(taxed.white().groups()).isEqualTo(1);
		assertThat(taxed.white().tax()).isEqualTo(2);
	}

	@Test
	void underTangAndSongEyePointsDoNotCount() {
		Count count = count("""
				. X O . .
				X X O O .
				. X O . .
				X X O O O
				. X O . .
				""", "tang-song");
		assertThat(count.black().territory()).isEqualTo(3);
		assertThat(count.black().total()).isEqualTo(Fraction.of(1));
		assertThat(count.white().total()).isEqualTo(Fraction.of(5));
		assertThat(count.result()).isEqualTo("W+4");
	}

	@Test
	void theOldestCountIsOfStonesAlone() {
		Count count = count("""
				. X O . .
				X X O O .
				. X O . .
				X X O O O
				. X O . .
				""", "stone-counting");
		assertThat(count.black().total()).isEqualTo(Fraction.of(7));
		assertThat(count.white().total()).isEqualTo(Fraction.of(8));
		assertThat(count.result()).isEqualTo("W+1");
	}

	@Test
	void deadStonesArePrisonersAndTheirPointsTerritory() {
		Position position = board("""
				. X . X O .
				X X X X O O
				X O . X O .
				X X X O O O
				O O O O . O
				. O O O O O
				""");
		PointSet dead = PointSet.of(position.grid(), List.of(Point.parse("B4")));
		Ending ending = Ending.of(position).withDead(dead).withPrisoners(2, 5).withKomi(Fraction.ZERO);
		Count japanese = Counting.count(ending, rules("japanese"));
		assertThat(japanese.black().territory()).isEqualTo(4);
		assertThat(japanese.black().deadEnemies()).isEqualTo(1);
		assertThat(japanese.black().prisoners()).isEqualTo(3);
		assertThat(japanese.black().total()).isEqualTo(Fraction.of(7));
		assertThat(japanese.white().total()).isEqualTo(Fraction.of(9));
		Count chinese = Counting.count(ending, rules("chinese"));
		assertThat(chinese.black().area()).isEqualTo(Fraction.of(15));
		assertThat(chinese.white().area()).isEqualTo(Fraction.of(21));
	}

	@Test
	void aStoneIsHandedOverForEachPassWhereTerritoryIsCountedWithPassStones() {
		Ruleset territory = RulesetReader.read("aga-territory", Map.of("based-on", "aga", "counted", "territory"));
		Game game = Game.start(board("""
				. X O . .
				. X O . .
				. X O . .
				. X O . .
				. X . . .
				"""), Color.BLACK, new PlayingRules(Repetition.SITUATIONAL, false));
		game = game.play(move("X C1")).play(move("O D1")).play(move("X pass")).play(move("O pass"));
		assertThat(Ending.of(game).firstPass()).contains(Color.BLACK);
		Count count = Counting.count(Ending.of(game), territory);
		assertThat(count.black().passStones()).isEqualTo(1);
		assertThat(count.white().passStones()).isEqualTo(1);
		assertThat(Counting.count(Ending.of(game).withPrisoners(3, 0), territory).black().prisoners()).isEqualTo(4);
		assertThat(Counting.count(Ending.of(game), rules("japanese")).black().passStones()).isZero();
	}

	@Test
	void onlyAStoneCanBeDead() {
		Position position = Position.empty(Grid.of(9));
		assertThatIllegalArgumentException()
				.isThrownBy(() -> Ending.of(position).withDead(PointSet.of(position.grid(), 0)))
				.withMessage("no stone stands on [A9], so none can be dead there");
	}

	@Test
	void nothingIsCountedBelowZero() {
		Ending ending = Ending.of(Position.empty(Grid.of(9)));
		List<ThrowingCallable> wrong = List.of(() -> ending.withPrisoners(-1, 0), () -> ending.withPrisoners(0, -1),
				() -> ending.withPasses(-1, 0, Optional.empty()), () -> ending.withPasses(0, -1, Optional.empty()),
				() -> ending.withHandicap(-1), () -> ending.withOvertime(-1, 0), () -> ending.withOvertime(0, -1));
		assertThat(wrong).allSatisfy(call -> assertThatIllegalArgumentException().isThrownBy(call)
				.withMessage("prisoners, passes, handicap, overtime and penalties are 0 or more"));
		assertThatIllegalArgumentException()
				.isThrownBy(() -> new CountingRules(Counted.AREA, Tax.NONE, Sharing.NONE, Compensation.NONE, false, -1,
						Optional.empty()))
				.withMessage("an overtime period costs 0 points or more, not -1");
	}

	@Test
	void anEmptyBoardIsADrawButForKomi() {
		Count count = Counting.count(Ending.of(Position.empty(Grid.of(9))), rules("chinese"));
		assertThat(count.result()).isEqualTo("W+7.5");
		assertThat(count.shared().isEmpty()).isTrue();
		assertThat(count.oneSide(Color.BLACK).counted()).isEqualTo(Fraction.parse("40½"));
	}

	/** Enough spaces, divided as the stones at them are, for a common denominator beyond 64 bits. */
	@Test
	void manySharedSpacesAreDividedExactly() {
		Ruleset byStones = RulesetReader.read("own", Map.of("based-on", "ing", "sharing", "by-stones", "komi", "0"));
		List<Fraction> parts = IntStream.rangeClosed(1, 60).mapToObj(n -> Fraction.of(1, n)).toList();
		Fraction sum = parts.stream().reduce(Fraction.ZERO, Fraction::plus);
		assertThat(parts.stream().reduce(sum, Fraction::minus)).isEqualTo(Fraction.ZERO);
		assertThat(sum.compareTo(Fraction.parse("4.67"))).isPositive();
		assertThat(sum.compareTo(Fraction.parse("4.68"))).isNegative();
		assertThat(Counting.count(Ending.of(divided(184, 44, 37)), byStones).result()).isEqualTo("B+7");
	}

	@Test
	void anEndingIsOfOneBoard() {
		assertThatIllegalArgumentException()
				.isThrownBy(() -> Ending.of(Position.empty(Grid.of(9))).withDead(PointSet.none(Grid.of(19))))
				.withMessage("the dead stones are of a 19x19 board, the position of a 9x9 one");
	}
}
