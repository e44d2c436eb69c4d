package org.gobanbridge.app.live;

import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.gobanbridge.app.run.DemoGame;
import org.gobanbridge.app.store.IncidentReaders;
import org.gobanbridge.core.board.PointState;
import org.gobanbridge.core.board.SourceState;
import org.gobanbridge.core.game.GameDetails;
import org.gobanbridge.core.game.GameEvent;
import org.gobanbridge.core.game.GameState;
import org.gobanbridge.core.incident.IncidentKind;
import org.gobanbridge.core.incident.Ruling;
import org.gobanbridge.core.incident.RulingOption;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.Move;
import org.gobanbridge.rules.Point;
import org.gobanbridge.rules.sgf.SgfGame;

/**
 * Takes pictures of the live page into a folder, to be looked at: several screens, light and dark, several games. The
 * one called {@code live-readme-light.png} is the README's.
 */
final class LivePictures {
	/** The time of the log, always. */
	private static final long NOW = 100_000;

	private final Path folder;
	private final Browser browser;

	private final List<String> wanted;

	private LivePictures(Path folder, Browser browser, List<String> wanted) {
		this.folder = folder;
		this.browser = browser;
		this.wanted = wanted;
	}

	/** @param arguments the folder, then the names of those that are wanted; all unless some are named */
	public static void main(String[] arguments) throws Exception {
		Path folder = Files.createDirectories(Path.of(arguments[0]));
		SgfGame real = DemoGame.record();
		try (Browser browser = Browser.desktop(1920, 1080)) {
			LivePictures pictures = new LivePictures(folder, browser,
					List.of(arguments).subList(1, arguments.length));
			pictures.show("empty", 19, game -> {
			});
			pictures.show("middle", 19, game -> play(game, real, 127));
			pictures.show("ended", 19, game -> play(game, real, 999).end("W+R"));
			pictures.show("names", 13, game -> game
					.start("井上因碩・赤星因徹(七段)名人碁所候補・本因坊丈和九段との対局者・天保六年七月",
							"محمد بن عبد الرحمن الأندلسي Wolfeschlegelsteinhausenbergerdorff")
					.play("D4", "K10", "K4", "D10", "G7"));
			pictures.show("disorder", 19, game -> play(game, real, 60).disorder(1, "R11", "K10"));
			pictures.show("counting", 9, game -> game.finished().count(false, "B5", "G3", "G4"));
			pictures.show("counted", 9, game -> game.finished().count(true, "B5", "G3", "G4").end("W+20.5"));
			pictures.show("scattered", 19, game -> play(game, real, 90)
					.scattered(1, "K1", "L1", "M10", "T19", "F6", "G8", "H8", "J6", "K8", "M1", "N8", "O9", "P1")
					.left(1, points(game)));
			pictures.show("forbidden", 19,
					game -> play(game, real, 60).illegal(1, IncidentKind.FORBIDDEN_POINT, "T19"));
			pictures.show("removal", 19, game -> play(game, real, 60).removal(1, "R11", "Q10"));
			pictures.show("rebuild", 19, game -> play(game, real, 60)
					.scattered(1, "K1", "L1", "M10", "T19").left(1, points(game)));
			pictures.show("ruled", 19, game -> play(game, real, 60).illegal(1, IncidentKind.TWO_MOVES, "T19")
					.rule(1, Ruling.of(RulingOption.VOID_LOSE_TURN)));
			pictures.show("many", 19, game -> {
				play(game, real, 60);
				for (int id = 1; id <= 7; id++) {
					game.disorder(id, "R11", "K10").order(id);
				}
				game.illegal(8, IncidentKind.KO_VIOLATION, "T19");
			});
			pictures.show("small", 9, game -> game.start("Anna", "Ben").play("E5", "E4", "D4", "D5").pass()
					.tell(new GameEvent.Unsettled(1, List.of(new GameEvent.UnsettledPoint(Point.parse("C3"),
							PointState.BLACK, PointState.EMPTY)), 1)));
		}
	}

	/** So many moves of the record, all of them stones. */
	private static PublishedGame play(PublishedGame game, SgfGame record, int count) {
		List<Move> moves = record.moves();
		game.start(record.blackName().orElseThrow(), record.whiteName().orElseThrow());
		game.tell(new GameEvent.GameInfo(0, GameDetails.NONE.withKomi(Optional.of("0"))));
		for (Move move : moves.subList(0, Math.min(count, moves.size()))) {
			game.play(((Move.Play) move).point(), count > moves.size() && game.seq() % 40 == 0);
		}
		return game;
	}

	/** Every other point that is in disorder. */
	private static String[] points(PublishedGame game) {
		List<String> all = game.state().openIncidents().getFirst().remedy().stream()
				.map(step -> step.point().toString()).toList();
		return IntStream.range(0, all.size()).filter(i -> i % 2 == 0).mapToObj(all::get).toArray(String[]::new);
	}

	private void show(String name, int size, Consumer<PublishedGame> moves) throws Exception {
		if (!wanted.isEmpty() && !wanted.contains(name)) {
			return;
		}
		LiveServer server = new LiveServer(LiveSettings.of("127.0.0.1", 0, IncidentReaders.ALL), 0,
				GameState.initial(Grid.of(size)),
				() -> NOW, () -> new byte[0]);
		try (server) {
			server.start();
			PublishedGame game = new PublishedGame(size, server::publish);
			moves.accept(game);
			boolean connected = !name.equals("empty");
			if (connected) {
				server.source("goban serial board 0042 on /dev/ttyACM0",
						name.equals("small") ? SourceState.LOST : SourceState.FOUND,
						name.equals("small") ? "no reading came from /dev/ttyACM0 for 3261 ms; check its cable" : "");
			}
			open(server.address() + "?lang=zh");
			take(name, "phone-zh", 390, 844, 2);
			take(name, "1280-zh", 1280, 800, 1);
			open(server.address());
			take(name, "phone", 390, 844, 2);
			take(name, "320", 320, 640, 2);
			take(name, "1024", 1024, 768, 1);
			take(name, "1280", 1280, 800, 1);
			take(name, "1920", 1920, 1080, 1);
			if (name.equals("scattered")) {
				take(name, "landscape", 844, 390, 1);
			}
			if (name.equals("middle")) {
				take(name, "landscape", 844, 390, 1);
				take(name, "tablet", 820, 1180, 1);
				take(name, "2560", 2560, 1440, 1);
				take("live", "readme", 1280, 800, 1);
				server.close();
				await().until(() -> browser.text("#connection").equals("Reconnecting"));
				take(name, "broken", 1280, 800, 1);
			}
		}
	}

	private void open(String address) {
		browser.open(address);
		await().until(() -> browser.number("Number(document.getElementById('live').dataset.seq ?? -1)") >= 0);
	}

	private void take(String name, String screen, int width, int height, double ratio) throws IOException {
		browser.viewport(width, height, ratio);
		for (String scheme : List.of("light", "dark")) {
			browser.colours(scheme);
			Files.write(folder.resolve(name + "-" + screen + "-" + scheme + ".png"), browser.picture());
		}
	}
}
