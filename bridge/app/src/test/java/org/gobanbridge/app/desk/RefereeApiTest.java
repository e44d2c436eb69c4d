package org.gobanbridge.app.desk;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.gobanbridge.app.live.Guide;
import org.gobanbridge.app.live.LiveServer;
import org.gobanbridge.app.live.LiveSettings;
import org.gobanbridge.app.store.IncidentReaders;
import org.gobanbridge.core.game.GameState;
import org.gobanbridge.rules.Grid;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The interface for other programs, over the network, in front of the real game logic. */
@Timeout(60)
class RefereeApiTest {
	@TempDir
	Path folder;

	private final HttpClient http = HttpClient.newHttpClient();
	private final DeskGame game = new DeskGame(9, "黒木", "Bob");
	private LiveServer server;
	private String secret = "";

	@BeforeEach
	void serve() throws Exception {
		serve(IncidentReaders.ALL);
	}

	private void serve(IncidentReaders readers) throws Exception {
		RefereeToken token = RefereeToken.in(folder);
		secret = Files.readString(token.file()).strip();
		server = new LiveServer(LiveSettings.of("127.0.0.1", 0, readers), 0, GameState.initial(Grid.of(9)),
				() -> 0,
				() -> new byte[0],
				new RefereeApi(game, token, new SealKey(folder), readers));
		server.start();
	}

	@AfterEach
	void close() {
		server.close();
	}

	@Test
	void incidentsAreListedAndShownWholeWithBothBoards() throws Exception {
		assertThat(json(get("incidents"), 200)).hasToString("{\"seq\":0,\"game\":0,\"incidents\":[]}");
		twoMoves();
		JsonNode list = json(get("incidents"), 200);
		assertThat(list.get("game").asInt()).isEqualTo(1);
		assertThat(list.get("incidents")).hasSize(1);
		assertThat(list.get("incidents").get(0).get("words").get("en").asText()).isEqualTo("White played twice: G3");
		JsonNode whole = json(get("incidents/1"), 200);
		assertThat(whole.get("kind").asText()).isEqualTo("two-moves");
		assertThat(whole.get("state").asText()).isEqualTo("open");
		assertThat(whole.get("afterMove").asInt()).isEqualTo(2);
		assertThat(whole.get("black").asText()).isEqualTo("黒木");
		String before = whole.get("before").asText();
		assertThat(before).hasSize(81);
		assertThat(whole.get("after").asText()).isEqualTo(before.substring(0, 60) + "O" + before.substring(61));
		assertThat(whole.get("differing"))
				.hasToString("[{\"point\":\"G3\",\"before\":\".\",\"after\":\"O\"}]");
		assertThat(whole.get("remedy")).hasToString("[{\"point\":\"G3\",\"put\":\"empty\"}]");
		assertThat(whole.get("words").get("zh").get("rule").asText()).startsWith("第8(1)条：");
	}

	@Test
	void thePositionIsThatOfTheRecord() throws Exception {
		twoMoves();
		JsonNode position = json(get("position"), 200);
		assertThat(position.get("board").asText()).isEqualTo(game.now().state().position().text());
		assertThat(position.get("toPlay").asText()).isEqualTo("black");
		assertThat(position.get("lastMove")).hasToString("{\"number\":2,\"color\":\"white\",\"point\":\"G7\"}");
		assertThat(position.get("open")).hasToString("[1]");
		assertThat(position.get("phase").asText()).isEqualTo("playing");
	}

	@Test
	void aRulingIsCarriedOutAndAnsweredWithItsEvents() throws Exception {
		twoMoves();
		long seq = game.now().seq();
		JsonNode answer = json(post("rulings", "{\"incident\":1,\"option\":\"restore\",\"penalty\":\"warning\","
				+ "\"by\":\"李\",\"note\":\"first one\"}"), 200);
		assertThat(answer.get("events").get(0).get("seq").asLong()).isEqualTo(seq + 1);
		assertThat(types(answer)).containsExactly("incident-resolved", "warning", "unsettled");
		assertThat(json(get("incidents/1"), 200).get("closings").get(0).get("by").asText()).isEqualTo("李");
		assertThat(types(json(post("rulings/withdraw", "{\"by\":\"李\"}"), 200))).contains("ruling-withdrawn");
		assertThat(json(get("incidents/1"), 200).get("state").asText()).isEqualTo("open");
	}

	@Test
	void whatWouldChangeNothingIsAConflict() throws Exception {
		assertError(post("rulings", "{\"incident\":1,\"option\":\"restore\"}"), 409, "no game has begun");
		twoMoves();
		assertError(post("rulings", "{\"incident\":7,\"option\":\"restore\"}"), 409,
				"there is no incident 7; those that can be ruled on: 1");
		assertError(post("rulings", "{\"incident\":1,\"option\":\"draw\"}"), 409,
				"draw cannot be ruled on incident 1; what can: loss, void,");
		assertError(post("rulings", "{\"penalty\":\"warning\"}"), 409, "say color: black or white");
		assertError(post("rulings/withdraw", "{}"), 409, "there is no ruling to withdraw");
		assertError(post("dead", "{\"points\":[\"C3\"]}"), 409, "dead stones are agreed while counting");
		json(post("rulings", "{\"incident\":1,\"option\":\"dismiss\"}"), 200);
		assertError(post("rulings", "{\"incident\":1,\"option\":\"restore\"}"), 409,
				"incident 1 has been ruled on already (dismiss); withdraw that first");
		json(post("declarations", "{\"word\":\"white-resigns\"}"), 200);
		assertError(post("rulings", "{\"incident\":1,\"option\":\"restore\"}"), 409, "the game is over (B+R)");
	}

	@Test
	void deadStonesAreAgreedWhileCounting() throws Exception {
		game.play("X C3", "O G7");
		json(post("declarations", "{\"word\":\"game-over\",\"by\":\"both\"}"), 200);
		assertError(post("dead", "{\"points\":[\"C3\",\"D4\"]}"), 409, "no stone of the record lies on D4");
		assertCounted(post("dead", "{\"points\":[\"C3\"]}"), "[\"C3\"]");
		assertError(post("dead", "{\"points\":[\"C3\"]}"), 409, "have been agreed dead already");
		assertCounted(post("dead", "{\"points\":[]}"), "[]");
		assertCounted(post("dead", "{\"points\":[\"G7\",\"C3\"]}"), "[\"G7\",\"C3\"]");
		assertCounted(post("declarations", "{\"word\":\"recount\"}"), "[\"G7\",\"C3\"]");
	}

	@Test
	void whatIsAgreedDeadCountsAtOnceWhileHandsAreStillAtTheBoard() throws Exception {
		game.play("X C3", "O G7");
		json(post("declarations", "{\"word\":\"game-over\",\"by\":\"both\"}"), 200);
		game.lay("X D9").hold(200);
		assertCounted(post("dead", "{\"points\":[\"C3\"]}"), "[\"C3\"]");
	}

	private static void assertCounted(HttpResponse<String> answer, String dead) throws Exception {
		JsonNode count = json(answer, 200).get("events").get(0);
		assertThat(count.get("type").textValue()).isEqualTo("count");
		assertThat(count.get("dead")).hasToString(dead);
	}

	@Test
	void nothingIsGuidedWhileThePlayersCount() throws Exception {
		twoMoves();
		assertThat(Guide.in(game.now().state()).steps()).isNotEmpty();
		json(post("declarations", "{\"word\":\"game-over\"}"), 200);
		assertThat(game.now().state().openIncidents()).isNotEmpty();
		assertThat(Guide.in(game.now().state()).steps()).isEmpty();
		json(post("declarations", "{\"word\":\"resume\"}"), 200);
		assertThat(Guide.in(game.now().state()).steps()).isNotEmpty();
	}

	@ParameterizedTest
	@ValueSource(strings = {"rulings", "rulings/withdraw", "declarations", "dead"})
	void nobodyWritesWithoutTheToken(String path) throws Exception {
		twoMoves();
		HttpResponse<String> missing = send(request(path).header("Content-Type", "application/json")
				.POST(HttpRequest.BodyPublishers.ofString("{}")));
		assertError(missing, 401, "the referee's token is missing; send the header Authorization: Bearer TOKEN");
		assertThat(missing.headers().firstValue("WWW-Authenticate")).hasValue("Bearer realm=\"referee\"");
		for (String wrong : List.of("Bearer " + secret.substring(1), "Bearer " + secret + "x", "Bearer",
				"Basic " + secret, "Bearer  ", secret)) {
			HttpResponse<String> refused = send(request(path).header("Content-Type", "application/json")
					.header("Authorization", wrong).POST(HttpRequest.BodyPublishers.ofString("{}")));
			assertError(refused, 401, "token");
			assertThat(refused.body()).doesNotContain(secret);
		}
		assertThat(game.now().state().openIncidents()).hasSize(1);
	}

	@Test
	void aPageOfAnotherSiteMayNotWriteAndAFormCannot() throws Exception {
		twoMoves();
		String ruling = "{\"incident\":1,\"option\":\"dismiss\"}";
		assertError(post("rulings", ruling, Map.of("Origin", "https://example.org")), 403, "a page of another site");
		assertError(post("rulings", ruling, Map.of("Origin", "null")), 403, "a page of another site");
		for (String type : List.of("text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "")) {
			assertError(post("rulings", ruling, Map.of("Content-Type", type)), 415,
					"the body must be JSON; send the header Content-Type: application/json");
		}
		assertThat(game.now().state().openIncidents()).hasSize(1);
		json(post("rulings", ruling, Map.of("Origin", "http://127.0.0.1:" + server.port(), "Content-Type",
				"application/json; charset=utf-8")), 200);
	}

	@Test
	void unknownAddressesAndMethodsAreSaid() throws Exception {
		assertError(get("incidents/1"), 404, "there is no incident 1 in this game; /api/v1/incidents lists");
		assertError(get("incidents/1x"), 404, "there is no incident 1x");
		assertError(get("nothing"), 404, "there is nothing at this address; there are /api/v1/incidents");
		assertError(post("nothing", "{}"), 404, "there is nothing at this address");
		HttpResponse<String> read = get("rulings");
		assertError(read, 405, "/api/v1/rulings takes POST alone");
		assertThat(read.headers().firstValue("Allow")).hasValue("POST");
		assertError(post("incidents", "{}"), 405, "/api/v1/incidents is only read");
		for (String method : List.of("PUT", "DELETE", "PATCH", "OPTIONS")) {
			HttpResponse<String> refused = send(
					request("rulings").method(method, HttpRequest.BodyPublishers.ofString("{}")));
			assertError(refused, 405, "this method is not served here: GET, HEAD, POST");
		}
		HttpResponse<String> page = send(HttpRequest.newBuilder(URI.create(server.address() + "events"))
				.POST(HttpRequest.BodyPublishers.noBody()));
		assertThat(page.statusCode()).isEqualTo(405);
		assertThat(page.body()).isEqualTo("the live page is only read: GET, HEAD\n");
	}

	@RepeatedTest(3)
	void aBodyThatIsTooLongIsRefusedWithAndWithoutItsLength() throws Exception {
		String longNote = "{\"note\":\"" + "x".repeat(200_000) + "\"}";
		assertError(post("rulings", longNote), 413, "the body is longer than 16384 bytes");
		try (Socket socket = new Socket("127.0.0.1", server.port())) {
			socket.getOutputStream().write(("POST /api/v1/rulings HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n"
					+ "Content-Type: application/json\r\nAuthorization: Bearer " + secret
					+ "\r\nTransfer-Encoding: chunked\r\n\r\n" + Integer.toHexString(longNote.length()) + "\r\n"
					+ longNote + "\r\n0\r\n\r\n").getBytes(StandardCharsets.US_ASCII));
			assertThat(new String(socket.getInputStream().readNBytes(12), StandardCharsets.US_ASCII))
					.isEqualTo("HTTP/1.1 413");
		}
	}

	@Test
	void whatIsNoJsonOrSaysNothingIsRefusedWithTheFieldAndTheCure() throws Exception {
		twoMoves();
		assertError(post("rulings", ""), 400, "the body is");
		assertError(post("rulings", "{\"incident\":"), 400, "the body is no JSON object");
		assertError(post("rulings", "[1]"), 400, "the body is a JSON object {…} is wanted here");
		assertError(post("rulings", "{\"incident\":1}"), 422, "\"option\" is missing");
		assertError(post("rulings", "{\"incident\":\"1\",\"option\":\"void\"}"), 422,
				"\"incident\" must be a whole number");
		assertError(post("rulings", "{\"incident\":1,\"option\":\"restroe\"}"), 422, "did you mean 'restore'?");
		assertError(post("rulings", "{\"incident\":1,\"optoin\":\"restore\"}"), 422,
				"\"optoin\" is not known here (did you mean 'option'?)");
		assertError(post("rulings", "{\"incident\":1,\"option\":\"void\",\"penalty\":\"points\"}"), 422, "points");
		assertError(post("rulings", "{\"incident\":1,\"option\":\"void\",\"by\":\"" + "x".repeat(1_001) + "\"}"), 422,
				"\"by\" is longer than 1000 characters");
		assertError(post("declarations", "{\"word\":\"surrender\"}"), 422, "\"word\" is \"surrender\"; it may be");
		assertError(post("declarations", "{\"word\":\"position\"}"), 422, "\"toPlay\" is missing");
		assertError(post("declarations", "{\"word\":\"start\",\"toPlay\":\"black\"}"), 422, "leave it out");
		assertError(post("dead", "{}"), 422, "\"points\" is missing");
		assertError(post("dead", "{\"points\":[\"T19\"]}"), 422, "T19 is not on a 9x9 board");
		assertThat(game.now().state().openIncidents()).hasSize(1);
	}

	@Test
	void aMoveIsSealedAndOpenedAndStandsNowhereUntilThen() throws Exception {
		assertError(post("seal", "{\"color\":\"white\",\"move\":\"C7\"}"), 409, "now it is preparing");
		game.play("X C3", "O G7", "X G3");
		assertError(post("seal", "{\"color\":\"black\",\"move\":\"C7\"}"), 409, "it is White's turn");
		assertError(post("seal", "{\"color\":\"white\"}"), 422, "\"move\" is missing");
		assertError(post("seal/open", "{}"), 409, "no move is sealed");
		HttpResponse<String> sealed = post("seal", "{\"color\":\"white\",\"move\":\"C7\"}");
		assertThat(types(json(sealed, 200))).containsExactly("sealed", "phase");
		assertThat(sealed.body() + get("position").body()).doesNotContain("C7");
		assertThat(json(get("position"), 200).get("sealed")).hasToString("{\"color\":\"white\"}");
		json(post("declarations", "{\"word\":\"resume\"}"), 200);
		game.hold(1_000);
		assertThat(types(json(post("seal/open", "{}"), 200))).containsExactly("unsealed");
		assertThat(json(get("position"), 200).get("sealed")).hasToString("{\"color\":\"white\",\"point\":\"C7\"}");
		assertError(post("seal/open", "{}"), 409, "has been opened already: C7");
	}

	@Test
	void withoutItsKeyTheMoveIsEnteredFromThePaper() throws Exception {
		game.play("X C3");
		json(post("seal", "{\"color\":\"white\",\"move\":\"C7\"}"), 200);
		Files.delete(folder.resolve(SealKey.FILE));
		json(post("declarations", "{\"word\":\"resume\"}"), 200);
		game.hold(1_000);
		assertError(post("seal/open", "{}"), 409, "sealed.key is not there; put the key back and open again");
		JsonNode opened = json(post("seal/open", "{\"move\":\"C7\"}"), 200);
		assertThat(opened.get("events").get(0).get("point").asText()).isEqualTo("C7");
	}

	@Test
	void withoutTheTokenNobodySealsOrOpens() throws Exception {
		game.play("X C3");
		for (String name : List.of("seal", "seal/open")) {
			assertError(post(name, "{\"color\":\"white\",\"move\":\"C7\"}", Map.of("Authorization", "Bearer x")), 401,
					"this is not the referee's token");
			assertError(get(name), 405, "takes POST alone");
		}
		assertThat(game.now().state().sealed()).isEmpty();
		assertThat(folder.resolve(SealKey.FILE)).doesNotExist();
	}

	@Test
	void aPlayerAsksForHisTimeWithoutTheTokenButNotAllTheTime() throws Exception {
		game.time("absolute 10m").play("X C3", "O G7");
		Map<String, String> nobody = Map.of("Authorization", "");
		JsonNode answer = json(post("time-left", "{\"color\":\"white\"}", nobody), 200).get("events").get(0);
		assertThat(answer.get("type").asText()).isEqualTo("announcement");
		assertThat(answer.get("color").asText()).isEqualTo("white");
		assertThat(answer.get("asked").asBoolean()).isTrue();
		assertThat(answer.get("text").asText()).isEqualTo("minutes-left:9");
		assertError(post("time-left", "{\"color\":\"white\"}", nobody), 429, "has asked just now");
		json(post("time-left", "{\"color\":\"black\"}", nobody), 200);
		assertError(post("time-left", "{\"color\":\"red\"}", nobody), 422, "color");
		assertError(post("time-left", "{\"color\":\"white\"}", Map.of("Origin", "http://elsewhere")), 403,
				"a page of another site");
	}

	@Test
	void answersAreNotKeptByAnybody() throws Exception {
		assertThat(get("position").headers().allValues("Cache-Control")).containsExactly("no-store");
		HttpResponse<String> head = send(
				request("position").method("HEAD", HttpRequest.BodyPublishers.noBody()));
		assertThat(head.statusCode()).isEqualTo(200);
		assertThat(head.body()).isEmpty();
	}

	private void twoMoves() {
		game.play("X C3", "O G7", "O G3").hold(2_000);
	}

	private static List<String> types(JsonNode answer) {
		return answer.get("events").findValuesAsText("type");
	}

	private static void assertError(HttpResponse<String> response, int status, String error) throws IOException {
		assertThat(response.statusCode()).as(response.body()).isEqualTo(status);
		assertThat(response.headers().firstValue("Content-Type")).hasValueSatisfying(
				type -> assertThat(type).startsWith("application/json"));
		assertThat(response.body()).hasLineCount(1).endsWith("}\n");
		assertThat(new ObjectMapper().readTree(response.body()).get("error").asText()).contains(error);
	}

	private static JsonNode json(HttpResponse<String> response, int status) throws IOException {
		assertThat(response.statusCode()).as(response.body()).isEqualTo(status);
		return new ObjectMapper().readTree(response.body());
	}

	private HttpRequest.Builder request(String path) {
		return HttpRequest.newBuilder(URI.create(server.address() + "api/v1/" + path));
	}

	@Test
	void unlessAllMayIncidentsAreReadByTheRefereeAloneAndThePositionByEverybody() throws Exception {
		server.close();
		serve(IncidentReaders.REFEREE);
		twoMoves();
		for (String path : List.of("incidents", "incidents/1", "incidents/9")) {
			assertError(get(path), 401, "the referee's token is missing; send the header Authorization: Bearer TOKEN");
			assertThat(get(path).body()).doesNotContain("two-moves", "White");
			assertThat(send(request(path).method("HEAD", HttpRequest.BodyPublishers.noBody())).statusCode())
					.isEqualTo(401);
			assertError(send(request(path).header("Authorization", "Bearer x")), 401,
					"this is not the referee's token");
		}
		JsonNode whole = json(send(request("incidents/1").header("Authorization", "Bearer " + secret)), 200);
		assertThat(whole.get("kind").asText()).isEqualTo("two-moves");
		JsonNode position = json(get("position"), 200);
		assertThat(position.get("open")).hasToString("[1]");
		assertThat(position.toString()).doesNotContain("two-moves");
	}

	private HttpResponse<String> get(String path) throws Exception {
		return send(request(path));
	}

	private HttpResponse<String> post(String path, String body) throws Exception {
		return post(path, body, Map.of());
	}

	private HttpResponse<String> post(String path, String body, Map<String, String> headers) throws Exception {
		HttpRequest.Builder request = request(path).POST(HttpRequest.BodyPublishers.ofString(body))
				.header("Authorization", "Bearer " + secret).header("Content-Type", "application/json");
		headers.forEach(request::setHeader);
		return send(request);
	}

	private HttpResponse<String> send(HttpRequest.Builder request) throws Exception {
		return http.send(request.build(), HttpResponse.BodyHandlers.ofString());
	}
}
