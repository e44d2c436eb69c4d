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
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.gobanbridge.app.store.NumberedEvent;
import org.gobanbridge.core.game.GameEvent;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.Point;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A move is sealed over the network and the bridge is ended by {@code kill -9} between any two steps until its stone is on
 * the board. Real bytes through a pseudo-terminal, real time.
 */
class KilledSealTest {
	/** Nothing else in the files looks like it. */
	private static final String WRITTEN = "nowhere else";
	private static final Point SEALED = Point.parse("H7");

	@TempDir
	Path folder;

	private final HandTable table = new HandTable(9);
	private final HttpClient http = HttpClient.newHttpClient();
	private PtyBoard board;
	private BridgeProcess bridge;

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
				policy = "chinese-source"
				time = "absolute 10m"
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
	void nothingIsLostBetweenAnyTwoSteps() throws Exception {
		playTwoMoves();
		seal("h7");
		killed("game 1 goes on after move 2, adjourned");
		assertThat(post("seal", "{\"color\":\"white\",\"move\":\"A1\"}")).contains("it is Black's turn");
		table.take(Point.parse("E5"));
		bridge.say("resume");
		bridge.waitForLine("play goes on");
		killed("game 1 goes on after move 2, Black to play");
		pause(2_000);
		assertThat(bridge.lines()).as("a stone is missing").noneMatch(line -> line.contains("sealed move"));
		table.put(Color.BLACK, Point.parse("E5"));
		bridge.waitForLine("Black's sealed move: H7");
		killed("game 1 goes on after move 2, Black to play");
		table.put(Color.BLACK, SEALED);
		bridge.waitForLine("3 Black H7");
		assertThat(bridge.stop()).isZero();
		assertThat(events(GameEvent.MovePlayed.class)).extracting(GameEvent.MovePlayed::point)
				.containsExactly(Point.parse("E5"), Point.parse("G3"), SEALED);
		assertThat(events(GameEvent.IncidentOpened.class)).isEmpty();
		assertThat(Replayed.events(Replayed.logs(folder.resolve("games")))).as("without the key")
				.isEqualTo(Replayed.journalEvents(folder.resolve("games"), Grid.of(9)));
	}

	@Test
	void whatIsSealedStandsInNoFileAndInNothingThatIsServedOrSaid() throws Exception {
		playTwoMoves();
		seal(WRITTEN);
		bridge.waitForLine("Black has sealed a move");
		assertThat(get("") + get("api/v1/position") + get("game.sgf")).doesNotContainIgnoringCase(WRITTEN);
		pause(1_500);
		bridge.stop();
		assertThat(bridge.lines()).noneMatch(line -> line.toLowerCase(Locale.ROOT).contains(WRITTEN));
		try (Stream<Path> files = Files.walk(folder)) {
			for (Path file : files.filter(Files::isRegularFile).toList()) {
				assertThat(new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1)).as("%s", file)
						.doesNotContainIgnoringCase(WRITTEN);
			}
		}
	}

	@Test
	void whenTheKeyIsLostTheMoveGoesToTheRefereeAndTheBridgeSaysWhy() throws Exception {
		playTwoMoves();
		seal("h7");
		bridge.kill();
		Files.move(folder.resolve("games/sealed.key"), folder.resolve("away"));
		bridge = new BridgeProcess(folder.resolve("goban.toml"));
		bridge.waitForLine("the board is here");
		bridge.say("resume");
		bridge.waitForLine("sealed.key is not there; put the key back and open again");
		bridge.waitForLine("incident 1: Black's sealed move could not be read");
		Files.move(folder.resolve("away"), folder.resolve("games/sealed.key"));
		assertThat(post("seal/open", "{}")).contains("\"unsealed\"", "\"H7\"");
		table.put(Color.BLACK, SEALED);
		bridge.waitForLine("3 Black H7");
	}

	private void playTwoMoves() {
		table.put(Color.BLACK, Point.parse("E5"));
		bridge.waitForLine("1 Black E5");
		table.put(Color.WHITE, Point.parse("G3"));
		bridge.waitForLine("2 White G3");
	}

	private void seal(String written) throws Exception {
		assertThat(post("seal", "{\"color\":\"black\",\"move\":\"" + written + "\"}")).contains("\"sealed\"",
				"\"adjourned\"");
	}

	/** At once, and begun again. */
	private void killed(String then) throws Exception {
		bridge.kill();
		bridge = new BridgeProcess(folder.resolve("goban.toml"));
		bridge.waitForLine(then);
		bridge.waitForLine("the board is here");
	}

	private String address() {
		return bridge.lines().stream().flatMap(line -> Pattern.compile("http://[^/ ]+:\\d+/")
				.matcher(line).results()).map(MatchResult::group).findFirst().orElseThrow();
	}

	private String get(String path) throws Exception {
		return http.send(HttpRequest.newBuilder(URI.create(address() + path)).build(),
				HttpResponse.BodyHandlers.ofString()).body();
	}

	private String post(String name, String body) throws Exception {
		String token = Files.readString(folder.resolve("games/referee.token")).strip();
		return http.send(HttpRequest.newBuilder(URI.create(address() + "api/v1/" + name))
				.header("Authorization", "Bearer " + token).header("Content-Type", "application/json")
				.POST(HttpRequest.BodyPublishers.ofString(body)).build(), HttpResponse.BodyHandlers.ofString()).body();
	}

	private <E extends GameEvent> List<E> events(Class<E> kind) {
		return Replayed.journal(folder.resolve("games"), Grid.of(9)).stream().map(NumberedEvent::event)
				.filter(kind::isInstance).map(kind::cast).toList();
	}

	private static void pause(long millis) {
		await().pollDelay(Duration.ofMillis(millis)).until(() -> true);
	}
}
