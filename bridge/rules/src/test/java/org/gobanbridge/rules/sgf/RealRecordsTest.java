package org.gobanbridge.rules.sgf;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.gobanbridge.rules.Illegality;
import org.gobanbridge.rules.Oracle;
import org.gobanbridge.rules.PlayingRules;
import org.gobanbridge.rules.Repetition;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Records that others wrote. */
@Tag("long")
class RealRecordsTest {
	private static final PlayingRules SIMPLE = new PlayingRules(Repetition.SIMPLE_KO, false);

	@Test
	void everyRealGameIsReadWithAllItsMoves() throws SgfException {
		List<JsonNode> expected = Oracle.lines("games/expected.jsonl");
		Path games = Oracle.path("games");
		List<String> wrong = new ArrayList<>();
		for (JsonNode row : expected) {
			String file = row.get("file").asText();
			SgfGame game = SgfReader.read(Oracle.bytes(games.resolve(file))).getFirst();
			boolean whole = game.edits().isEmpty() && game.damage().isEmpty();
			if (!whole || game.grid().size() != row.get("size").asInt()
					|| game.moves().size() != row.get("moves").asInt()) {
				wrong.add(file + ": " + game + " instead of " + row.get("moves"));
			}
		}
		assertThat(wrong).isEmpty();
	}

	@Test
	void everyResultOfARealGameIsUnderstood() throws SgfException {
		List<String> words = new ArrayList<>();
		for (Path file : Stream.concat(Oracle.files("games").stream(), Oracle.files("incidents").stream())
				.filter(path -> path.toString().endsWith(".sgf")).toList()) {
			SgfGame game = SgfReader.read(Oracle.bytes(file)).getFirst();
			assertThat(game.komi().isPresent()).isEqualTo(game.komiPoints().isPresent());
			game.outcome().filter(SgfResult.InWords.class::isInstance)
					.ifPresent(result -> words.add(file + result.text()));
		}
		assertThat(words).isEmpty();
	}

	@Test
	void everyRealIncidentIsPlayedPastItsIllegalMove() throws SgfException {
		List<String[]> rows = new String(Oracle.bytes(Oracle.path("incidents/INDEX.tsv")), StandardCharsets.UTF_8)
				.lines()
				.skip(1).map(row -> row.split("\t", -1)).toList();
		assertThat(rows).hasSize(58);
		for (String[] row : rows) {
			SgfGame game = SgfReader.read(Oracle.bytes(Oracle.path(row[0]))).getFirst();
			SgfReplay replay = SgfReplay.of(game, SIMPLE);
			assertThat(game.moves()).as(Arrays.toString(row)).hasSize(Integer.parseInt(row[6]));
			assertThat(replay.end().moveNumber()).isEqualTo(game.moves().size());
			String first = replay.illegal().stream().filter(illegal -> illegal.reason() != Illegality.WRONG_TURN)
					.map(illegal -> Integer.toString(illegal.number())).findFirst().orElse("");
			assertThat(first).as(Arrays.toString(row)).isEqualTo(row[8].strip());
		}
	}
}
