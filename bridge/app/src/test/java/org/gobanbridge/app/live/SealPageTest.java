package org.gobanbridge.app.live;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.javalin.http.Context;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import org.gobanbridge.app.store.IncidentReaders;
import org.gobanbridge.core.game.GameEvent;
import org.gobanbridge.core.game.GameState;
import org.gobanbridge.core.game.Phase;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The page on which a referee seals a move, in a real browser. */
@Timeout(60)
class SealPageTest {
	private static Browser browser;

	private final List<String> sent = new CopyOnWriteArrayList<>();
	private LiveServer server;
	private PublishedGame game;

	/** Notes what is posted, and takes one token alone. */
	private final class Posted implements Extension {
		@Override
		public String path() {
			return "/api";
		}

		@Override
		public void serve(Context context) {
			sent.add(context.path() + " " + context.body());
			boolean known = Extension.bearer(context).equals(Optional.of("secret"));
			context.contentType("application/json").result(known ? "{}" : "{\"error\":\"this is not the token\"}");
		}

		@Override
		public boolean isReferee(String token) {
			return token.equals("secret");
		}

		@Override
		public String refusal(String reason) {
			return reason;
		}

		@Override
		public String contentType() {
			return "text/plain";
		}
	}

	@BeforeAll
	static void startBrowser() {
		browser = Browser.desktop(900, 900);
	}

	@AfterAll
	static void endBrowser() {
		if (browser != null) {
			browser.close();
		}
	}

	@BeforeEach
	void serve() throws PortUnavailableException {
		server = new LiveServer(LiveSettings.of("127.0.0.1", 0, IncidentReaders.REFEREE), 0,
				GameState.initial(Grid.of(9)), () -> 0, () -> new byte[0], new Posted());
		server.start();
		game = new PublishedGame(9, server::publish);
	}

	@AfterEach
	void close() {
		server.close();
		assertThat(browser.complaints()).isEmpty();
	}

	private static void type(String token, String move) {
		browser.script("token.value = arguments[0]; move.value = arguments[1];"
				+ " document.querySelector('#seal button').click()", token, move);
	}

	private static String text(String id) {
		return browser.text("#" + id);
	}

	@Test
	void whatTheRefereeTypesIsHiddenAndSealedForTheSideToMoveAndForgotten() {
		game.start("Anna", "Ben").play("E5");
		browser.open(server.address() + "seal");
		await().untilAsserted(() -> assertThat(text("game")).isEqualTo("White is to move and may seal, after move 1"));
		assertThat(browser.script("return move.type")).isEqualTo("password");
		type("wrong", "q16");
		await().untilAsserted(() -> assertThat(text("said")).isEqualTo("this is not the token"));
		assertThat(browser.script("return move.value")).as("to be sent again").isEqualTo("q16");
		type("secret", "q16");
		await().untilAsserted(() -> assertThat(text("said")).startsWith("White's move is sealed."));
		assertThat(browser.script("return move.value")).isEqualTo("");
		assertThat(sent).containsOnly("/api/v1/seal {\"color\":\"white\",\"move\":\"q16\"}").hasSize(2);
		assertThat(browser.text("aside")).contains("from the eyes of players and onlookers",
				"not from whoever administers this computer");
	}

	@Test
	void itSaysHowTheGameStandsAndSealsNothingThatCannotBe() {
		browser.open(server.address() + "seal?lang=zh&token=secret");
		await().untilAsserted(() -> assertThat(text("game")).isEqualTo("现在不能封棋：对局没有在进行"));
		assertThat(browser.script("return document.querySelector('#seal button').disabled")).isEqualTo(true);
		assertThat(browser.script("return token.value")).isEqualTo("secret");
		game.start("Anna", "Ben").play("E5").tell(new GameEvent.Sealed(1, Color.WHITE, "c1ph3r"))
				.phase(Phase.ADJOURNED);
		await().untilAsserted(() -> assertThat(text("game")).isEqualTo("对局封棋 · 白方已封棋"));
		assertThat(browser.script("return document.querySelector('#seal button').disabled")).isEqualTo(false);
		browser.open(server.address());
		await().untilAsserted(() -> assertThat(text("subline")).isEqualTo("Adjourned · White has sealed a move"));
		game.phase(Phase.PLAYING).tell(new GameEvent.Unsealed(2, Color.WHITE, "C3", Optional.empty()));
		await().untilAsserted(() -> assertThat(text("subline")).isEqualTo("Sealed move: White C3"));
	}
}
