package org.gobanbridge.app.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.gobanbridge.app.desk.CaseBook;
import org.gobanbridge.app.desk.CaseFile;
import org.gobanbridge.app.desk.CaseJson;
import org.gobanbridge.app.desk.CaseText;
import org.gobanbridge.app.desk.CaseWords;
import org.gobanbridge.app.failure.GobanException;
import org.gobanbridge.app.failure.PlainText;
import org.gobanbridge.app.store.ConfigurationReader;
import org.gobanbridge.app.store.JournalReader;
import org.gobanbridge.app.store.LastGame;
import org.gobanbridge.app.store.NumberedEvent;
import org.gobanbridge.app.store.PolicyFiles;
import org.gobanbridge.app.store.SnapshotLogReader;
import org.gobanbridge.core.game.GameEvent;
import org.gobanbridge.core.game.GameState;
import org.gobanbridge.core.policy.Policy;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.score.Ruleset;
import org.gobanbridge.rules.score.Rulesets;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code goban incident}: what was seen, what the rules say of it, what may be ruled. */
@Command(name = "incident", mixinStandardHelpOptions = true, description = {
		"Shows an incident: the boards just before and just after, what the rules say, what may be ruled, what was ruled, "
				+ "and what is still to be done. Without a number: all incidents of the last game, the newest last.",
		"Reads the journal of the bridge, which may be running; or a snapshot log."})
public final class IncidentCommand implements Callable<Integer> {
	/** In which language it is told. */
	enum Language {
		EN, ZH
	}

	@Spec
	private CommandSpec spec;

	@Parameters(paramLabel = "ID", arity = "0..1", description = "The number of the incident.")
	private @Nullable String id;

	@Option(names = "--config", paramLabel = "FILE", defaultValue = "goban.toml",
			description = "The configuration of the bridge; ${DEFAULT-VALUE} unless set.")
	private Path config;

	@Option(names = "--log", paramLabel = "LOG", description = "Read this snapshot log (plain or .gz) and no journal.")
	private @Nullable Path log;

	@Option(names = "--rules", paramLabel = "R",
			description = "With --log: play by these rules, whatever the log says.")
	private @Nullable String rules;

	@Option(names = "--policy", paramLabel = "P",
			description = "With --log: judge by this policy, whatever the log says.")
	private @Nullable String policy;

	@Option(names = "--game", paramLabel = "N", description = "Of this game, counted from 1, and not of the last one.")
	private @Nullable Integer game;

	@Option(names = "--lang", paramLabel = "en|zh", defaultValue = "en", description = "English or Chinese.")
	private Language language;

	@Option(names = "--json", description = "One JSON object a line.")
	private boolean json;

	/** picocli makes one and fills the fields in. */
	@SuppressWarnings("NullAway.Init")
	public IncidentCommand() {
	}

	/** The cases of one game. */
	private record Game(int number, List<CaseFile> cases) {
	}

	@Override
	public Integer call() throws IOException {
		if (log == null && (rules != null || policy != null)) {
			throw new GobanException(GobanException.WRONG_CALL,
					(rules != null ? "--rules" : "--policy")
							+ " goes with --log: in a journal the games were judged already");
		}
		Game chosen = log == null ? ofJournal() : ofLog(log);
		if (id == null) {
			list(chosen);
		} else {
			show(find(chosen, number(id)));
		}
		return 0;
	}

	private static int number(String id) {
		if (!id.matches("[1-9]\\d{0,8}")) {
			throw new GobanException(GobanException.WRONG_CALL, "incident " + PlainText.name(id)
					+ ": an incident is named by its number, as in 'goban incident 3'; 'goban incident' lists them");
		}
		return Integer.parseInt(id);
	}

	private Game ofJournal() {
		if (Files.notExists(config)) {
			throw new GobanException(GobanException.WRONG_CALL,
					config + ": there is no such configuration; say --config FILE "
							+ "for the journal of another bridge, or --log FILE for a snapshot log");
		}
		LastGame read = JournalReader.read(ConfigurationReader.read(config).storage(),
				game == null ? OptionalInt.empty() : OptionalInt.of(game));
		CaseBook book = new CaseBook(read.before());
		read.events().forEach(book::take);
		return new Game(book.game(), book.cases());
	}

	private Game ofLog(Path file) throws IOException {
		Replay replay = new Replay(Presets.choose("--rules", rules, Rulesets.all(), Ruleset::name),
				Presets.choose("--policy", policy, PolicyFiles.POLICIES.all(), Policy::name));
		List<NumberedEvent> events = new ArrayList<>();
		Grid grid;
		try (SnapshotLogReader reader = SnapshotLogReader.open(file)) {
			grid = reader.header().session().grid();
			replay.play(reader, batch -> {
				for (GameEvent event : batch) {
					events.add(new NumberedEvent(events.size() + 1L, event));
				}
			});
			reader.warnings().forEach(warning -> spec.commandLine().getErr().println("goban: " + warning));
		}
		SortedMap<Integer, List<CaseFile>> games = CaseBook.byGame(GameState.initial(grid), events);
		int last = games.isEmpty() ? 0 : games.lastKey();
		int wanted = game == null ? last : game;
		if (game != null && (wanted < 1 || !games.containsKey(wanted))) {
			throw new GobanException(GobanException.WRONG_CALL,
					"--game " + wanted + ": there is no such game; the log holds " + last);
		}
		return new Game(wanted, games.getOrDefault(wanted, List.of()));
	}

	private static CaseFile find(Game chosen, int id) {
		return chosen.cases().stream().filter(file -> file.incident().id() == id).findFirst()
				.orElseThrow(() -> new GobanException(GobanException.WRONG_CALL, "incident " + id
						+ ": there is none of this number in "
						+ (chosen.number() == 0 ? "this log" : "game " + chosen.number())
						+ "; " + (chosen.cases().isEmpty()
								? "there is none at all"
								: "there are "
										+ chosen.cases().stream().map(file -> String.valueOf(file.incident().id()))
												.collect(Collectors.joining(", ")))
						+ (chosen.number() > 1 ? "; for an earlier game say --game" : "")));
	}

	private void list(Game chosen) {
		PrintWriter out = spec.commandLine().getOut();
		if (json) {
			chosen.cases().forEach(file -> out.println(CaseJson.summary(file)));
		} else {
			text().list(chosen.cases(), chosen.number()).forEach(out::println);
		}
	}

	private void show(CaseFile file) {
		PrintWriter out = spec.commandLine().getOut();
		if (json) {
			out.println(CaseJson.whole(file));
		} else {
			text().whole(file).forEach(out::println);
		}
	}

	private CaseText text() {
		CaseWords words = language == Language.ZH ? CaseWords.chinese() : CaseWords.english();
		return new CaseText(words, Terminal.outputColumns(CaseText.USUAL_COLUMNS));
	}
}
