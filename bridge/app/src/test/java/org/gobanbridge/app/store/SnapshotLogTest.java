package org.gobanbridge.app.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Random;
import java.util.zip.GZIPOutputStream;
import org.gobanbridge.core.board.ClockKey;
import org.gobanbridge.core.board.Hand;
import org.gobanbridge.core.board.Lever;
import org.gobanbridge.core.board.PressOutcome;
import org.gobanbridge.core.board.Seat;
import org.gobanbridge.core.board.Snapshot;
import org.gobanbridge.core.board.SourceState;
import org.gobanbridge.core.board.StoneBeside;
import org.gobanbridge.core.board.StoneBetween;
import org.gobanbridge.core.game.ClockSettings;
import org.gobanbridge.core.game.ClockUse;
import org.gobanbridge.core.game.Declaration;
import org.gobanbridge.core.game.GameDetails;
import org.gobanbridge.core.game.Input;
import org.gobanbridge.core.game.KeyPress;
import org.gobanbridge.core.game.SessionSettings;
import org.gobanbridge.core.game.Setup;
import org.gobanbridge.core.game.Timing;
import org.gobanbridge.core.game.TimingSetting;
import org.gobanbridge.core.incident.Penalty;
import org.gobanbridge.core.incident.PenaltyLevel;
import org.gobanbridge.core.incident.Ruling;
import org.gobanbridge.core.incident.RulingOption;
import org.gobanbridge.core.time.CallSchedule;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.Move;
import org.gobanbridge.rules.Point;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SnapshotLogTest {
	private static final Grid FIVE = Grid.of(5);
	private static final SnapshotLogHeader HEADER = SnapshotLogHeader.of(SessionSettings.of(FIVE), "sensor");
	private static final String HEADER_LINE = "{\"format\":\"goban-snapshots\",\"version\":1,\"size\":5,\"source\":\"sensor\"}";

	private static final Snapshot EMPTY = board("""
			.....
			.....
			.....
			.....
			.....""");
	private static final Snapshot ONE_STONE = board("""
			.....
			...X.
			.....
			.....
			.....""");
	private static final Snapshot HAND_OVER_IT = board("""
			...??
			...??
			....?
			.....
			.....""").withHand(Hand.NORTH);

	@TempDir
	Path folder;

	private static Snapshot board(String diagram) {
		return Snapshot.parse(FIVE, diagram);
	}

	private static Input.Reading reading(long t, Snapshot snapshot) {
		return new Input.Reading(t, t, snapshot);
	}

	private static List<String> written(Input... inputs) throws IOException {
		ByteArrayOutputStream bytes = new ByteArrayOutputStream();
		try (SnapshotLogWriter writer = SnapshotLogWriter.to(bytes, HEADER)) {
			for (Input input : inputs) {
				writer.write(input);
			}
		}
		List<String> lines = bytes.toString(StandardCharsets.UTF_8).lines().toList();
		return lines.subList(1, lines.size());
	}

	private static SnapshotLogReader reader(String text) throws IOException {
		return SnapshotLogReader.of(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), "a.log");
	}

	private static List<Input> read(String... lines) throws IOException {
		try (SnapshotLogReader reader = reader(HEADER_LINE + "\n" + String.join("\n", lines) + "\n")) {
			return all(reader);
		}
	}

	private static List<Input> all(SnapshotLogReader reader) {
		List<Input> inputs = new ArrayList<>();
		reader.forEachRemaining(inputs::add);
		return inputs;
	}

	@Test
	void theFirstReadingIsAWholeBoardThenDifferencesAndRuns() throws IOException {
		assertThat(written(reading(0, EMPTY), reading(200, EMPTY), reading(400, EMPTY), reading(600, HAND_OVER_IT),
				reading(800, ONE_STONE), reading(1000, ONE_STONE))).containsExactly(
						"{\"t\":0,\"board\":\".........................\"}",
						"{\"t\":400,\"same\":2}",
						"{\"t\":600,\"diff\":{\"D5\":\"?\",\"E5\":\"?\",\"D4\":\"?\",\"E4\":\"?\",\"E3\":\"?\"},\"hand\":\"north\"}",
						"{\"t\":800,\"diff\":{\"D5\":\".\",\"E5\":\".\",\"D4\":\"X\",\"E4\":\".\",\"E3\":\".\"}}",
						"{\"t\":1000,\"same\":1}");
	}

	@Test
	void aWholeBoardComesOnceAMinuteAndAfterFoundAndRestart() throws IOException {
		List<String> lines = written(reading(0, EMPTY), reading(59_999, EMPTY), reading(60_000, EMPTY),
				reading(60_200, EMPTY), new Input.SourceChanged(60_300, SourceState.LOST), reading(60_400, EMPTY),
				new Input.SourceChanged(60_500, SourceState.FOUND), reading(60_600, EMPTY), new Input.Restarted(60_700),
				reading(60_800, EMPTY));
		assertThat(lines).filteredOn(line -> line.contains("\"board\"")).extracting(line -> line.split("[:,]")[1])
				.containsExactly("0", "60000", "60600", "60800");
		assertThat(lines).contains("{\"t\":60400,\"same\":1}");
	}

	@Test
	void readingsThatARunCannotSayExactlyAreSaidOneByOne() throws IOException {
		assertThat(written(reading(0, EMPTY), reading(200, EMPTY), reading(400, EMPTY), reading(600, EMPTY),
				reading(801, EMPTY), reading(1003, EMPTY))).containsExactly(
						"{\"t\":0,\"board\":\".........................\"}", "{\"t\":600,\"same\":3}",
						"{\"t\":801,\"same\":1}", "{\"t\":1003,\"same\":1}");
	}

	@Test
	void aReadingKOfARunIsAtTheRoundedShareOfTheSpan() throws IOException {
		List<Input> inputs = read("{\"t\":100,\"board\":\".........................\"}", "{\"t\":1100,\"same\":3}");
		assertThat(inputs).extracting(Input::t).containsExactly(100L, 433L, 767L, 1100L);
		assertThat(inputs).extracting(input -> ((Input.Reading) input).snapshot()).allMatch(
				snapshot -> snapshot == ((Input.Reading) inputs.get(0)).snapshot());
	}

	@Test
	void aDifferenceSetsHandAndDoubtAnew() throws IOException {
		List<Input> inputs = read(
				"{\"t\":0,\"board\":\".........................\",\"confidence\":\"9999999999999999999999990\",\"hand\":\"south\","
						+ "\"beside\":{\"south\":\"OO\",\"north\":\"X\"},\"between\":[[\"C3\",\"D3\",\"black\"]]}",
				"{\"t\":200,\"diff\":{\"C3\":\"#\"},\"doubt\":{\"C3\":4}}", "{\"t\":400,\"diff\":{}}");
		Snapshot first = ((Input.Reading) inputs.get(0)).snapshot();
		assertThat(first.hand()).isEqualTo(Hand.SOUTH);
		assertThat(first.beside()).containsExactlyInAnyOrder(new StoneBeside(Seat.SOUTH, Color.WHITE),
				new StoneBeside(Seat.SOUTH, Color.WHITE), new StoneBeside(Seat.NORTH, Color.BLACK));
		assertThat(first.between())
				.containsExactly(new StoneBetween(Point.parse("C3"), Point.parse("D3"), Color.BLACK));
		assertThat(first.confidence()).contains("9999999999999999999999990");
		Snapshot second = ((Input.Reading) inputs.get(1)).snapshot();
		assertThat(second.text()).isEqualTo("............#............");
		assertThat(second.hand()).isEqualTo(Hand.NONE);
		assertThat(second.beside()).isEmpty();
		assertThat(second.confidence()).contains("9999999999994999999999999");
		assertThat(((Input.Reading) inputs.get(2)).snapshot().confidence()).isEmpty();
	}

	@Test
	void everyKindOfLineComesBackAsItWasWritten() throws IOException {
		GameDetails details = GameDetails.NONE.withRules(Optional.of("chinese")).withPolicy(Optional.of("club"))
				.withKomi(Optional.of("3.75zi")).withHandicap(OptionalInt.of(2))
				.between(Optional.of("Jī \"the\" Black"), Optional.of("李")).withToPlay(Optional.of(Color.WHITE))
				.withSetup(Optional.of(new Setup(List.of(Point.parse("A1")), List.of(Point.parse("E5")))))
				.withTime(Optional.of("byoyomi 1h 5x60s"));
		List<Input> inputs = List.of(reading(0, EMPTY), new Input.Reading(10, 5, EMPTY),
				new Input.Reading(20, 11, ONE_STONE),
				new Input.LeverPressed(30, 29, Lever.BLACK), new Input.LeverPressed(30, 30, Lever.PAUSE),
				new Input.SourceChanged(40, SourceState.MOVED), new Input.Restarted(50),
				new Input.Restarted(55, Optional.of(Timing.USUAL.with(TimingSetting.TIE, 1_000)), Optional.empty(),
						OptionalLong.of(51)),
				new Input.Restarted(56, Optional.of(Timing.USUAL),
						Optional.of(new ClockSettings(ClockUse.SENSE, CallSchedule.SILENT)), OptionalLong.empty()),
				new Input.Restarted(57, Optional.empty(), Optional.of(ClockSettings.USUAL), OptionalLong.of(56)),
				new Input.WallClockSet(60, "2026-11-30T10:00:00+01:00"),
				new Input.Declared(70, Declaration.BLACK_RESIGNS, Optional.empty(), Optional.of("referee")),
				new Input.Declared(71, Declaration.POSITION, Optional.of(Color.WHITE), Optional.empty()),
				new Input.Ruled(80, OptionalInt.of(3), new Ruling(Optional.of(RulingOption.RESTORE),
						new Penalty(PenaltyLevel.WARNING, 2), Optional.of(Color.WHITE), Optional.of("me"),
						Optional.of("a\nnote"))),
				new Input.Ruled(81, OptionalInt.empty(), Ruling.of(RulingOption.LOSS)),
				new Input.RulingWithdrawn(82, Optional.of("me")),
				new Input.Revised(90, 57,
						List.of(new Move.Play(Color.WHITE, Point.parse("C3")), new Move.Pass(Color.BLACK)),
						Optional.of("me")),
				new Input.DeadAgreed(100, List.of(Point.parse("D4"))), new Input.DetailsGiven(110, details),
				new Input.DetailsGiven(111, GameDetails.NONE), new Input.MoveSealed(120, Color.WHITE, "c1ph3r"),
				new Input.MoveUnsealed(130, "resign"),
				new Input.MoveUnsealed(131, "unreadable", Optional.of("Q99")), new Input.TimeAsked(140, Color.BLACK),
				new Input.RefereeCalled(150, Color.WHITE),
				new Input.KeyPressed(151,
						new KeyPress(ClockKey.BLACK, PressOutcome.UNVERIFIED, 57, 412, 3_100, "look \"here\"")),
				new Input.KeyPressed(152, new KeyPress(ClockKey.PAUSE, PressOutcome.MADE, 0, 0, 0, "")),
				new Input.ClockChanged(153, SourceState.LOST), new Input.Tick(155), new Input.Ended(160));
		assertThat(inputs).extracting(Object::getClass).containsAll(List.of(Input.class.getPermittedSubclasses()));
		assertThat(read(written(inputs.toArray(Input[]::new)).toArray(String[]::new))).isEqualTo(inputs);
	}

	@Test
	void tenThousandRandomReadingsComeBackAsTheyWere() throws IOException {
		Random random = new Random(1);
		List<Input> inputs = new ArrayList<>();
		char[] board = EMPTY.text().toCharArray();
		long t = 0;
		Snapshot snapshot = EMPTY;
		for (int i = 0; i < 10_000; i++) {
			t += random.nextInt(10) == 0 ? random.nextInt(2000) : 200;
			if (random.nextInt(4) == 0) {
				for (int change = random.nextInt(4); change > 0; change--) {
					board[random.nextInt(board.length)] = ".XO#?".charAt(random.nextInt(5));
				}
				snapshot = board(new String(board)).withHand(Hand.values()[random.nextInt(5)]);
			}
			inputs.add(random.nextInt(50) == 0 ? new Input.SourceChanged(t, SourceState.FOUND) : reading(t, snapshot));
		}
		assertThat(read(written(inputs.toArray(Input[]::new)).toArray(String[]::new))).isEqualTo(inputs);
	}

	@Test
	void theHeaderComesBackAsItWasWritten() throws IOException {
		SessionSettings session = new SessionSettings(FIVE, true, Optional.of(Seat.SOUTH),
				GameDetails.NONE.withRules(Optional.of("japanese")).withKomi(Optional.of("6.5"))
						.between(Optional.of("a"), Optional.empty()));
		SnapshotLogHeader header = new SnapshotLogHeader(session, "camera", Optional.of("2026-11-30T10:00:00+01:00"),
				Optional.of("goban 1"), Optional.of("{\"steady\":5}"));
		Path file = folder.resolve("x.snapshots.jsonl.gz");
		SnapshotLogWriter.create(file, header).close();
		assertThat(Files.readAllBytes(file)).startsWith(0x1f, 0x8b);
		try (SnapshotLogReader reader = SnapshotLogReader.open(file)) {
			assertThat(reader.header()).isEqualTo(header);
			assertThat(reader.hasNext()).isFalse();
		}
	}

	@Test
	void theHeaderSaysWhatOfTheTimingIsNotAsUsual() throws IOException {
		Timing timing = Timing.USUAL.with(TimingSetting.SLIDE, 3_000).with(TimingSetting.STEADY_READINGS, 4);
		SnapshotLogHeader header = new SnapshotLogHeader(SessionSettings.of(FIVE).withTiming(timing), "sensor",
				Optional.empty(), Optional.empty(), Optional.of("{\"game\":{}}"));
		assertThat(header.line())
				.endsWith("\"settings\":{\"game\":{},\"timing\":{\"steady-readings\":4,\"slide\":3000}}}");
		assertThat(SnapshotLogHeader.read(JsonFields.parse(header.line()))).isEqualTo(header);
		assertThat(SnapshotLogHeader.of(SessionSettings.of(FIVE), "sensor").line()).doesNotContain("timing");
	}

	@Test
	void whoEndsATurnAndWhenTheTimeIsCalledAreAmongTheSettings() {
		SnapshotLogHeader header = SnapshotLogHeader.of(SessionSettings.of(FIVE).withClock(ClockUse.SENSE,
				new CallSchedule(List.of(30, 10), List.of(), 5, true, List.of(60))), "sensor");
		assertThat(header.line())
				.endsWith("\"settings\":{\"clock\":\"sense\",\"calls\":{\"period\":[30,10],\"last\":[],"
						+ "\"count\":5,\"losses\":true,\"remaining\":[60]}}}");
		assertThat(SnapshotLogHeader.read(JsonFields.parse(header.line()))).isEqualTo(header);
		assertThat(SnapshotLogHeader.of(SessionSettings.of(FIVE), "sensor").line()).doesNotContain("settings");
	}

	@Test
	void aTimeThatIsNoTextIsPassedOverWithAWarningAndAWrongOneRefused() throws IOException {
		String header = HEADER_LINE.substring(0, HEADER_LINE.length() - 1) + ",\"game\":{\"time\":{\"main\":60}}}";
		try (SnapshotLogReader reader = reader(header + "\n{\"t\":1,\"game\":{\"time\":7,\"komi\":\"3.5\"}}\n")) {
			assertThat(reader.header().session().details()).isEqualTo(GameDetails.NONE);
			assertThat(reader.next()).isEqualTo(
					new Input.DetailsGiven(1, GameDetails.NONE.withKomi(Optional.of("3.5"))));
			assertThat(reader.warnings()).containsExactly(
					"a.log line 1: \"time\" is {\"main\":60}, which is no text such as \"byoyomi 1h 5x60s\"; the game is played without a clock",
					"a.log line 2: \"time\" is 7, which is no text such as \"byoyomi 1h 5x60s\"; the game is played without a clock");
		}
		assertThatThrownBy(() -> reader(header.replace("{\"main\":60}", "\"1 hour\"") + "\n"))
				.hasMessageStartingWith("a.log line 1: \"time\": \"1 hour\" is no time setting; write for example");
	}

	@Test
	void aTimingThatCannotBeIsRefusedWithItsPlaceAndOneThatIsNotKnownPassedOver() throws IOException {
		String line = HEADER_LINE.substring(0, HEADER_LINE.length() - 1) + ",\"settings\":{\"timing\":{";
		assertThatThrownBy(() -> reader(line + "\"lift\":-5}}}\n")).hasMessageContaining(
				"line 1: \"lift\" of the timing must be a whole number of milliseconds, 0 or from 50 to 600000, not -5");
		try (SnapshotLogReader reader = reader(line + "\"later\":5,\"lift\":6000}}}\n")) {
			assertThat(reader.header().session().timing()).isEqualTo(Timing.USUAL.with(TimingSetting.LIFT, 6_000));
		}
	}

	@Test
	void anIncompleteLastLineIsDroppedWithAWarning() throws IOException {
		String whole = HEADER_LINE
				+ "\n{\"t\":0,\"board\":\".........................\"}\n{\"t\":200,\"same\":1}\n{\"t\":400,\"sa";
		try (SnapshotLogReader reader = reader(whole)) {
			assertThat(all(reader)).hasSize(2);
			assertThat(reader.warnings()).containsExactly("a.log line 4: the last line is incomplete and was dropped");
		}
	}

	@Test
	void aCompressedLogThatWasCutIsReadAsFarAsItGoes() throws IOException {
		ByteArrayOutputStream bytes = new ByteArrayOutputStream();
		Random random = new Random(2);
		try (GZIPOutputStream zip = new GZIPOutputStream(bytes)) {
			zip.write((HEADER_LINE + "\n").getBytes(StandardCharsets.UTF_8));
			for (int i = 0; i < 20_000; i++) {
				String cipher = Long.toHexString(random.nextLong());
				zip.write(("{\"t\":" + i + ",\"seal\":{\"color\":\"black\",\"cipher\":\"" + cipher + "\"}}\n")
						.getBytes(StandardCharsets.UTF_8));
			}
		}
		byte[] half = java.util.Arrays.copyOf(bytes.toByteArray(), bytes.size() / 2);
		try (SnapshotLogReader reader = SnapshotLogReader.of(new ByteArrayInputStream(half), "a.log.gz")) {
			assertThat(all(reader)).hasSizeBetween(5_000, 15_000);
			assertThat(reader.warnings()).last().asString().contains("ends too early");
		}
	}

	@Test
	void linesWithNoKnownKeyAreSkippedAndCounted() throws IOException {
		String log = HEADER_LINE
				+ "\n{\"comment\":\"by hand\"}\n{\"t\":5,\"temperature\":21}\n\n{\"t\":7,\"end\":true}\n{\"t\":9,\"same\":3}\n";
		try (SnapshotLogReader reader = reader(log)) {
			assertThat(all(reader)).containsExactly(new Input.Ended(7));
			assertThat(reader.skippedLines()).isEqualTo(2);
		}
	}

	@Test
	void aRunThatALineInBetweenHasOvertakenIsTakenInLate() throws IOException {
		assertThat(read("{\"t\":0,\"board\":\".........................\"}", "{\"t\":300,\"clock\":\"black\"}",
				"{\"t\":400,\"same\":2}")).endsWith(new Input.Reading(300, 200, EMPTY), reading(400, EMPTY));
	}

	@Test
	void whatIsWrongIsNamedWithFileAndLine() {
		assertWrong("{\"t\":0,\"board\":\"...\"}", "a.log line 2: a 5x5 board has 25 points, not 3");
		assertWrong("{\"t\":0,\"board\":\"........................x\"}", "a.log line 2: 'x' is none of . X O # ?");
		assertWrong("{\"t\":0,\"same\":1}",
				"a.log line 2: \"same\" needs a reading before it; the first must be a \"board\"");
		assertWrong("{\"t\":9,\"end\":true", "a.log line 2: no JSON object: ");
		assertWrong("[1]", "a.log line 2: a JSON object {…} is wanted here");
		assertWrong("{\"clock\":\"black\"}", "a.log line 2: \"t\" is missing");
		assertWrong("{\"t\":1.5,\"clock\":\"black\"}", "a.log line 2: \"t\" must be a whole number, not 1.5");
		assertWrong("{\"t\":1,\"clock\":\"blak\"}",
				"a.log line 2: \"clock\" is \"blak\" (did you mean 'black'?); it may be black, white, pause, resume");
		assertWrong("{\"t\":5,\"clock\":\"black\"}\n{\"t\":4,\"clock\":\"white\"}",
				"a.log line 3: \"t\" is 4 after a line of 5; times must not fall");
		assertWrong("{\"t\":5,\"at\":6,\"clock\":\"black\"}",
				"a.log line 2: \"at\" is 6, later than \"t\", which is 5");
		assertWrong("{\"t\":1,\"wall\":\"noon\"}",
				"a.log line 2: \"wall\" is \"noon\"; expected a time like 2026-03-01T14:00:00+01:00");
	}

	@Test
	void whatIsNotOnTheBoardOrCannotBeIsRefusedWithItsPlace() {
		String off = "a.log line 2: T19 is not on a 5x5 board";
		assertWrong("{\"t\":1,\"revise\":{\"from\":1,\"moves\":[[\"black\",\"T19\"]]}}", off);
		assertWrong("{\"t\":1,\"dead\":[\"T19\"]}", off);
		assertWrong("{\"t\":1,\"game\":{\"setup\":{\"black\":[\"T19\"]}}}", off);
		assertWrong("{\"t\":1,\"game\":{\"setup\":{\"white\":[\"T19\"]}}}", off);
		assertWrong("{\"t\":0,\"board\":\"" + ".".repeat(25) + "\",\"between\":[[\"A1\",\"T19\",\"black\"]]}", off);
		assertThatThrownBy(() -> reader(HEADER_LINE.replace("}", ",\"game\":{\"setup\":{\"black\":[\"T19\"]}}}")))
				.hasMessage("a.log line 1: T19 is not on a 5x5 board");
		assertWrong("{\"t\":0,\"board\":\"" + ".".repeat(25) + "\"}\n{\"t\":9,\"same\":1000000000}",
				"a.log line 3: \"same\" is 1000000000; it counts readings, from 1 to 10000000");
		assertWrong("{\"t\":1,\"x\":" + "[".repeat(5000) + "]".repeat(5000) + "}", "a.log line 2: no JSON object: ");
		assertWrong("{\"t\":1,\"end\":true} {}",
				"a.log line 2: no JSON object: there is more after it; each takes a line of its own");
		assertWrong("x".repeat(2 << 20), "a.log line 2: the line is longer than any of a log");
	}

	@Test
	void aGameThatCannotBeIsRefusedWithWhatThereIs() {
		assertNoGame("\"rules\":\"chines\"",
				"\"rules\" is \"chines\" (did you mean 'chinese'?); it may be chinese, chinese-superko, japanese,");
		assertNoGame("\"policy\":\"clubb\"",
				"\"policy\" is \"clubb\" (did you mean 'club'?); it may be chinese-source,");
		assertNoGame("\"komi\":\"much\"", "\"komi\" is 'much'; write whole or half points, 7.5, or \"3.75zi\"");
		assertNoGame("\"komi\":\"6,5\"", "\"komi\" is '6,5' (did you mean '6.5'?); write whole or half points");
		assertNoGame("\"komi\":3.75", "\"komi\" is '3.75' (did you mean '3.75zi'?); write whole or half points");
		assertNoGame("\"komi\":7.3", "\"komi\" is '7.3'; write whole or half points");
		assertNoGame("\"komi\":\"3.8zi\"", "\"komi\" is '3.8zi'; write whole or half points");
		assertNoGame("\"komi\":\"375\"", "\"komi\" is '375', more than the 25 points of a 5x5 board");
		assertNoGame("\"handicap\":1000", "\"handicap\" is 1000; on a 5x5 board it may be 0 to 24");
		assertNoGame("\"handicap\":-1", "\"handicap\" is -1; on a 5x5 board it may be 0 to 24");
		assertNoGame("\"handicap\":25", "\"handicap\" is 25; on a 5x5 board it may be 0 to 24");
		assertNoGame("\"toPlay\":\"blak\"", "\"toPlay\" is \"blak\" (did you mean 'black'?); it may be black, white");
		assertNoGame("\"setup\":{\"black\":[\"I5\"]}", "'I5' is not a point; a point looks like Q16");
		assertNoGame("\"setup\":{\"black\":[\"F1\"]}", "F1 is not on a 5x5 board");
		assertNoGame("\"setup\":{\"black\":[\"A1\",\"B1\"],\"white\":[\"C1\",\"B1\"]}",
				"\"setup\" has two stones on B1, a black and a white one; name each point once");
		assertNoGame("\"setup\":{\"white\":[\"C1\",\"B1\",\"c1\"]}",
				"\"setup\" has two stones on C1; name each point once");
	}

	@Test
	void aGameThatCanBeIsRead() throws IOException {
		for (String komi : List.of("\"7.5\"", "7.5", "7", "\"3.75zi\"", "\"3.75 zi\"", "-5.5", "\"0.500\"", "\"0\"")) {
			assertThat(read("{\"t\":1,\"game\":{\"rules\":\"ing\",\"policy\":\"club\",\"komi\":" + komi
					+ ",\"handicap\":24,\"surprise\":\"unknown keys are fine\"}}")).as(komi).hasSize(1);
		}
	}

	private static void assertNoGame(String fields, String message) {
		assertWrong("{\"t\":1,\"game\":{" + fields + "}}", "a.log line 2: " + message);
		assertThatThrownBy(() -> reader(HEADER_LINE.replace("}", ",\"game\":{" + fields + "}}")))
				.isInstanceOf(MalformedFileException.class).hasMessageStartingWith("a.log line 1: " + message);
	}

	@Test
	void wordsOfARefereeThatThereAreNotAreRefused() {
		assertWrong("{\"t\":1,\"ruling\":{\"incident\":1,\"option\":\"restor\"}}",
				"a.log line 2: \"option\" is \"restor\" (did you mean 'restore'?); it may be restore, accept,");
		assertWrong("{\"t\":1,\"ruling\":{\"incident\":1,\"penalty\":\"death\"}}",
				"a.log line 2: \"penalty\" is \"death\"; it may be none, caution, warning, points");
		assertWrong("{\"t\":1,\"revise\":{\"from\":0,\"moves\":[]}}",
				"a.log line 2: \"from\" is 0; moves are counted from 1");
		assertWrong("{\"t\":1,\"unseal\":{\"point\":\"T19\"}}", "a.log line 2: T19 is not on a 5x5 board");
		assertWrong("{\"t\":1,\"unseal\":{\"point\":\"resing\"}}", "a.log line 2: 'resing' is not a point");
	}

	@Test
	void aLastLineThatIsWholeAndWrongIsNotCalledIncomplete() {
		assertThatThrownBy(() -> all(reader(HEADER_LINE + "\n{\"t\":1,\"game\":{\"rules\":\"chines\"}}")))
				.isInstanceOf(MalformedFileException.class).hasMessageContaining("line 2: \"rules\" is \"chines\"");
	}

	private static void assertWrong(String lines, String message) {
		assertThatThrownBy(() -> read(lines)).isInstanceOf(MalformedFileException.class)
				.hasMessageStartingWith(message);
	}

	@Test
	void aNewerVersionAnotherFormatAndAnEmptyFileAreRefused() {
		assertThatThrownBy(() -> reader(HEADER_LINE.replace(":1,", ":2,")))
				.hasMessage(
						"a.log line 1: snapshot log version 2 is newer than this program, which reads 1; update goban");
		assertThatThrownBy(() -> reader("(;GM[1]FF[4])"))
				.hasMessageStartingWith("a.log: this is no snapshot log: it does not begin with a header line");
		assertThatThrownBy(() -> reader("{\"format\":\"goban-events\",\"version\":1}")).hasMessageContaining(
				"this is no snapshot log: its first line must say \"format\":\"goban-snapshots\", not \"goban-events\"");
		assertThatThrownBy(() -> reader("")).hasMessageStartingWith("a.log: the file is empty");
		assertThatThrownBy(() -> reader(HEADER_LINE.replace(":5,", ":99,")))
				.hasMessageContaining("a board has 2 to 25 lines, not 99");
	}
}
