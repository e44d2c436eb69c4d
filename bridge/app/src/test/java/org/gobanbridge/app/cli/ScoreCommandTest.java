package org.gobanbridge.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.gobanbridge.app.Shared;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ScoreCommandTest extends CommandLineCalls {
	/** Black has the left, White the right; in each half lies a stone that is lost, and C1 is nobody's. */
	private static final String BOARD = "AB[ba][bb][bc][bd][be][db]AW[ca][cb][cc][cd][de][ab]";

	@TempDir
	Path folder;

	private Path game(String name, String properties) throws IOException {
		return Files.writeString(folder.resolve(name), "(;SZ[5]" + properties + ")");
	}

	@Test
	void oneGameIsShownWithItsBoardAndEveryPartOfTheCount() throws IOException {
		Path file = game("won.sgf", "KM[0.5]PB[Ann]PW[柯洁]RE[W+4.5]" + BOARD);
		assertThat(goban("score", file, "--dead", "D4 A4")).as(err.toString()).isZero();
		assertThat(out.toString()).isEqualTo(file + "\n" + """
				Ann (Black) against 柯洁 (White)
				5x5, 0 moves

				   A B C D E
				 5 + X O - - 5
				 4 o X O x - 4
				 3 + X O - - 3
				 2 + X O - - 2
				 1 + X . O - 1
				   A B C D E

				X Black, O White, x o dead;
				+ Black's points, - White's points, . shared

				Rules: chinese (assumed; the record says none). Komi: 0.5 points (1/4 zi).
				Dead, as the call says: 2 stones are taken off: A4 D4.
				Dame that either side may still fill: C1.

				                                     Black     White
				stones                                   5         5
				surrounded points                        5         9
				of the shared points                   0.5       0.5
				komi                                     0       0.5
				total, points                         10.5        15

				As one counts in China, in zi: either side in tens, against half the board
				Black 1 ten + 1/2 = 10 1/2, 10 1/2 − 1/4 = 10 1/4 < 12 1/2
				White 1 ten + 4 1/2 = 14 1/2, 14 1/2 + 1/4 = 14 3/4 > 12 1/2

				White wins by 4.5 points (2 1/4 zi): W+4.5
				The record says the same: W+4.5.
				""");
	}

	@Test
	void japaneseCountIsOfTerritoryAndPrisoners() throws IOException {
		Path file = game("won.sgf", "RU[Japanese]KM[6.5]" + BOARD);
		assertThat(goban("score", file, "--dead", "D4,A4")).isZero();
		assertThat(out.toString()).contains("Rules: japanese (as the record says). Komi: 6.5 points", """
				surrounded points                        5         9
				stones taken in the game                 0         0
				opponent's dead stones                   1         1
				komi                                     0       6.5
				total, points                            6      16.5
				""").doesNotContain("China", "\nstones  ");
	}

	@Test
	void withoutDeadStonesTheBoardCountsAsItLiesAndSaysSo() throws IOException {
		Path file = game("lies.sgf", "KM[0]RE[W+5]" + BOARD);
		assertThat(goban("score", file)).isEqualTo(1);
		assertThat(out.toString()).contains("Counted as it lies: no stone is taken as dead.",
				"The record says otherwise: W+5. Are there dead stones?");
	}

	@Test
	void rulesThatNobodyNamedAreThoseThatGiveTheRecordedResult() throws IOException {
		Path file = game("territory.sgf", "KM[0]RE[W+3]AW[ea]" + BOARD);
		assertThat(goban("score", file, "--dead", "A4,D4")).as(out.toString()).isEqualTo(0);
		assertThat(out.toString()).contains(
				"Rules: japanese (assumed; the record says none, but has the result that these\ngive).",
				"The record says the same: W+3.");
		Path named = game("named.sgf", "KM[0]RU[Chinese]RE[W+3]AW[ea]" + BOARD);
		assertThat(goban("score", named, "--dead", "A4,D4")).isEqualTo(1);
		Path wrong = game("wrong.sgf", "KM[0]RE[W+11]" + BOARD);
		assertThat(goban("score", wrong, "--dead", "A4,D4")).isEqualTo(1);
		assertThat(out.toString()).contains("Rules: chinese (assumed; the record says none).");
	}

	@Test
	void aMarginOfQuartersIsOneInZi() throws IOException {
		Path file = game("zi.sgf", "KM[0.5]RE[W+2.25]" + BOARD);
		assertThat(goban("score", file, "--dead", "A4,D4")).as(out.toString()).isZero();
		assertThat(out.toString()).contains("The record says the same: W+2.25.");
		assertThat(goban("score", game("off.sgf", "KM[0.5]RE[W+4.25]" + BOARD), "--dead", "A4,D4")).isEqualTo(1);
	}

	@Test
	void aBoardOfFewStonesIsNoFinishedGame() throws IOException {
		goban("score", game("few.sgf", "KM[0]AB[aa]AW[ee]"), "--dead", "E1");
		assertThat(out.toString()).contains("B+25",
				"The game does not look finished: there are few stones on the board.");
	}

	@Test
	void overtimeThatCostsNothingIsSaid() throws IOException {
		Path file = game("time.sgf", "KM[0]" + BOARD);
		goban("score", file, "--overtime", "2,0", "--rules", "chinese");
		assertThat(out.toString()).contains("Overtime costs no\npoints under them.");
		goban("score", file, "--overtime", "2,0", "--rules", "ing");
		assertThat(out.toString()).doesNotContain("costs no points", "As one counts in China");
	}

	@Test
	void aGameWithSeatStonesIsAncient() throws IOException {
		Path file = Files.writeString(folder.resolve("old.sgf"), "(;SZ[7]AB[cc][ee]AW[ec][ce];W[cd];B[dc])");
		goban("score", file);
		assertThat(out.toString()).contains("Rules: ming-qing (assumed; the record says none). Komi: 0 points");
	}

	@Test
	void aProposalSaysHowSureItIsOfEachString() throws IOException {
		Path file = game("lies.sgf", "KM[0]" + BOARD);
		assertThat(goban("score", file, "--dead", "auto")).isZero();
		assertThat(out.toString()).contains("Dead stones are a proposal, no verdict: the players decide.")
				.containsPattern(" (Black|White) +(D4|A4) +1 stone +dead +(\\d+ % sure|certain)");
		assertThat(goban("score", file, "--dead", "auto", "--json")).isZero();
		JsonNode strings = new ObjectMapper().readTree(out.toString()).get("strings");
		assertThat(strings).hasSize(5);
		assertThat(strings.get(0).get("certainty").isNumber()).isTrue();
	}

	@Test
	void programsGetExactNumbersAsText() throws IOException {
		Path file = game("won.sgf", "KM[0.5]RE[W+R]" + BOARD);
		assertThat(goban("score", file, "--dead", "A4,D4", "--json")).isZero();
		assertThat(out.toString()).isEqualTo("{\"file\":\"" + file + "\",\"rules\":\"chinese\",\"komi\":\"0.5\","
				+ "\"handicap\":0,\"rulesFrom\":\"assumed\",\"dead\":[\"A4\",\"D4\"],\"dame\":[\"C1\"],\"seki\":[],\"marginPoints\":\"-4.5\","
				+ "\"marginZi\":\"-2.25\",\"result\":\"W+4.5\",\"black\":{\"area\":\"10.5\",\"territory\":\"5\","
				+ "\"prisoners\":1,\"groups\":1,\"stones\":5,\"total\":\"10.5\"},\"white\":{\"area\":\"14.5\","
				+ "\"territory\":\"9\",\"prisoners\":1,\"groups\":1,\"stones\":5,\"total\":\"15\"},"
				+ "\"recorded\":\"W+R\",\"warnings\":[]}\n");
	}

	@Test
	void prisonersPassesHandicapAndKomiAreThoseOfTheRecord() throws IOException {
		Path file = Files.writeString(folder.resolve("played.sgf"),
				"(;SZ[5]RU[AGA]HA[2]KM[0.5]AB[bb][db];W[aa];B[ba];W[ee];B[ab];W[])");
		assertThat(goban("score", file, "--json")).isZero();
		assertThat(out.toString()).contains("\"rules\":\"aga\",\"komi\":\"0.5\",\"handicap\":2",
				"\"black\":{\"area\":\"5\",\"territory\":\"1\",\"prisoners\":2,");
		Path zi = game("zi.sgf", "KM[375]AP[foxwq]" + BOARD);
		goban("score", zi, "--json");
		assertThat(out.toString()).contains("\"komi\":\"7.5\"");
	}

	@Test
	void anIllegalMoveThatStoodIsToldAndCounted() throws IOException {
		Path file = Files.writeString(folder.resolve("twice.sgf"), "(;SZ[5]KM[0];B[cc];B[dd];W[aa])");
		assertThat(goban("score", file)).isZero();
		assertThat(out.toString())
				.contains("move 2 is not legal (Black D2: it is the other side's turn); counted as it\n"
						+ "stood", "The game does not look finished: ");
	}

	@Test
	void severalGamesHaveALineEachAndASummary() throws IOException {
		Path same = game("same.sgf", "KM[0]RE[W+1]AB[aa]AW[cc][ad]" + ";");
		Path other = game("other.sgf", "KM[0]RE[B+25]AW[cc]");
		Path resigned = game("resigned.sgf", "KM[0]RE[B+R]AW[cc]");
		Path text = Files.writeString(folder.resolve("text.sgf"), "no game");
		assertThat(goban("score", same, other, resigned)).isEqualTo(1);
		assertThat(out.toString().lines().skip(1)).containsExactly(
				other + ": W+25 (chinese, komi 0), game not finished, but recorded as B+25",
				resigned + ": W+25 (chinese, komi 0), game not finished, recorded as B+R",
				"3 games: 1 as recorded, 1 recorded otherwise, 1 without a count in the record");
		assertThat(goban("score", same, text, "--json")).isEqualTo(2);
		assertThat(out.toString().lines()).hasSize(2).last().asString().contains("\"error\":\"line 1, column 1");
		assertThat(goban("score", other, same, "--full")).isEqualTo(1);
		assertThat(out.toString()).contains(" 3 - - O - - 3", "2 games: 1 as recorded, 1 recorded otherwise");
	}

	@Test
	void aWrongCallIsOneLine() throws IOException {
		Path file = game("won.sgf", BOARD);
		assertWrong("won.sgf: --dead: E1 is empty in the final position; name stones that are dead, one of each string",
				file, "--dead", "E1");
		assertWrong("won.sgf: --dead: T19 is not on a 5x5 board", file, "--dead", "T19");
		assertWrong("--dead I9: 'I9' is not a point; a point looks like Q16; write --dead D4,Q16 or --dead auto", file,
				"--dead", "I9");
		assertWrong("--rules japnese: there is no such name (did you mean 'japanese'?); there are chinese,", file,
				"--rules", "japnese");
		assertWrong("nowhere.toml: there is no such configuration", file, "--rules", "friday", "--config",
				folder.resolve("nowhere.toml"));
		assertWrong("--dead with points is for one game alone; score the games one by one, or say --dead auto", file,
				file,
				"--dead", "D4");
		assertWrong("--dead names no stone; write --dead D4,Q16 or --dead auto", file, "--dead", "");
		assertWrong("--overtime 1: write the periods of both, --overtime 2,0", file, "--overtime", "1");
		assertWrong("--overtime 1,-2: write the periods of both, --overtime 2,0", file, "--overtime", "1,-2");
		assertWrong("--overtime is for one game alone; score the games one by one", file, file, "--overtime", "1,0");
		Path two = Files.writeString(folder.resolve("two.sgf"), "(;SZ[5];B[aa])(;SZ[5];B[bb])");
		assertThat(goban("score", two, "--dead", "A5")).isEqualTo(2);
		assertThat(out.toString()).isEqualTo("2 games: 2 not judged\n");
	}

	@Test
	void overtimeThatWasBoughtCostsPointsUnderIngsRules() throws IOException {
		Path file = game("ing.sgf", "RU[GOE]KM[0]" + BOARD);
		assertThat(goban("score", file, "--dead", "A4,D4", "--overtime", "1,3")).isZero();
		assertThat(out.toString()).contains("""
				overtime                                -2        -6
				total, points                          8.5       8.5
				""", "Black wins by 0 points: B+0");
		assertThat(goban("score", file, "--dead", "A4,D4", "--overtime", "2,0", "--json")).isZero();
		assertThat(out.toString()).contains("\"result\":\"W+8\"", "\"overtime\":4");
	}

	/** Seven points are a draw in New Zealand alone, which nobody would think of. */
	@Test
	void onlyTheUsualRulesOfEachKindAreTriedForTheRecordedResult() throws IOException {
		Path file = game("draw.sgf", "RE[0]AB[ca][cb][cc][cd][ce][de]AW[da][db][dc][dd][ee]");
		assertThat(goban("score", file)).isEqualTo(1);
		assertThat(out.toString()).contains("Rules: chinese (assumed; the record says none).");
		assertThat(goban("score", file, "--rules", "new-zealand")).isZero();
	}

	@Test
	void partsOfAPointAreDecimalsOrOneFractionForPrograms() throws IOException {
		Path config = Files.writeString(folder.resolve("ing.toml"), """
				[rules.ing-1988]
				based-on = "ing"
				sharing = "by-stones"
				komi = 0
				""");
		Path file = Files.writeString(folder.resolve("thirds.sgf"),
				"(;SZ[7]AB[aa][ba][ca][da][ea][fa][ga][ab][cb][db][fb][gb][ac][bc][cc][dc][ec][fc][gc][ad][bd][c"
						+ "d][be][ce][de]AW[fd][gd][ae][ee][fe][ge][af][bf][cf][df][ef][ff][gf][bg][dg][eg][fg][gg])");
		assertThat(goban("score", file, "--config", config, "--rules", "ing-1988", "--json")).isZero();
		assertThat(out.toString()).contains("\"marginPoints\":\"23/3\",\"marginZi\":\"23/6\",\"result\":\"B+7 2/3\"",
				"\"total\":\"85/3\"");
	}

	@Test
	void aKomiThatIsNoneIsToldAndTheRulesOwnIsCounted() throws IOException {
		Path file = game("odd.sgf", "KM[0.000001 1/9999]RE[B+1];B[cc]");
		assertThat(goban("score", file)).as(err.toString()).isEqualTo(1);
		assertThat(out.toString()).contains("KM[0.000001 1/9999] is no komi and not understood",
				"Komi: 7.5 points (3 3/4 zi)\n(that of the record is not understood, so that of the rules).");
	}

	private void assertWrong(String message, Object... args) {
		assertThat(goban(Stream.concat(Stream.of("score"), Stream.of(args)).toArray())).as(message).isEqualTo(2);
		assertThat(err.toString()).contains(message).startsWith("goban: ").hasLineCount(1);
	}

	@Test
	void rulesOfOnesOwnComeFromAConfigurationThatMayLackABoard() throws IOException {
		Path config = Files.writeString(folder.resolve("club.toml"), """
				[rules.friday]
				title = "Friday club"
				based-on = "japanese"
				komi = 2.5
				""");
		Path file = game("club.sgf", "RU[Friday Club]" + BOARD);
		assertThat(goban("score", file, "--config", config, "--dead", "A4,D4", "--json")).isZero();
		assertThat(out.toString()).contains("\"rules\":\"friday\",\"komi\":\"2.5\"", "\"result\":\"W+6.5\"");
		assertThat(goban("score", file, "--config", config, "--rules", "friday")).isZero();
		assertThat(out.toString())
				.contains("Rules: friday (as the call says). Komi: 2.5 points (the record");
		assertThat(goban("check", file, "--config", config, "--rules", "friday")).isZero();
		assertThat(goban("check", file, "--rules", "friday")).isEqualTo(2);
	}

	/** Five stones stand at two points of a seki, three of them Black's: by the rules of 1988 that is 1 1/5 and 4/5. */
	@Test
	void aRealGameOf1988WasWonBySixPointsAndThreeFifths() throws IOException {
		Path config = Files.writeString(folder.resolve("ing.toml"), """
				[rules.ing-1988]
				based-on = "ing"
				sharing = "by-stones"
				""");
		Path game = Shared.path("oracle/incidents/fractional_2.sgf");
		assertThat(goban("score", game, "--config", config, "--rules", "ing-1988", "--dead", "auto")).isZero();
		assertThat(out.toString()).contains("The record says the same: W+6 3/5.");
	}

	@Test
	void realGamesWithTheirDeadStonesComeToTheRecordedResult() throws IOException {
		Path games = Shared.path("oracle/games");
		ObjectMapper json = new ObjectMapper();
		int counted = 0;
		List<String> lines = Files.readAllLines(Shared.path("oracle/positions/finished_games.jsonl"));
		for (int n = 0; n < lines.size(); n += 5) {
			JsonNode row = json.readTree(lines.get(n));
			Path file = games.resolve(row.get("file").textValue());
			if (Files.exists(file) && row.get("agree").properties().stream().allMatch(agree -> agree.getValue()
					.asBoolean())) {
				List<String> dead = new ArrayList<>();
				row.get("dead").forEach(point -> dead.add(point.textValue()));
				boolean byArea = isAsRecorded(file, dead, "chinese");
				boolean byTerritory = isAsRecorded(file, dead, "japanese");
				assertThat(byArea || byTerritory).as(file + " " + out).isTrue();
				counted++;
			}
		}
		assertThat(counted).isGreaterThan(20);
	}

	private boolean isAsRecorded(Path file, List<String> dead, String rules) {
		List<Object> args = new ArrayList<>(List.of("score", file, "--rules", rules));
		args.addAll(dead.isEmpty() ? List.of() : List.of("--dead", String.join(",", dead)));
		return goban(args.toArray()) == 0;
	}
}
