package org.gobanbridge.rules.score;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.Move;
import org.gobanbridge.rules.Oracle;
import org.gobanbridge.rules.PlayingRules;
import org.gobanbridge.rules.Point;
import org.gobanbridge.rules.PointSet;
import org.gobanbridge.rules.Repetition;
import org.gobanbridge.rules.history.Game;
import org.gobanbridge.rules.sgf.SgfException;
import org.gobanbridge.rules.sgf.SgfGame;
import org.gobanbridge.rules.sgf.SgfReader;

/** Real games that were played to the end, with the dead stones and the count that other programs and the record agree on. */
public final class FinishedGames {
	/** A game at its end, its dead stones, and what is known of its count. */
	public record Row(String file, Game game, PointSet dead, JsonNode known, boolean agreed) {
		/** White minus black by one of the known counts, without komi. */
		public Fraction whiteMinusBlack(String count) {
			return Fraction.parse(known.get("whiteMinusBlack").get(count).asText());
		}
	}

	/** Of 220 in the list, those whose records are in the collection. */
	private static final int THERE = 182;

	private FinishedGames() {
	}

	/** The 182 games whose records there are; the running test is skipped if the list is not there, fails if a record is not. */
	public static List<Row> all() throws SgfException {
		Path games = Oracle.path("games");
		List<Row> rows = new ArrayList<>();
		List<String> missing = new ArrayList<>();
		for (JsonNode known : Oracle.lines("positions/finished_games.jsonl")) {
			String file = known.get("file").asText();
			if (Files.exists(games.resolve(file))) {
				rows.add(row(file, SgfReader.read(Oracle.bytes(games.resolve(file))).getFirst(), known));
			} else {
				missing.add(file);
			}
		}
		assertThat(rows).as("all of the list but %s", missing).hasSize(THERE);
		return rows;
	}

	private static Row row(String file, SgfGame record, JsonNode known) {
		Game game = Game.start(record.setup(), record.toPlay(), new PlayingRules(Repetition.SIMPLE_KO, false));
		for (Move move : record.moves()) {
			game = game.playAssumeLegal(move);
		}
		Grid grid = game.grid();
		List<Point> dead = new ArrayList<>();
		known.get("dead").forEach(point -> dead.add(Point.parse(point.asText())));
		boolean agreed = known.get("agree").properties().stream().allMatch(entry -> entry.getValue().asBoolean());
		return new Row(file, game, PointSet.of(grid, dead), known, agreed);
	}
}
