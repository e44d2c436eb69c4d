package org.gobanbridge.app.desk;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.gobanbridge.app.live.Guide;
import org.gobanbridge.core.board.Lever;
import org.gobanbridge.core.game.Declaration;
import org.gobanbridge.core.incident.IncidentKind;
import org.gobanbridge.core.incident.Penalty;
import org.gobanbridge.core.incident.PenaltyLevel;
import org.gobanbridge.core.incident.Ruling;
import org.gobanbridge.core.incident.RulingOption;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Point;
import org.junit.jupiter.api.Test;

class CaseTextTest {
	private static final CaseText ENGLISH = new CaseText(CaseWords.english(), 100);
	private static final CaseText CHINESE = new CaseText(CaseWords.chinese(), 100);

	@Test
	void anIncidentIsShownWithBothBoardsAndAllThatARefereeNeeds() {
		DeskGame game = new DeskGame(5, "Ann", "Bob").play("X C3", "O D4", "O B2").hold(2_000);
		assertThat(String.join("\n", ENGLISH.whole(game.file(1)))).isEqualTo("""
				Incident 1, two-moves: White played twice: B2

				State          open
				Game           game 1, Black (Ann) against White (Bob), judged by: Chinese competition rules, older
				               text
				When           0:00:03.200 after the beginning, after move 2, Black to play
				Who            White (Bob)
				Seen           by the board: still in order at 0:00:02.200, found at 0:00:03.200

				Just before, at    Just after, at
				0:00:02.200        0:00:03.200
				   A B C D E          A B C D E
				 5 . . . . .  5     5 . . . . .  5
				 4 . . . O .  4     4 . . . O .  4
				 3 . . X . .  3     3 . . X . .  3
				 2 .[.]. . .  2     2 .[O]. . .  2
				 1 . . . . .  1     1 . . . . .  1
				   A B C D E          A B C D E

				X Black, O White, . empty, [ ] differs
				One point differs: empty -> white: B2

				The rules say  article 8(1): Who plays twice running, although the other side has not passed, loses.
				Proposed       loss
				May be ruled   loss; void (the move is void, play again); void-lose-turn (void, turn lost);
				               let-stand (let the move stand); restore (restore the board); accept (accept as it
				               lies); warning (restore the board, with a warning); dropped (stone was dropped, play
				               anywhere); no-result (no result); replay (replay the game); dismiss (nothing was
				               wrong)
				To be claimed  before the result; there is none yet
				To put right   1 of 1 left: take white off: B2""");
	}

	@Test
	void aStoneThatCameUnderAHandIsAmongWhatDiffers() {
		DeskGame game = new DeskGame(5, "", "").play("X C3", "O D4").lay("? B2", "? A5").hold(1_000).lay("O B2", ". A5")
				.hold(4_000);
		assertThat(ENGLISH.whole(game.file(1))).contains("One point differs: hidden -> white: B2",
				"X Black, O White, . empty, ? hidden by a hand, or not read, [ ] differs");
	}

	@Test
	void whatIsDoneIsNoLongerLeft() {
		DeskGame game = new DeskGame(9, "", "").play("X C3", "O G7", "X G3", "O C7").take("C3", "G7", "G3").hold(6_000);
		CaseFile before = game.file(1);
		assertThat(told(before, "To put right")).isEqualTo("3 of 3 left: put white: G7; put black: C3 G3");
		game.play("X C3").hold(3_000);
		assertThat(told(game.file(1), "To put right")).isEqualTo("2 of 3 left: put white: G7; put black: G3");
		game.play("O G7", "X G3").hold(3_000);
		assertThat(told(game.file(1), "To put right")).isEqualTo("all done, 3 points: put white: G7; put black: C3 G3");
		assertThat(told(game.file(1), "State")).isEqualTo("put right on the board");
	}

	@Test
	void untilWhenItMayBeClaimedIsToldAndWhenThatHasPassed() {
		DeskGame game = new DeskGame(5, "Ann", "Bob", "chinese-2002").play("X C3", "O D4", "O B2").hold(2_000);
		assertThat(told(game.file(1), "To be claimed"))
				.isEqualTo("by Black (Ann) before his own next move; it has not been made yet");
		assertThat(CHINESE.whole(game.file(1))).contains("提出期限  黑方（Ann）须在自己下一手之前提出；该手未下，尚可提出");
		assertThat(CaseJson.whole(game.file(1)).get("claim"))
				.hasToString("{\"window\":\"next-move\",\"passed\":false,\"by\":\"black\"}");
		game.take("B2").hold(3_000);
		assertThat(told(game.file(1), "To be claimed")).endsWith("it has not been made yet");
		game.play("X D3");
		assertThat(told(game.file(1), "To be claimed")).endsWith("it has been made: later only if both agree");
		assertThat(CHINESE.whole(game.file(1))).contains("提出期限  黑方（Ann）须在自己下一手之前提出；该手已下，期限已过，双方同意方可处理");
		assertThat(CaseJson.whole(game.file(1)).get("claim").get("passed").booleanValue()).isTrue();
	}

	@Test
	void aCaseThatNobodyIsBlamedForMayBeClaimedByEither() {
		DeskGame game = new DeskGame(5, "", "", "chinese-2002").play("X C3", "O D4", "X B2").take("C3").hold(6_000);
		assertThat(told(game.file(1), "To be claimed")).startsWith("by either player")
				.endsWith("not both have moved yet");
		game.play("O A1");
		assertThat(told(game.file(1), "To be claimed")).endsWith("not both have moved yet");
		game.play("X A3");
		assertThat(told(game.file(1), "To be claimed")).endsWith("both have moved: later only if both agree");
	}

	@Test
	void capturedStonesThatAreLeftWereToBeClaimedBeforeTheAnswer() {
		DeskGame game = new DeskGame(5, "", "", "chinese-2002").play("X A2", "O A1", "X B1", "O E5").hold(8_000);
		assertThat(game.file(1).incident().kind()).isEqualTo(IncidentKind.CAPTURED_LEFT);
		assertThat(told(game.file(1), "To be claimed"))
				.isEqualTo("by White before his own next move; it has been made: later only if both agree");
	}

	@Test
	void aLeverBeforeTheStoneIsToldWithTheReadingThatProvesIt() {
		DeskGame game = new DeskGame(5, "Ann", "Bob", "chinese-2002").play("X C3", "O D4").press(Lever.BLACK).hold(400)
				.play("X B2").hold(1_000);
		CaseFile file = game.file(1);
		assertThat(told(file, "Seen"))
				.isEqualTo("the lever was pressed at 0:00:02.200; 0.4 s later the board was still as before");
		assertThat(told(file, "The rules say")).startsWith("The clock is pressed after the stone is down");
		assertThat(told(file, "Proposed")).contains("warning");
		assertThat(String.join("\n", CHINESE.whole(file))).contains("0:00:02.200按钟，0.4秒后棋盘仍与之前相同", "黑方未落子就按钟：B2");
		assertThat(CaseJson.whole(file).get("early").textValue()).isEqualTo("stone");
	}

	@Test
	void whatTheKoreanRulesSayOfCapturedStonesTheyDoNotSayOfTheStone() {
		DeskGame stone = new DeskGame(5, "", "", "korean-2024").play("X A2", "O D4").press(Lever.BLACK).hold(400)
				.play("X B2").hold(1_000);
		assertThat(told(stone.file(1), "The rules say")).isEqualTo("The rules say nothing; the referee decides.");
		DeskGame captures = new DeskGame(5, "", "", "korean-2024").play("X A2", "O A1", "X B1").press(Lever.BLACK)
				.hold(1_400);
		assertThat(told(captures.file(1), "The rules say")).startsWith("Captured stones come off before the clock");
		assertThat(captures.file(1).incident().points()).containsExactly(Point.parse("A1"));
		assertThat(told(captures.file(1), "Proposed")).contains("2 points");
	}

	@Test
	void untilTheResultItMayBeClaimedAndARulingEndsThat() {
		DeskGame game = new DeskGame(5, "Ann", "Bob").play("X C3", "O D4", "O B2").hold(2_000).take("B2").hold(3_000)
				.play("X D3", "O E3");
		assertThat(told(game.file(1), "To be claimed")).isEqualTo("before the result; there is none yet");
		game.declare(Declaration.WHITE_RESIGNS, Optional.empty(), Optional.empty()).join();
		assertThat(told(game.file(1), "To be claimed"))
				.isEqualTo(
						"before the result; there is one: no player may claim it any more, the referee may still rule");
		DeskGame ruled = new DeskGame(5, "Ann", "Bob").play("X C3", "O D4", "O B2").hold(2_000);
		ruled.rule(OptionalInt.of(1), Ruling.of(RulingOption.RESTORE));
		assertThat(ENGLISH.whole(ruled.file(1))).noneMatch(line -> line.startsWith("To be claimed"));
		assertThat(CaseJson.whole(ruled.file(1)).has("claim")).isFalse();
	}

	@Test
	void rulingsAndWithdrawalsAreToldInOrder() {
		DeskGame game = new DeskGame(5, "Ann", "Bob").play("X C3", "O D4", "O B2").hold(2_000);
		game.rule(OptionalInt.of(1), new Ruling(Optional.of(RulingOption.RESTORE),
				new Penalty(PenaltyLevel.WARNING, 0), Optional.of(Color.WHITE), Optional.of("Li\u001b[2J"),
				Optional.of("he\nsaid so")));
		assertThat(told(game.file(1), "What was done"))
				.isEqualTo("0:00:05.800 restore the board, White: warning, number 1, "
						+ "by Li\uFFFD[2J, \"he said so\"");
		assertThat(told(game.file(1), "State")).isEqualTo("ruled");
		game.withdraw(Optional.empty());
		assertThat(told(game.file(1), "State")).isEqualTo("open");
		assertThat(told(game.file(1), "What was done")).endsWith(" - withdrawn");
		game.rule(OptionalInt.of(1), Ruling.of(RulingOption.DISMISS));
		assertThat(ENGLISH.whole(game.file(1))).filteredOn(line -> line.startsWith("What was done")).hasSize(2);
	}

	@Test
	void aSecondWarningIsAnIncidentThatSaysSo() {
		DeskGame game = new DeskGame(5, "Ann", "Bob").play("X C3", "O D4", "O B2").hold(2_000);
		Ruling warning = new Ruling(Optional.empty(), new Penalty(PenaltyLevel.WARNING, 0), Optional.of(Color.WHITE),
				Optional.empty(), Optional.of("noise"));
		game.rule(OptionalInt.empty(), warning);
		game.rule(OptionalInt.of(1), Ruling.of(RulingOption.WARNING));
		CaseFile loss = game.now().cases().getLast();
		assertThat(told(loss, "The rules say")).contains("the warnings that lose a game are reached (2)");
		assertThat(told(loss, "Proposed")).isEqualTo("loss");
		game.withdraw(Optional.empty());
		assertThat(told(game.now().cases().getLast(), "State"))
				.isEqualTo("superseded: the ruling of which it came was withdrawn");
	}

	@Test
	void whatIsSupersededSaysByWhat() {
		DeskGame game = new DeskGame(5, "Ann", "Bob").play("X C3", "O D4", "O B2").hold(2_000);
		game.declare(Declaration.BLACK_RESIGNS, Optional.empty(), Optional.empty()).join();
		assertThat(told(game.file(1), "State")).isEqualTo("superseded: the game has ended");
		assertThat(told(game.file(1), "What was done")).isEqualTo("0:00:05.800 superseded: the game has ended");
		assertThat(new CaseText(CaseWords.english(), 200).list(game.now().cases(), 1).getLast())
				.endsWith("White played twice: B2; superseded: the game has ended");
		assertThat(CHINESE.whole(game.file(1))).contains("状态      已失效：对局已结束");
		assertThat(CaseJson.whole(game.file(1)).get("closings").get(0).get("supersededBy"))
				.hasToString("{\"event\":\"game-ended\"}");
	}

	@Test
	void anAnsweredStoneIsNotSaidToBeDoneBeforeTheRuling() {
		DeskGame game = new DeskGame(5, "Ann", "Bob").play("X C3", "O D4", "O B2").hold(2_000).play("X A1");
		assertThat(game.now().state().moves()).hasSize(4);
		assertThat(told(game.file(1), "To put right")).startsWith("nothing before the ruling: play went on");
		assertThat(CaseJson.whole(game.file(1)).get("left").intValue()).isZero();
		game.rule(OptionalInt.of(1), Ruling.of(RulingOption.LET_STAND));
		assertThat(ENGLISH.whole(game.file(1))).noneMatch(line -> line.startsWith("To put right"));
	}

	@Test
	void afterARulingItIsToldWhatTheBoardMustShow() {
		DeskGame game = new DeskGame(5, "Ann", "Bob").play("X C3", "O D4", "O B2").hold(2_000);
		game.rule(OptionalInt.of(1), Ruling.of(RulingOption.VOID));
		assertThat(told(game.file(1), "To put right"))
				.isEqualTo("as ruled, still to be done: take white off: B2");
		DeskGame accepted = new DeskGame(5, "Ann", "Bob").play("X C3", "O D4", "O B2").hold(2_000);
		accepted.rule(OptionalInt.of(1), Ruling.of(RulingOption.ACCEPT));
		assertThat(ENGLISH.whole(accepted.file(1))).noneMatch(line -> line.startsWith("To put right"));
	}

	@Test
	void whatARulingLeftToBePutRightIsToldUntilItIsDoneWhateverIsPlayed() {
		DeskGame game = new DeskGame(5, "Ann", "Bob").play("X C3", "O D4", "O B2").hold(2_000);
		game.rule(OptionalInt.of(1), new Ruling(Optional.empty(), new Penalty(PenaltyLevel.WARNING, 0),
				Optional.empty(), Optional.empty(), Optional.empty()));
		assertThat(told(game.file(1), "To put right")).as("a penalty alone").isEqualTo(
				"as ruled, still to be done: take white off: B2");
		game.play("X E1").hold(1_000);
		assertThat(told(game.file(1), "To put right")).as("played on").endsWith("take white off: B2");
		assertThat(Guide.in(game.now().state()).steps()).hasSize(1);
		game.take("B2").hold(2_000);
		assertThat(ENGLISH.whole(game.file(1))).as("done").noneMatch(line -> line.startsWith("To put right"));
		assertThat(Guide.in(game.now().state()).steps()).isEmpty();
	}

	@Test
	void whatAResultClosedIsOpenAgainWhenItIsWithdrawn() {
		DeskGame game = new DeskGame(5, "Ann", "Bob").play("X C3", "O D4", "O B2").hold(2_000);
		game.rule(OptionalInt.empty(), new Ruling(Optional.of(RulingOption.LOSS), Penalty.NONE,
				Optional.of(Color.WHITE), Optional.empty(), Optional.empty()));
		assertThat(told(game.file(1), "State")).isEqualTo("superseded: the game has ended");
		game.withdraw(Optional.empty());
		assertThat(told(game.file(1), "State")).isEqualTo("open");
	}

	@Test
	void stonesToBePutBackAfterACountAreGuided() {
		DeskGame game = new DeskGame(5, "Ann", "Bob").play("X C3", "O D4").hold(2_000);
		game.declare(Declaration.GAME_OVER, Optional.empty(), Optional.empty()).join();
		game.take("C3").hold(3_000);
		game.declare(Declaration.RESUME, Optional.empty(), Optional.empty()).join();
		Guide guide = Guide.in(game.hold(2_000).now().state());
		assertThat(guide.steps()).extracting(step -> step.remedy().point().toString()).containsExactly("C3");
		assertThat(guide.scattered()).isTrue();
		assertThat(guide.ruled()).isFalse();
	}

	@Test
	void whatARulingTakesOutOfTheRecordIsToBeTakenOffAndWhatItHadCapturedPutBackTheAnswerStays() {
		DeskGame game = new DeskGame(5, "", "").play("X A2", "O A1", "X E5", "X B1").take("A1").play("O E1");
		assertThat(game.file(1).incident().kind()).isEqualTo(IncidentKind.TWO_MOVES);
		game.rule(OptionalInt.of(1), Ruling.of(RulingOption.VOID));
		assertThat(told(game.file(1), "To put right"))
				.isEqualTo("as ruled, still to be done: put white: A1; take black off: B1");
	}

	@Test
	void aWarningForWhatWasReportedIsAWarningAlone() {
		DeskGame game = new DeskGame(5, "Ann", "Bob").play("X C3", "O D4");
		game.rule(OptionalInt.empty(),
				new Ruling(Optional.of(RulingOption.WARNING), new Penalty(PenaltyLevel.WARNING, 0),
						Optional.of(Color.WHITE), Optional.of("Li"), Optional.empty()));
		assertThat(told(game.file(1), "May be ruled")).startsWith("warning; loss").doesNotContain("restore");
		assertThat(told(game.file(1), "What was done")).isEqualTo("0:00:02.200 White: warning, number 1, by Li");
		assertThat(String.join("\n", CHINESE.whole(game.file(1)))).contains("警告（warning）").doesNotContain("恢复原状");
	}

	@Test
	void theColumnsOfAListStandBelowEachOtherInChineseToo() {
		DeskGame game = new DeskGame(9, "", "").play("X C3", "O G7", "O G3").take("G3").hold(2_000)
				.play("X C7", "X G3").hold(2_000);
		assertThat(new CaseText(CaseWords.chinese(), 60).list(game.now().cases(), 1)).containsExactly(
				"编号  时间         手数  状态    经过", "1     0:00:03.200  2     已恢复  连走两步：白方连走两步：G3",
				"2     0:00:10.000  3     待处理  连走两步：黑方连走两步：G3");
	}

	@Test
	void inChineseEverythingIsChineseAndFitsTheColumns() {
		DeskGame game = new DeskGame(19, "井上因碩・赤星因徹(七段)名人碁所候補", "محمد بن عبد الرحمن").play("X D4", "O Q16", "O C3")
				.hold(2_000);
		List<String> lines = CHINESE.whole(game.file(1));
		assertThat(lines.getFirst()).isEqualTo("第1号事件（连走两步）：白方连走两步：C3");
		assertThat(lines).noneMatch(line -> line.replaceAll("（[a-z-]+）|[A-Z]\\d+|[ A-TX]+", "").matches(".*[A-Za-z].*"))
				.anyMatch(line -> line.endsWith("中国围棋竞赛规则（旧版）"));
		assertThat(lines).anyMatch(line -> line.contains("对方没有弃权而自己连走两步的，判负。"))
				.anyMatch(line -> line.contains("拿掉白子：C3")).allMatch(line -> TextColumns.width(line) <= 100);
	}

	@Test
	void twoBoardsOfNineteenLinesFitAHundredColumnsAndAreStackedWhereThereAreFewer() {
		DeskGame game = new DeskGame(19, "Ann", "Bob").play("X T19", "O A10").hold(2_000).play("O B10").hold(2_000);
		List<String> wide = ENGLISH.whole(game.file(1));
		assertThat(wide).allMatch(line -> line.length() <= 100).allMatch(line -> line.chars().allMatch(c -> c < 127))
				.contains("10 O[.]. . . . . . . . . . . . . . . . .  10"
						+ "    10 O[O]. . . . . . . . . . . . . . . . .  10");
		List<String> narrow = new CaseText(CaseWords.english(), 60).whole(game.file(1));
		assertThat(narrow).allMatch(line -> line.length() <= 60)
				.contains("10 O[.]. . . . . . . . . . . . . . . . .  10",
						"10 O[O]. . . . . . . . . . . . . . . . .  10");
		assertThat(narrow).hasSizeGreaterThan(wide.size() + 20);
	}

	@Test
	void aListHasTheNewestLastAndSaysWhereThereIsNone() {
		DeskGame game = new DeskGame(9, "", "");
		assertThat(ENGLISH.list(game.now().cases(), 0))
				.containsExactly("no game has begun, and so there is no incident");
		game.play("X C3", "O G7", "O G3").take("G3").hold(2_000).play("X C7", "X G3").hold(2_000);
		assertThat(new CaseText(CaseWords.english(), 200).list(game.now().cases(), 1)).hasSize(3)
				.satisfiesExactly(
						head -> assertThat(head).isEqualTo("No.  Time         After move  State      What happened"),
						first -> assertThat(first)
								.isEqualTo(
										"1    0:00:03.200  2           put right  two-moves: White played twice: G3"),
						second -> assertThat(second)
								.isEqualTo(
										"2    0:00:10.000  3           open       two-moves: Black played twice: G3"));
		assertThat(CHINESE.list(List.of(), 2)).containsExactly("第2局没有事件");
	}

	/** What stands behind this heading, lines joined. */
	private static String told(CaseFile file, String heading) {
		List<String> lines = new CaseText(CaseWords.english(), 1_000).whole(file);
		return lines.stream().filter(line -> line.startsWith(heading)).findFirst().orElseThrow()
				.substring(heading.length()).strip();
	}
}
