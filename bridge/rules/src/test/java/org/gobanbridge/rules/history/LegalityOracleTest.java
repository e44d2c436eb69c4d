package org.gobanbridge.rules.history;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.Illegality;
import org.gobanbridge.rules.Move;
import org.gobanbridge.rules.Oracle;
import org.gobanbridge.rules.Position;
import org.junit.jupiter.api.Test;

/** Which points another program holds legal, point by point. */
class LegalityOracleTest {
	@Test
	void everyPointOfRandomGamesIsLegalOrNotAsAnotherProgramFound() {
		List<JsonNode> rows = Oracle.lines("positions/legality.jsonl");
		assertThat(rows).hasSize(1030);
		int maps = 0;
		for (JsonNode row : rows) {
			Game game = Game.start(Position.empty(Grid.of(row.get("size").asInt())), Color.BLACK,
					KoSequence.rules(row));
			int number = 0;
			for (JsonNode xy : row.get("moves")) {
				JsonNode map = row.get("legalBefore").get(Integer.toString(number));
				if (map != null) {
					assertThat(legalityMap(game)).as("before move %d of %s", number, row).isEqualTo(map.asText());
					maps++;
				}
				game = game.play(move(game, xy));
				number++;
			}
			assertThat(game.position().text()).isEqualTo(joined(row.get("final")));
			assertThat(game.capturedBy(Color.BLACK)).as("white stones taken in %s", row)
					.isEqualTo(row.get("whiteCapturedStones").asInt());
			assertThat(game.capturedBy(Color.WHITE)).as("black stones taken in %s", row)
					.isEqualTo(row.get("blackCapturedStones").asInt());
		}
		assertThat(maps).isEqualTo(17_140);
	}

	@Test
	void everyStepOfTheKoSequencesIsJudgedAsAnotherProgramDid() {
		JsonNode sequences = Oracle.json("positions/ko_sequences.json");
		assertThat(sequences).hasSize(20);
		for (JsonNode sequence : sequences) {
			Drawing drawing = Drawing.of(sequence.get("board"));
			Game game = Game.start(drawing.position(), KoSequence.color(sequence.get("steps").get(0)),
					KoSequence.rules(sequence));
			for (JsonNode step : sequence.get("steps")) {
				String where = sequence.get("name").asText() + " move " + (game.moveNumber() + 1);
				if (KoSequence.color(step) != game.toPlay()) {
					game = game.play(new Move.Pass(game.toPlay()));
				}
				assertThat(drawing.original(legalityMap(game))).as(where)
						.isEqualTo(step.get("legalMapBefore").asText());
				Move move = drawing.move(KoSequence.color(step), step.get("xy"));
				boolean legal = !step.get("result").asText().equals("illegal");
				assertThat(game.illegality(move).isEmpty()).as(where).isEqualTo(legal);
				if (legal) {
					game = game.play(move);
				}
			}
			assertThat(drawing.original(game.position().text())).isEqualTo(joined(sequence.get("final")));
		}
	}

	private static Move move(Game game, JsonNode xy) {
		if (xy.isTextual()) {
			return new Move.Pass(game.toPlay());
		}
		int index = xy.get(1).asInt() * game.grid().size() + xy.get(0).asInt();
		return new Move.Play(game.toPlay(), game.grid().point(index));
	}

	private static String joined(JsonNode rows) {
		StringBuilder text = new StringBuilder();
		rows.forEach(row -> text.append(row.asText()));
		return text.toString();
	}

	private static String legalityMap(Game game) {
		StringBuilder map = new StringBuilder();
		for (int index = 0; index < game.grid().pointCount(); index++) {
			map.append(game.illegality(game.toPlay(), index).map(LegalityOracleTest::symbol).orElse('.').charValue());
		}
		return map.toString();
	}

	private static char symbol(Illegality illegality) {
		return switch (illegality) {
			case OCCUPIED -> '#';
			case SUICIDE -> 's';
			case KO, REPETITION -> 'k';
			default -> '!';
		};
	}
}
