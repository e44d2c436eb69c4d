package org.gobanbridge.drivers.simulated;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.gobanbridge.rules.sgf.SgfException;
import org.gobanbridge.rules.sgf.SgfReader;

/** Real games with answers that others worked out; tests that use them are skipped where they are missing. */
final class OracleGames {
	/** A game and the board at its end, rows joined. */
	record OracleGame(String file, SimulatedGame game, String finalBoard, int capturedByBlack, int capturedByWhite,
			boolean legal) {
		@Override
		public String toString() {
			return file;
		}
	}

	private OracleGames() {
	}

	/** Every game of the oracle. */
	static List<OracleGame> all() throws IOException {
		Path games = Path.of(System.getProperty("goban.shared", "../../shared"), "oracle", "games");
		Path expected = games.resolve("expected.jsonl");
		assumeTrue(Files.exists(expected), "skipped: no oracle games at " + games);
		ObjectMapper json = new ObjectMapper();
		try (Stream<String> lines = Files.lines(expected)) {
			return lines.map(line -> game(games, json, line)).toList();
		}
	}

	private static OracleGame game(Path games, ObjectMapper json, String line) {
		try {
			JsonNode row = json.readTree(line);
			String file = row.get("file").asText();
			SimulatedGame game = SimulatedGame.of(SgfReader.read(Files.readAllBytes(games.resolve(file))).get(0));
			String board = StreamSupport.stream(row.get("final").spliterator(), false).map(JsonNode::asText)
					.reduce("", String::concat);
			return new OracleGame(file, game, board, row.get("capturedByBlack").asInt(),
					row.get("capturedByWhite").asInt(), !row.hasNonNull("firstIllegal"));
		} catch (IOException | SgfException e) {
			throw new IllegalStateException("cannot read the oracle game of " + line, e);
		}
	}
}
