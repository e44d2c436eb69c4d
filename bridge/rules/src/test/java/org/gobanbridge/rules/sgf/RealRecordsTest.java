package org.gobanbridge.rules.sgf;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.gobanbridge.rules.Oracle;
import org.junit.jupiter.api.Test;

/** Records that others wrote. */
class RealRecordsTest {
	@Test
	void everyRealGameIsReadWithAllItsMovesAndComesBackWhenWritten() throws SgfException {
		List<JsonNode> expected = Oracle.lines("games/expected.jsonl");
		Path games = Oracle.path("games");
		List<String> wrong = new ArrayList<>();
		for (JsonNode row : expected) {
			String file = row.get("file").asText();
			SgfGame game = SgfReader.read(Oracle.bytes(games.resolve(file))).getFirst();
			if (game.grid().size() != row.get("size").asInt() || game.moves().size() != row.get("moves").asInt()) {
				wrong.add(file + ": " + game + " instead of " + row.get("moves"));
			}
			SgfWriterTest.assertSame(game, SgfWriterTest.again(game));
		}
		assertThat(wrong).isEmpty();
	}

	@Test
	void oddFilesAreReadOrRefusedWithTheirPlace() {
		List<Path> files = Oracle.files("odd");
		assertThat(files).isNotEmpty();
		for (Path file : files) {
			try {
				assertThat(SgfReader.read(Oracle.bytes(file))).as(file.toString()).isNotEmpty();
			} catch (SgfException e) {
				assertThat(e).as(file.toString())
						.hasMessageStartingWith("line " + e.line() + ", column " + e.column() + ": ");
			}
		}
	}
}
