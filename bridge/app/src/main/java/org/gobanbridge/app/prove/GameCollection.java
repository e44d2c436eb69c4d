package org.gobanbridge.app.prove;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
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
	 * @throws IOException
	 *             if there is no {@code expected.jsonl} in it, or a file cannot be read
	 */
	public static List<Entry> read(Path folder) throws IOException {
		ObjectMapper json = new ObjectMapper();
		List<Entry> entries = new ArrayList<>();
		List<String> lines;
		try (Stream<String> all = Files.lines(folder.resolve("expected.jsonl"))) {
			lines = all.toList();
		}
		for (String line : lines) {
			JsonNode expected = json.readTree(line);
			String file = expected.get("file").asText();
			StringBuilder board = new StringBuilder();
			expected.get("final").forEach(row -> board.append(row.asText()));
			entries.add(new Entry(file, readGame(folder.resolve(file)), board.toString(),
					expected.get("capturedByBlack").asInt(),
					expected.get("capturedByWhite").asInt()));
		}
		return entries;
	}

	private static SgfGame readGame(Path file) throws IOException {
		try {
			return SgfReader.read(Files.readAllBytes(file)).get(0);
		} catch (SgfException unreadable) {
			throw new IOException(file + ": " + unreadable.getMessage(), unreadable);
		}
	}
}
