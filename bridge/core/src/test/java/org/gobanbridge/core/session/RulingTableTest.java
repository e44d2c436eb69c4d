package org.gobanbridge.core.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.gobanbridge.core.table.Drawings.FORBIDDEN;
import static org.gobanbridge.core.table.Drawings.GAME;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.gobanbridge.core.Words;
import org.gobanbridge.core.board.Hand;
import org.gobanbridge.core.board.Lever;
import org.gobanbridge.core.board.Seat;
import org.gobanbridge.core.game.GameDetails;
import org.gobanbridge.core.game.GameEvent.IncidentOpened;
import org.gobanbridge.core.game.SessionSettings;
import org.gobanbridge.core.incident.Incident;
import org.gobanbridge.core.incident.IncidentKind;
import org.gobanbridge.core.incident.Matter;
import org.gobanbridge.core.incident.Penalty;
import org.gobanbridge.core.incident.Ruling;
import org.gobanbridge.core.incident.RulingOption;
import org.gobanbridge.core.policy.ClaimWindow;
import org.gobanbridge.core.policy.Clause;
import org.gobanbridge.core.policy.Ladder;
import org.gobanbridge.core.policy.LeverAfter;
import org.gobanbridge.core.policy.MoveComplete;
import org.gobanbridge.core.policy.Policies;
import org.gobanbridge.core.policy.Policy;
import org.gobanbridge.core.table.Details;
import org.gobanbridge.core.table.Table;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.Point;
import org.gobanbridge.rules.Position;
import org.gobanbridge.rules.history.Game;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What becomes of record, turn and board by each ruling on each kind of incident on the board (FORMATS 8). */
class RulingTableTest {
	private static final String TRIPLE_KO = """
			.XO......
			XO.O.....
			.XO......
			.XO......
			X.XO.....
			.XO......
			.XO......
			XO.O.....
			.XO......
			""";

	private static final String CAPTURE = """
			O.X...
			XOOX..
			XOOX..
			.XX...
			....O.
			......
			""";

	private static final Map<String, Supplier<Table>> SCENES = Map.ofEntries(
			Map.entry("forbidden", () -> Table.set(FORBIDDEN, Color.BLACK).put("X A5").hold(1600)),
			Map.entry("forbidden answered",
					() -> Table.set(FORBIDDEN, Color.BLACK).put("X A5").hold(1600).play("O D4")),
			Map.entry("ko", () -> Table.ko().play("X C3").lift("B3").hold(2000).put("O B3").lift("C3").hold(2000)),
			Map.entry("ko answered",
					() -> Table.ko().play("X C3").lift("B3").hold(2000).put("O B3").lift("C3").hold(2000)
							.play("X E1")),
			Map.entry("repetition", RulingTableTest::repetition),
			Map.entry("two-moves", () -> twoMoves()),
			Map.entry("two-moves answered", () -> twoMoves().play("O G7")),
			Map.entry("two-moves capture",
					() -> Table.ko().play("X C3").lift("B3").hold(2000).put("X E1").hold(2000)),
			Map.entry("wrong-color", RulingTableTest::wrongColor),
			Map.entry("wrong-color answered", () -> wrongColor().play("X D3").hold(2000)),
			Map.entry("moved", () -> moved()),
			Map.entry("moved answered", () -> moved().put("O C5").hold(2000)),
			Map.entry("lifted", () -> Table.set(GAME, Color.BLACK).play("X C5").hold(3000).lift("C5").hold(6000)),
			Map.entry("displaced", () -> displaced()),
			Map.entry("displaced answered", () -> displaced().put("O C8").hold(2000)),
			Map.entry("swap", () -> Table.set(GAME, Color.BLACK).play("X C5", "O G5").put("O E5").hold(6000)),
			Map.entry("missing", () -> Table.set(GAME, Color.BLACK).play("X C5", "O G5").lift("E5").hold(6000)),
			Map.entry("added",
					() -> Table.set(GAME, Color.BLACK).play("X C5").put("X E1", "X D2").hold(6000)),
			Map.entry("wrong-removal",
					() -> Table.set(CAPTURE, Color.BLACK).put("X B6").hold(600).lift("A6", "B5", "C5", "B4", "C4")
							.hold(500).lift("D5").hold(6000)),
			Map.entry("captured-left",
					() -> Table.set(CAPTURE, Color.BLACK).put("X B6").lift("A6", "B5", "C5", "B4").hold(25_000)),
			Map.entry("between",
					() -> Table.set(GAME, Color.BLACK).put("X C5", "X C4").hold(14_000)),
			Map.entry("scattered", RulingTableTest::scattered),
			Map.entry("early, and the ko since", RulingTableTest::earlyLever));

	/** A policy that rules on a lever pressed before the captured stones were off. */
	private static final Policies LEVERS = new Policies(List.of(new Policy("levers", "levers", "",
			MoveComplete.RELEASED,
			ClaimWindow.RESULT, false, false, false, true, true, false, LeverAfter.CAPTURES, Ladder.NONE,
			Map.of(Matter.of(IncidentKind.CLOCK_EARLY),
					new Clause(Optional.empty(), "", "", Optional.of(RulingOption.WARNING),
							List.of(RulingOption.VOID, RulingOption.VOID_LOSE_TURN), Penalty.NONE,
							Optional.empty())))));

	private static Table twoMoves() {
		return Table.set(GAME, Color.BLACK).play("X C5").put("X G5").hold(1600);
	}

	private static Table moved() {
		return Table.set(GAME, Color.BLACK).play("X C5").hold(4000).move("C5", "B3").hold(1500);
	}

	private static Table displaced() {
		return Table.set(GAME, Color.BLACK).play("X C5").hold(4000).move("C8", "C7").hold(1500);
	}

	private static Table wrongColor() {
		return Table.of(new SessionSettings(Grid.of(9), false, Optional.of(Seat.SOUTH), GameDetails.NONE)).hold(1000)
				.play("X C3", "O G7", "X G3").cover(Hand.NORTH, "C6", "C7", "C8").hold(600).put("X C7").hold(600)
				.uncover().hold(2000);
	}

	private static Table repetition() {
		Table table = Table.set(TRIPLE_KO, Color.BLACK, Details.rules("chinese-superko"));
		String[][] takes = {{"X C8", "B8"}, {"O B5", "C5"}, {"X C2", "B2"}, {"O B8", "C8"}, {"X C5", "B5"},
				{"O B2", "C2"}};
		for (String[] take : takes) {
			table.put(take[0]).lift(take[1]).hold(Table.SETTLED);
		}
		return table;
	}

	/** Black is early with the first stone of a ko, which White takes back and he takes again. */
	private static Table earlyLever() {
		Table table = Table.set("""
				.........
				.........
				.........
				.........
				.........
				.XO......
				XO.O.....
				.XO......
				.........
				""", Color.BLACK, GameDetails.NONE, LEVERS).put("X C3").hold(1000).press(Lever.BLACK).hold(1600)
				.lift("B3").hold(2000).play("O G7", "X F5");
		return table.put("O B3").lift("C3").hold(2000).play("X H2", "O H8").put("X C3").lift("B3").hold(2000);
	}

	private static Table scattered() {
		return Table.set(GAME, Color.BLACK).play("X C5", "O G5").lift("C8", "G8", "E5", "C3", "G3", "F2")
				.put("X A1", "O B1", "X J9", "O H1", "X A9").hold(5000);
	}

	/**
	 * What is the record, whose turn it is, and what is to be put right on the board (every other point lies as the position
	 * has it) when a referee has ruled: every kind of incident on the board, every ruling that is possible on it. "stays"
	 * are points that may go on showing what they do.
	 */
	private static final String RULINGS = """
			forbidden           | restore void dropped warning | -                   | X | A5=.           |
			forbidden           | void-lose-turn               | X pass              | O | A5=.           |
			forbidden           | let-stand                    | X A5                | O |                |
			forbidden           | accept                       | -                   | O |                |
			forbidden           | dismiss                      | -                   | X |                | A5=.
			forbidden answered  | restore void dropped warning | -                   | X | A5=. D4=.      |
			forbidden answered  | void-lose-turn               | X pass, O D4        | X | A5=.           |
			forbidden answered  | let-stand accept dismiss     | X A5, O D4          | X |                |
			ko                  | restore void dropped warning | X C3                | O | B3=. C3=X      |
			ko                  | void-lose-turn               | X C3, O pass        | X | B3=. C3=X      |
			ko                  | let-stand                    | X C3, O B3          | X |                |
			ko                  | accept                       | X C3                | X |                |
			ko                  | dismiss                      | X C3                | O |                | B3=. C3=X
			ko answered         | restore void dropped warning | X C3                | O | B3=. C3=X E1=. |
			ko answered         | void-lose-turn               | X C3, O pass, X E1  | O | B3=. C3=X      |
			ko answered         | let-stand accept dismiss     | X C3, O B3, X E1    | O |                |
			repetition          | restore void dropped warning | ^                   | O | B2=. C2=X      |
			repetition          | void-lose-turn               | ^, O pass           | X | B2=. C2=X      |
			repetition          | let-stand                    | ^, O B2             | X |                |
			repetition          | accept                       | ^                   | X |                |
			repetition          | dismiss                      | ^                   | O |                | B2=. C2=X
			two-moves           | restore void dropped warning | X C5                | O | G5=.           |
			two-moves           | void-lose-turn               | X pass              | O | C5=. G5=.      |
			two-moves           | let-stand                    | X C5, X G5          | O |                |
			two-moves           | accept                       | X C5                | O |                |
			two-moves           | dismiss                      | X C5                | O |                | G5=.
			two-moves answered  | restore void dropped warning | X C5, O G7          | X | G5=.           |
			two-moves answered  | void-lose-turn               | X pass, O G7        | X | C5=. G5=.      |
			two-moves answered  | let-stand accept dismiss     | X C5, X G5, O G7    | X |                |
			two-moves capture   | restore void dropped warning | X C3                | O | E1=.           |
			two-moves capture   | void-lose-turn               | X pass              | O | B3=O C3=. E1=. |
			two-moves capture   | let-stand                    | X C3, X E1          | O |                |
			two-moves capture   | accept                       | X C3                | O |                |
			two-moves capture   | dismiss                      | X C3                | O |                | E1=.
			wrong-color         | restore void dropped warning | ^                   | O | C7=.           |
			wrong-color         | void-lose-turn               | ^, O pass           | X | C7=.           |
			wrong-color         | let-stand accept             | ^                   | X |                |
			wrong-color         | dismiss                      | ^                   | O |                | C7=.
			wrong-color answered | restore void dropped warning | X C3, O G7, X G3   | O | C7=. D3=.      |
			wrong-color answered | void-lose-turn              | X C3, O G7, X G3, O pass, X D3 | O | C7=.           |
			wrong-color answered | let-stand accept dismiss    | X C3, O G7, X G3, X D3 | O |                |
			moved               | restore warning              | X C5                | O | C5=X B3=.      |
			moved               | accept                       | X C5                | O |                |
			moved               | dropped                      | X B3                | O |                |
			moved               | dismiss                      | X C5                | O |                | C5=X B3=.
			moved answered      | restore warning              | X C5                | O | C5=X B3=.      |
			moved answered      | accept dismiss               | X C5, O C5          | X |                |
			moved answered      | dropped                      | X B3, O C5          | X |                |
			lifted              | restore warning              | X C5                | O | C5=X           |
			lifted              | accept                       | X C5                | X |                |
			lifted              | dropped                      | -                   | X |                |
			lifted              | dismiss                      | X C5                | O |                | C5=X
			displaced           | restore warning              | X C5                | O | C8=X C7=.      |
			displaced           | accept                       | X C5                | O |                |
			displaced           | dismiss                      | X C5                | O |                | C8=X C7=.
			displaced answered  | restore warning              | X C5                | O | C8=X C7=.      |
			displaced answered  | accept dismiss               | X C5, O C8          | X |                |
			swap                | restore warning              | X C5, O G5          | X | E5=X           |
			swap                | accept                       | X C5, O G5          | X |                |
			swap                | dismiss                      | X C5, O G5          | X |                | E5=X
			missing             | restore warning              | X C5, O G5          | X | E5=X           |
			missing             | accept                       | X C5, O G5          | X |                |
			missing             | dismiss                      | X C5, O G5          | X |                | E5=X
			added               | restore warning              | X C5                | O | D2=. E1=.      |
			added               | accept                       | X C5                | O |                |
			added               | dismiss                      | X C5                | O |                | D2=. E1=.
			wrong-removal       | restore warning              | X B6                | O | D5=X           |
			wrong-removal       | accept                       | X B6                | O |                |
			wrong-removal       | dismiss                      | X B6                | O |                | D5=X
			captured-left       | restore warning              | X B6                | O | C4=.           |
			captured-left       | accept                       | X B6                | O |                |
			captured-left       | dismiss                      | X B6                | O |                | C4=.
			between             | restore warning              | -                   | X | C5=. C4=.      |
			between             | accept                       | -                   | X |                |
			between             | dismiss                      | -                   | X |                | C5=. C4=.
			early, and the ko since | warning dismiss          | ^                   | O |                |
			early, and the ko since | void                     | -                   | X | H8=. G7=. F5=. B3=O C3=. H2=. |
			early, and the ko since | void-lose-turn           | X pass, O G7, X F5  | O | H8=. B3=O C3=. H2=. |
			scattered           | restore warning              | X C5, O G5          | X | A9=. J9=. C8=X G8=O E5=X C3=O G3=X F2=O A1=. B1=. H1=. |
			scattered           | accept                       | X C5, O G5          | X |                |
			scattered           | dismiss                      | X C5, O G5          | X |                | A9=. J9=. C8=X G8=O E5=X C3=O G3=X F2=O A1=. B1=. H1=.
			""";

	/** What they lead to when they end the game, where Black is to blame. */
	private static final Map<RulingOption, String> RESULTS = Map.of(RulingOption.DRAW, "0", RulingOption.REPLAY, "Void",
			RulingOption.NO_RESULT, "Void", RulingOption.BOTH_LOSE, "Both lost", RulingOption.LOSS, "W+F");

	/** One case: {@code ^} in its record is the record before the ruling. */
	private record Row(String scene, RulingOption option, String record, String toPlay, String putRight, String stays) {
		static Stream<Row> parse(String line) {
			String[] cells = line.split("\\|", -1);
			return Arrays.stream(cells[1].strip().split(" "))
					.map(option -> new Row(cells[0].strip(),
							RulingOption.valueOf(option.toUpperCase(Locale.ROOT).replace('-', '_')), cells[2].strip(),
							cells[3].strip(), cells[4].strip(), cells[5].strip()));
		}

		Table ruled() {
			return RulingTableTest.ruled(scene, option);
		}

		@Override
		public String toString() {
			return scene + ": " + Words.of(option);
		}
	}

	static Stream<Row> rulings() {
		return RULINGS.lines().flatMap(Row::parse);
	}

	private static Table ruled(String scene, RulingOption option) {
		Table table = SCENES.get(scene).get();
		assertThat(table.openIncidents()).hasSize(1);
		Incident incident = table.state().openIncidents().getFirst();
		return table.rule(incident.id(), new Ruling(Optional.of(option), Penalty.NONE,
				Optional.of(incident.offender().orElse(Color.BLACK)), Optional.empty(), Optional.empty())).hold(1000);
	}

	@ParameterizedTest
	@MethodSource("rulings")
	void recordTurnAndBoardAreWhatTheRulingSays(Row row) {
		String before = SCENES.get(row.scene()).get().record();
		Table table = row.ruled();
		int incidents = table.incidents().size();
		String record = row.record().equals("-") ? "" : row.record().replace("^", before);
		assertThat(table.record()).isEqualTo(record);
		assertThat(table.state().game().toPlay().symbol()).isEqualTo(row.toPlay().charAt(0));
		assertThat(differences(table)).isEqualTo(row.putRight() + row.stays());
		assertThat(table.unsettled()).as("to be put right").isEqualTo(row.putRight().replaceAll("=.", ""));
		assertThat(table.hold(10_000).openIncidents()).isEmpty();
		if (!row.putRight().isEmpty()) {
			table.show(table.state().position()).hold(3000);
		}
		assertThat(table.unsettled()).isEmpty();
		String next = quietMove(table);
		assertThat(table.play(next).record()).isEqualTo(record.isEmpty() ? next : record + ", " + next);
		assertThat(table.hold(70_000).incidents()).as("incidents from first to last").hasSize(incidents);
	}

	@ParameterizedTest
	@MethodSource("rulings")
	void aRestartChangesNothingOfIt(Row row) {
		Table table = row.ruled().hold(20_000);
		Table again = row.ruled().restart().hold(20_000);
		assertThat(again.incidents()).isEqualTo(table.incidents());
		assertThat(again.unsettled()).isEqualTo(table.unsettled());
		assertThat(again.record()).isEqualTo(table.record());
		table.hold(60_000);
		again.hold(60_000);
		assertThat(again.incidents()).as("told again after a minute").isEqualTo(table.incidents())
				.hasSize(table.incidents().size());
		assertThat(table.openIncidents().isEmpty()).as("told again after a minute").isEqualTo(row.putRight().isEmpty());
	}

	@ParameterizedTest
	@MethodSource("rulings")
	void withdrawnItNeverWas(Row row) {
		Table before = SCENES.get(row.scene()).get();
		Table table = row.ruled();
		assertThat(table.state().mayWithdraw()).isTrue();
		table.withdraw().hold(2000);
		assertThat(before(table)).isEqualTo(before(before));
	}

	private static List<String> before(Table table) {
		return List.of(table.record(), table.state().position().diagram(), table.state().game().toPlay().toString(),
				table.openIncidents().toString());
	}

	static Stream<Arguments> ends() {
		return SCENES.keySet().stream().sorted().flatMap(scene -> RESULTS.keySet().stream().sorted()
				.filter(option -> options(scene).contains(option)).map(option -> Arguments.of(scene, option)));
	}

	@ParameterizedTest
	@MethodSource("ends")
	void whatEndsTheGameEndsItWithItsResult(String scene, RulingOption option) {
		Table table = ruled(scene, option);
		boolean whitesFault = table.events(IncidentOpened.class).getFirst().incident().offender()
				.equals(Optional.of(Color.WHITE));
		assertThat(table.state().result())
				.contains(option == RulingOption.LOSS && whitesFault ? "B+F" : RESULTS.get(option));
		assertThat(table.record()).isEqualTo(SCENES.get(scene).get().record());
	}

	@Test
	void nothingThatMayBeRuledIsMissingHere() {
		for (String scene : SCENES.keySet()) {
			Set<RulingOption> tried = rulings().filter(row -> row.scene().equals(scene)).map(Row::option)
					.collect(Collectors.toCollection(TreeSet::new));
			tried.addAll(RESULTS.keySet().stream().filter(options(scene)::contains).toList());
			assertThat(tried).as(scene).containsExactlyElementsOf(new TreeSet<>(options(scene)));
		}
	}

	private static List<RulingOption> options(String scene) {
		return SCENES.get(scene).get().state().openIncidents().getFirst().judgement().options();
	}

	/** The points in which the board differs from the position, and what the position has there. */
	private static String differences(Table table) {
		Position position = table.state().position();
		return IntStream.range(0, position.grid().pointCount()).mapToObj(position.grid()::point)
				.filter(point -> wanted(position, point) != table.lying(point.toString()))
				.map(point -> point + "=" + wanted(position, point)).collect(Collectors.joining(" "));
	}

	private static char wanted(Position position, Point point) {
		return position.colorAt(position.grid().index(point)).map(Color::symbol).orElse('.');
	}

	/** A move that takes nothing, far from what was ruled on: the last empty point that is in order. */
	private static String quietMove(Table table) {
		Game game = table.state().game();
		for (int i = game.grid().pointCount() - 1; i >= 0; i--) {
			boolean empty = table.lying(game.grid().point(i).toString()) == '.';
			if (empty && game.illegality(game.toPlay(), i).isEmpty()
					&& game.position().captures(game.toPlay(), i).isEmpty()) {
				return game.toPlay().symbol() + " " + game.grid().point(i);
			}
		}
		throw new IllegalStateException("no move");
	}
}
