package org.gobanbridge.app.prove;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.gobanbridge.app.failure.UnusableFileException;
import org.gobanbridge.app.store.JsonFields;
import org.gobanbridge.app.store.MalformedFileException;
import org.gobanbridge.drivers.simulated.SimulatedGame;
import org.gobanbridge.rules.sgf.SgfException;
import org.gobanbridge.rules.sgf.SgfGame;
import org.gobanbridge.rules.sgf.SgfReader;

/** Real games, with answers that others have worked out: an {@code expected.jsonl} beside the SGF files. */
public final class GameCollection {

	/**
	 * One game and what is known of it.
	 *
	 * @param finalBoard
	 *            the final position as text
	 */
	public record Entry(String file, SgfGame record, String finalBoard, int capturedByBlack, int capturedByWhite) {
		/** The game as players at the simulated table are given it. */
		public SimulatedGame game() {
			return SimulatedGame.of(record);
		}
	}

	private GameCollection() {
	}

	/**
	 * Reads the games of a folder.
	 *
	 * @throws UnusableFileException
	 *             if there is no {@code expected.jsonl} in it, or a file cannot be read
	 * @throws MalformedFileException
	 *             if a file is not what it should be
	 */
	public static List<Entry> read(Path folder) {
		Path answers = folder.resolve("expected.jsonl");
		List<String> lines = lines(answers);
		List<Entry> entries = new ArrayList<>();
		for (int n = 0; n < lines.size(); n++) {
			entries.add(entry(folder, answers, n + 1, lines.get(n)));
		}
		return entries;
	}

	private static List<String> lines(Path file) {
		try {
			return Files.readAllLines(file);
		} catch (IOException e) {
			throw new UnusableFileException(file, e);
		}
	}

	private static Entry entry(Path folder, Path answers, int line, String text) {
		try {
			JsonFields expected = JsonFields.parse(text);
			String file = expected.text("file");
			expected.need("final");
			return new Entry(file, readGame(folder.resolve(file)), String.join("", expected.texts("final")),
					expected.smallNumber("capturedByBlack"), expected.smallNumber("capturedByWhite"));
		} catch (InvalidPathException e) {
			throw new MalformedFileException(answers.toString(), line,
					"\"file\" is no name of a file: " + e.getReason());
		} catch (IllegalArgumentException e) {
			throw new MalformedFileException(answers.toString(), line, String.valueOf(e.getMessage()));
		}
	}

	/** No more than so many of these, chosen evenly. */
	static <T> List<T> evenly(List<T> all, int most) {
		if (most >= all.size()) {
			return all;
		}
		List<T> chosen = new ArrayList<>();
		for (int n = 0; n < most; n++) {
			chosen.add(all.get((int) ((long) n * all.size() / most)));
		}
		return chosen;
	}

	/** The first game of a file. */
	static SgfGame readGame(Path file) {
		try {
			return SgfReader.read(Files.readAllBytes(file)).get(0);
		} catch (IOException e) {
			throw new UnusableFileException(file, e);
		} catch (SgfException unreadable) {
			throw new MalformedFileException(file.toString(), String.valueOf(unreadable.getMessage()));
		}
	}
}
