package org.gobanbridge.app.run;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.stream.IntStream;
import org.gobanbridge.app.Shared;
import org.gobanbridge.app.store.PolicyFiles;
import org.gobanbridge.core.board.Snapshot;
import org.gobanbridge.core.game.Declaration;
import org.gobanbridge.core.game.GameDetails;
import org.gobanbridge.core.game.GameEvent;
import org.gobanbridge.core.game.Input;
import org.gobanbridge.core.game.Phase;
import org.gobanbridge.core.game.SessionSettings;
import org.gobanbridge.core.session.GameSession;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.Move;
import org.gobanbridge.rules.Point;
import org.gobanbridge.rules.PointSet;
import org.gobanbridge.rules.Position;
import org.gobanbridge.rules.score.Fraction;
import org.gobanbridge.rules.sgf.SgfException;
import org.gobanbridge.rules.sgf.SgfGame;
import org.gobanbridge.rules.sgf.SgfReader;
import org.junit.jupiter.api.Test;

/**
 * Real games played to the end on a board that is misread, their dead stones taken off one by one with a hand over them
 * now and then, the board rearranged, and the count agreed: it is that of other programs and of the record.
 */
class CountedGamesTest {
	private static final double MISREAD = 0.01;
	private static final long READING = 200;
	/** Every third game tells as much as all. */
	private static final int STEP = 3;

	/** A finished game and what others make of it. */
	private record Row(String file, SgfGame game, JsonNode known) {
		boolean isJapanese() {
			return known.get("rules").asText().equals("Japanese");
		}

		List<Point> dead() {
			List<Point> dead = new ArrayList<>();
			known.get("dead").forEach(point -> dead.add(Point.parse(point.asText())));
			return dead;
		}

		/** Whether the sides took turns, and nothing was played after two passes. */
		boolean isInOrder() {
			List<Move> moves = game.moves();
			return IntStream.range(0, moves.size() - 1).noneMatch(n -> moves.get(n).color() == moves.get(n + 1).color()
					|| n + 2 < moves.size() && moves.get(n) instanceof Move.Pass
							&& moves.get(n + 1) instanceof Move.Pass);
		}

		String result() {
			String way = isJapanese() ? "territoryNoKomiJapanese" : "areaNoKomi";
			Fraction white = Fraction.parse(known.get("whiteMinusBlack").get(way).asText())
					.plus(Fraction.parse(known.get("komi").asText()));
			return white.signum() == 0 ? "0" : (white.signum() > 0 ? "W+" : "B+") + white.abs();
		}
	}

	/** A board and the people at it. */
	private static final class Board {
		private final Grid grid;
		private final SessionSettings settings;
		private final Random chance;
		private final List<GameEvent> events = new ArrayList<>();
		private final char[] stones;
		private GameSession session;
		private PointSet hand;
		private long now;

		Board(Grid grid, GameDetails details, long seed) {
			this.grid = grid;
			this.settings = SessionSettings.of(grid).withDetails(details);
			this.chance = new Random(seed);
			this.session = new GameSession(settings, PolicyFiles.POLICIES);
			this.stones = Position.empty(grid).text().toCharArray();
			this.hand = PointSet.none(grid);
		}

		void accept(Input input) {
			events.addAll(session.accept(input));
		}

		void hold(long millis) {
			for (long until = now + millis; now < until;) {
				now += READING;
				char[] seen = stones.clone();
				for (int i = 0; i < seen.length; i++) {
					if (chance.nextDouble() < MISREAD) {
						seen[i] = ".XO".charAt(chance.nextInt(3));
					}
				}
				hand.indices().forEach(i -> seen[i] = '?');
				accept(new Input.Reading(now, now, Snapshot.parse(grid, new String(seen))));
			}
		}

		void say(Declaration word) {
			accept(new Input.Declared(now, word, Optional.empty(), Optional.empty()));
			hold(2_000);
		}

		void play(Move move) {
			if (move instanceof Move.Play play) {
				Position before = Position.parse(grid, new String(stones));
				Position after = before.play(play.color(), grid.index(play.point()));
				stones[grid.index(play.point())] = play.color().symbol();
				hold(1_000);
				System.arraycopy(after.text().toCharArray(), 0, stones, 0, stones.length);
				hold(1_400);
			} else {
				say(move.color() == Color.BLACK ? Declaration.BLACK_PASSES : Declaration.WHITE_PASSES);
			}
		}

		/** A string is taken off stone by stone, sometimes under a hand. */
		void takeOff(PointSet string) {
			hand = chance.nextInt(3) == 0 ? string.union(string.border()) : PointSet.none(grid);
			for (int i = string.next(0); i >= 0; i = string.next(i + 1)) {
				stones[i] = '.';
				hold(400 + chance.nextInt(800));
			}
			hand = PointSet.none(grid);
			hold(chance.nextInt(1_500));
		}

		/** Living stones are pushed together and prisoners filled in, none where it was dead. */
		void rearrange(PointSet dead) {
			for (int n = 0; n < 15; n++) {
				int from = chance.nextInt(stones.length);
				int to = chance.nextInt(stones.length);
				if (dead.contains(from) || dead.contains(to)) {
					continue;
				}
				if (stones[from] != '.' && stones[to] == '.') {
					stones[to] = stones[from];
					stones[from] = '.';
				} else if (stones[from] == '.') {
					stones[from] = chance.nextBoolean() ? 'X' : 'O';
				}
				hold(600);
			}
		}

		void restart() {
			session = new GameSession(settings, PolicyFiles.POLICIES, List.copyOf(events));
			now += 5_000;
			accept(new Input.Restarted(now));
			hold(2_000);
		}
	}

	@Test
	void whatIsAgreedAtTheBoardIsTheRecordedResult() throws Exception {
		assertThat(wrong(false)).isEmpty();
	}

	@Test
	void aRestartWhileTheyCountChangesNothing() throws Exception {
		assertThat(wrong(true)).isEmpty();
	}

	private static List<String> wrong(boolean restarts) throws Exception {
		List<String> wrong = new ArrayList<>();
		int games = 0;
		List<Row> rows = rows();
		for (int n = 0; n < rows.size(); n += STEP) {
			Row row = rows.get(n);
			Board board = played(row, restarts);
			String result = board.session.state().result().orElse("none");
			if (!result.equals(row.result())) {
				wrong.add(row.file() + ": " + result + ", not " + row.result() + " "
						+ board.session.state().phase());
			}
			games++;
		}
		assertThat(games).isGreaterThanOrEqualTo(20);
		return wrong;
	}

	private static Board played(Row row, boolean restarts) {
		Grid grid = row.game().grid();
		GameDetails details = GameDetails.NONE.withPolicy(Optional.of("chinese-source"))
				.withRules(Optional.of(row.isJapanese() ? "japanese" : "chinese"))
				.withKomi(Optional.of(row.known().get("komi").asText())).withHandicap(OptionalInt.of(0));
		Board board = new Board(grid, details, row.file().hashCode());
		board.hold(2_000);
		row.game().moves().forEach(board::play);
		if (board.session.state().phase() == Phase.PLAYING) {
			board.say(Declaration.GAME_OVER);
		}
		Position end = Position.parse(grid, new String(board.stones));
		List<PointSet> dead = PointSet.of(grid, row.dead()).parts().stream()
				.flatMap(part -> List.of(Color.values()).stream()
						.flatMap(color -> part.intersection(end.stones(color)).parts().stream()))
				.toList();
		for (int n = 0; n < dead.size(); n++) {
			board.takeOff(dead.get(n));
			if (restarts && n == dead.size() / 2) {
				board.restart();
			}
		}
		board.hold(4_000);
		board.rearrange(PointSet.of(grid, row.dead()));
		if (restarts) {
			board.restart();
		}
		board.say(Declaration.COUNT_AGREED);
		return board;
	}

	private static List<Row> rows() throws IOException, SgfException {
		Path oracle = Shared.path("oracle");
		List<Row> rows = new ArrayList<>();
		ObjectMapper mapper = new ObjectMapper();
		for (String line : Files.readAllLines(oracle.resolve("positions/finished_games.jsonl"))) {
			JsonNode known = mapper.readTree(line);
			Path file = oracle.resolve("games").resolve(known.get("file").asText());
			boolean agreed = known.get("agree").properties().stream().allMatch(entry -> entry.getValue().asBoolean());
			if (agreed && Files.exists(file) && known.get("handicap").asInt() == 0) {
				Row row = new Row(known.get("file").asText(), SgfReader.read(Files.readAllBytes(file)).getFirst(),
						known);
				rows.addAll(row.isInOrder() ? List.of(row) : List.of());
			}
		}
		return rows;
	}
}
