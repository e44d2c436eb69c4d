package org.gobanbridge.app.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Stream;
import org.gobanbridge.app.Warnings;
import org.gobanbridge.app.live.LiveSettings;
import org.gobanbridge.app.store.IncidentReaders;
import org.gobanbridge.app.store.SnapshotLogReader;
import org.gobanbridge.core.game.Declaration;
import org.gobanbridge.core.game.GameDetails;
import org.gobanbridge.core.game.GameEvent;
import org.gobanbridge.core.game.Input;
import org.gobanbridge.core.game.Phase;
import org.gobanbridge.core.game.SessionSettings;
import org.gobanbridge.core.game.Timing;
import org.gobanbridge.core.game.TimingSetting;
import org.gobanbridge.drivers.BoardSettings;
import org.gobanbridge.drivers.boards.BoardDevices;
import org.gobanbridge.drivers.simulated.SimulatedGame;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.Move;
import org.gobanbridge.rules.Point;
import org.gobanbridge.rules.sgf.SgfException;
import org.gobanbridge.rules.sgf.SgfGame;
import org.gobanbridge.rules.sgf.SgfReader;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The whole bridge with boards in memory. */
class BridgeTest {
	private static final Grid NINE = Grid.of(9);
	private static final Clock CLOCK = Clock.fixed(Instant.parse("2026-03-01T23:59:59Z"), ZoneOffset.UTC);
	private static final String FIRST = "(;SZ[9]PB[Ann]PW[Bob]KM[5.5]RE[B+R];B[ee];W[ed];B[dd];W[dc];B[fd];W[fe];B[ec])";
	private static final String SECOND = "(;SZ[9]PB[Eve]PW[Ann]HA[2]AB[cc][gg]RE[W+R];W[ee];B[ed];W[fd];B[dd])";
	private static final String THIRD = "(;SZ[9]RE[B+R];B[cd];W[ed])";

	@TempDir
	Path folder;

	private final List<String> lines = new CopyOnWriteArrayList<>();
	private final FakeBoard board = new FakeBoard();
	private Optional<Bridge> running = Optional.empty();

	@AfterEach
	void close() {
		running.ifPresent(Bridge::close);
	}

	@Test
	void everyGameOfAnEveningHasItsRecordAndItsLogAndTheLogsReplayToTheJournal() throws Exception {
		List<SimulatedGame> games = List.of(game(FIRST), game(SECOND), game(THIRD));
		SimulatedTable table = new SimulatedTable(games, 1000, 5);
		try (Bridge bridge = Bridge.open(settings(table.settings()), table::driver, table::logTime, lines::add)) {
			table.watchedBy(bridge);
			bridge.start();
			table.over().join();
		}
		assertThat(records()).extracting(record -> record.blackName().orElse("") + " " + record.moves().size() + " "
				+ record.handicap().orElse(0) + " " + record.result().orElse(""))
				.containsExactlyInAnyOrder("Ann 7 0 B+R", "Eve 4 2 W+R", " 2 0 B+R");
		List<Path> logs = Replayed.logs(folder);
		assertThat(logs).extracting(log -> log.getFileName().toString()).containsExactly("0001.snapshots.jsonl.gz",
				"0002.snapshots.jsonl.gz", "0003.snapshots.jsonl");
		List<GameEvent> journal = Replayed.journalEvents(folder, NINE);
		assertThat(Replayed.events(logs)).isEqualTo(journal);
		List<GameEvent> oneByOne = new ArrayList<>();
		for (Path log : logs) {
			oneByOne.addAll(Replayed.events(List.of(log)));
		}
		assertThat(oneByOne).isEqualTo(journal);
	}

	@Test
	void aRecordThatCannotBeWrittenStopsNoGameAndIsTriedAgain() throws Exception {
		Path target = folder.resolve("2026-03-01-Black-White.sgf");
		Path inTheWay = folder.resolve("." + target.getFileName() + ".new");
		Files.createDirectories(inTheWay.resolve("full"));
		Warnings warnings = Warnings.of(RecordKeeper.class.getName());
		Bridge bridge = startBridge(nine(GameDetails.NONE));
		play(bridge, Color.BLACK, "E5", 1);
		play(bridge, Color.WHITE, "E6", 2);
		assertThat(bridge.record()).isEmpty();
		Files.delete(inTheWay.resolve("full"));
		Files.deleteIfExists(inTheWay); // the bridge, which tries again, may have done so already
		play(bridge, Color.BLACK, "D6", 3);
		await().untilAsserted(() -> assertThat(bridge.record()).contains(target));
		assertThat(record(target).moves()).hasSize(3);
		bridge.close();
		warnings.close();
		assertThat(warnings.said()).satisfiesExactly(
				begins -> assertThat(begins).startsWith("the record cannot be written to " + folder),
				ends -> assertThat(ends).isEqualTo("the record is written again, and whole: " + target));
	}

	@Test
	void aTimingThatIsChangedInMidGameHoldsFromTheRestartOnAlsoInTheLogs() throws Exception {
		Timing patient = Timing.USUAL.with(TimingSetting.LIFT, 30_000);
		Bridge before = startBridge(nine(named("Ann")));
		play(before, Color.BLACK, "E5", 1);
		before.close();
		Bridge after = startBridge(nine(named("Ann")).withTiming(patient));
		play(after, Color.WHITE, "E6", 2);
		after.declare(Declaration.WHITE_RESIGNS, Optional.empty(), "white");
		await().untilAsserted(() -> assertThat(after.state().phase()).isEqualTo(Phase.ENDED));
		board.take("E6");
		clearAfterOneMove(after, "E5");
		assertThat(after.state().details().black()).as("nobody is told anew").isEmpty();
		after.close();
		List<Path> logs = Replayed.logs(folder);
		try (SnapshotLogReader log = SnapshotLogReader.open(logs.getFirst())) {
			assertThat(log.header().session().timing()).isEqualTo(Timing.USUAL);
			assertThat((Iterable<Input>) () -> log).filteredOn(Input.Restarted.class::isInstance).singleElement()
					.extracting(input -> ((Input.Restarted) input).timing()).isEqualTo(Optional.of(patient));
		}
		try (SnapshotLogReader log = SnapshotLogReader.open(logs.get(1))) {
			assertThat(log.header().session().timing()).isEqualTo(patient);
		}
		assertThat(Replayed.events(logs)).isEqualTo(Replayed.journalEvents(folder, NINE));
	}

	@Test
	void theGameGoesOnAfterAStopInTheSameFiles() throws Exception {
		Bridge before = startBridge(nine(named("Ann")));
		play(before, Color.BLACK, "E5", 1);
		before.close();
		Path record = before.record().orElseThrow();
		Bridge after = startBridge(nine(named("Ann")));
		play(after, Color.WHITE, "E6", 2);
		after.declare(Declaration.WHITE_RESIGNS, Optional.empty(), "white");
		await().untilAsserted(() -> assertThat(after.state().phase()).isEqualTo(Phase.ENDED));
		after.close();
		assertThat(after.record()).contains(record);
		assertThat(record(record).moves()).hasSize(2);
		assertThat(record(record).blackName()).contains("Ann");
		assertThat(record(record).result()).contains("B+R");
		assertThat(Replayed.logs(folder)).hasSize(1);
		assertThat(Replayed.events(Replayed.logs(folder))).isEqualTo(Replayed.journalEvents(folder, NINE));
	}

	@Test
	void whatTheConfigurationSaysAnewHoldsFromTheNextGameOn() throws Exception {
		Bridge before = startBridge(nine(named("Ann")));
		play(before, Color.BLACK, "E5", 1);
		before.close();
		Bridge after = startBridge(nine(named("Eve")));
		clearAfterOneMove(after);
		play(after, Color.BLACK, "C3", 1);
		after.close();
		assertThat(records()).extracting(record -> record.blackName().orElse("")).containsExactlyInAnyOrder("Ann",
				"Eve");
	}

	@Test
	void afterARestartBetweenGamesTheConfigurationHoldsForTheNextOne() throws Exception {
		GameDetails configured = named("Ann").orElse(details("japanese", "club", "5.5"));
		Bridge before = startBridge(nine(configured));
		play(before, Color.BLACK, "E5", 1);
		clearAfterOneMove(before);
		play(before, Color.BLACK, "C3", 1);
		assertThat(before.state().details().black()).as("the second game of one evening").contains("");
		board.take("C3");
		await().untilAsserted(() -> assertThat(before.state().phase()).isEqualTo(Phase.PREPARING));
		before.close();
		Bridge after = startBridge(nine(configured));
		play(after, Color.BLACK, "G7", 1);
		assertThat(after.state().start()).satisfies(start -> {
			assertThat(start.black()).isEqualTo("Ann");
			assertThat(start.rules() + " " + start.policy() + " " + start.komi()).isEqualTo("japanese club 5.5");
		});
		clearAfterOneMove(after, "G7");
		play(after, Color.BLACK, "C7", 1);
		assertThat(after.state().start()).satisfies(start -> {
			assertThat(start.black()).isEmpty();
			assertThat(start.rules() + " " + start.policy() + " " + start.komi()).isEqualTo("japanese club 5.5");
		});
		after.close();
		assertThat(Replayed.events(Replayed.logs(folder))).isEqualTo(Replayed.journalEvents(folder, NINE));
	}

	@Test
	void afterARestartWithAResultOnTheBoardTheNextGameHasTheNamesOfTheConfiguration() throws Exception {
		Bridge before = startBridge(nine(named("Ann")));
		play(before, Color.BLACK, "E5", 1);
		before.declare(Declaration.WHITE_RESIGNS, Optional.empty(), "white");
		await().untilAsserted(() -> assertThat(before.state().phase()).isEqualTo(Phase.ENDED));
		before.close();
		Bridge after = startBridge(nine(named("Ann")));
		board.take("E5");
		await().untilAsserted(() -> assertThat(after.state().phase()).isEqualTo(Phase.PREPARING));
		play(after, Color.BLACK, "C3", 1);
		assertThat(after.state().start().black()).isEqualTo("Ann");
	}

	@Test
	void whoWasNamedForTheNextGameBeforeARestartPlaysIt() throws Exception {
		Bridge before = startBridge(nine(named("Ann")));
		play(before, Color.BLACK, "E5", 1);
		clearAfterOneMove(before);
		before.tell(t -> new Input.DetailsGiven(t, named("Eve")));
		await().untilAsserted(() -> assertThat(before.state().details().black()).contains("Eve"));
		before.close();
		Bridge after = startBridge(nine(named("Ann")));
		play(after, Color.BLACK, "C3", 1);
		assertThat(after.state().start().black()).isEqualTo("Eve");
	}

	@Test
	void aGameThatARestartInterruptsUsesTheNamesUp() throws Exception {
		Bridge before = startBridge(nine(named("Ann")));
		play(before, Color.BLACK, "E5", 1);
		before.close();
		Bridge after = startBridge(nine(named("Ann")));
		clearAfterOneMove(after);
		play(after, Color.BLACK, "C3", 1);
		assertThat(after.state().start().black()).isEmpty();
	}

	@Test
	void aKomiThatTheConfigurationNoLongerNamesIsThatOfTheRulesAgain() throws Exception {
		Bridge before = startBridge(nine(details("japanese", "club", "3.5")));
		play(before, Color.BLACK, "E5", 1);
		clearAfterOneMove(before);
		before.close();
		GameDetails withoutKomi = GameDetails.NONE.withRules(Optional.of("chinese")).withPolicy(Optional.of("club"));
		Bridge after = startBridge(nine(withoutKomi));
		play(after, Color.BLACK, "C3", 1);
		assertThat(after.state().start().rules() + " " + after.state().start().komi()).isEqualTo("chinese 7.5");
	}

	@Test
	void aProgramWithTheTokenRulesOverTheNetworkAndTheNextStartKnowsTheSameToken() throws Exception {
		Bridge bridge = startBridge(nine(named("Ann")));
		play(bridge, Color.BLACK, "E5", 1);
		String token = Files.readString(bridge.tokenFile()).strip();
		assertThat(post(bridge, token, "declarations", "{\"word\":\"black-resigns\",\"by\":\"referee\"}"))
				.startsWith("20");
		await().untilAsserted(() -> assertThat(bridge.state().result()).contains("W+R"));
		assertThat(post(bridge, token, "declarations", "{\"word\":\"black-resigns\"}"))
				.startsWith("409 {\"error\":\"the game is over (W+R)\"}");
		assertThat(post(bridge, "wrong", "declarations", "{\"word\":\"new-game\"}")).startsWith("401");
		assertThat(lines).noneMatch(line -> line.contains(token));
		bridge.close();
		Bridge after = startBridge(nine(named("Ann")));
		assertThat(post(after, token, "declarations", "{\"word\":\"new-game\"}")).startsWith("20");
		await().untilAsserted(() -> assertThat(after.state().phase()).isEqualTo(Phase.PREPARING));
	}

	private static String post(Bridge bridge, String token, String path, String body) throws Exception {
		HttpRequest request = HttpRequest.newBuilder(URI.create(bridge.address() + "api/v1/" + path))
				.header("Authorization", "Bearer " + token).header("Content-Type", "application/json")
				.POST(HttpRequest.BodyPublishers.ofString(body)).build();
		try (HttpClient http = HttpClient.newHttpClient()) {
			HttpResponse<String> answer = http.send(request, HttpResponse.BodyHandlers.ofString());
			return answer.statusCode() + " " + answer.body();
		}
	}

	@Test
	void aBrokenZeroOfASaiboardIsSaidAndEndsNothing() throws Exception {
		Path zero = Files.writeString(folder.resolve("saiboard-zero.txt"), "");
		BoardSettings saiboard = BoardSettings.Saiboard.at("127.0.0.1", 1).keepingZeroIn(zero);
		Bridge bridge = Bridge.open(settings(SessionSettings.of(Grid.of(19))), () -> BoardDevices.open(saiboard),
				LogTime::from, lines::add);
		running = Optional.of(bridge);
		bridge.start();
		await().untilAsserted(() -> assertThat(lines).singleElement().asString().contains("saiboard-zero.txt")
				.endsWith("or delete the file to zero the board again"));
		assertThat(bridge.ended()).isNotDone();
	}

	private static GameDetails details(String rules, String policy, String komi) {
		return GameDetails.NONE.withRules(Optional.of(rules)).withPolicy(Optional.of(policy))
				.withKomi(Optional.of(komi));
	}

	@Test
	void aRestartBetweenGamesLeavesTheLastRecordAsItWas() throws Exception {
		Bridge before = startBridge(nine(named("Ann")));
		play(before, Color.BLACK, "E5", 1);
		clearAfterOneMove(before);
		before.close();
		byte[] record = Files.readAllBytes(before.record().orElseThrow());
		Bridge after = startBridge(nine(named("Ann")));
		after.close();
		assertThat(after.record()).isEqualTo(before.record());
		assertThat(after.record().orElseThrow()).hasBinaryContent(record);
	}

	private void clearAfterOneMove(Bridge bridge) {
		clearAfterOneMove(bridge, "E5");
	}

	private void clearAfterOneMove(Bridge bridge, String point) {
		bridge.declare(Declaration.WHITE_RESIGNS, Optional.empty(), "white");
		await().untilAsserted(() -> assertThat(bridge.state().phase()).isEqualTo(Phase.ENDED));
		board.take(point);
		await().untilAsserted(() -> assertThat(bridge.state().phase()).isEqualTo(Phase.PREPARING));
	}

	private Bridge startBridge(SessionSettings session) {
		Bridge bridge = Bridge.open(settings(session), board::device, LogTime::from, lines::add, CLOCK);
		running = Optional.of(bridge);
		bridge.start();
		return bridge;
	}

	private void play(Bridge bridge, Color color, String point, int number) {
		board.put(color, point);
		await().atMost(Duration.ofSeconds(10)).pollInterval(Duration.ofMillis(10)).untilAsserted(
				() -> assertThat(bridge.state().moves()).extracting(move -> move.number() + " " + move.move())
						.endsWith(number + " " + new Move.Play(color, Point.parse(point))));
	}

	private BridgeSettings settings(SessionSettings session) {
		return new BridgeSettings(session, "test", folder, LiveSettings.of("127.0.0.1", 0, IncidentReaders.ALL),
				"test");
	}

	private static SessionSettings nine(GameDetails details) {
		return SessionSettings.of(NINE).withDetails(details);
	}

	private static GameDetails named(String black) {
		return GameDetails.NONE.between(Optional.of(black), Optional.empty());
	}

	private List<SgfGame> records() throws Exception {
		List<SgfGame> records = new ArrayList<>();
		try (Stream<Path> files = Files.list(folder)) {
			for (Path file : files.filter(file -> file.toString().endsWith(".sgf")).toList()) {
				records.add(record(file));
			}
		}
		return records;
	}

	private static SgfGame record(Path file) throws IOException, SgfException {
		return SgfReader.read(Files.readAllBytes(file)).get(0);
	}

	private static SimulatedGame game(String sgf) throws SgfException {
		return SimulatedGame.of(SgfReader.read(sgf.getBytes(StandardCharsets.UTF_8)).get(0));
	}
}
