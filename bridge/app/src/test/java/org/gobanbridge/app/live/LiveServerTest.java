package org.gobanbridge.app.live;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.Inet4Address;
import java.net.InetSocketAddress;
import java.net.NetworkInterface;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicLong;
import org.gobanbridge.app.Warnings;
import org.gobanbridge.app.store.IncidentReaders;
import org.gobanbridge.app.store.NumberedEvent;
import org.gobanbridge.core.board.PointState;
import org.gobanbridge.core.board.SourceState;
import org.gobanbridge.core.game.GameDetails;
import org.gobanbridge.core.game.GameEvent;
import org.gobanbridge.core.game.GameState;
import org.gobanbridge.core.game.Phase;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.Point;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class LiveServerTest {
	private static final Duration PATIENCE = Duration.ofSeconds(10);
	private static final String REQUEST = "GET /events HTTP/1.1\r\nHost: localhost\r\n\r\n";
	private final HttpClient http = HttpClient.newHttpClient();
	private final AtomicLong time = new AtomicLong();
	private byte[] record = {};
	private LiveServer server;
	private PublishedGame game;

	@BeforeEach
	void serve() throws PortUnavailableException {
		serve(new LiveSettings("127.0.0.1", 0, IncidentReaders.ALL, Duration.ofMillis(200), Duration.ofSeconds(1), 60));
	}

	private void serve(LiveSettings settings) throws PortUnavailableException {
		server = new LiveServer(settings, 0, GameState.initial(Grid.of(9)), time::get, () -> record);
		server.start();
		game = new PublishedGame(9, server::publish);
	}

	@AfterEach
	void close() {
		server.close();
	}

	@Test
	void theFirstMessageIsTheWholeState() throws Exception {
		game.start("黒木", "White \"the\" Great\n").play("A2", "A1", "C3", "J9", "B1").pass();
		game.play(Point.parse("D4"), true);
		game.tell(new GameEvent.Unsettled(1,
				List.of(new GameEvent.UnsettledPoint(Point.parse("C3"), PointState.BLACK, PointState.EMPTY)), 1));
		server.source("sensor board on /dev/ttyACM0", SourceState.LOST, "unplugged");
		try (EventReader viewer = reader()) {
			JsonNode picture = viewer.next();
			assertThat(picture.get("seq").asLong()).isEqualTo(game.seq());
			assertThat(picture.get("size").asInt()).isEqualTo(9);
			assertThat(picture.get("board").asText()).isEqualTo(String.join("", //
					"........O", //
					".........", //
					".........", //
					".........", //
					".........", //
					"...X.....", //
					"..X......", //
					"X........", //
					".X......."));
			assertThat(picture.get("black")).hasToString("{\"name\":\"黒木\",\"captures\":1}");
			assertThat(picture.get("white").get("name").asText()).isEqualTo("White \"the\" Great");
			assertThat(picture.get("phase").asText()).isEqualTo("playing");
			assertThat(picture.get("toPlay").asText()).isEqualTo("white");
			assertThat(picture.get("rules").asText()).isEqualTo("Japanese");
			assertThat(picture.get("moves")).hasSize(7);
			assertThat(picture.get("moves").get(4))
					.hasToString("{\"number\":5,\"color\":\"black\",\"point\":\"B1\",\"captured\":1}");
			assertThat(picture.get("moves").get(5).get("point").asText()).isEqualTo("pass");
			assertThat(picture.get("moves").get(6).get("uncertain").asBoolean()).isTrue();
			assertThat(picture.get("unsettled")).hasToString("[\"C3\"]");
			assertThat(picture.get("source")).hasToString(
					"{\"state\":\"lost\",\"description\":\"sensor board on /dev/ttyACM0\",\"detail\":\"unplugged\"}");
			assertThat(picture.has("result")).isFalse();
		}
	}

	@Test
	void openIncidentsAreInEveryMessageUntilTheyAreResolved() throws Exception {
		game.start("B", "W").play("D7").disorder(1, "D7", "G5");
		try (EventReader viewer = reader()) {
			assertThat(viewer.next().get("incidents")).hasToString("[{\"id\":1,\"kind\":\"stones-missing\","
					+ "\"points\":[\"D7\",\"G5\"],\"missing\":[\"D7\"],\"added\":[\"G5\"]}]");
			game.play("C3");
			assertThat(viewer.until(game.seq()).get("incidents")).hasSize(1);
			game.order(1);
			assertThat(viewer.until(game.seq()).get("incidents")).isEmpty();
		}
	}

	@Test
	void theGuideSaysOfAllIncidentsTogetherWhatIsLeftToDo() throws Exception {
		game.start("B", "W").play("D7", "E5");
		try (EventReader viewer = reader()) {
			assertThat(viewer.until(game.seq()).has("guide")).isFalse();
			game.disorder(1, "D7", "G5").disorder(2, "E5", "G5");
			assertThat(viewer.until(game.seq()).get("guide")).hasToString("{\"left\":3,\"steps\":["
					+ "{\"point\":\"D7\",\"put\":\"black\"},{\"point\":\"E5\",\"put\":\"white\"},"
					+ "{\"point\":\"G5\",\"put\":\"empty\"}]}");
			game.order(1).order(2);
			assertThat(viewer.until(game.seq()).has("guide")).isFalse();
			game.scattered(3, "A1", "B1");
			assertThat(viewer.until(game.seq()).get("guide").get("scattered").asBoolean()).isTrue();
			assertThat(viewer.until(game.left(3, "A1").seq()).get("guide")).hasToString(
					"{\"left\":1,\"scattered\":true,\"steps\":[{\"point\":\"A1\",\"put\":\"empty\"}]}");
			assertThat(viewer.until(game.order(3).seq()).has("guide")).isFalse();
		}
	}

	@Test
	void unlessAllMayOnlyTheRefereeIsToldOfIncidentsAndEverybodyOfWhatIsToBeDone() throws Exception {
		server.close();
		server = new LiveServer(LiveSettings.of("127.0.0.1", 0, IncidentReaders.REFEREE), 0,
				GameState.initial(Grid.of(9)), time::get, () -> record, new SecretKnown("secret"));
		server.start();
		game = new PublishedGame(9, server::publish);
		game.start("B", "W").play("D7", "E5").twoMoves(1, "G5");
		try (EventReader player = reader();
				EventReader referee = new EventReader(http, server.address(), "?token=secret");
				EventReader again = reader()) {
			JsonNode told = referee.until(game.seq());
			assertThat(told.get("reports").get(0).get("en").asText()).isEqualTo("White played twice: G5");
			assertThat(told.get("incidents").get(0).get("kind").asText()).isEqualTo("two-moves");
			JsonNode shown = player.until(game.seq());
			assertThat(shown.get("reports")).isEmpty();
			assertThat(shown.get("guide")).isEqualTo(told.get("guide"));
			assertThat(shown.toString()).doesNotContain("White played", "白方", "two-moves");
			game.play("C3");
			assertThat(player.until(game.seq()).get("reports")).isEmpty();
			assertThat(again.until(game.seq()).get("reports")).isEmpty();
			game.restored(1);
			JsonNode over = referee.until(game.seq()).get("reports");
			assertThat(over).hasSize(1);
			assertThat(over.get(0).get("en").asText()).isEqualTo("White played twice: G5 · put right");
			assertThat(over.get(0).get("zh").asText()).endsWith("G5 · 已恢复");
		}
		HttpRequest byHeader = HttpRequest.newBuilder(URI.create(server.address() + "events"))
				.header("Authorization", "bearer secret").build();
		try (BufferedReader lines = new BufferedReader(new InputStreamReader(
				http.send(byHeader, HttpResponse.BodyHandlers.ofInputStream()).body(), StandardCharsets.UTF_8))) {
			assertThat(lines.lines().filter(line -> line.startsWith("data: {")).findFirst()).get().asString()
					.contains("White played twice");
		}
		HttpResponse<String> wrong = http.send(
				HttpRequest.newBuilder(URI.create(server.address() + "events?token=secrets")).build(),
				HttpResponse.BodyHandlers.ofString());
		assertThat(wrong.statusCode()).isEqualTo(401);
		assertThat(wrong.body()).startsWith("This is not the referee's token");
	}

	@Test
	void onlyWhatIsServedToAllHasAddressesInTheNetwork() throws Exception {
		assertThat(server.addressesInNetwork()).isEmpty();
		server.close();
		serve(LiveSettings.of("0.0.0.0", 0, IncidentReaders.ALL));
		List<String> own = NetworkInterface.networkInterfaces().flatMap(NetworkInterface::inetAddresses)
				.filter(address -> address instanceof Inet4Address && !address.isLoopbackAddress())
				.map(address -> "http://" + address.getHostAddress() + ":" + server.port() + "/").toList();
		assertThat(server.addressesInNetwork()).isSubsetOf(own);
		Assumptions.assumeFalse(own.isEmpty(), "this computer is in no network");
		for (String address : server.addressesInNetwork()) {
			HttpRequest request = HttpRequest.newBuilder(URI.create(address)).build();
			assertThat(http.send(request, HttpResponse.BodyHandlers.ofString()).statusCode()).isEqualTo(200);
		}
	}

	@Test
	void everyEventIsFollowed() throws Exception {
		try (EventReader viewer = reader()) {
			assertThat(viewer.next().get("game").asInt()).isZero();
			game.start("B", "W");
			assertThat(viewer.until(2).get("moves")).isEmpty();
			game.play("E5");
			assertThat(viewer.until(3).get("moves")).hasSize(1);
			game.tell(new GameEvent.SourceReported(1, SourceState.MOVED));
			assertThat(viewer.until(4).get("source").get("state").asText()).isEqualTo("moved");
			game.end("B+R");
			assertThat(viewer.until(6).get("result").asText()).isEqualTo("B+R");
		}
	}

	@Test
	void theNumberOfTheEventIsTheIdOfTheMessage() throws Exception {
		game.start("B", "W");
		try (EventReader viewer = reader()) {
			assertThat(viewer.line("id:")).isEqualTo("id: 2");
		}
	}

	@Test
	void aViewerHearsSomethingWhileNothingHappens() throws Exception {
		try (EventReader viewer = reader()) {
			assertThat(viewer.line("event:")).isEqualTo("event: alive");
		}
	}

	@Test
	void viewersThatStopReadingDelayNobodyAndAreLetGo() throws Exception {
		server.close();
		serve(new LiveSettings("127.0.0.1", 0, IncidentReaders.ALL, Duration.ofMillis(200), Duration.ofSeconds(3), 60));
		List<Socket> stalled = new ArrayList<>();
		try (EventReader viewer = reader()) {
			for (int i = 0; i < 40; i++) {
				stalled.add(stalledViewer());
			}
			await().atMost(PATIENCE).untilAsserted(() -> assertThat(server.viewers()).isEqualTo(41));
			game.start("x".repeat(40_000), "W");
			for (int i = 0; i < 81; i++) {
				game.play(Grid.of(9).point(i).toString());
				viewer.until(game.seq());
			}
			await().atMost(PATIENCE).until(() -> server.viewers() == 1);
			game.pass();
			assertThat(viewer.until(game.seq()).get("moves")).hasSize(82);
		} finally {
			for (Socket socket : stalled) {
				socket.close();
			}
		}
	}

	private Socket stalledViewer() throws IOException {
		Socket socket = new Socket();
		socket.setReceiveBufferSize(4096);
		socket.connect(new InetSocketAddress("127.0.0.1", server.port()));
		socket.getOutputStream().write(REQUEST.getBytes(StandardCharsets.US_ASCII));
		return socket;
	}

	@Test
	void aViewerThatIsLetGoComesBackToTheNewestState() throws Exception {
		game.start("B", "W").play("E5");
		try (EventReader viewer = reader()) {
			viewer.until(game.seq());
		}
		game.play("C3", "G7");
		try (EventReader viewer = reader()) {
			assertThat(viewer.next().get("moves")).hasSize(3);
		}
	}

	@Test
	void moreViewersThanPlacesAreAskedToComeLater() throws Exception {
		server.close();
		serve(new LiveSettings("127.0.0.1", 0, IncidentReaders.ALL, Duration.ofMillis(200), Duration.ofSeconds(1), 1));
		try (EventReader viewer = reader()) {
			viewer.next();
			HttpResponse<String> refused = get("events");
			assertThat(refused.statusCode()).isEqualTo(503);
			assertThat(refused.body()).contains("All 1 places are taken");
		}
		await().atMost(PATIENCE).until(() -> server.viewers() == 0);
	}

	@Test
	void anEventThatCannotBeFollowedIsOwnedUpTo() throws Exception {
		game.start("B", "W").play("E5");
		try (Warnings warnings = Warnings.of(LiveFeed.class.getName()); EventReader viewer = reader()) {
			for (int seq = 95; seq <= 99; seq++) {
				server.publish(new NumberedEvent(seq, new GameEvent.Edited(1, 1,
						List.of(Point.parse("T19")), List.of(), List.of(), Color.BLACK, OptionalInt.empty())));
			}
			JsonNode picture = viewer.until(99);
			assertThat(picture.get("lost").asBoolean()).isTrue();
			assertThat(picture.get("moves")).hasSize(1);
			assertThat(warnings.said()).singleElement().asString().startsWith("the live page cannot follow event 95 (");
		}
	}

	@Test
	void whileTheNextGameIsPreparedTheLastOneIsShownWithItsOwnNames() throws Exception {
		game.start("Ann", "Bob").play("E5").end("B+R").phase(Phase.PREPARING)
				.tell(new GameEvent.GameInfo(1, GameDetails.NONE.between(Optional.of("Eve"), Optional.of("Kim"))
						.withKomi(Optional.of("0.5")).withRules(Optional.of("chinese"))));
		try (EventReader viewer = reader()) {
			JsonNode picture = viewer.until(game.seq());
			assertThat(picture.get("moves")).hasSize(1);
			assertThat(picture.get("result").asText()).isEqualTo("B+R");
			assertThat(picture.get("black").get("name").asText()).isEqualTo("Ann");
			assertThat(picture.get("white").get("name").asText()).isEqualTo("Bob");
			assertThat(picture.get("rules").asText()).isEqualTo("Japanese");
			assertThat(picture.get("komi").asText()).isEqualTo("6.5");
			game.start("Eve", "Kim");
			assertThat(viewer.until(game.seq()).get("black").get("name").asText()).isEqualTo("Eve");
		}
	}

	@Test
	void whatCannotBeShownIsOwnedUpToUntilItCan() throws Exception {
		game.start("B", "W").play("E5");
		try (Warnings warnings = Warnings.of(LiveFeed.class.getName()); EventReader viewer = reader()) {
			viewer.until(game.seq());
			game.disorder(1, "E5", "T19");
			JsonNode picture = viewer.until(game.seq());
			assertThat(picture.get("lost").asBoolean()).isTrue();
			assertThat(picture.get("moves")).hasSize(1);
			game.play("C3").order(1);
			picture = viewer.until(game.seq());
			assertThat(picture.has("lost")).isFalse();
			assertThat(picture.get("moves")).hasSize(2);
			assertThat(warnings.said()).singleElement().asString().startsWith("the live page cannot show ");
		}
	}

	@Test
	void whereThereIsNothingItIsSaidInTheLanguageAndFormOfTheReader() throws Exception {
		assertThat(get("nix").statusCode()).isEqualTo(404);
		assertThat(get("nix").body()).isEqualTo("There is nothing at this address.\n");
		assertThat(get("nix", "Accept", "application/json").body())
				.isEqualTo("{\"error\":\"There is nothing at this address.\"}\n");
		HttpResponse<String> page = get("a/b", "Accept", "text/html,*/*", "Accept-Language", "zh-CN,en");
		assertThat(page.headers().firstValue("Content-Type")).hasValue("text/html;charset=utf-8");
		assertThat(page.headers().firstValue("Content-Security-Policy")).isPresent();
		assertThat(page.body()).contains("此地址没有内容。", "href=\"/live.css\"");
		assertThat(get("nix", "Accept", "text/html").body()).contains("There is nothing at this address.");
	}

	@Test
	void whatTheServerItselfRefusesIsSaidInTheSameWords() throws Exception {
		assertThat(get("%00").statusCode()).isEqualTo(400);
		assertThat(get("%00").body()).isEqualTo("The request cannot be understood.\n");
		HttpResponse<String> tooLong = get("a".repeat(9_000));
		assertThat(tooLong.statusCode()).isEqualTo(414);
		assertThat(tooLong.body()).isEqualTo("The request is too long.\n");
	}

	@Test
	void theClockIsFoundWithASlashBehindItsAddressToo() throws Exception {
		HttpResponse<String> moved = get("clock/?side=white");
		assertThat(moved.statusCode()).isEqualTo(302);
		assertThat(moved.headers().firstValue("Location").orElseThrow()).endsWith("../clock?side=white");
	}

	@Test
	void theRecordIsServedToReaders() throws Exception {
		assertThat(get("game.sgf").statusCode()).isEqualTo(404);
		record = "(;GM[1]PB[黒])".getBytes(StandardCharsets.UTF_8);
		HttpResponse<String> sgf = get("game.sgf");
		assertThat(sgf.statusCode()).isEqualTo(200);
		assertThat(sgf.body()).isEqualTo("(;GM[1]PB[黒])");
		assertThat(sgf.headers().firstValue("Content-Type")).hasValue("application/x-go-sgf");
	}

	@Test
	void everyAnswerForbidsForeignAndInlineScripts() throws Exception {
		for (String path : List.of("", "live.js", "go-board.js", "live.css", "favicon.svg", "game.sgf", "clock", "time",
				"nothing")) {
			HttpResponse<String> answer = get(path);
			assertThat(answer.headers().firstValue("Content-Security-Policy")).as(path).hasValueSatisfying(
					policy -> assertThat(policy).contains("default-src 'none'", "script-src 'self'")
							.doesNotContain("unsafe"));
			assertThat(answer.headers().firstValue("X-Content-Type-Options")).as(path).hasValue("nosniff");
		}
	}

	@Test
	void aBusyPortIsNamedWithTheCure() {
		assertThatThrownBy(() -> new LiveServer(LiveSettings.of("127.0.0.1", server.port(), IncidentReaders.ALL), 0,
				GameState.initial(Grid.of(9)), time::get, () -> record)).isInstanceOf(PortUnavailableException.class)
				.hasMessage("the live page cannot be served at 127.0.0.1 port " + server.port()
						+ ": another program uses that port; end it or choose another port ([web] port)");
	}

	@Test
	void anAddressOfAnotherComputerIsNamedWithTheCure() {
		for (String host : List.of("192.0.2.1", "no-such-host.invalid")) {
			assertThatThrownBy(() -> new LiveServer(LiveSettings.of(host, 0, IncidentReaders.ALL), 0,
					GameState.initial(Grid.of(9)),
					time::get, () -> record)).isInstanceOf(PortUnavailableException.class)
					.hasMessageContaining(host).hasMessageContaining("use 127.0.0.1");
		}
	}

	@Test
	void closingEndsTheStreamsAndFreesThePort() throws Exception {
		int port = server.port();
		try (EventReader viewer = reader()) {
			viewer.next();
			server.close();
			assertThatThrownBy(viewer::next).isInstanceOf(IOException.class);
			serve(new LiveSettings("127.0.0.1", port, IncidentReaders.ALL, Duration.ofMillis(200),
					Duration.ofSeconds(1), 60));
			assertThat(get("").statusCode()).isEqualTo(200);
		}
	}

	@Test
	void aServerThatWasNeverStartedGivesThePortBack() throws Exception {
		LiveServer unused = new LiveServer(LiveSettings.of("127.0.0.1", 0, IncidentReaders.ALL), 0, game.state(),
				time::get, () -> record);
		int port = unused.port();
		unused.close();
		new LiveServer(LiveSettings.of("127.0.0.1", port, IncidentReaders.ALL), 0, game.state(), time::get,
				() -> record).close();
	}

	@Test
	void publishingAfterClosingDoesNothing() {
		server.close();
		game.start("B", "W");
		assertThat(game.seq()).isEqualTo(2);
	}

	@Test
	void aWebSocketIsRefusedEverywhereAndNothingIsKeptOfWhoAsked() throws Exception {
		for (String path : List.of("/", "/events", "/game.sgf", "/live.js", "/nothing")) {
			String answer = ask("GET " + path + " HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
					+ "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
					+ "Sec-WebSocket-Version: 13\r\n\r\n");
			assertThat(answer).as(path).startsWith("HTTP/1.1 400 ").contains("Content-Security-Policy: default-src")
					.contains("the live page has no web sockets");
			assertThat(answer.toLowerCase(Locale.ROOT)).as(path).doesNotContain("set-cookie", "jsessionid");
		}
		assertThat(server.viewers()).isZero();
	}

	@Test
	void whatDoesNotReadIsNotAllowed() throws Exception {
		for (String method : List.of("POST", "PUT", "DELETE", "OPTIONS", "TRACE", "PATCH", "PROPFIND")) {
			for (String path : List.of("/", "/events", "/game.sgf", "/nothing")) {
				assertThat(ask(method + " " + path + " HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\n\r\n"))
						.as("%s %s", method, path).startsWith("HTTP/1.1 405 ").contains("Allow: GET, HEAD")
						.contains("Content-Security-Policy: default-src");
			}
		}
	}

	@Test
	void headAnswersWithTheStatusOfGetAndWatchesNothing() throws Exception {
		for (byte[] sgf : List.of(new byte[0], "(;GM[1])".getBytes(StandardCharsets.UTF_8))) {
			record = sgf;
			for (String path : List.of("", "live.js", "game.sgf", "clock", "time", "nothing")) {
				assertThat(head(path).statusCode()).as(path).isEqualTo(get(path).statusCode());
			}
		}
		assertThat(head("events").headers().firstValue("Content-Type").orElseThrow()).startsWith("text/event-stream");
		assertThat(server.viewers()).isZero();
	}

	@Test
	void connectionsThatAskForNothingCannotPileUp() throws Exception {
		server.close();
		serve(new LiveSettings("127.0.0.1", 0, IncidentReaders.ALL, Duration.ofMillis(200), Duration.ofSeconds(30), 1));
		List<Socket> idle = new ArrayList<>();
		try (Socket late = new Socket()) {
			for (int i = 0; i < 1 + LiveServer.OTHER_CONNECTIONS + 10; i++) {
				Socket socket = new Socket("127.0.0.1", server.port());
				socket.setSoTimeout(500);
				idle.add(socket);
			}
			late.connect(new InetSocketAddress("127.0.0.1", server.port()));
			late.setSoTimeout(500);
			late.getOutputStream()
					.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
			assertThatThrownBy(() -> late.getInputStream().read()).isInstanceOf(SocketTimeoutException.class);
			for (Socket socket : idle) {
				socket.close();
			}
			late.setSoTimeout((int) PATIENCE.toMillis());
			assertThat(late.getInputStream().read()).isEqualTo('H');
		}
	}

	/** The whole answer to one request. */
	private String ask(String request) throws IOException {
		try (Socket socket = new Socket("127.0.0.1", server.port())) {
			socket.getOutputStream()
					.write(request.replaceFirst("\r\n", "\r\nConnection: close\r\n")
							.getBytes(StandardCharsets.US_ASCII));
			return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
		}
	}

	private HttpResponse<String> head(String path) throws IOException, InterruptedException {
		return http.send(HttpRequest.newBuilder(URI.create(server.address() + path)).HEAD().build(),
				HttpResponse.BodyHandlers.ofString(StandardCharsets.UTF_8));
	}

	private EventReader reader() throws IOException, InterruptedException {
		return new EventReader(http, server.address());
	}

	private HttpResponse<String> get(String path, String... headers) throws IOException, InterruptedException {
		HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(server.address() + path));
		return http.send((headers.length == 0 ? request : request.headers(headers)).build(),
				HttpResponse.BodyHandlers.ofString(StandardCharsets.UTF_8));
	}
}
