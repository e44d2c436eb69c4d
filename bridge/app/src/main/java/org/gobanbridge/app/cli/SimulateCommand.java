package org.gobanbridge.app.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import org.gobanbridge.app.failure.GobanException;
import org.gobanbridge.app.failure.PlainText;
import org.gobanbridge.app.failure.UnusableFileException;
import org.gobanbridge.app.prove.LostTurns;
import org.gobanbridge.app.store.PolicyFiles;
import org.gobanbridge.app.store.SgfTime;
import org.gobanbridge.app.store.SnapshotLogHeader;
import org.gobanbridge.app.store.SnapshotLogWriter;
import org.gobanbridge.core.Words;
import org.gobanbridge.core.game.Input;
import org.gobanbridge.core.incident.IncidentKind;
import org.gobanbridge.core.policy.Policy;
import org.gobanbridge.core.time.NoTime;
import org.gobanbridge.core.time.TimeControl;
import org.gobanbridge.drivers.simulated.Injection;
import org.gobanbridge.drivers.simulated.Injections;
import org.gobanbridge.drivers.simulated.Mishaps;
import org.gobanbridge.drivers.simulated.Players;
import org.gobanbridge.drivers.simulated.ReadingStream;
import org.gobanbridge.drivers.simulated.Schedule;
import org.gobanbridge.drivers.simulated.SimulatedGame;
import org.gobanbridge.drivers.simulated.SimulationOptions;
import org.gobanbridge.rules.score.Ruleset;
import org.gobanbridge.rules.score.Rulesets;
import org.gobanbridge.rules.sgf.SgfGame;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code goban simulate}: the snapshot log of people who play the games of an SGF file at a board. */
@Command(name = "simulate", mixinStandardHelpOptions = true, sortOptions = false,
		description = "Writes the snapshot log that a board would give while the games of an SGF file are played on it "
				+ "the way people do, one after another.")
public final class SimulateCommand implements Callable<Integer> {
	/** So much later than it came a stone may be seen: after a gap in the readings, from under a hand. */
	private static final long MARGIN_MILLIS = 12_000;

	private static final String NO_TIME = "none";

	@Spec
	private CommandSpec spec;

	@Parameters(paramLabel = "GAME.sgf", description = "The game or games to play.")
	private Path game;

	@Option(names = "--out", required = true, paramLabel = "LOG",
			description = "The log to write, anew; compressed if its name ends in .gz.")
	private Path out;

	@Option(names = "--seed", paramLabel = "N", defaultValue = "1",
			description = "Same game, options and seed: same log. Default: ${DEFAULT-VALUE}.")
	private long seed;

	@Option(names = "--hz", paramLabel = "N", defaultValue = "5",
			description = "Readings a second, 0.5 to 100. Default: ${DEFAULT-VALUE}.")
	private double hz;

	@Option(names = "--noise", paramLabel = "P", defaultValue = "0",
			description = "Share of points read wrong, 0 to 0.5; 0.003 is 0.3 %%. Default: ${DEFAULT-VALUE}.")
	private double noise;

	@Option(names = "--hands", description = "Hands hide the points under them.")
	private boolean hands;

	@Option(names = "--gaps", description = "Now and then nothing is read for 2 to 10 seconds.")
	private boolean gaps;

	@Option(names = "--nudges", paramLabel = "P", defaultValue = "0",
			description = "Share of stones put beside their point and pushed there within 1.2 s. Default: ${DEFAULT-VALUE}.")
	private double nudges;

	@Option(names = "--levers", description = "The players have a clock and press its levers.")
	private boolean levers;

	@Option(names = "--inject", paramLabel = "KIND@MOVE", description = {
			"Something goes wrong at this move of the first game, or, with KIND@auto, anywhere. Eight seconds after "
					+ "anybody could tell, it is put right; with :answered behind it the opponent plays first, with "
					+ ":never nobody puts it right. May be given several times.",
			"KIND: ${COMPLETION-CANDIDATES}."}, completionCandidates = Kinds.class)
	private List<String> inject = List.of();

	@Option(names = "--truth", paramLabel = "OUT.events.jsonl",
			description = "What truly happened, as an event log: every turn, and everything that went wrong.")
	private @Nullable Path truth;

	@Option(names = "--rules", paramLabel = "R",
			description = "The ruleset that they play by, whatever the file says. Only some forbid repetition.")
	private @Nullable String rules;

	@Option(names = "--time", paramLabel = "TIME",
			description = "The time of each side, like \"byoyomi 1m 3x30s\", whatever the file says; none: no clock. Unless "
					+ "set, that of the file (TM and OT), if it is understood and long enough for these players.")
	private @Nullable String time;

	/** The words for what can go wrong. */
	static final class Kinds extends ArrayList<String> {
		private static final long serialVersionUID = 1;

		Kinds() {
			super(Mishaps.KINDS.stream().map(Words::of).toList());
		}
	}

	/** picocli makes one and fills the fields in. */
	@SuppressWarnings("NullAway.Init")
	public SimulateCommand() {
	}

	@Override
	public Integer call() {
		OutputFiles.check(game, truth == null ? List.of(out) : List.of(out, truth));
		List<Injection> injections = injections();
		SimulationOptions options;
		try {
			options = new SimulationOptions(seed, hz, noise, hands, gaps, nudges, levers);
		} catch (IllegalArgumentException e) {
			throw wrong("--" + e.getMessage());
		}
		Schedule schedule;
		try {
			List<SimulatedGame> games = games();
			Set<IncidentKind> turnLost = games.isEmpty() ? Set.of() : LostTurns.in(games.getFirst());
			schedule = play(games, options, new Injections(injections, turnLost));
		} catch (SgfInput.UnreadableException e) {
			throw e.of(game);
		} catch (IllegalArgumentException e) {
			throw wrong(UnusableFileException.named(game) + ": " + e.getMessage());
		}
		schedule.oddities().forEach(this::warn);
		write(schedule, options);
		if (truth != null) {
			TruthLog.write(truth, schedule, policy(schedule));
		}
		return 0;
	}

	/** What stands in a file is no time for the people at this table if any of them comes near to using it up. */
	private Schedule play(List<SimulatedGame> games, SimulationOptions options, Injections injections) {
		if (time == null && games.stream().anyMatch(game -> game.details().time().isPresent())) {
			List<SimulatedGame> untimed = games.stream().map(game -> game.withTime(Optional.empty())).toList();
			Schedule asUsual = Players.play(untimed, options, new Injections(List.of(), injections.turnLost()));
			if (!asUsual.keepsTime(games, MARGIN_MILLIS)) {
				warn("its time is too short for the players at the simulated table, who play without a clock; "
						+ "say --time to have one all the same");
				return Players.play(untimed, options, injections);
			}
		}
		return Players.play(games, options, injections);
	}

	private static Policy policy(Schedule schedule) {
		return schedule.settings().details().policy().flatMap(PolicyFiles.POLICIES::named)
				.orElseGet(PolicyFiles.POLICIES::usual);
	}

	private List<Injection> injections() {
		try {
			return inject.stream().map(Injection::parse).toList();
		} catch (IllegalArgumentException e) {
			throw wrong("--inject: " + e.getMessage());
		}
	}

	private SimulatedGame inTime(SimulatedGame played, SgfGame record) {
		if (time == null) {
			return played.withTime(SgfTime.of(record));
		}
		try {
			return played.withTime(Optional.of(time)
					.filter(text -> !TimeControl.parse(text).equals(new TimeControl(new NoTime()))));
		} catch (IllegalArgumentException e) {
			throw wrong("--time: " + e.getMessage());
		}
	}

	private SimulatedGame byTheRules(SimulatedGame played) {
		return Presets.choose("--rules", rules, Rulesets.all(), Ruleset::name)
				.map(chosen -> played.withRules(chosen.name())).orElse(played);
	}

	private List<SimulatedGame> games() throws SgfInput.UnreadableException {
		List<SimulatedGame> games = new ArrayList<>();
		for (SgfGame record : SgfInput.read(game)) {
			record.warnings().forEach(this::warn);
			record.damage().ifPresent(damage -> warn(damage.getMessage() + "; the game is played up to there"));
			if (!record.edits().isEmpty()) {
				warn("the board is edited after move " + record.edits().getFirst().afterMove()
						+ "; the game is played up to there");
			}
			SimulatedGame played = inTime(byTheRules(SimulatedGame.of(record)), record);
			games.add(played.counted(RecordedCount.of(record, played)));
		}
		boolean timed = games.stream().anyMatch(played -> played.details().time().isPresent());
		// a time goes on from game to game
		return timed
				? games.stream().map(played -> played.withTime(played.details().time().or(() -> Optional.of(NO_TIME))))
						.toList()
				: games;
	}

	private void warn(String oddity) {
		spec.commandLine().getErr()
				.println("goban: " + UnusableFileException.named(game) + ": " + PlainText.oneLine(oddity));
	}

	private void write(Schedule schedule, SimulationOptions options) {
		ReadingStream inputs = new ReadingStream(schedule, options);
		long readings = 0;
		try (SnapshotLogWriter log = SnapshotLogWriter.create(out, SnapshotLogHeader.of(inputs.settings(), "sensor"))) {
			while (inputs.hasNext()) {
				Input input = inputs.next();
				log.write(input);
				readings += input instanceof Input.Reading ? 1 : 0;
			}
		} catch (IOException e) {
			throw new UnusableFileException(out, e);
		}
		spec.commandLine().getOut().printf(Locale.ROOT, "%s: %d readings, %d moves, %d min %d s%n", out, readings,
				schedule.moves().size(), schedule.end() / 60_000, schedule.end() / 1000 % 60);
	}

	private static GobanException wrong(String message) {
		return new GobanException(GobanException.WRONG_CALL, message);
	}
}
