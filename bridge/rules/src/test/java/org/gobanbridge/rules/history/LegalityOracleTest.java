package org.gobanbridge.rules.history;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.Illegality;
import org.gobanbridge.rules.Move;
import org.gobanbridge.rules.Oracle;
import org.gobanbridge.rules.PlayingRules;
import org.gobanbridge.rules.Position;
import org.gobanbridge.rules.Repetition;
import org.junit.jupiter.api.Test;

/** Which points another program holds legal, point by point. */
class LegalityOracleTest {
	@Test
	void everyPointOfRandomGamesIsLegalOrNotAsAnotherProgramFound() {
		List<JsonNode> rows = Oracle.lines("positions/legality.jsonl");
		int maps = 0;
		for (JsonNode row : rows) {
			Game game = Game.start(Position.empty(Grid.of(row.get("size").asInt())), Color.BLACK, rules(row));
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
		assertThat(maps).isGreaterThan(1000);
	}

	@Test
	void everyStepOfTheKoSequencesIsJudgedAsAnotherProgramDid() {
		JsonNode sequences = Oracle.json("positions/ko_sequences.json");
		for (JsonNode sequence : sequences) {
			Drawing drawing = Drawing.of(sequence.get("board"));
			Game game = Game.start(drawing.position(), color(sequence.get("steps").get(0)), rules(sequence));
			for (JsonNode step : sequence.get("steps")) {
				String where = sequence.get("name").asText() + " move " + (game.moveNumber() + 1);
				if (color(step) != game.toPlay()) {
					game = game.play(new Move.Pass(game.toPlay()));
				}
				assertThat(drawing.original(legalityMap(game))).as(where)
						.isEqualTo(step.get("legalMapBefore").asText());
				Move move = drawing.move(color(step), step.get("xy"));
				boolean legal = !step.get("result").asText().equals("illegal");
				assertThat(game.illegality(move).isEmpty()).as(where).isEqualTo(legal);
				if (legal) {
					game = game.play(move);
				}
			}
			assertThat(drawing.original(game.position().text())).isEqualTo(joined(sequence.get("final")));
		}
		assertThat(sequences).isNotEmpty();
	}

	private static Color color(JsonNode step) {
		return step.get("color").asText().equals("b") ? Color.BLACK : Color.WHITE;
	}

	private static PlayingRules rules(JsonNode row) {
		Repetition repetition = switch (row.get("ko").asText()) {
			case "SIMPLE" -> Repetition.SIMPLE_KO;
			case "POSITIONAL" -> Repetition.POSITIONAL;
			default -> Repetition.SITUATIONAL;
		};
		return new PlayingRules(repetition, row.get("suicide").asBoolean());
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

	/**
	 * A drawing that need not be square, made square by continuing an edge that has stones of one colour at most: its
	 * stones are repeated, and the eyes between them filled. This changes no liberty that matters in these sequences.
	 */
	private record Drawing(List<String> rows, List<String> square, int left, int top) {
		static Drawing of(JsonNode board) {
			List<String> rows = new ArrayList<>();
			board.forEach(row -> rows.add(row.asText()));
			int width = rows.getFirst().length();
			int more = Math.abs(width - rows.size());
			boolean wide = width > rows.size();
			List<String> lines = new ArrayList<>(wide ? rows : transposed(rows));
			boolean before = ofOneColor(lines.getFirst());
			String wall = (before ? lines.getFirst() : lines.getLast()).replaceAll("(?<=X)\\.(?=X)", "X")
					.replaceAll("(?<=O)\\.(?=O)", "O");
			lines.addAll(before ? 0 : lines.size(), Collections.nCopies(more, wall));
			int offset = before ? more : 0;
			return new Drawing(rows, wide ? lines : transposed(lines), wide ? 0 : offset, wide ? offset : 0);
		}

		private static boolean ofOneColor(String line) {
			return !(line.contains("X") && line.contains("O"));
		}

		private static List<String> transposed(List<String> rows) {
			List<String> columns = new ArrayList<>();
			for (int column = 0; column < rows.getFirst().length(); column++) {
				StringBuilder text = new StringBuilder();
				for (String row : rows) {
					text.append(row.charAt(column));
				}
				columns.add(text.toString());
			}
			return columns;
		}

		int size() {
			return square.size();
		}

		Position position() {
			return Position.parse(Grid.of(size()), String.join("", square));
		}

		/** The part of a board's text that the drawing had. */
		String original(String text) {
			StringBuilder part = new StringBuilder();
			for (int row = 0; row < rows.size(); row++) {
				int start = (top + row) * size() + left;
				part.append(text, start, start + rows.getFirst().length());
			}
			return part.toString();
		}

		Move move(Color color, JsonNode xy) {
			if (xy.isTextual() || xy.isNull()) {
				return new Move.Pass(color);
			}
			int index = (top + xy.get(1).asInt()) * size() + left + xy.get(0).asInt();
			return new Move.Play(color, Grid.of(size()).point(index));
		}
	}
}
