package org.gobanbridge.app.live;

import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalLong;
import java.util.function.Consumer;
import org.gobanbridge.app.store.IncidentReaders;
import org.gobanbridge.core.board.SourceState;
import org.gobanbridge.core.game.GameState;
import org.gobanbridge.core.game.Phase;
import org.gobanbridge.core.time.TimeLeft;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;

/**
 * Takes pictures of the clocks into a folder, to be looked at: on the live page and on the page for the players, in main
 * time, in the last seconds, standing, used up, of each system. Time stands still in them. The one called
 * {@code byoyomi-clock-820-light.png} is the README's.
 */
final class ClockPictures {
	/** The time of the log, always. */
	private static final long NOW = 100_000;
	private static final String TIME_STANDS = "performance.now = () => 1000;";

	private final Path folder;
	private final Browser browser;
	private final List<String> wanted;

	private ClockPictures(Path folder, Browser browser, List<String> wanted) {
		this.folder = folder;
		this.browser = browser;
		this.wanted = wanted;
	}

	/** @param arguments the folder, then the names of those that are wanted; all unless some are named */
	public static void main(String[] arguments) throws Exception {
		Path folder = Files.createDirectories(Path.of(arguments[0]));
		try (Browser browser = Browser.desktop(1280, 800)) {
			browser.beforeEachPage(TIME_STANDS);
			ClockPictures pictures = new ClockPictures(folder, browser,
					List.of(arguments).subList(1, arguments.length));
			pictures.show("main", game -> game.time("byoyomi 2h 5x60s").clock(Color.WHITE, left(4_211_000, 5, 60_000),
					left(3_725_400, 5, 60_000), OptionalLong.of(NOW - 5_000)));
			pictures.show("byoyomi", game -> game.time("byoyomi 1h 5x30s").clock(Color.WHITE, left(127_000, 5, 30_000),
					left(0, 3, 30_000), OptionalLong.of(NOW - 3_000)));
			pictures.show("ending", game -> game.time("byoyomi 1h 5x30s").clock(Color.WHITE, left(0, 2, 30_000),
					left(0, 1, 30_000), OptionalLong.of(NOW - 23_000)));
			pictures.show("paused", game -> game.time("byoyomi 1h 5x30s").phase(Phase.PAUSED).clock(Color.WHITE,
					left(127_000, 5, 30_000), left(0, 3, 30_000), OptionalLong.empty()));
			pictures.show("out", game -> game.time("byoyomi 1h 5x30s").clock(Color.WHITE, left(0, 2, 30_000),
					left(0, 1, 30_000), OptionalLong.of(NOW - 31_000)));
			pictures.show("canadian", game -> game.time("canadian 1h 25/10m").clock(Color.WHITE,
					stones(127_000, 600_000, 25), stones(0, 271_000, 7), OptionalLong.of(NOW)));
			pictures.show("ing", game -> game.time("ing 90m").clock(Color.WHITE, left(127_000, 3, 0),
					left(0, 1, 900_000), OptionalLong.of(NOW)));
			pictures.show("fischer", game -> game.time("fischer 20m+10s").clock(Color.WHITE, left(127_000, 0, 0),
					left(9_000, 0, 0), OptionalLong.of(NOW)));
			pictures.show("delay", game -> game.time("delay 20m+5s").clock(Color.WHITE, left(127_000, 0, 5_000),
					left(327_000, 0, 5_000), OptionalLong.of(NOW - 2_000)));
			pictures.show("waiting", game -> game.time("absolute 10m").clock(Color.WHITE, left(7_000, 0, 0),
					left(327_000, 0, 0), OptionalLong.of(NOW - 2_000)));
			pictures.show("none", game -> {
			});
		}
	}

	private static TimeLeft left(long main, int periods, long period) {
		return new TimeLeft(main, periods, period, 0, false);
	}

	private static TimeLeft stones(long main, long period, int stones) {
		return new TimeLeft(main, 0, period, stones, false);
	}

	private void show(String name, Consumer<PublishedGame> time) throws Exception {
		if (!wanted.isEmpty() && !wanted.contains(name)) {
			return;
		}
		LiveServer server = new LiveServer(LiveSettings.of("127.0.0.1", 0, IncidentReaders.REFEREE), 0,
				GameState.initial(Grid.of(19)),
				() -> NOW, () -> new byte[0]);
		try (server) {
			server.start();
			server.source("goban serial board 0042 on /dev/ttyACM0", SourceState.FOUND, "");
			PublishedGame game = new PublishedGame(19, server::publish);
			game.start("Honinbo Shusaku", "Gennan Inseki").play("Q16", "D4", "D16", "Q4", "C6", "R14", "F3");
			time.accept(game);
			for (String language : List.of("", "-zh")) {
				String asked = language.isEmpty() ? "" : "lang=zh";
				open(server.address() + "?" + asked, "live");
				take(name + "-live", language);
				open(server.address() + "clock?" + asked, "clocks");
				take(name + "-clock", language);
				open(server.address() + "clock?turn&" + asked, "clocks");
				take(name + "-turned", language);
			}
		}
	}

	private void open(String address, String page) {
		browser.open(address);
		await().until(() -> browser.number("Number(document.getElementById('" + page + "').dataset.seq ?? -1)") >= 0);
	}

	private void take(String name, String language) throws IOException {
		int[][] screens = {{320, 640}, {390, 844}, {430, 932}, {820, 1180}, {1280, 800}, {1920, 1080}, {844, 390}};
		for (int[] screen : screens) {
			browser.viewport(screen[0], screen[1], screen[0] < 500 ? 2 : 1);
			for (String scheme : List.of("light", "dark")) {
				browser.colours(scheme);
				Files.write(folder.resolve(name + "-" + screen[0] + language + "-" + scheme + ".png"),
						browser.picture());
			}
		}
	}
}
