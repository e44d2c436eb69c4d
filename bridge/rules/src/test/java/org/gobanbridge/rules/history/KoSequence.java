package org.gobanbridge.rules.history;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Move;
import org.gobanbridge.rules.Oracle;
import org.gobanbridge.rules.PlayingRules;
import org.gobanbridge.rules.Repetition;

/** A sequence of moves about a ko, which another program has judged step by step. */
record KoSequence(String name, JsonNode json) {
	static List<KoSequence> all() {
		List<KoSequence> sequences = new ArrayList<>();
		Oracle.json("positions/ko_sequences.json")
				.forEach(json -> sequences.add(new KoSequence(json.get("name").asText(), json)));
		return sequences;
	}

	/** The game after each of its moves, up to the first that is not legal. */
	List<Game> playedThrough() {
		Drawing drawing = Drawing.of(json.get("board"));
		List<Game> games = new ArrayList<>();
		Game game = Game.start(drawing.position(), color(json.get("steps").get(0)), rules(json));
		for (JsonNode step : json.get("steps")) {
			if (step.get("result").asText().equals("illegal")) {
				break;
			}
			if (color(step) != game.toPlay()) {
				game = game.play(new Move.Pass(game.toPlay()));
				games.add(game);
			}
			game = game.play(drawing.move(color(step), step.get("xy")));
			games.add(game);
		}
		return games;
	}

	static Color color(JsonNode step) {
		return step.get("color").asText().equals("b") ? Color.BLACK : Color.WHITE;
	}

	static PlayingRules rules(JsonNode row) {
		Repetition repetition = switch (row.get("ko").asText()) {
			case "SIMPLE" -> Repetition.SIMPLE_KO;
			case "POSITIONAL" -> Repetition.POSITIONAL;
			default -> Repetition.SITUATIONAL;
		};
		return new PlayingRules(repetition, row.get("suicide").asBoolean());
	}
}
