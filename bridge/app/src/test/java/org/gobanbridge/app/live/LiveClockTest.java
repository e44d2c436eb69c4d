package org.gobanbridge.app.live;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.Locale;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicLong;
import org.gobanbridge.app.store.IncidentReaders;
import org.gobanbridge.core.board.SourceState;
import org.gobanbridge.core.game.GameEvent;
import org.gobanbridge.core.game.GameState;
import org.gobanbridge.core.game.Phase;
import org.gobanbridge.core.time.TimeLeft;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What a page is told of the clock. */
@Timeout(30)
class LiveClockTest {
	private static final TimeLeft LEFT = new TimeLeft(0, 3, 30_000, 0, false);
	private final HttpClient http = HttpClient.newHttpClient();
	private final AtomicLong time = new AtomicLong(100_000);
	private LiveServer server;
	private PublishedGame game;

	@BeforeEach
	void serve() throws PortUnavailableException {
		serve(0, GameState.initial(Grid.of(9)));
		game = new PublishedGame(9, event -> server.publish(event));
	}

	private void serve(long seq, GameState state) throws PortUnavailableException {
		server = new LiveServer(
				new LiveSettings("127.0.0.1", 0, IncidentReaders.REFEREE, Duration.ofMillis(200),
						Duration.ofSeconds(10), 60),
				seq, state, time::get, () -> new byte[0]);
		server.start();
	}

	@AfterEach
	void close() {
		server.close();
	}

	private JsonNode picture() throws IOException, InterruptedException {
		try (EventReader viewer = new EventReader(http, server.address())) {
			return viewer.until(game.seq());
		}
	}

	private String stands() throws IOException, InterruptedException {
		JsonNode clock = picture().get("clock");
		assertThat(clock.has("since")).isNotEqualTo(clock.has("stands"));
		return clock.path("stands").asText("runs");
	}

	@Test
	void aRunningClockIsToldSinceWhenAndByWhichSystem() throws Exception {
		game.start("B", "W").play("E5").time("black byoyomi 1h 5x30s; white canadian 1h 25/10m").clock(Color.WHITE,
				LEFT, new TimeLeft(0, 0, 271_000, 7, false), OptionalLong.of(95_000));
		assertThat(picture().get("clock")).hasToString("{\"toPlay\":\"white\",\"since\":95000,"
				+ "\"black\":{\"main\":0,\"periods\":3,\"period\":30000,\"stones\":0,\"out\":false,"
				+ "\"system\":{\"kind\":\"byoyomi\",\"period\":30000}},"
				+ "\"white\":{\"main\":0,\"periods\":0,\"period\":271000,\"stones\":7,\"out\":false,"
				+ "\"system\":{\"kind\":\"canadian\",\"period\":600000,\"stones\":25}}}");
	}

	@Test
	void aGameWithoutTimeHasNoClock() throws Exception {
		game.start("B", "W").play("E5");
		assertThat(picture().has("clock")).isFalse();
		game.time("none");
		assertThat(picture().has("clock")).isFalse();
	}

	@Test
	void beforeTheFirstStoneAllTheTimeIsShown() throws Exception {
		game.time("ing 90m");
		JsonNode clock = picture().get("clock");
		assertThat(clock.get("stands").asText()).isEqualTo("preparing");
		assertThat(clock.get("toPlay").asText()).isEqualTo("black");
		assertThat(clock.get("white")).hasToString("{\"main\":5400000,\"periods\":3,\"period\":0,\"stones\":0,"
				+ "\"out\":false,\"system\":{\"kind\":\"overtime\",\"period\":900000,\"periods\":3,\"price\":2}}");
	}

	@Test
	void theTimeOfTheBridgeIsThatOfTheMomentOfSending() throws Exception {
		game.start("B", "W").play("E5").time("absolute 10m").clock(LEFT, 95_000);
		assertThat(picture().get("now").asLong()).isEqualTo(100_000);
		time.set(107_500);
		assertThat(picture().get("now").asLong()).as("of the same picture").isEqualTo(107_500);
		try (EventReader viewer = new EventReader(http, server.address())) {
			viewer.next();
			time.set(109_000);
			assertThat(viewer.line("event:")).isEqualTo("event: alive");
			assertThat(viewer.line("data:")).isEqualTo("data: 109000");
		}
	}

	@Test
	void whoAsksForTheTimeIsToldAndTheLastQuestionEndsTheConnection() throws Exception {
		HttpResponse<String> answer = get("time");
		assertThat(answer.body()).isEqualTo("100000");
		assertThat(answer.headers().firstValue("Cache-Control")).hasValue("no-cache");
		assertThat(answer.headers().firstValue("Connection")).isEmpty();
		assertThat(get("time?last").headers().firstValue("Connection")).hasValue("close");
		assertThat(get("clock").headers().firstValue("Content-Type").orElseThrow()).startsWith("text/html");
		assertThat(get("clock").headers().firstValue("Content-Security-Policy")).isPresent();
	}

	private HttpResponse<String> get(String path) throws IOException, InterruptedException {
		return http.send(HttpRequest.newBuilder(URI.create(server.address() + path)).build(),
				HttpResponse.BodyHandlers.ofString());
	}

	@Test
	void aClockThatStandsSaysWhy() throws Exception {
		game.start("B", "W").play("E5").time("absolute 10m").clock(LEFT, 95_000);
		assertThat(stands()).isEqualTo("runs");
		for (Phase phase : new Phase[]{Phase.PAUSED, Phase.ADJOURNED, Phase.COUNTING, Phase.ENDED}) {
			game.phase(phase).clock(Color.WHITE, LEFT, LEFT, OptionalLong.empty());
			assertThat(stands()).isEqualTo(phase.name().toLowerCase(Locale.ROOT));
		}
		game.phase(Phase.PLAYING);
		assertThat(stands()).isEqualTo("compare");
		game.tell(new GameEvent.SourceReported(100_000, SourceState.LOST));
		assertThat(stands()).isEqualTo("board-lost");
		game.scattered(1, "A1");
		assertThat(stands()).isEqualTo("scattered");
	}

	@Test
	void afterARestartInMidGameItStandsUntilPlayIsResumed() throws Exception {
		game.start("B", "W").play("E5").time("absolute 10m").clock(LEFT, 95_000);
		server.close();
		serve(game.seq(), game.state());
		assertThat(stands()).as("before the session has stopped it").isEqualTo("restart");
		game.clock(Color.WHITE, LEFT, LEFT, OptionalLong.empty());
		assertThat(stands()).isEqualTo("restart");
		game.clock(LEFT, 100_000);
		assertThat(stands()).isEqualTo("runs");
		game.clock(Color.WHITE, LEFT, LEFT, OptionalLong.empty());
		assertThat(stands()).isEqualTo("compare");
	}

	@Test
	void callsOfTheLastMomentsAreInThePicture() throws Exception {
		game.start("B", "W").play("E5").time("absolute 10m").clock(LEFT, 70_000)
				.tell(new GameEvent.Announced(99_000, Color.WHITE, "20s", false))
				.tell(new GameEvent.Announced(99_900, Color.BLACK, "minutes-left:9", true))
				.tell(new GameEvent.Announced(100_000, Color.WHITE, "30s", false));
		long seq = game.seq();
		assertThat(picture().get("calls")).hasToString("[{\"seq\":" + (seq - 1)
				+ ",\"t\":99900,\"color\":\"black\",\"key\":\"minutes-left:9\",\"asked\":true},{\"seq\":" + seq
				+ ",\"t\":100000,\"color\":\"white\",\"key\":\"30s\"}]");
		time.set(101_000);
		game.play("C3");
		assertThat(picture().has("calls")).isFalse();
	}
}
