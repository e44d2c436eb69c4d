package org.gobanbridge.app.prove;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.gobanbridge.app.failure.UnusableFileException;
import org.gobanbridge.app.prove.RefereeCase.Expected;
import org.gobanbridge.app.store.MalformedFileException;
import org.gobanbridge.app.store.PolicyFiles;
import org.gobanbridge.core.incident.CycleNoted;
import org.gobanbridge.core.incident.IncidentKind;
import org.gobanbridge.drivers.simulated.ActedOut;
import org.gobanbridge.drivers.simulated.Aftermath;
import org.gobanbridge.drivers.simulated.Injection;
import org.gobanbridge.drivers.simulated.Injections;
import org.gobanbridge.drivers.simulated.SimulatedGame;
import org.gobanbridge.rules.Move;
import org.gobanbridge.rules.history.Game;
import org.gobanbridge.rules.score.Rulesets;

/**
 * Real games in which something happened that a referee must catch, with an {@code INDEX.tsv} that says what and at which
 * move. Its columns are found by the beginning of their names: {@code file}, {@code kind}, {@code firstIllegalMove} (a
 * number), {@code reason} ({@code Ko prevented}, {@code Suicide prevented}, …) and {@code firstWholeBoardRepeat}
 * ({@code [earlier, later]}).
 */
final class IncidentGames {
	static final String INDEX = "INDEX.tsv";
	private static final Pattern REPEAT = Pattern.compile("\\[(\\d+), *(\\d+)\\]");
	private static final Pattern TWO_MOVES = Pattern.compile("two moves .*\\(move (\\d+)\\).*");

	/** One line of the index. */
	private record Line(String file, String kind, OptionalInt illegal, String reason, Optional<Repeat> repeat) {
	}

	/** The board after the later move is that after the earlier one. */
	private record Repeat(int earlier, int later) {
	}

	private IncidentGames() {
	}

	/**
	 * Reads the index and the games.
	 *
	 * @throws UnusableFileException
	 *             if a file cannot be read
	 * @throws MalformedFileException
	 *             if one is not what it should be
	 */
	static List<RefereeCase> read(Path folder) {
		List<RefereeCase> cases = new ArrayList<>();
		for (Line line : lines(folder.resolve(INDEX))) {
			String name = Path.of(line.file()).getFileName().toString();
			Path file = Files.exists(folder.resolve(line.file()))
					? folder.resolve(line.file())
					: folder.resolve(name);
			cases.addAll(cases(name, line, SimulatedGame.of(GameCollection.readGame(file))));
		}
		return cases;
	}

	private static List<Line> lines(Path index) {
		try {
			List<String> rows = Files.readAllLines(index);
			if (rows.isEmpty()) {
				throw new MalformedFileException(index.toString(), "it is empty");
			}
			List<String> names = List.of(rows.getFirst().split("\t", -1));
			List<Integer> columns = new ArrayList<>();
			for (String wanted : List.of("file", "kind", "firstIllegalMove", "reason", "firstWholeBoardRepeat")) {
				columns.add(names.stream().filter(name -> name.startsWith(wanted)).findFirst().map(names::indexOf)
						.orElseThrow(() -> new MalformedFileException(index.toString(), 1,
								"there is no column '" + wanted + "'")));
			}
			List<Line> lines = new ArrayList<>();
			for (String row : rows.subList(1, rows.size())) {
				lines.add(line(Arrays.asList(row.split("\t", -1)), columns));
			}
			return lines;
		} catch (IOException e) {
			throw new UnusableFileException(index, e);
		}
	}

	private static Line line(List<String> cells, List<Integer> columns) {
		List<String> row = columns.stream().map(n -> n < cells.size() ? cells.get(n).strip() : "").toList();
		Matcher repeat = REPEAT.matcher(row.get(4));
		OptionalInt illegal = row.get(2).matches("\\d{1,4}")
				? OptionalInt.of(Integer.parseInt(row.get(2)))
				: OptionalInt.empty();
		return new Line(row.get(0), row.get(1), illegal, row.get(3), repeat.matches()
				? Optional.of(new Repeat(Integer.parseInt(repeat.group(1)), Integer.parseInt(repeat.group(2))))
				: Optional.empty());
	}

	private static List<RefereeCase> cases(String name, Line line, SimulatedGame played) {
		SimulatedGame game = new SimulatedGame(played.grid(), played.setup(), played.toPlay(), played.moves(),
				played.details().withRules(Optional.of(Rulesets.DEFAULT.name()))
						.withPolicy(Optional.of(PolicyFiles.POLICIES.usual().name())),
				played.result());
		List<Expected> expected = new ArrayList<>(cycle(line).stream().toList());
		List<ActedOut> ways = RealIncidents.of(name);
		if (!ways.isEmpty()) {
			return ways.stream().map(way -> acted(ways.size() == 1 ? name : name + " (" + way.points().getFirst() + ")",
					game, way, expected)).toList();
		}
		Optional<Integer> forgotten = RealIncidents.forgottenCaptures(name);
		if (forgotten.isPresent()) {
			expected.add(captures(game, forgotten.get()));
			Injection left = new Injection(IncidentKind.CAPTURED_LEFT, OptionalInt.of(forgotten.get()),
					Aftermath.NEVER);
			return List.of(new RefereeCase(name, game, new Injections(List.of(left), Set.of()), expected));
		}
		recorded(line, game).ifPresent(expected::add);
		return List.of(new RefereeCase(name, game, Injections.NONE, expected));
	}

	private static RefereeCase acted(String title, SimulatedGame game, ActedOut way, List<Expected> before) {
		List<Expected> expected = new ArrayList<>(before);
		expected.add(new Expected(way.move(), way.kind(),
				way.evident() ? Optional.of(way.hand()) : Optional.empty(), way.points(), way.way(),
				Optional.empty()));
		return new RefereeCase(title, game, new Injections(List.of(), Set.of(), List.of(way)), expected);
	}

	private static Expected captures(SimulatedGame game, int number) {
		Game at = Game.start(game.setup().position(game.grid()), game.toPlay(), Rulesets.DEFAULT.playing());
		for (Move move : game.moves().subList(0, number)) {
			at = at.playAssumeLegal(move);
		}
		return new Expected(number, IncidentKind.CAPTURED_LEFT, Optional.of(game.moves().get(number - 1).color()),
				at.lastCaptured().points(), Optional.empty(), Optional.empty());
	}

	/** The move of the record that is against the rules. */
	private static Optional<Expected> recorded(Line line, SimulatedGame game) {
		Matcher twice = TWO_MOVES.matcher(line.kind());
		if (twice.matches()) {
			return Optional.of(move(game, Integer.parseInt(twice.group(1)), IncidentKind.TWO_MOVES));
		}
		if (line.illegal().isEmpty()) {
			return Optional.empty();
		}
		int number = line.illegal().getAsInt();
		return switch (line.reason()) {
			case "Ko prevented" -> Optional.of(move(game, number, IncidentKind.KO_VIOLATION));
			case "Suicide prevented" -> Optional.of(move(game, number, IncidentKind.FORBIDDEN_POINT));
			default -> throw new IllegalArgumentException(line.file() + ": '" + line.reason() + "' at move " + number
					+ " is nothing that its record can show");
		};
	}

	private static Expected move(SimulatedGame game, int number, IncidentKind kind) {
		Move.Play play = (Move.Play) game.moves().get(number - 1);
		return new Expected(number, kind, Optional.of(play.color()), List.of(play.point()), Optional.empty(),
				Optional.empty());
	}

	/** The cycle that comes round, unless that is but the illegal move itself. */
	private static Optional<Expected> cycle(Line line) {
		return line.repeat().filter(repeat -> line.illegal().isEmpty() || repeat.later() < line.illegal().getAsInt())
				.map(repeat -> new Expected(repeat.later(), IncidentKind.LONG_CYCLE, Optional.empty(), List.of(),
						Optional.empty(), Optional.of(new CycleNoted(repeat.later() - repeat.earlier(),
								name(line.kind(), repeat.later() - repeat.earlier())))));
	}

	/** Of four kos only those count that are taken in turn: two moves each. */
	private static String name(String kind, int period) {
		if (kind.startsWith("eternal life")) {
			return "eternal-life";
		}
		return switch (period) {
			case 6 -> "triple-ko";
			case 8 -> "quadruple-ko";
			default -> kind;
		};
	}
}
