package org.gobanbridge.benchmarks.rivals;

import java.io.IOException;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.gobanbridge.benchmarks.RecordedGame;
import org.gobanbridge.rules.Grid;

/**
 * Measures ours and other people's programs one after the other and prints what they did in a table: the same games
 * replayed by all, and games played to their end at random.
 */
public final class Rivals {
	private static final List<Grid> GRIDS = List.of(Grid.of(9), Grid.of(19));
	/** About fifty thousand moves on either board: too many for a processor to learn their order by heart. */
	private static final List<Integer> GAMES = List.of(500, 100);
	private static final String USAGE = "goban bench rivals [SECONDS]: seconds of processor time for each figure, 3 unless said";

	private final Path folder;
	private final double seconds;
	private final PrintStream out;
	private final Set<String> reasons = new LinkedHashSet<>();

	/** How a contender is made ready. */
	private interface Source {
		Contender open() throws IOException, UnavailableException;
	}

	/** How it is made ready on a board. */
	private interface SourceByBoard {
		Contender open(int board) throws IOException, UnavailableException;
	}

	/**
	 * For one run.
	 *
	 * @param folder
	 *            for what the rivals need: their packages, games as files; made if it is not there
	 */
	Rivals(Path folder, double seconds, PrintStream out) {
		this.folder = folder;
		this.seconds = seconds;
		this.out = out;
	}

	/** Called by the launcher: the folder, and the seconds if they were given. Ends with 2 if the call is wrong. */
	public static void main(String[] args) throws IOException {
		double seconds = args.length > 1 ? seconds(args[1]) : 3;
		if (args.length > 2 || seconds <= 0) {
			System.err.println("goban: bench rivals takes a number of seconds above 0; " + USAGE);
			System.exit(2);
		}
		new Rivals(Path.of(args[0]), seconds, System.out).run();
	}

	private static double seconds(String text) {
		try {
			return Double.parseDouble(text);
		} catch (NumberFormatException e) {
			return 0;
		}
	}

	/** Prints both tables and, below them, why what is missing is missing. */
	void run() throws IOException {
		Files.createDirectories(folder);
		List<List<RecordedGame>> games = new ArrayList<>();
		for (int n = 0; n < GRIDS.size(); n++) {
			games.add(RecordedGame.games(GRIDS.get(n), GAMES.get(n)));
		}
		out.printf(Locale.ROOT, "load before: %.2f; JDK %s; %d processors%n%n",
				ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage(), Runtime.version(),
				Runtime.getRuntime().availableProcessors());
		replays(games);
		playouts();
		reasons.forEach(out::println);
	}

	private void replays(List<List<RecordedGame>> games) {
		title("moves a second, of processor time; the same random games replayed, each move checked");
		for (int n = 0; n < GRIDS.size(); n++) {
			out.printf(Locale.ROOT, "(%s: %d games, %d moves)%n", GRIDS.get(n), games.get(n).size(),
					RecordedGame.moveCount(games.get(n)));
		}
		row("Goban Bridge, PlayoutBoard (in place, simple ko)", n -> GobanBridge.playoutBoard(games.get(n)));
		row("Goban Bridge, Game (immutable, history, superko)", n -> GobanBridge.game(games.get(n)));
		row("GNU Go, C, loadsgf (a file a game, superko)", n -> GnuGo.loadFiles(games.get(n), folder));
		row("GNU Go, C, play (a line of GTP a move, superko)", n -> GnuGo.play(games.get(n)));
		row("Leela Zero, C++, loadsgf (a file a game, superko)", n -> LeelaZero.loadFiles(games.get(n), folder));
		row("@sabaki/go-board, JavaScript (immutable, simple ko)", n -> Sabaki.board(games.get(n), folder));
	}

	private void playouts() {
		out.println();
		title("playouts a second, of processor time; games to their end from the empty board");
		row("Goban Bridge, random", n -> GobanBridge.randomGames(GRIDS.get(n)));
		row("Goban Bridge, random with ataris seen", n -> GobanBridge.playouts(GRIDS.get(n)));
		row("@sabaki/deadstones, Rust in WebAssembly", n -> Sabaki.playouts(GRIDS.get(n), folder));
		row("GNU Go, C, Monte Carlo (from move 5, its tree too)", n -> GnuGo.monteCarlo(GRIDS.get(n)));
		out.println();
	}

	private void title(String text) {
		out.printf("%-54s %12s %12s%n", text.substring(0, text.indexOf(',')), GRIDS.get(0), GRIDS.get(1));
		out.println(text.substring(text.indexOf(',') + 2));
	}

	private void row(String name, SourceByBoard source) {
		out.printf("%-54s", name);
		for (int n = 0; n < GRIDS.size(); n++) {
			int board = n;
			out.printf(" %12s", figure(name, () -> source.open(board)));
			out.flush();
		}
		out.println();
	}

	private String figure(String name, Source source) {
		try (Contender contender = source.open()) {
			return String.format(Locale.ROOT, "%,d", Math.round(Rate.of(contender, seconds)));
		} catch (IOException | UnavailableException e) {
			reasons.add(name + ": " + e.getMessage());
			return "–";
		}
	}
}
