package org.gobanbridge.benchmarks.rivals;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.gobanbridge.benchmarks.RecordedGame;
import org.gobanbridge.rules.Grid;

/** GNU Go, written in C: Debian's package {@code gnugo}. */
final class GnuGo {
	/** GNU Go plays its first moves by heart; from here on it thinks. */
	private static final List<String> OPENING = List.of("boardsize 9", "clear_board", "play b E5", "play w E3",
			"play b D4", "play w F6");
	private static final int PLAYOUTS = 20_000;

	private GnuGo() {
	}

	private static GtpProgram start(String... options) throws IOException, UnavailableException {
		List<String> command = new ArrayList<>(List.of(Programs.find("gnugo", "gnugo"), "--mode", "gtp"));
		command.addAll(List.of(options));
		return new GtpProgram(command);
	}

	static Contender play(List<RecordedGame> games) throws IOException, UnavailableException {
		return GtpReplay.byPlay(start("--positional-superko"), games).checked(games);
	}

	static Contender loadFiles(List<RecordedGame> games, Path folder) throws IOException, UnavailableException {
		return GtpReplay.byFile(start("--positional-superko"), games, folder).checked(games);
	}

	/** Its Monte Carlo player, which it has for boards up to 9x9, asked for one move again and again. */
	static Contender monteCarlo(Grid grid) throws IOException, UnavailableException {
		if (grid.size() > 9) {
			throw new UnavailableException("has it for 9x9 alone");
		}
		GtpProgram program = start("--monte-carlo", "--level", "1", "--mc-games-per-level",
				Integer.toString(PLAYOUTS));
		program.tell(OPENING);
		return new Contender() {
			@Override
			public long round() throws IOException {
				program.tell(List.of("clear_cache", "genmove b", "undo"));
				return PLAYOUTS;
			}

			@Override
			public ProcessHandle process() {
				return program.process();
			}

			@Override
			public void close() {
				program.close();
			}
		};
	}
}
