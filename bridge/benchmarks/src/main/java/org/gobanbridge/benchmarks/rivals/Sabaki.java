package org.gobanbridge.benchmarks.rivals;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import org.gobanbridge.benchmarks.RecordedGame;
import org.gobanbridge.rules.Grid;

/**
 * The libraries of the board program Sabaki, under node: {@code @sabaki/go-board}, JavaScript, and
 * {@code @sabaki/deadstones}, Rust compiled to WebAssembly. npm installs them into the folder of the rivals if they are
 * not there.
 */
final class Sabaki {
	private static final String BOARD = "@sabaki/go-board@1.4.3";
	private static final String PLAYOUTS = "@sabaki/deadstones@2.1.2";
	private static final String SCRIPT = "sabaki.cjs";

	private Sabaki() {
	}

	/** Games replayed move by move with all its checks on. */
	static Contender board(List<RecordedGame> games, Path folder) throws IOException, UnavailableException {
		Conversation node = start(folder, BOARD, "@sabaki/go-board");
		Grid grid = games.getFirst().grid();
		for (RecordedGame game : games) {
			List<String> words = new ArrayList<>(List.of("game", Integer.toString(grid.size())));
			game.moves().forEach(move -> words.add(Integer.toString(grid.index(move.point()))));
			String board = ask(node, String.join(" ", words));
			if (!board.equals(game.finalBoard().text())) {
				throw new IOException("its board at the end of a game is another: " + board);
			}
		}
		return contender(node, "replay");
	}

	/** Games to the end from the empty board. */
	static Contender playouts(Grid grid, Path folder) throws IOException, UnavailableException {
		return contender(start(folder, PLAYOUTS, "@sabaki/deadstones"), "playouts " + grid.size() + " 200");
	}

	private static Contender contender(Conversation node, String question) {
		return new Contender() {
			@Override
			public long round() throws IOException {
				return Long.parseLong(ask(node, question));
			}

			@Override
			public ProcessHandle process() {
				return node.process();
			}

			@Override
			public void close() {
				node.close();
			}
		};
	}

	private static String ask(Conversation node, String question) throws IOException {
		node.say(List.of(question));
		return node.line();
	}

	private static Conversation start(Path folder, String wanted, String module)
			throws IOException, UnavailableException {
		String node = Programs.find("node", "nodejs");
		install(folder, wanted, module);
		Path script = folder.resolve(SCRIPT);
		try (InputStream text = Objects.requireNonNull(Sabaki.class.getResourceAsStream(SCRIPT), SCRIPT)) {
			Files.copy(text, script, StandardCopyOption.REPLACE_EXISTING);
		}
		return new Conversation(List.of(node, script.toString(), module));
	}

	private static void install(Path folder, String wanted, String module) throws IOException, UnavailableException {
		if (Files.exists(folder.resolve("node_modules").resolve(module))) {
			return;
		}
		String npm = Programs.find("npm", "npm");
		Process process = new ProcessBuilder(npm, "install", "--prefix", folder.toString(), "--no-audit", "--no-fund",
				"--loglevel", "error", wanted).redirectErrorStream(true).start();
		String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
		try {
			if (!process.waitFor(1, TimeUnit.MINUTES) || process.exitValue() != 0) {
				throw new UnavailableException(
						"npm could not install " + wanted + ": " + said.lines().findFirst().orElse(
								"it says nothing"));
			}
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
			throw new IOException("interrupted while npm installed " + wanted, e);
		}
	}
}
