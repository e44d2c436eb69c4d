package org.gobanbridge.benchmarks.rivals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.gobanbridge.benchmarks.RecordedGame;

/**
 * Leela Zero, written in C++: Debian's package {@code leela-zero}. It does not start without a network; since it is
 * never asked for a move, the smallest that it takes, of zeros, does.
 */
final class LeelaZero {
	/** The only size it is built for. */
	private static final int SIZE = 19;
	private static final int POINTS = SIZE * SIZE;
	private static final int INPUT_PLANES = 18;
	private static final int NINE = 3 * 3;
	private static final int HIDDEN = 256;

	private LeelaZero() {
	}

	static Contender loadFiles(List<RecordedGame> games, Path folder) throws IOException, UnavailableException {
		if (games.getFirst().grid().size() != SIZE) {
			throw new UnavailableException("is built for 19x19 alone");
		}
		String program = Programs.find("leelaz", "leela-zero");
		Path network = folder.resolve("network-of-zeros.txt");
		Files.write(network, network());
		GtpProgram leela = new GtpProgram(
				List.of(program, "--gtp", "--quiet", "--noponder", "--cpu-only", "--threads", "1",
						"--playouts", "1", "--weights", network.toString()));
		GtpReplay replay = GtpReplay.byFile(leela, games, folder);
		replay.round();
		// It has no command that lists stones; that it took every move of the last game is what can be known.
		long taken = leela.ask("move_history").lines().filter(line -> !line.isBlank()).count();
		if (taken != games.getLast().moves().size()) {
			throw new IOException("it took " + taken + " moves of " + games.getLast().moves().size());
		}
		return replay;
	}

	/** One channel, one block; every line is an array. Means are 0 and variances 1. */
	private static List<String> network() {
		List<String> lines = new ArrayList<>(List.of("1"));
		addConvolution(lines, INPUT_PLANES * NINE, 1);
		addConvolution(lines, NINE, 1);
		addConvolution(lines, NINE, 1);
		addConvolution(lines, 2, 2);
		lines.add(numbers(2 * POINTS * (POINTS + 1), "0"));
		lines.add(numbers(POINTS + 1, "0"));
		addConvolution(lines, 1, 1);
		lines.add(numbers(POINTS * HIDDEN, "0"));
		lines.add(numbers(HIDDEN, "0"));
		lines.add(numbers(HIDDEN, "0"));
		lines.add(numbers(1, "0"));
		return lines;
	}

	private static void addConvolution(List<String> lines, int weights, int outputs) {
		lines.add(numbers(weights, "0"));
		lines.add(numbers(outputs, "0"));
		lines.add(numbers(outputs, "0"));
		lines.add(numbers(outputs, "1"));
	}

	private static String numbers(int count, String number) {
		return (number + " ").repeat(count).strip();
	}
}
