package org.gobanbridge.rules.history;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Illegality;
import org.gobanbridge.rules.Move;
import org.gobanbridge.rules.Oracle;
import org.gobanbridge.rules.PlayingRules;
import org.gobanbridge.rules.Repetition;
import org.gobanbridge.rules.sgf.SgfException;
import org.gobanbridge.rules.sgf.SgfGame;
import org.gobanbridge.rules.sgf.SgfReader;
import org.junit.jupiter.api.Test;

/** Real games, against what two other programs made of them. */
class RealGamesTest {
	private static final PlayingRules SIMPLE = new PlayingRules(Repetition.SIMPLE_KO, false);

	/** What a game comes to, in the words of the expected file. */
	private record Outcome(String file, String board, int byBlack, int byWhite, List<String> captures,
			List<String> repeats, Optional<String> illegal) {
	}

	@Test
	void everyGameEndsWithTheBoardAndTheCapturesThatOthersFound() throws SgfException {
		Path games = Oracle.path("games");
		List<JsonNode> rows = Oracle.lines("games/expected.jsonl");
		assertThat(rows).hasSize(857);
		for (JsonNode row : rows) {
			String file = row.get("file").asText();
			SgfGame record = SgfReader.read(Oracle.bytes(games.resolve(file))).getFirst();
			assertThat(played(file, record)).isEqualTo(expected(row));
		}
	}

	private static Outcome played(String file, SgfGame record) {
		Game game = Game.start(record.setup(), record.toPlay(), SIMPLE);
		List<String> captures = new ArrayList<>();
		List<String> repeats = new ArrayList<>();
		Optional<String> illegal = Optional.empty();
		for (Move move : record.moves()) {
			Optional<Illegality> illegality = game.illegality(move).filter(reason -> reason != Illegality.WRONG_TURN);
			Game after = game.playAssumeLegal(move);
			OptionalInt earlier = after.repeats(Repetition.POSITIONAL);
			if (earlier.isPresent()) {
				repeats.add(earlier.getAsInt() + "=" + after.moveNumber());
			}
			if (illegality.isPresent()) {
				// The others stop here, with the board and the captures before the move.
				illegal = Optional.of(after.moveNumber() + " " + illegality.get());
				break;
			}
			if (!after.lastCaptured().isEmpty()) {
				captures.add(after.moveNumber() + ":" + after.lastCaptured().count());
			}
			game = after;
		}
		return new Outcome(file, game.position().text(), game.capturedBy(Color.BLACK), game.capturedBy(Color.WHITE),
				captures,
				repeats, illegal);
	}

	private static Outcome expected(JsonNode row) {
		StringBuilder board = new StringBuilder();
		row.get("final").forEach(line -> board.append(line.asText()));
		List<String> captures = new ArrayList<>();
		row.get("captureEvents").forEach(pair -> captures.add(pair.get(0).asInt() + ":" + pair.get(1).asInt()));
		List<String> repeats = new ArrayList<>();
		row.get("wholeBoardRepeats").forEach(pair -> repeats.add(pair.get(0).asInt() + "=" + pair.get(1).asInt()));
		Optional<String> illegal = Optional.ofNullable(row.get("firstIllegal")).filter(JsonNode::isObject)
				.map(node -> node.get("move").asInt()
						+ (node.get("reason").asText().startsWith("Ko") ? " KO" : " SUICIDE"));
		return new Outcome(row.get("file").asText(), board.toString(), row.get("capturedByBlack").asInt(),
				row.get("capturedByWhite").asInt(), captures, repeats, illegal);
	}
}
