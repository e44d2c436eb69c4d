package org.gobanbridge.app.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.gobanbridge.app.cli.GobanCommand;
import org.gobanbridge.app.run.CaptureGame.Fight;
import org.gobanbridge.app.run.CaptureGame.Turn;
import org.gobanbridge.app.store.EventLogReader;
import org.gobanbridge.app.store.NumberedEvent;
import org.gobanbridge.app.store.SnapshotLogReader;
import org.gobanbridge.core.game.GameEvent;
import org.gobanbridge.core.game.GameEvent.ClockSet;
import org.gobanbridge.core.game.Input;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.Move;
import org.gobanbridge.rules.Point;
import org.gobanbridge.rules.sgf.SgfGame;
import org.gobanbridge.rules.sgf.SgfReader;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * {@code goban run} in a process of its own that is ended by {@code kill -9} in the middle of captures, while the game
 * goes on at the table. Real bytes through a pseudo-terminal, real time.
 */
class KilledBridgeTest {
	@TempDir
	Path folder;

	private final HandTable table = new HandTable(9);
	private PtyBoard board;
	private BridgeProcess bridge;
	private int recorded;

	@BeforeEach
	void begin() throws IOException {
		board = new PtyBoard(folder, table);
		board.plug();
		Files.writeString(folder.resolve("goban.toml"), """
				[board]
				driver = "serial"
				port = "%s"
				size = 9
				[game]
				policy = "club"
				komi = 5.5
				black = "Ann"
				white = "Bob"
				time = "byoyomi 10m 3x60s"
				[web]
				port = 0
				""".formatted(board.port()));
		bridge = new BridgeProcess(folder.resolve("goban.toml"));
		bridge.waitForLine("the board is here");
	}

	@AfterEach
	void end() {
		bridge.close();
		board.close();
	}

	@Test
	void nothingIsLostOrDoubledWhenTheBridgeIsKilledInTheMiddleOfFiveCaptures() throws Exception {
		List<Fight> fights = CaptureGame.fights();
		Turn answer = new Turn(Color.WHITE, Point.parse("E4"), List.of());
		killedWhenTheStoneIsNotSure(fights.get(0));
		killedWhenNobodyDoesAnything(fights.get(1));
		killedWhenTheAnswerComes(fights.get(2), fights.get(3).turns().get(0));
		killedWhenThePrisonersGoFirst(fights.get(3));
		killedWhenAPrisonerStays(fights.get(4), answer);

		assertThat(bridge.stop()).isZero();
		List<Turn> played = Stream.concat(CaptureGame.turns().stream(), Stream.of(answer)).toList();
		assertThat(record().moves()).isEqualTo(
				played.stream().<Move>map(turn -> new Move.Play(turn.color(), turn.point())).toList());
		assertThatTheJournalIsWhole(played.size());
		assertThatTheLogReplaysToTheSameEvents();
	}

	@Test
	void aStopIsQuietAndTheNextStartSaysHowTheGameStandsAndTheLogReplaysToTheSame() throws Exception {
		for (Turn turn : CaptureGame.fights().get(0).before().subList(0, 3)) {
			put(turn);
			waitForMoves(1);
		}
		table.take(Point.parse("B2"));
		bridge.waitForLine("incident 1: a black stone missing from B2");
		assertThat(bridge.stop()).isZero();
		assertThat(bridge.lines()).noneMatch(line -> line.contains("no board")).last().asString()
				.startsWith("stopped; record: " + folder.resolve("games")).endsWith(".sgf");
		bridge = new BridgeProcess(folder.resolve("goban.toml"));
		bridge.waitForLine("game 1 goes on after move 3, White to play");
		bridge.waitForLine("still not in order: B2 missing (incident 1)");
		bridge.waitForLine("the board is here");
		assertThat(bridge.stop()).isZero();
		assertThat(bridge.lines()).noneMatch(line -> line.contains("no board"));
		StringWriter said = new StringWriter();
		assertThat(GobanCommand.run(new PrintWriter(said), new PrintWriter(said), "replay",
				folder.resolve("games/snapshots/0001.snapshots.jsonl").toString(), "--sgf",
				folder.resolve("replayed.sgf").toString(), "--events", folder.resolve("replayed.jsonl").toString()))
				.isEqualTo(1);
		assertThat(said.toString()).contains("Ann (Black) against Bob (White), moves 3,", "incidents 1,");
		List<NumberedEvent> again = new ArrayList<>();
		try (EventLogReader reader = EventLogReader.open(folder.resolve("replayed.jsonl"))) {
			reader.forEachRemaining(again::add);
		}
		assertThat(again).isEqualTo(events());
		SgfGame replayed = SgfReader.read(Files.readAllBytes(folder.resolve("replayed.sgf"))).get(0);
		assertThat(List.of(replayed.moves(), replayed.blackName(), replayed.whiteName(), replayed.komi()))
				.isEqualTo(List.of(record().moves(), record().blackName(), record().whiteName(), record().komi()));
	}

	@Test
	void afterAPowerCutTheClockStandsUntilPlayIsResumedAndNobodyHasLostWhatTheBridgeWasAway() throws Exception {
		for (Turn turn : CaptureGame.fights().get(0).before().subList(0, 3)) {
			put(turn);
			waitForMoves(1);
		}
		pause(2_500);
		bridge.kill();
		ClockSet before = clock();
		bridge = new BridgeProcess(folder.resolve("goban.toml"));
		bridge.waitForLine("game 1 goes on after move 3, White to play");
		bridge.waitForLine("; the clock stands until somebody says resume");
		bridge.waitForLine("the board is here");
		pause(1_500);
		assertThat(bridge.stop()).isZero();
		long thought = lastBeforeRestart() - before.since().orElseThrow();
		ClockSet standing = clock();
		assertThat(thought).isPositive();
		assertThat(standing.since()).isEmpty();
		assertThat(standing.toPlay()).isEqualTo(Color.WHITE);
		assertThat(standing.white().main()).isEqualTo(before.white().main() - thought);
		assertThat(standing.black()).isEqualTo(before.black());

		bridge = new BridgeProcess(folder.resolve("goban.toml"));
		bridge.waitForLine("the board is here");
		bridge.say("time left white");
		bridge.waitForLine("White: 9 minutes left");
		bridge.say("resume");
		bridge.waitForLine("heard: resume");
		pause(1_500);
		assertThat(bridge.stop()).isZero();
		assertThat(bridge.lines()).noneMatch(line -> line.contains("heard: resume; but"));
		assertThat(clock().since()).isPresent();
		assertThat(clock().white()).isEqualTo(standing.white());
		assertThat(record().node(3).property("BL").orElseThrow().simpleText()).matches("5\\d\\d(\\.\\d+)?");
		assertThatTheLogReplaysToTheSameEvents();
	}

	private ClockSet clock() {
		return events().stream().map(NumberedEvent::event).filter(ClockSet.class::isInstance)
				.map(ClockSet.class::cast).reduce((one, later) -> later).orElseThrow();
	}

	private long lastBeforeRestart() throws IOException {
		try (SnapshotLogReader log = SnapshotLogReader.open(folder.resolve("games/snapshots/0001.snapshots.jsonl"))) {
			while (log.hasNext()) {
				if (log.next() instanceof Input.Restarted restarted) {
					return restarted.last().orElseThrow();
				}
			}
		}
		throw new AssertionError("there was no restart");
	}

	/** The capturing stone has just been put down, one prisoner is off; the rest leaves meanwhile. */
	private void killedWhenTheStoneIsNotSure(Fight fight) throws Exception {
		playOn(fight.before());
		put(fight.capture());
		take(fight.capture(), 0, 1);
		pause(150);
		killWhile(() -> take(fight.capture(), 1, 3));
		waitForMoves(1);
	}

	/** It is recorded, one prisoner is off; nobody does anything until the bridge is back. */
	private void killedWhenNobodyDoesAnything(Fight fight) throws Exception {
		playOn(fight.before());
		put(fight.capture());
		waitForMoves(1);
		take(fight.capture(), 0, 1);
		pause(150);
		killWhile(() -> {
		});
		take(fight.capture(), 1, 3);
	}

	/** Two are off; while nobody watches the last one leaves and the answer comes. */
	private void killedWhenTheAnswerComes(Fight fight, Turn answer) throws Exception {
		playOn(fight.before());
		put(fight.capture());
		waitForMoves(1);
		take(fight.capture(), 0, 2);
		pause(150);
		killWhile(() -> {
			take(fight.capture(), 2, 3);
			put(answer);
		});
		waitForMoves(1);
	}

	/** Its first turn was played before. Two prisoners go first; the capturing stone comes while the bridge is away. */
	private void killedWhenThePrisonersGoFirst(Fight fight) throws Exception {
		playOn(fight.before().subList(1, fight.before().size()));
		take(fight.capture(), 0, 2);
		pause(600);
		killWhile(() -> {
			take(fight.capture(), 2, 3);
			put(fight.capture());
		});
		waitForMoves(1);
	}

	/** One prisoner lies there while the bridge is away and the opponent answers, and still when it is back. */
	private void killedWhenAPrisonerStays(Fight fight, Turn answer) throws Exception {
		playOn(fight.before());
		put(fight.capture());
		waitForMoves(1);
		take(fight.capture(), 0, 1);
		pause(150);
		killWhile(() -> put(answer));
		waitForMoves(1);
		take(fight.capture(), 1, 2);
		pause(800);
	}

	/** Three turns come quickly, as people do; then the record is waited for. */
	private void playOn(List<Turn> turns) {
		for (int i = 0; i < turns.size(); i += 3) {
			List<Turn> some = turns.subList(i, Math.min(i + 3, turns.size()));
			some.forEach(turn -> {
				put(turn);
				pause(150);
			});
			waitForMoves(some.size());
		}
	}

	/** A new bridge is started at once; before it sees the board, this happens. */
	private void killWhile(Runnable atTheTable) throws Exception {
		bridge.kill();
		bridge = new BridgeProcess(folder.resolve("goban.toml"));
		atTheTable.run();
		assertThat(bridge.lines()).as("what is said before the table has gone on").isEmpty();
		bridge.waitForLine("the board is here");
	}

	private void put(Turn turn) {
		table.put(turn.color(), turn.point());
	}

	private void take(Turn capture, int from, int to) {
		capture.taken().subList(from, to).forEach(table::take);
	}

	private void waitForMoves(int count) {
		recorded += count;
		int wanted = recorded;
		await().atMost(Duration.ofSeconds(20)).pollInterval(Duration.ofMillis(20))
				.untilAsserted(() -> assertThat(record().moves()).hasSizeGreaterThanOrEqualTo(wanted));
	}

	private static void pause(long millis) {
		await().pollDelay(Duration.ofMillis(millis)).until(() -> true);
	}

	private SgfGame record() throws Exception {
		try (Stream<Path> files = Files.list(folder.resolve("games"))) {
			List<Path> records = files.filter(file -> file.toString().endsWith(".sgf")).toList();
			assertThat(records).hasSize(1);
			return SgfReader.read(Files.readAllBytes(records.get(0))).get(0);
		}
	}

	private void assertThatTheJournalIsWhole(int moves) {
		List<NumberedEvent> events = events();
		assertThat(events).extracting(NumberedEvent::seq)
				.containsExactlyElementsOf(LongStream.rangeClosed(1, events.size()).boxed().toList());
		List<GameEvent> plain = events.stream().map(NumberedEvent::event).toList();
		assertThat(plain).filteredOn(GameEvent.MovePlayed.class::isInstance)
				.extracting(event -> ((GameEvent.MovePlayed) event).number())
				.containsExactlyElementsOf(IntStream.rangeClosed(1, moves).boxed().toList());
		assertThat(plain).filteredOn(GameEvent.IncidentOpened.class::isInstance).isEmpty();
		assertThat(plain).filteredOn(GameEvent.GameStarted.class::isInstance).hasSize(1);
		assertThat(plain).filteredOn(GameEvent.CapturesCleared.class::isInstance).hasSize(5);
	}

	private List<NumberedEvent> events() {
		return Replayed.journal(folder.resolve("games"), Grid.of(9));
	}

	private void assertThatTheLogReplaysToTheSameEvents() throws IOException {
		Path log = folder.resolve("games/snapshots/0001.snapshots.jsonl");
		Path replayed = folder.resolve("replayed.events.jsonl");
		StringWriter said = new StringWriter();
		int exitCode = GobanCommand.run(new PrintWriter(said), new PrintWriter(said), "replay", log.toString(),
				"--events",
				replayed.toString());
		assertThat(said.toString()).contains("incidents 0");
		assertThat(exitCode).isZero();
		assertThat(Files.readString(log)).contains("\"restart\":true");
		List<NumberedEvent> again = new ArrayList<>();
		try (EventLogReader reader = EventLogReader.open(replayed)) {
			reader.forEachRemaining(again::add);
		}
		assertThat(again).isEqualTo(events());
	}
}
