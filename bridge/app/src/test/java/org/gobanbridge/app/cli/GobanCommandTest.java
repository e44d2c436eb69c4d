package org.gobanbridge.app.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.zip.GZIPInputStream;
import org.gobanbridge.app.Shared;
import org.gobanbridge.app.store.EventLogReader;
import org.gobanbridge.app.store.SnapshotLogHeader;
import org.gobanbridge.app.store.SnapshotLogWriter;
import org.gobanbridge.core.board.Snapshot;
import org.gobanbridge.core.game.Declaration;
import org.gobanbridge.core.game.GameDetails;
import org.gobanbridge.core.game.Input;
import org.gobanbridge.core.game.SessionSettings;
import org.gobanbridge.core.incident.Ruling;
import org.gobanbridge.core.incident.RulingOption;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.Move;
import org.gobanbridge.rules.Point;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GobanCommandTest extends CommandLineCalls {
	private static final Grid FIVE = Grid.of(5);

	@TempDir
	Path folder;

	/** A board that is read five times a second, while these stones are put down every two seconds. */
	private static long play(SnapshotLogWriter log, long from, String... points) throws IOException {
		char[] board = ".".repeat(25).toCharArray();
		long t = read(log, from, board, 10);
		for (int i = 0; i < points.length; i++) {
			board[FIVE.index(org.gobanbridge.rules.Point.parse(points[i]))] = i % 2 == 0 ? 'X' : 'O';
			t = read(log, t, board, 10);
		}
		return t;
	}

	private static long read(SnapshotLogWriter log, long from, char[] board, int times) throws IOException {
		Snapshot snapshot = Snapshot.parse(FIVE, new String(board));
		for (int i = 0; i < times; i++) {
			log.write(new Input.Reading(from + 200L * i, from + 200L * i, snapshot));
		}
		return from + 200L * times;
	}

	private Path twoGames() throws IOException {
		Path file = folder.resolve("two.snapshots.jsonl");
		try (SnapshotLogWriter log = SnapshotLogWriter.create(file,
				SnapshotLogHeader.of(SessionSettings.of(FIVE), "sensor"))) {
			long t = play(log, 0, "C3", "D3", "C2");
			log.write(new Input.Declared(t, Declaration.WHITE_RESIGNS, java.util.Optional.empty(),
					java.util.Optional.empty()));
			t = read(log, t + 200, ".".repeat(25).toCharArray(), 20);
			play(log, t, "B2", "B3");
		}
		return file;
	}

	@Test
	void replayTellsEachGameAndWritesARecordOfEach() throws IOException {
		Path log = twoGames();
		assertThat(goban("replay", log, "--sgf", folder.resolve("out.sgf"), "--events", folder.resolve("out.jsonl")))
				.as(err.toString()).isZero();
		assertThat(out.toString())
				.contains("game 1: 5x5, moves 3, captured by Black 0, by White 0, incidents 0, result B+R")
				.contains("game 2: 5x5, moves 2,").contains("no result");
		assertThat(folder.resolve("out-1.sgf")).content().contains(";B[cc];W[dc];B[cd]").contains("RE[B+R]");
		assertThat(folder.resolve("out-2.sgf")).content().contains(";B[bd];W[bc]");
		assertThat(folder.resolve("out.sgf")).doesNotExist();
		byte[] events = Files.readAllBytes(folder.resolve("out.jsonl"));
		try (EventLogReader reader = EventLogReader.open(folder.resolve("out.jsonl"))) {
			assertThat(reader).toIterable().hasSizeGreaterThan(7);
		}
		goban("replay", log, "--events", folder.resolve("again.jsonl"));
		assertThat(folder.resolve("again.jsonl")).hasBinaryContent(events);
	}

	@Test
	void replaySaysThatAnIncidentWhoseRulingWasWithdrawnIsOpen() throws IOException {
		StringBuilder log = new StringBuilder("{\"format\":\"goban-snapshots\",\"version\":1,\"size\":5}\n");
		String[] boards = {".".repeat(25), "............X............", "............XO...........",
				"X............O..........."};
		long t = 0;
		for (String board : boards) {
			for (int n = 0; n < 40; n++) {
				log.append("{\"t\":").append(t += 200).append(",\"board\":\"").append(board).append("\"}\n");
			}
		}
		Path ruled = Files.writeString(folder.resolve("ruled.jsonl"), log.append("{\"t\":").append(t += 200)
				.append(",\"ruling\":{\"incident\":1,\"option\":\"accept\"}}\n").toString());
		goban("replay", ruled);
		assertThat(out.toString()).contains("incident 1: ").contains(", ruled");
		Path withdrawn = Files.writeString(folder.resolve("withdrawn.jsonl"),
				log.append("{\"t\":").append(t + 200).append(",\"ruling\":{\"option\":\"withdraw\"}}\n").toString());
		out.getBuffer().setLength(0);
		goban("replay", withdrawn);
		assertThat(out.toString()).contains("incident 1: ").contains(", open");
	}

	@ParameterizedTest
	@ValueSource(strings = {"{\"t\":99000,\"board\":\"...\"}", "long"})
	void aLineThatIsNoneLateInALogLeavesNoPartOfTheEvents(String line) throws IOException {
		String long20 = "{\"t\":99000,\"note\":\"" + "x".repeat(20_000_000) + "\"}";
		Path log = Files.writeString(folder.resolve("late.jsonl"),
				Files.readString(twoGames()) + (line.equals("long") ? long20 : line)
						+ "\n{\"t\":99999,\"end\":true}\n");
		String problem = line.equals("long") ? "the line is longer than any of a log" : "a 5x5 board has 25 points";
		Path events = folder.resolve("late.events");
		assertWrong(problem, "replay", log, "--events", events);
		assertThat(events).doesNotExist();
		Files.writeString(events, "older");
		assertWrong(problem, "replay", log, "--events", events);
		assertThat(events).hasContent("older");
		assertThat(folder).isDirectoryNotContaining("glob:**.new");
	}

	@Test
	void eventsAreCompressedWhereTheNameSaysSo() throws IOException {
		Path zipped = folder.resolve("out.jsonl.gz");
		goban("replay", twoGames(), "--events", zipped);
		goban("replay", twoGames(), "--events", folder.resolve("out.jsonl"));
		try (InputStream in = new GZIPInputStream(Files.newInputStream(zipped))) {
			assertThat(in).hasBinaryContent(Files.readAllBytes(folder.resolve("out.jsonl")));
		}
	}

	@Test
	void aRulingThatThePolicyDoesNotOfferIsObeyedAndTold() throws IOException {
		Path log = twoGames();
		String first = Files.readString(log).lines().takeWhile(line -> !line.contains("white-resigns"))
				.collect(Collectors.joining("\n"));
		Files.writeString(log, first + "\n{\"t\":98000,\"ruling\":{\"option\":\"dropped\",\"color\":\"white\"}}\n"
				+ "{\"t\":98500,\"declare\":\"black-passes\"}\n{\"t\":99999,\"end\":true}\n");
		goban("replay", log);
		assertThat(err.toString())
				.contains("t 98000 is obeyed, but not by this policy: dropped cannot be ruled on what a "
						+ "person reports; what can: ")
				.contains("changes nothing: Black cannot pass while it is White's turn");
	}

	@Test
	void rulesAndPolicyOfTheCallOverruleTheLog() throws IOException {
		goban("replay", twoGames(), "--rules", "japanese", "--policy", "club", "--events", folder.resolve("out.jsonl"));
		assertThat(folder.resolve("out.jsonl")).content().contains("\"rules\":\"japanese\",\"policy\":\"club\"");
		goban("replay", twoGames(), "--events", folder.resolve("out.jsonl"));
		assertThat(folder.resolve("out.jsonl")).content()
				.contains("\"rules\":\"chinese\",\"policy\":\"chinese-source\"");
	}

	@Test
	void anIncidentInAReplayEndsWithOne() throws IOException {
		Path file = folder.resolve("moved.snapshots.jsonl");
		try (SnapshotLogWriter log = SnapshotLogWriter.create(file,
				SnapshotLogHeader.of(SessionSettings.of(FIVE), "sensor"))) {
			long t = play(log, 0, "C3", "D3", "C2", "D2");
			read(log, t, "........................X".toCharArray(), 50);
		}
		assertThat(goban("replay", file)).as(out + "" + err).isEqualTo(1);
		assertThat(out.toString()).contains("  incident 1: ").contains(", open");
	}

	@Test
	void aReplayTellsWhatPeopleSaidThatChangesNothing() throws IOException {
		Path file = folder.resolve("words.snapshots.jsonl");
		try (SnapshotLogWriter log = SnapshotLogWriter.create(file,
				SnapshotLogHeader.of(SessionSettings.of(FIVE), "sensor"))) {
			long t = play(log, 0, "C3", "D3");
			log.write(new Input.Ruled(t, OptionalInt.of(7), Ruling.of(RulingOption.RESTORE)));
			log.write(new Input.RulingWithdrawn(t, Optional.empty()));
			log.write(new Input.DeadAgreed(t, List.of(Point.parse("C3"))));
			log.write(revised(t, 3, new Move.Pass(Color.WHITE)));
			log.write(revised(t, 2, new Move.Play(Color.WHITE, Point.parse("C3"))));
			log.write(revised(t, 9));
			for (int n = 0; n < 6; n++) {
				log.write(revised(t, 9));
			}
			read(log, t, "............XO...........".toCharArray(), 20);
		}
		assertThat(goban("replay", file)).as(out + "" + err).isZero();
		assertThat(err.toString().lines().map(line -> line.replaceFirst("^goban: .*?: (t \\d+ )?", "")).distinct())
				.containsExactly("changes nothing: there is no incident 7; none can be ruled on now",
						"changes nothing: there is no ruling to withdraw: none was given, or the record or the result "
								+ "has changed since",
						"changes nothing: dead stones are agreed while counting, and now the game is playing; "
								+ "declare game-over first",
						"changes nothing: move 3, white pass, cannot have been: it was the other side's turn",
						"changes nothing: move 2, white C3, cannot have been: a stone lies there",
						"changes nothing: the record has 2 moves: from cannot be 9",
						"2 more words change nothing, or are not by this policy");
	}

	private static Input.Revised revised(long t, int from, Move... moves) {
		return new Input.Revised(t, from, List.of(moves), Optional.empty());
	}

	@Test
	void anIncidentThatIsEnteredAfterTheEndIsListed() throws IOException {
		Path file = folder.resolve("late.snapshots.jsonl");
		try (SnapshotLogWriter log = SnapshotLogWriter.create(file,
				SnapshotLogHeader.of(SessionSettings.of(FIVE), "sensor"))) {
			long t = play(log, 0, "C3", "D3");
			log.write(new Input.Declared(t, Declaration.BLACK_RESIGNS, Optional.empty(), Optional.empty()));
			log.write(revised(t + 1000, 3, new Move.Play(Color.WHITE, Point.parse("D2"))));
		}
		assertThat(goban("replay", file)).as(out + "" + err).isEqualTo(1);
		assertThat(out.toString()).contains("incidents 1, result W+R",
				"  incident 1: two-moves: White played twice: D2");
	}

	@Test
	void whatIsKnownOfAGameAndItsIncidentsOutlastsTheNextPreparation() throws IOException {
		GameDetails details = GameDetails.NONE.withRules(Optional.of("chinese")).withPolicy(Optional.of("club"))
				.withKomi(Optional.of("7.5")).between(Optional.of("Ann"), Optional.of("Bob"));
		Path file = folder.resolve("next.snapshots.jsonl");
		try (SnapshotLogWriter log = SnapshotLogWriter.create(file, SnapshotLogHeader.of(
				SessionSettings.of(FIVE).withDetails(details), "sensor"))) {
			long t = play(log, 0, "C3", "D3", "C2", "D2");
			t = read(log, t, "..............OX...O....X".toCharArray(), 50);
			log.write(new Input.Declared(t, Declaration.BLACK_RESIGNS, Optional.empty(), Optional.empty()));
			read(log, t + 200, ".........................".toCharArray(), 50);
		}
		assertThat(goban("replay", file, "--sgf", folder.resolve("out.sgf"))).as(out + "" + err).isEqualTo(1);
		assertThat(out.toString()).contains("game 1: 5x5, Ann (Black) against Bob (White), moves 4,", ", result W+R")
				.doesNotContain("incidents 0");
		assertThat(folder.resolve("out.sgf")).content().contains("PB[Ann]", "PW[Bob]", "KM[7.5]", "RE[W+R]");
	}

	@Test
	void malformedAnswersToGamesAreNamedWithTheirLine() throws IOException {
		Files.writeString(folder.resolve("a.sgf"), "(;SZ[5];B[aa])");
		String good = "{\"file\":\"a.sgf\",\"final\":[\"X....\"],\"capturedByBlack\":0,\"capturedByWhite\":0}\n";
		Map<String, String> wrong = Map.of("{\"file\":\"a.sgf\",\"capturedByBlack\":0,\"capturedByWhite\":0}",
				"\"final\" is missing", good.replace("[\"X....\"]", "7"), "\"final\" must be a list",
				good.replace("\"a.sgf\"", "1"), "\"file\" must be a text", good.replace(":0}", ":\"none\"}"),
				"\"capturedByWhite\" must be a whole number", good.replace("\"X....\"", "{}"),
				"\"final\" must be a text", "[1]", "a JSON object", "nothing", "no JSON object",
				good.replace("a.sgf", "../\\u0000"), "\"file\" is no name of a file");
		for (Map.Entry<String, String> line : wrong.entrySet()) {
			Files.writeString(folder.resolve("expected.jsonl"), good + line.getKey() + "\n");
			assertWrong("expected.jsonl line 2: " + line.getValue(), "prove", "records", "--games", folder);
		}
		Files.writeString(folder.resolve("expected.jsonl"), good);
		Files.writeString(folder.resolve("a.sgf"), "no game");
		assertWrong("a.sgf: ", "prove", "records", "--games", folder);
	}

	@Test
	void aWrongCallIsOneLineAndEndsWithTwo() throws IOException {
		assertWrong(
				"goban: there is no command 'chek' (did you mean 'check'?); there are run, demo, replay, incident, simulate, "
						+ "check, score, rules, devices, clock, prove ('goban --help' explains)",
				"chek");
		assertWrong("goban: 'x' 'y': this is more than goban demo takes; leave it out ('goban demo --help' explains)",
				"demo", "x", "y");
		assertWrong("goban: --speed abc: this is no number ('goban demo --help' explains)", "demo", "--speed", "abc");
		assertWrong("goban: --port 1.5: this is no whole number ('goban demo", "demo", "--port", "1.5");
		assertWrong(
				"goban: prove records needs a folder of games with an expected.jsonl, and none is included; name one with "
						+ "--games FOLDER",
				"prove", "records");
		assertWrong("goban: Unknown option: '--rule'; did you mean --rules?", "check", "--rule", "x", "y.sgf");
		assertWrong("goban: --rules chines: there is no such name (did you mean 'chinese'?); there are chinese,",
				"check",
				"--rules", "chines", "y.sgf");
		assertWrong("goban: nowhere.jsonl: there is no such file or folder; check the path", "replay", "nowhere.jsonl");
		assertWrong("goban: nowhere.sgf: there is no such file or folder; check the path", "check", "nowhere.sgf");
		assertWrong(": the file is empty; a snapshot log begins with a header line", "replay",
				Files.writeString(folder.resolve("empty"), ""));
		assertWrong("broken line 2: no JSON object", "replay", Files.writeString(folder.resolve("broken"),
				"{\"format\":\"goban-snapshots\",\"version\":1,\"size\":5,\"source\":\"sensor\"}\n{\"t\":0,\"bo\n"));
		assertWrong("goban: " + folder.resolve("no/out.jsonl") + ": there is no folder " + folder.resolve("no")
				+ "; make it, or write elsewhere", "replay", twoGames(), "--events", folder.resolve("no/out.jsonl"));
		assertWrong("there is no folder " + folder.resolve("no"), "replay", twoGames(), "--sgf",
				folder.resolve("no/out.sgf"));
		assertWrong("there is no folder " + folder.resolve("no"), "simulate", oneGame(), "--out",
				folder.resolve("no/log"));
		assertWrong("text: this is no snapshot log: it does not begin with a header line", "replay",
				Files.writeString(folder.resolve("text"), "# A text\n"));
	}

	@Test
	void whoSaysNothingIsToldWhatThereIsAndItEndsWithTwo() {
		assertThat(goban()).isEqualTo(2);
		assertThat(err.toString()).startsWith("Usage: goban").contains("  run ", "  demo ", "  devices ");
		assertThat(out.toString()).isEmpty();
	}

	private void assertWrong(String message, Object... args) {
		assertThat(goban(args)).as(message).isEqualTo(2);
		assertThat(err.toString()).contains(message).startsWith("goban: ").doesNotContain("Exception").hasLineCount(1);
	}

	@Test
	void aLogOfAGameThatCannotBeEndsTheReplayWithTwo() throws IOException {
		String log = Files.readString(twoGames());
		assertThat(goban("replay", withGame(log, "\"rules\":\"japanese\",\"komi\":6.5"))).as(err.toString()).isZero();
		for (String wrong : List.of("\"rules\":\"chines\"", "\"policy\":\"clubb\"", "\"komi\":\"much\"", "\"komi\":7.3",
				"\"handicap\":1000", "\"handicap\":-1", "\"setup\":{\"black\":[\"C3\"],\"white\":[\"C3\"]}",
				"\"setup\":{\"black\":[\"T19\"]}")) {
			assertWrong("games.jsonl line 2: ", "replay", withGame(log, wrong));
			assertThat(out.toString()).isEmpty();
		}
		assertWrong("games.jsonl line 2: \"rules\" is \"japanesse\" (did you mean 'japanese'?); it may be chinese,",
				"replay", withGame(log, "\"rules\":\"japanesse\""));
	}

	private Path withGame(String log, String fields) throws IOException {
		return Files.writeString(folder.resolve("games.jsonl"),
				log.replaceFirst("\n", "\n{\"t\":0,\"game\":{" + fields + "}}\n"));
	}

	private Path oneGame() throws IOException {
		return Files.writeString(folder.resolve("game.sgf"), "(;GM[1]SZ[5];B[cc];W[dc])");
	}

	@Test
	void aFolderInPlaceOfAFileIsNamedByEveryCommand() throws IOException {
		String problem = "goban: " + folder + ": this is a folder; name a file";
		assertWrong(problem, "replay", folder);
		assertWrong(problem, "check", folder);
		assertWrong(problem, "simulate", folder, "--out", folder.resolve("log"));
		assertWrong(problem, "simulate", oneGame(), "--out", folder);
		assertWrong(problem, "run", "--config", folder);
		assertWrong(problem, "replay", twoGames(), "--events", folder);
		assertWrong(problem, "replay", twoGames(), "--sgf", folder);
		assertWrong("goban: '': this is a folder", "replay", "");
	}

	@Test
	void nothingIsWrittenOverWhatIsReadOrTwiceToOneFile() throws IOException {
		Path log = twoGames();
		Path game = oneGame();
		byte[] logBefore = Files.readAllBytes(log);
		Path link = Files.createSymbolicLink(folder.resolve("link"), log);
		assertWrong(log + ": this is the file that is read", "replay", log, "--events", log);
		assertWrong(link + ": this is the file that is read", "replay", log, "--sgf", link);
		assertWrong("one file", "replay", log, "--sgf", folder.resolve("x"), "--events", folder.resolve("./x"));
		assertWrong(game + ": this is the file that is read", "simulate", game, "--out", game);
		Path second = Files.copy(log, folder.resolve("out-2.sgf"));
		assertWrong(second + ": this is the file that is read", "replay", second, "--sgf", folder.resolve("out.sgf"));
		assertThat(log).hasBinaryContent(logBefore);
		assertThat(second).hasBinaryContent(logBefore);
		assertThat(game).content().startsWith("(;GM[1]");
	}

	@Test
	void aDeviceIsNotReplacedByARecord() throws Exception {
		Path pipe = folder.resolve("pipe.sgf");
		assumeThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor()).isZero();
		Path game = folder.resolve("one.snapshots.jsonl");
		assertThat(goban("simulate", oneGame(), "--out", game)).isZero();
		assertWrong(pipe + ": this is no file that can be replaced", "replay", game, "--sgf", pipe);
		assertThat(Files.readAttributes(pipe, java.nio.file.attribute.BasicFileAttributes.class).isOther()).isTrue();
	}

	@Test
	void whatFilesSayCannotMakeALineOrCommandTheTerminal() throws IOException {
		assertWrong("goban: a b\uFFFD[31m: there is no such file", "replay", "a\nb\u001b[31m");
		Path bad = Files.writeString(folder.resolve("bad.sgf"), "(;SZ[\u001b[31m\n\u202e])");
		assertWrong("bad.sgf: line 1", "check", bad);
		assertThat(err.toString().strip()).doesNotContain("\u001b", "\u202e");
		Path log = Files.writeString(folder.resolve("names"), """
				{"format":"goban-snapshots","version":1,"size":5,"source":"sensor","game":{"black":"a\\nb\\u001b[1m"}}
				{"t":0,"declare":"start"}
				""");
		assertThat(goban("replay", log)).isZero();
		assertThat(out.toString()).hasLineCount(1).contains("a b\uFFFD[1m (Black)");
	}

	@Test
	void aFileTooLargeForARecordIsRefused() throws IOException {
		Path large = folder.resolve("large.sgf");
		try (var channel = java.nio.channels.FileChannel.open(large, java.nio.file.StandardOpenOption.CREATE_NEW,
				java.nio.file.StandardOpenOption.WRITE)) {
			channel.write(java.nio.ByteBuffer.wrap(new byte[1]), 200L << 20);
		}
		assertWrong("large.sgf: the file has more than 128 MB", "check", large);
		assertWrong("large.sgf: the file has more than 128 MB", "simulate", large, "--out", folder.resolve("log"));
	}

	@Test
	void helpAndVersionAreFine() {
		assertThat(goban("--help")).isZero();
		assertThat(out.toString()).contains("replay", "check", "devices", "Exit codes: 0 fine");
		assertThat(goban("--version")).isZero();
		assertThat(out.toString()).startsWith("goban ");
		for (String command : List.of("replay", "check", "devices", "simulate")) {
			assertThat(goban(command, "--help")).isZero();
			assertThat(out.toString()).startsWith("Usage: goban " + command);
		}
	}

	@Test
	void checkNamesTheFirstIllegalMove() throws IOException {
		Path ko = Files.writeString(folder.resolve("ko.sgf"),
				"(;GM[1]SZ[5]AB[bb][ac][bd]AW[cb][bc][dc][cd]PL[B];B[cc];W[bc])");
		assertThat(goban("check", ko, "--json")).isEqualTo(1);
		assertThat(out.toString()).isEqualTo("{\"file\":\"" + ko + "\",\"size\":5,\"moves\":2,\"legal\":false,"
				+ "\"firstIllegal\":{\"number\":2,\"color\":\"white\",\"point\":\"B3\",\"reason\":\"ko\"},"
				+ "\"final\":[\".....\",\".XO..\",\"X.XO.\",\".XO..\",\".....\"],\"captured\":{\"byBlack\":1,\"byWhite\":0},"
				+ "\"captureEvents\":[[1,1]],\"repetitions\":[[0,2]],\"cycles\":[{\"kind\":\"ko\",\"from\":0,\"to\":2,"
				+ "\"length\":2,\"sameToPlay\":true,\"times\":2,\"moves\":[[\"black\",\"C3\"],[\"white\",\"B3\"]]}],"
				+ "\"warnings\":[]}\n");
		assertThat(goban("check", ko)).isEqualTo(1);
		assertThat(out.toString()).isEqualTo(
				ko + ": 5x5, 2 moves, move 2 is not legal: White B3: the ko may not be taken back at once\n");
		Path text = Files.writeString(folder.resolve("text.sgf"), "not a game");
		assertThat(goban("check", text, ko, "--json")).isEqualTo(2);
		assertThat(out.toString().lines()).hasSize(2).first().asString()
				.startsWith("{\"file\":\"" + text + "\",\"error\":\"line 1");
	}

	@Test
	void checkTellsWhatIsReadOfADamagedFileAndWhereTheDamageIs() throws IOException {
		Path damaged = Files.writeString(folder.resolve("damaged.sgf"), "(;SZ[5];B[aa];W[bb]\n;B[cc];W[zz];B[dd])");
		assertThat(goban("check", damaged)).isEqualTo(2);
		assertThat(out.toString()).isEqualTo(damaged + ": 5x5, 3 moves that can be read, every move is legal\n");
		assertThat(err.toString())
				.isEqualTo("goban: " + damaged + ": line 2, column 8: W[zz]: 'zz' is no point of a 5x5 board\n");
		assertThat(goban("check", damaged, "--json")).isEqualTo(2);
		assertThat(out.toString()).contains("\"moves\":3,", "\"error\":\"line 2, column 8: W[zz]");
	}

	@Test
	void checkGoesOnToTheOtherGamesOfAFile() throws IOException {
		Path several = Files.writeString(folder.resolve("several.sgf"),
				"(;SZ[5];B[aa])\n(;SZ[9:13];B[aa])\n(;SZ[5];B[aa];B[bb])\n");
		assertThat(goban("check", several)).isEqualTo(2);
		assertThat(out.toString()).isEqualTo(several + " game 1: 5x5, 1 move, every move is legal\n" + several
				+ " game 3: 5x5, 2 moves, move 2 is not legal: Black B4: it is the other side's turn\n"
				+ "3 games: 1 legal, 1 not legal, 1 not readable\n");
		assertThat(err.toString()).contains("game 2: line 2, column 3: SZ[9:13]: boards are square");
	}

	@Test
	void checkNamesCyclesWithTheirMoves() throws IOException {
		Path sent = Files.writeString(folder.resolve("sent.sgf"),
				"(;SZ[5]AB[ab][bb][bc][ad][cd]AW[bd][be]PL[B];B[ae];W[ac];B[ad])");
		assertThat(goban("check", sent)).isZero();
		assertThat(out.toString()).isEqualTo(sent + ": 5x5, 3 moves, every move is legal\n"
				+ "    sending two, returning one (提二还一), 3 moves, 1 to 3: B A1, W A3, B A2\n");
		assertThat(goban("check", "--rules", "chinese-superko", sent)).isEqualTo(1);
	}

	/** A ko taken and taken back with passes between: legal for ever where only the ko is barred. */
	@Test
	@Timeout(60)
	void aRecordThatGoesRoundForEverIsCheckedInNoTime() throws IOException {
		int rounds = 16_000;
		Path ko = Files.writeString(folder.resolve("ko.sgf"), "(;SZ[5]AB[ba][ab][bc]AW[ca][db][cc][bb]"
				+ ";B[cb];W[];B[];W[bb];B[];W[]".repeat(rounds) + ")");
		assertThat(goban("check", ko)).isZero();
		assertThat(out.toString()).contains("96000 moves, every move is legal", "\n    ko (劫), 4 moves, 1 to 4: ",
				"; and 299 more", "\n    and 31699 more cycles, not named");
		assertThat(goban("check", ko, "--json")).isZero();
		JsonNode json = new ObjectMapper().readTree(out.toString());
		assertThat(json.get("repetitions")).hasSize(2 * rounds - 1);
		assertThat(json.get("repetitions").get(31_998)).hasToString("[95994,95998]");
		assertThat(json.get("cycles")).hasSize(300);
		assertThat(json.get("moreCycles").asInt()).isEqualTo(31_699);
	}

	@Test
	void theRulesThatThereAreAreListedWithWhereTheyComeFrom() throws IOException {
		assertThat(goban("rules")).isZero();
		assertThat(out.toString()).contains("chinese ", "wmsg-2008 ", "komi 6.5, or 7.5 if White passes first",
				"Mainland China as it is played");
		assertThat(out.toString().lines()).allMatch(line -> line.length() <= 100);
		Path config = Files.writeString(folder.resolve("club.toml"),
				"[rules.friday]\ntitle = \"Friday club\"\norigin = \"Voted in 2019.\"\nkomi = 2.5\n");
		assertThat(goban("rules", "--config", config)).isZero();
		assertThat(out.toString()).startsWith("friday ").contains("Friday club", "komi 2.5", "Voted in 2019.");
	}

	@Test
	void aLogWhoseRulesAreTooLongIsRefusedInOneLine() throws IOException {
		Path log = withGame(Files.readString(twoGames()), "\"rules\":\"x(origin=" + "a".repeat(6000) + ")\"");
		assertThat(goban("replay", log)).isEqualTo(2);
		assertThat(err.toString()).hasLineCount(1).contains("line ").hasSizeLessThan(1000);
	}

	@Test
	void aLogMayHoldItsOwnRules() throws IOException {
		String own = "friday(title=Friday club;suicide=true;komi=2.5)";
		Path log = withGame(Files.readString(twoGames()), "\"rules\":\"" + own + "\"");
		assertThat(goban("replay", log, "--sgf", folder.resolve("out.sgf"), "--events", folder.resolve("out.jsonl")))
				.as(err.toString()).isZero();
		assertThat(folder.resolve("out-1.sgf")).content().contains("RU[Friday club]", "KM[2.5]");
		assertThat(folder.resolve("out.jsonl")).content().contains("\"rules\":\"friday(title=Friday club;origin=");
	}

	@Test
	void checkPlaysOnFromABoardThatTheRecordEdits() throws IOException {
		Path edited = Files.writeString(folder.resolve("edited.sgf"), "(;SZ[3];B[ba];W[aa];B[ab];AW[aa]PL[W];W[cc])");
		assertThat(goban("check", edited, "--json")).isZero();
		assertThat(out.toString()).contains("\"moves\":4,\"legal\":true", "\"final\":[\"OX.\",\"X..\",\"..O\"]");
	}

	@Test
	void checkAgreesWithWhatOthersFoundInRealGames() throws IOException {
		Path games = Shared.path("oracle/games");
		Map<String, JsonNode> expected = new HashMap<>();
		ObjectMapper mapper = new ObjectMapper();
		for (String line : Files.readAllLines(games.resolve("expected.jsonl"))) {
			JsonNode row = mapper.readTree(line);
			expected.put(games.resolve(row.get("file").textValue()).toString(), row);
		}
		List<Object> args = new ArrayList<>(List.of("check", "--json"));
		args.addAll(expected.keySet());
		assertThat(goban(args.toArray())).isEqualTo(1);
		assertThat(out.toString().lines()).hasSameSizeAs(expected.entrySet());
		for (String line : out.toString().lines().toList()) {
			JsonNode row = mapper.readTree(line);
			JsonNode wanted = expected.get(row.get("file").textValue());
			assertThat(List.of(row.get("final"), row.get("captureEvents"), row.get("repetitions"), row.get("moves")))
					.as(row.get("file").textValue()).isEqualTo(List.of(wanted.get("final"), wanted.get("captureEvents"),
							wanted.get("wholeBoardRepeats"), wanted.get("moves")));
		}
	}

	@Test
	void noBoardThereEndsWithThree() {
		int code = goban("devices", "/dev/no-such-port");
		assumeThat(code).as("a board is plugged in here").isNotZero();
		assertThat(code).isEqualTo(3);
		assertThat(err.toString()).startsWith("goban: no board answers");
		assertThat(out.toString()).contains("/dev/no-such-port: there is no such port; plug the board in\n");
	}
}
