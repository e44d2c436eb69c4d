package org.gobanbridge.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SimulateCommandTest {
	private static final String TWO_GAMES = "(;SZ[5]PB[Anna]RE[B+R];B[cc];W[dd];B[bb])(;SZ[5]PB[Cleo]RE[W+1];B[bb];W[];B[])";

	@TempDir
	Path folder;
	private Path game;
	private final StringWriter out = new StringWriter();
	private final StringWriter err = new StringWriter();

	@BeforeEach
	void writeGame() throws IOException {
		game = Files.writeString(folder.resolve("game.sgf"), TWO_GAMES);
	}

	private int simulate(Object... options) {
		String[] words = Stream.concat(Stream.of("simulate"), Stream.of(options)).map(Object::toString)
				.toArray(String[]::new);
		return GobanCommand.run(new PrintWriter(out, true), new PrintWriter(err, true), words);
	}

	@Test
	void theGamesOfAFileBecomeOneLog() throws IOException {
		Path log = folder.resolve("log.snapshots.jsonl");
		assertThat(simulate(game, "--out", log)).isZero();
		List<String> lines = Files.readAllLines(log);
		assertThat(lines.get(0)).contains("\"format\":\"goban-snapshots\"", "\"size\":5", "\"source\":\"sensor\"",
				"\"black\":\"south\"", "\"Anna\"");
		assertThat(lines).anyMatch(line -> line.contains("\"board\":\".........................\""))
				.anyMatch(line -> line.contains("white-resigns")).anyMatch(line -> line.contains("Cleo"))
				.anyMatch(line -> line.contains("white-passes")).anyMatch(line -> line.contains("count-agreed"));
		assertThat(lines.get(lines.size() - 1)).contains("\"end\":true");
		assertThat(out.toString()).contains("6 moves").contains(log.toString());
		assertThat(err.toString()).isEmpty();
	}

	/** White C3 is dead: Black has all 25 points with it taken off. */
	private static final String DEAD_STONE = "(;SZ[5]KM[0]RU[chinese]RE[%s]AB[ba][bb][bc][bd][be][da][db][dc][dd][de]AW[cd]PL[B]"
			+ ";B[ea];W[cc];B[];W[])";

	@Test
	void thePlayersTakeTheDeadStonesOffBeforeTheyAgreeTheCount() throws IOException {
		Path record = Files.writeString(folder.resolve("dead.sgf"), DEAD_STONE.formatted("B+25"));
		Path log = folder.resolve("dead.jsonl");
		Path truth = folder.resolve("truth.jsonl");
		Path events = folder.resolve("events.jsonl");
		assertThat(simulate(record, "--out", log, "--truth", truth)).as(err.toString()).isZero();
		assertThat(Files.readAllLines(truth)).last().asString().contains("game-ended", "\"B+25\"", "count-agreed");
		assertThat(GobanCommand.run(new PrintWriter(out, true), new PrintWriter(err, true), "replay", log.toString(),
				"--events", events.toString())).isZero();
		assertThat(Files.readAllLines(events)).anyMatch(line -> line.contains("game-ended") && line.contains("B+25"))
				.noneMatch(line -> line.contains("\"incident\""));
	}

	@Test
	void whereTheRecordedCountCannotBeFoundNoResultIsClaimed() throws IOException {
		Path record = Files.writeString(folder.resolve("odd.sgf"), DEAD_STONE.formatted("B+7"));
		Path truth = folder.resolve("truth.jsonl");
		assertThat(simulate(record, "--out", folder.resolve("odd.jsonl"), "--truth", truth)).isZero();
		assertThat(Files.readString(truth)).contains("\"pass\"").doesNotContain("game-ended");
		assertThat(Files.readString(folder.resolve("odd.jsonl"))).contains("count-agreed");
	}

	@Test
	void aKomiOrHandicapThatThereIsNotIsLeftOutSoThatTheLogCanBeReplayed() throws IOException {
		for (String odd : List.of("KM[7.3]", "KM[99]", "HA[-3]", "HA[900]AB[aa]", "HA[900]")) {
			Path record = Files.writeString(folder.resolve("odd.sgf"), "(;SZ[5]" + odd + ";W[cc];B[dd])");
			Path log = folder.resolve("odd.jsonl");
			assertThat(simulate(record, "--out", log)).as(odd + err).isZero();
			assertThat(Files.readString(log)).doesNotContain("\"komi\"", "\"handicap\"");
			assertThat(
					GobanCommand.run(new PrintWriter(out, true), new PrintWriter(err, true), "replay", log.toString()))
					.as(odd + err).isZero();
		}
	}

	@Test
	void aNameThatEndsInGzMakesACompressedLogOfTheSameLines() throws IOException {
		Path plain = folder.resolve("log.jsonl");
		Path compressed = folder.resolve("log.jsonl.gz");
		for (Path log : List.of(plain, compressed)) {
			assertThat(simulate(game, "--out", log, "--seed", 4, "--noise", 0.01, "--hands", "--hz", 8, "--gaps"))
					.isZero();
		}
		try (BufferedReader lines = new BufferedReader(new InputStreamReader(
				new GZIPInputStream(Files.newInputStream(compressed)), StandardCharsets.UTF_8))) {
			assertThat(lines.lines().toList()).isEqualTo(Files.readAllLines(plain));
		}
	}

	@Test
	void anotherSeedMakesAnotherLog() throws IOException {
		Path one = folder.resolve("1.jsonl");
		Path two = folder.resolve("2.jsonl");
		assertThat(simulate(game, "--out", one, "--seed", 1) + simulate(game, "--out", two, "--seed", 2)).isZero();
		assertThat(Files.readString(one)).isNotEqualTo(Files.readString(two));
	}

	@Test
	void anIllegalGameIsPlayedAsItIsWithAWarning() throws IOException {
		Files.writeString(game, "(;SZ[5];B[cc];B[dd])");
		assertThat(simulate(game, "--out", folder.resolve("log"))).isZero();
		assertThat(err.toString()).contains("move 2").hasLineCount(1);
	}

	@Test
	void aMissingFileIsNamed() {
		assertThat(simulate(folder.resolve("no.sgf"), "--out", folder.resolve("log"))).isEqualTo(2);
		assertThat(err.toString()).contains("no.sgf").hasLineCount(1);
	}

	@Test
	void aFileThatIsNoSgfIsNamed() throws IOException {
		Files.writeString(game, "hello");
		assertThat(simulate(game, "--out", folder.resolve("log"))).isEqualTo(2);
		assertThat(err.toString()).contains("game.sgf").contains("line 1").hasLineCount(1);
		assertThat(folder.resolve("log")).doesNotExist();
	}

	@Test
	void gamesOfDifferentSizesAreRefused() throws IOException {
		Files.writeString(game, "(;SZ[5];B[cc])(;SZ[9];B[cc])");
		assertThat(simulate(game, "--out", folder.resolve("log"))).isEqualTo(2);
		assertThat(err.toString()).contains("different sizes").hasLineCount(1);
	}

	@Test
	void aFolderThatDoesNotExistIsNamed() {
		assertThat(simulate(game, "--out", folder.resolve("no/log"))).isEqualTo(2);
		assertThat(err.toString()).contains("no/log").contains("folder").hasLineCount(1);
	}

	@Test
	void aFolderInPlaceOfAFileIsNamed() {
		assertThat(simulate(folder, "--out", folder.resolve("log"))).isEqualTo(2);
		assertThat(err.toString()).startsWith("goban: " + folder).hasLineCount(1);
		assertThat(simulate(game, "--out", folder)).isEqualTo(2);
		assertThat(err.toString()).contains(folder + ": this is a folder").hasLineCount(2);
	}

	@ParameterizedTest
	@ValueSource(strings = {"--noise=0.9", "--noise=-1", "--hz=0", "--hz=1000", "--nudges=2"})
	void anOptionOutOfItsRangeIsNamedWithItsRange(String option) {
		assertThat(simulate(game, "--out", folder.resolve("log"), option)).isEqualTo(2);
		assertThat(err.toString()).startsWith("goban: " + option.substring(0, option.indexOf('='))).contains(" to ")
				.hasLineCount(1);
	}

	@Test
	void withoutOutTheCallIsWrong() {
		assertThat(simulate(game)).isEqualTo(2);
	}

	private static final String QUIET = "(;SZ[9]RE[B+R];B[cc];W[gg];B[cg];W[gc];B[ee];W[ec];B[eg];W[ce];B[ge];W[aa])";

	@Test
	void whatGoesWrongIsInTheTruthAsAnIncident() throws IOException {
		Files.writeString(game, QUIET);
		Path log = folder.resolve("log.jsonl");
		Path truth = folder.resolve("truth.events.jsonl");
		assertThat(simulate(game, "--out", log, "--inject", "two-moves@6", "--truth", truth)).as(err.toString())
				.isZero();
		List<String> lines = Files.readAllLines(truth);
		assertThat(lines.get(0)).contains("\"format\":\"goban-events\"", "\"size\":9");
		assertThat(lines).filteredOn(line -> line.contains("\"type\":\"incident\"")).singleElement().asString()
				.contains("\"kind\":\"two-moves\"", "\"color\":\"black\"", "\"points\":[\"E3\"]",
						"\"remedy\":[{\"point\":\"E3\",\"put\":\"empty\"}]");
		assertThat(lines).filteredOn(line -> line.contains("\"how\":\"restored\"")).hasSize(1);
		assertThat(lines).filteredOn(line -> line.contains("\"type\":\"move\"")).hasSize(10);
		assertThat(Files.readString(log)).contains("\"E3\":\"X\"");
	}

	@Test
	void withNothingInjectedTheTruthHoldsTheTurnsAndTheLogIsTheSame() throws IOException {
		Path one = folder.resolve("1.jsonl");
		Path two = folder.resolve("2.jsonl");
		Path truth = folder.resolve("truth.jsonl");
		assertThat(simulate(game, "--out", one) + simulate(game, "--out", two, "--truth", truth)).isZero();
		assertThat(Files.readString(one)).isEqualTo(Files.readString(two));
		assertThat(Files.readAllLines(truth)).hasSize(8).noneMatch(line -> line.contains("incident"));
	}

	@ParameterizedTest
	@ValueSource(strings = {"two-move@6:there is no kind 'two-move'", "two-moves:is not KIND@MOVE",
			"time-out@6:it has no time", "ko-violation@6:can happen nowhere",
			"two-moves@2:the nearest move where it can is 6",
			"repetition@6:the chinese rules do not forbid it", "two-moves@6;two-moves@6:two things"})
	void whatCannotGoWrongIsRefusedInOneLine(String call) throws IOException {
		Files.writeString(game, QUIET);
		String[] kinds = call.substring(0, call.indexOf(':')).split(";");
		Object[] options = Stream.concat(Stream.of(game, "--out", folder.resolve("log")),
				Stream.of(kinds).flatMap(kind -> Stream.of("--inject", kind))).toArray();
		assertThat(simulate(options)).isEqualTo(2);
		assertThat(err.toString()).contains(call.substring(call.indexOf(':') + 1)).hasLineCount(1);
		assertThat(folder.resolve("log")).doesNotExist();
	}

	private static final String TIMED = QUIET.replaceFirst("SZ", "TM[%s]OT[5x60 byo-yomi]SZ");

	@Test
	void aTimeThatIsUsedUpIsInTheLogAndInTheTruthAndToldByAReplay() throws IOException {
		Files.writeString(game, QUIET);
		Path log = folder.resolve("log");
		Path truth = folder.resolve("truth.jsonl");
		assertThat(simulate(game, "--out", log, "--truth", truth, "--time", "byoyomi 0s 2x30s", "--inject",
				"time-out@6")).as(err.toString()).isZero();
		assertThat(Files.readString(log)).contains("\"time\":\"byoyomi 0s 2x30s\"");
		assertThat(Files.readAllLines(truth)).filteredOn(line -> line.contains("incident")).singleElement().asString()
				.contains("\"kind\":\"time-out\",\"color\":\"white\"");
		assertThat(GobanCommand.run(new PrintWriter(out, true), new PrintWriter(err, true), "replay", log.toString()))
				.isEqualTo(1);
		assertThat(out.toString()).contains("incidents 1,").contains("White used up the time,")
				.contains(", to White time is up");
		out.getBuffer().setLength(0);
		assertThat(GobanCommand.run(new PrintWriter(out, true), new PrintWriter(err, true), "replay", log.toString(),
				"--json")).isEqualTo(1);
		assertThat(out.toString()).contains("\"incidents\":[{\"id\":1,\"kind\":\"time-out\"")
				.contains("\"time\":{\"setting\":\"byoyomi 0s 2x30s\",\"black\":{\"left\":\"2 x 0:2")
				.contains("\"white\":{\"left\":\"time is up\",").hasLineCount(1);
	}

	@Test
	void theTimeOfTheFileIsPlayedByUnlessItIsTooShortForThesePlayers() throws IOException {
		Path log = folder.resolve("log");
		Files.writeString(game, TIMED.formatted("600"));
		assertThat(simulate(game, "--out", log)).as(err.toString()).isZero();
		assertThat(Files.readString(log)).contains("\"time\":\"byoyomi 10m 5x1m\"");
		assertThat(err.toString()).isEmpty();
		Files.writeString(game, TIMED.formatted("20").replace("OT[5x60 byo-yomi]", ""));
		assertThat(simulate(game, "--out", log)).isZero();
		assertThat(Files.readString(log)).doesNotContain("\"time\"");
		assertThat(err.toString()).contains("its time is too short for the players at the simulated table")
				.hasLineCount(1);
		assertThat(simulate(game, "--out", log, "--time", "none")).isZero();
		assertThat(Files.readString(log)).doesNotContain("\"time\"");
		assertThat(simulate(game, "--out", log, "--time", "1 hour")).isEqualTo(2);
		assertThat(err.toString()).contains("--time: \"1 hour\" is no time setting; write for example");
	}

	@Test
	void theTruthIsNotWrittenOverTheLog() {
		assertThat(simulate(game, "--out", folder.resolve("log"), "--truth", folder.resolve("log"))).isEqualTo(2);
		assertThat(err.toString()).contains("two things cannot be written to one file");
	}
}
