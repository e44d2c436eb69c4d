package org.gobanbridge.rules.sgf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.gobanbridge.rules.AsciiBoard.board;
import static org.gobanbridge.rules.AsciiBoard.move;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.Illegality;
import org.gobanbridge.rules.PlayingRules;
import org.gobanbridge.rules.Point;
import org.gobanbridge.rules.Repetition;
import org.gobanbridge.rules.history.Game;
import org.gobanbridge.rules.score.Counting;
import org.gobanbridge.rules.score.Ending;
import org.gobanbridge.rules.score.Fraction;
import org.gobanbridge.rules.score.Ruleset;
import org.gobanbridge.rules.score.Rulesets;
import org.gobanbridge.rules.sgf.SgfResult.Manner;
import org.gobanbridge.rules.sgf.SgfResult.NoWinner;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a record means: komi, result, edits between moves, illegal moves that stood. */
class SgfGameTest {
	private static final PlayingRules SIMPLE = new PlayingRules(Repetition.SIMPLE_KO, false);

	private static SgfGame read(String sgf) throws SgfException {
		return SgfReader.read(sgf.getBytes(StandardCharsets.UTF_8)).getFirst();
	}

	private static List<String> points(org.gobanbridge.rules.PointSet set) {
		return set.points().stream().map(Point::toString).toList();
	}

	@Test
	void stonesSetUpBetweenMovesAreAnEditOfThePosition() throws SgfException {
		SgfGame game = read("(;SZ[5];B[bb];W[dd];AB[cc]AW[bb]AE[dd]PL[W];W[aa];B[ee])");
		assertThat(game.moves()).containsExactly(move("X B4"), move("O D2"), move("O A5"), move("X E1"));
		assertThat(game.movesBeforeEdits()).hasSize(2);
		SgfEdit edit = game.edits().getFirst();
		assertThat(game.edits()).hasSize(1);
		assertThat(edit.afterMove()).isEqualTo(2);
		assertThat(points(edit.black())).containsExactly("C3");
		assertThat(points(edit.white())).containsExactly("B4");
		assertThat(points(edit.empty())).containsExactly("D2");
		assertThat(edit.toPlay()).isEqualTo(Color.WHITE);
		SgfReplay replay = SgfReplay.of(game, SIMPLE);
		assertThat(replay.illegal()).isEmpty();
		assertThat(replay.games().get(2).position()).isEqualTo(board("""
				. . . . .
				. O . . .
				. . X . .
				. . . . .
				. . . . .
				"""));
		assertThat(replay.end().position()).isEqualTo(board("""
				O . . . .
				. O . . .
				. . X . .
				. . . . .
				. . . . X
				"""));
		assertThat(replay.end().moveNumber()).isEqualTo(4);
	}

	@Test
	void anEditSaysWhoPlaysElseTheNextMoveDoesElseTheTurnStays() throws SgfException {
		assertThat(read("(;SZ[9];B[aa];AW[bb]PL[B];W[cc])").edits().getFirst().toPlay()).isEqualTo(Color.BLACK);
		assertThat(read("(;SZ[9];B[aa];AW[bb];B[cc])").edits().getFirst().toPlay()).isEqualTo(Color.BLACK);
		assertThat(read("(;SZ[9];B[aa];AW[bb])").edits().getFirst().toPlay()).isEqualTo(Color.WHITE);
	}

	@Test
	void aTurnGivenToOneSideIsAnEditWithoutStones() throws SgfException {
		SgfGame game = read("(;SZ[9];B[aa];PL[B];B[bb];PL[W];W[cc])");
		SgfEdit edit = game.edits().getFirst();
		assertThat(game.edits()).hasSize(1);
		assertThat(edit.black().isEmpty() && edit.white().isEmpty() && edit.empty().isEmpty()).isTrue();
		assertThat(edit.toPlay()).isEqualTo(Color.BLACK);
		assertThat(SgfReplay.of(game, SIMPLE).illegal()).isEmpty();
	}

	@ParameterizedTest
	@ValueSource(strings = {"(;SZ[9]PL[B];B[aa]PL[W];W[bb]PL[B])", "(;SZ[9];B[aa]PL[B];W[bb]PL[W];B[cc])",
			"(;SZ[9];B[aa];AB[aa];AE[bb];W[cc])", "(;SZ[9];B[aa]PL[W];W[bb])", "(;SZ[9]B[aa]PL[B];W[bb])"})
	void whatChangesNothingIsNoEdit(String sgf) throws SgfException {
		assertThat(read(sgf).edits()).isEmpty();
		assertThat(SgfReplay.of(read(sgf), SIMPLE).illegal()).isEmpty();
	}

	@Test
	void anEditIsMadeOnTheBoardThatTheMovesHaveLeft() throws SgfException {
		// White's stone in the corner is captured by the third move and put back by hand.
		SgfGame game = read("(;SZ[3];B[ba];W[aa];B[ab];AW[aa])");
		assertThat(points(game.edits().getFirst().white())).containsExactly("A3");
		assertThat(SgfReplay.of(game, SIMPLE).end().position()).isEqualTo(board("""
				O X .
				X . .
				. . .
				"""));
	}

	@Test
	void anIllegalMoveThatStoodStaysInTheGameWithItsReason() throws SgfException {
		SgfGame game = read("(;SZ[5];B[ab];W[ba];B[bb];W[ee];B[aa];W[ed];B[aa];B[cc];B[cc];W[cc];B[dd])");
		SgfReplay replay = SgfReplay.of(game, SIMPLE);
		assertThat(replay.illegal()).map(illegal -> illegal.number() + " " + illegal.reason()).containsExactly(
				"7 OCCUPIED", "8 WRONG_TURN", "9 OCCUPIED", "10 OCCUPIED");
		assertThat(replay.games()).hasSize(12);
		assertThat(replay.end().position()).isEqualTo(board("""
				X O . . .
				X X . . .
				. . O . .
				. . . X O
				. . . . O
				"""));
	}

	@Test
	void aStonePutOnAnotherTakesItsPlaceAndWhatThenHasNoLiberty() throws SgfException {
		SgfGame game = read("(;SZ[3]AB[aa]AW[ba][bb][cb];W[aa];B[ab])");
		SgfReplay replay = SgfReplay.of(game, SIMPLE);
		assertThat(replay.illegal().getFirst().reason()).isEqualTo(Illegality.OCCUPIED);
		assertThat(replay.end().position()).isEqualTo(board("""
				O O .
				X O O
				. . .
				"""));
		assertThat(replay.end().capturedBy(Color.WHITE)).isZero();
	}

	@Test
	void aKoTakenBackAtOnceStandsAndTheGameGoesOn() throws SgfException {
		SgfGame game = read("(;SZ[4]AB[ba][ab][bc]AW[ca][bb][db][cc]PL[B];B[cb];W[bb];B[dd])");
		SgfReplay replay = SgfReplay.of(game, SIMPLE);
		assertThat(replay.illegal()).singleElement()
				.isEqualTo(new SgfReplay.IllegalMove(2, move("O B3"), Illegality.KO));
		Game end = replay.end();
		assertThat(end.capturedBy(Color.BLACK)).isEqualTo(1);
		assertThat(end.capturedBy(Color.WHITE)).isEqualTo(1);
		assertThat(end.moveNumber()).isEqualTo(3);
	}

	@Test
	void theNodeOfAMoveHasItsClockAndComment() throws SgfException {
		SgfGame game = read(
				"(;SZ[9]TM[1800]OT[3x30 byo-yomi];B[aa]BL[1799.5];;W[bb]WL[12]OW[3]C[late](;B[cc])(;B[dd]))");
		assertThat(game.info("TM")).contains("1800");
		assertThat(game.info("OT")).contains("3x30 byo-yomi");
		assertThat(game.node(1).property("BL").flatMap(SgfProperty::number).orElseThrow())
				.isEqualByComparingTo("1799.5");
		assertThat(game.node(2).property("OW").flatMap(SgfProperty::number).orElseThrow()).isEqualByComparingTo("3");
		assertThat(game.node(2).property("C").map(SgfProperty::text)).contains("late");
		assertThat(game.tree().children(3).toArray()).containsExactly(4, 5);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|',
			value = {"KM[6.5]|13/2", "KM[-4.5]|-9/2", "KM[0]|0", "KM[7,5]|15/2", "KM[.5]|1/2", "KM[8.]|8",
					"KM[375]|15/2", "KM[325]|13/2", "KM[275]|11/2", "KM[350]|7", "KM[750]|15/2", "KM[650]|13/2",
					"KM[550]|11/2",
					"KM[700]|7", "KM[3.75]|15/2", "KM[3.25]|13/2", "KM[2.75]|11/2", "KM[0.500000]|1/2", "KM[50]|50",
					"KM[50]AP[foxwq]|1/2", "KM[50]AP[GNU Go:3.8]AP[foxwq]|1/2", "KM[3又3/4子]|15/2", "KM[15/4子]|15/2",
					"KM[3¾子]|15/2",
					"KM[6目半]|13/2",
					"KM[6.5目]|13/2"})
	void komiIsToldInPoints(String properties, String points) throws SgfException {
		assertThat(read("(;SZ[19]" + properties + ")").komiPoints()).contains(Fraction.parse(points));
	}

	@Test
	void aKomiThatMeansSomethingElseThanItSaysIsNamed() throws SgfException {
		assertThat(read("(;SZ[19]KM[375])").warnings())
				.containsExactly("line 1, column 9: KM[375] is taken for a komi of 7.5 points");
		assertThat(read("(;SZ[19]KM[6.5])").warnings()).isEmpty();
		SgfGame words = read("(;SZ[19]KM[reverse])");
		assertThat(words.komiPoints()).isEmpty();
		assertThat(words.warnings()).singleElement().asString().contains("KM[reverse] is no komi");
	}

	private static SgfResult won(Color winner, String points) {
		return new SgfResult.OnPoints(winner, Fraction.parse(points));
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|',
			value = {"B+3.5|BLACK|3.5", "W+0.5|WHITE|0.5", "W+6 3/5|WHITE|6 3/5", "B+1 5/6|BLACK|1 5/6",
					"b + 2|BLACK|2", "W+24.0|WHITE|24", "B+7.50|BLACK|7.5", "W+1/4子|WHITE|0.5", "黑胜2又3/4子|BLACK|5.5",
					"白胜1/4子|WHITE|0.5",
					"黑勝四分之三子|BLACK|1.5", "白勝一又四分之一子|WHITE|2.5", "黒6目半|BLACK|6.5", "白3目半勝ち|WHITE|3.5", "白半目胜|WHITE|0.5",
					"黒番十二目勝|BLACK|12", "흑 5집반승|BLACK|5.5", "백반집승|WHITE|0.5", "黑胜１．５目|BLACK|1.5",
					"Black wins by 3.5|BLACK|3.5"})
	void aMarginIsToldInPoints(String text, Color winner, String points) {
		assertThat(SgfResult.parse(text, Grid.of(19))).isEqualTo(won(winner, points));
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {"B+3.5 (after counting)|BLACK|3.5", "B+3.5?|BLACK|3.5", "W+12, moku|WHITE|12",
			"W+0.5 points after komi|WHITE|0.5", "黑胜2又3/4子(数后)|BLACK|5.5", "Black wins by 7 on the board|BLACK|7"})
	void wordsBehindAMarginLeaveItAMargin(String text, Color winner, String points) {
		assertThat(SgfResult.parse(text, Grid.of(19))).isEqualTo(won(winner, points));
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|',
			value = {"B+12 (W resigned)|BLACK|RESIGNATION", "W+3.5 by resignation|WHITE|RESIGNATION",
					"B+20 (White ran out of time)|BLACK|TIME", "B+5 forfeit|BLACK|FORFEIT",
					"黑胜3子，白中盘认输|BLACK|RESIGNATION"})
	void wordsThatSpeakOfAnotherEndMakeItNoMargin(String text, Color winner, Manner manner) {
		assertThat(SgfResult.parse(text, Grid.of(19))).isEqualTo(new SgfResult.Otherwise(winner, manner));
	}

	@ParameterizedTest
	@ValueSource(
			strings = {"B+0", "B+1/0", "B+99999999999", "B+0.0", "B+3.5 or 4.5", "W+3 stones", "B+3.5.1", "W+1/2/3"})
	void aNumberThatIsNoMarginStaysInWords(String text) {
		assertThat(SgfResult.parse(text, Grid.of(19))).isEqualTo(new SgfResult.InWords(text));
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {"B+R|BLACK|RESIGNATION", "W+Resign|WHITE|RESIGNATION", "B+T|BLACK|TIME",
			"W+Time|WHITE|TIME", "W+Time Over|WHITE|TIME", "B+F|BLACK|FORFEIT", "W+Forfeit|WHITE|FORFEIT",
			"W+Illegal|WHITE|FORFEIT", "W+Repetition|WHITE|FORFEIT", "W+|WHITE|UNSAID", "B+?|BLACK|UNSAID",
			"W+ (but Black does not lose)|WHITE|UNSAID", "黑中盘胜|BLACK|RESIGNATION", "白中押し勝ち|WHITE|RESIGNATION",
			"흑불계승|BLACK|RESIGNATION", "白超时负|BLACK|TIME", "黒時間切れ負け|WHITE|TIME", "白反则负|BLACK|FORFEIT", "黑胜|BLACK|UNSAID",
			"Black resigns. W 133.5 B 81.0|WHITE|RESIGNATION", "White wins by resignation|WHITE|RESIGNATION",
			"Black lost on time|WHITE|TIME", "white wins by time|WHITE|TIME", "黑勝 中盤|BLACK|RESIGNATION"})
	void aWinWithoutCountingSaysHow(String text, Color winner, Manner manner) {
		assertThat(SgfResult.parse(text, Grid.of(19))).isEqualTo(new SgfResult.Otherwise(winner, manner));
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|',
			value = {"0|DRAW", "Draw|DRAW", "Jigo|DRAW", "和棋|DRAW", "持碁|DRAW", "무승부|DRAW", "Void|VOID",
					"no result|VOID", "無勝負|VOID", "Both lost|BOTH_LOST", "両者負け|BOTH_LOST", "打ち掛け|SUSPENDED",
					"?|UNKNOWN"})
	void aGameNobodyHasWonIsToldApart(String text, NoWinner result) {
		assertThat(SgfResult.parse(text, Grid.of(19))).isEqualTo(result);
	}

	@Test
	void wordsThatAreNotUnderstoodAreKept() {
		assertThat(SgfResult.parse("see the comment", Grid.of(19))).isEqualTo(new SgfResult.InWords("see the comment"));
		assertThat(SgfResult.parse("9".repeat(5000), Grid.of(19))).isInstanceOf(SgfResult.InWords.class);
	}

	@ParameterizedTest
	@ValueSource(strings = {"B+3.5", "W+R", "B+T", "W+F", "B+", "0", "Void", "Both lost", "?"})
	void aResultIsWrittenAsItIsRead(String text) {
		assertThat(SgfResult.parse(text, Grid.of(19)).text()).isEqualTo(text);
	}

	@Test
	void suspendedPlayIsVoidInSgf() {
		assertThat(NoWinner.SUSPENDED.text()).isEqualTo("Void");
		assertThat(SgfResult.parse("打ち掛け", Grid.of(19)).text()).isEqualTo("Void");
	}

	@Test
	void aRecordWithoutResultHasNoOutcome() throws SgfException {
		assertThat(read("(;SZ[9])").outcome()).isEqualTo(Optional.empty());
	}

	@Test
	void handicapStonesThatAFoxRecordLeavesOutAreWhereTheyUsuallyStand() throws SgfException {
		SgfGame game = read("(;SZ[19]HA[6]DT[2020-01-01]AP[foxwq];W[cn];B[fq])");
		assertThat(points(game.setup().stones(Color.BLACK))).containsExactlyInAnyOrder("Q16", "D4", "Q4", "D16", "D10",
				"Q10");
		assertThat(game.toPlay()).isEqualTo(Color.WHITE);
		assertThat(game.warnings()).singleElement().asString().contains("HA[6]", "put where they usually stand");
		SgfGame old = read("(;SZ[19]HA[7]DT[2016-01-01]AP[foxwq];W[cn])");
		assertThat(points(old.setup().stones(Color.BLACK))).containsExactlyInAnyOrder("Q16", "D4", "Q4", "D16", "K16",
				"K4", "K10");
	}

	@Test
	void handicapStonesAreNotGuessedWhereAMoveIsOnTheirPoint() throws SgfException {
		SgfGame side = read("(;SZ[19]HA[6]DT[2020-01-01]AP[foxwq];W[dj];B[fq])");
		assertThat(points(side.setup().stones(Color.BLACK))).contains("K16", "K4").doesNotContain("D10");
		SgfGame corner = read("(;SZ[19]HA[6]AP[foxwq];W[dd];B[fq])");
		assertThat(corner.setup().occupied().isEmpty()).isTrue();
		assertThat(read("(;SZ[19]HA[2]AP[foxwq];B[dd];B[pp];W[cc])").warnings()).isEmpty();
	}

	/** An edit forgets the repetitions before it, but not who passed. */
	@Test
	void passesBeforeAnEditCountToo() throws SgfException {
		Ruleset rules = Rulesets.named("wmsg-2008").orElseThrow();
		SgfGame game = read("(;SZ[5]RU[WMSG];B[bb];W[];B[cc];AB[dd];W[aa];B[])");
		Ending ending = SgfReplay.of(game, rules.playing()).ending();
		assertThat(ending.firstPass()).contains(Color.WHITE);
		assertThat(ending.whitePasses()).isEqualTo(1);
		assertThat(ending.blackPasses()).isEqualTo(1);
		assertThat(Counting.count(ending, rules).white().komi()).isEqualTo(Fraction.parse("7.5"));
	}

	/** Hundredths make half points, and nobody plays for more than sixtieths of one. */
	@ParameterizedTest
	@ValueSource(strings = {"KM[401]", "KM[333]", "KM[0.000001 1/9999]", "KM[1/61]",
			"KM[6.543]", "KM[65100]", "KM[99999]"})
	void aKomiOfOddPartsIsNotUnderstood(String properties) throws SgfException {
		SgfGame game = read("(;SZ[19]" + properties + ")");
		assertThat(game.komiPoints()).isEmpty();
		assertThat(game.warnings()).singleElement().asString().contains(properties + " is no komi");
	}

	@Test
	void quartersAreZiWhereTheyAreUsualOrTheServerIsChinese() throws SgfException {
		assertThat(read("(;SZ[19]KM[5.25])").komiPoints()).contains(Fraction.parse("5.25"));
		assertThat(read("(;SZ[19]KM[5.25]AP[foxwq])").komiPoints()).contains(Fraction.parse("10.5"));
		assertThat(read("(;SZ[19]KM[-3.75])").komiPoints()).contains(Fraction.parse("-7.5"));
		assertThat(read("(;SZ[19]KM[5.25子])").komiPoints()).contains(Fraction.parse("10.5"));
	}

	/** Ming and Qing: two stones each on the corner stars, and White begins. */
	@Test
	void afterSeatStonesAloneWhiteBegins() throws SgfException {
		assertThat(read("(;SZ[19]AB[dd][pp]AW[dp][pd])").toPlay()).isEqualTo(Color.WHITE);
		assertThat(read("(;SZ[19]AB[dd][pp]AW[dp][pd]PL[B])").toPlay()).isEqualTo(Color.BLACK);
		assertThat(read("(;SZ[19]AB[dd][pp]AW[dp][pd];B[qf])").toPlay()).isEqualTo(Color.BLACK);
		assertThat(read("(;SZ[19]AB[dd][pd]AW[dp][pp])").toPlay()).isEqualTo(Color.BLACK);
	}

	/** 黑胜185子: Black has won and has 185 zi; by so much nobody can win. */
	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {"19|黑胜185子", "19|白勝177子", "19|B+185zi", "19|B+723", "9|B+163", "9|黑胜45子",
			"13|W+400"})
	void aCountIsNoMargin(int size, String text) throws SgfException {
		SgfGame game = read("(;SZ[" + size + "]RE[" + text + "])");
		assertThat(game.outcome()).contains(new SgfResult.InWords(text));
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {"19|B+371.5|371.5", "19|黑胜100子|200", "9|B+81|81", "9|黑胜20子|40"})
	void aLargeMarginIsOne(int size, String text, String points) throws SgfException {
		assertThat(read("(;SZ[" + size + "]RE[" + text + "])").outcome()).contains(won(Color.BLACK, points));
	}
}
