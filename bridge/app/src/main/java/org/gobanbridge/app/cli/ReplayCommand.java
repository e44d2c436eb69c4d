package org.gobanbridge.app.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.time.format.DateTimeParseException;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.gobanbridge.app.desk.ObstacleWords;
import org.gobanbridge.app.failure.GobanException;
import org.gobanbridge.app.failure.UnusableFileException;
import org.gobanbridge.app.store.EventLogWriter;
import org.gobanbridge.app.store.PolicyFiles;
import org.gobanbridge.app.store.SgfFile;
import org.gobanbridge.app.store.SnapshotLogReader;
import org.gobanbridge.core.game.GameEvent;
import org.gobanbridge.core.policy.Policy;
import org.gobanbridge.core.session.Refusal;
import org.gobanbridge.rules.score.Ruleset;
import org.gobanbridge.rules.score.Rulesets;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code goban replay}: a snapshot log through the game logic. */
@Command(name = "replay", mixinStandardHelpOptions = true, description = {
		"Plays a snapshot log through the same game logic as a live board, as fast as it goes.",
		"Ends with 1 if there was an incident."})
public final class ReplayCommand implements Callable<Integer> {
	/** So many words that change nothing are told one by one. */
	private static final int REFUSED_TOLD = 10;

	@Spec
	private CommandSpec spec;

	@Parameters(paramLabel = "LOG", description = "A snapshot log, plain or .gz.")
	private Path log;

	@Option(names = "--rules", paramLabel = "R", description = "Play by these rules, whatever the log "
			+ "says; a wrong name shows all.")
	private @Nullable String rules;

	@Option(names = "--policy", paramLabel = "P", description = "Judge by this policy, whatever the log "
			+ "says; a wrong name shows all.")
	private @Nullable String policy;

	@Option(names = "--sgf", paramLabel = "OUT.sgf", description = "Write the record here; of several games to "
			+ "OUT-1.sgf, OUT-2.sgf and so on.")
	private @Nullable Path sgf;

	@Option(names = "--events", paramLabel = "OUT.jsonl", description = "Write the events here.")
	private @Nullable Path events;

	@Option(names = "--json", description = "One JSON object a game, for programs.")
	private boolean json;

	/** picocli makes one and fills the fields in. */
	@SuppressWarnings("NullAway.Init")
	public ReplayCommand() {
	}

	@Override
	public Integer call() throws IOException {
		OutputFiles.check(log, Stream.of(sgf, events).filter(Objects::nonNull).toList());
		Replay replay = new Replay(Presets.choose("--rules", rules, Rulesets.all(), Ruleset::name),
				Presets.choose("--policy", policy, PolicyFiles.POLICIES.all(), Policy::name));
		PrintWriter out = spec.commandLine().getOut();
		try (SnapshotLogReader reader = SnapshotLogReader.open(log)) {
			play(replay, reader);
			tell(reader);
			tellRefused(replay.refused());
			writeRecords(replay.games(), date(reader.header().began()), out);
		}
		replay.games().forEach(game -> {
			if (json) {
				out.println(game.json());
			} else {
				game.summary(out);
			}
		});
		if (replay.games().isEmpty() && !json) {
			out.println("no game in this log");
		}
		return replay.games().stream().anyMatch(game -> !game.incidents().isEmpty())
				? GobanException.FOUND_SOMETHING
				: 0;
	}

	private void play(Replay replay, SnapshotLogReader reader) throws IOException {
		if (events == null) {
			replay.play(reader, batch -> {
			});
			return;
		}
		try {
			EventLogWriter.write(events, reader.header().session().grid().size(),
					log -> replay.play(reader, (List<GameEvent> batch) -> log.write(batch)));
		} catch (IOException e) {
			// of the reader's failures none is an IOException
			throw new UnusableFileException(events, e);
		}
	}

	private void tell(SnapshotLogReader reader) {
		PrintWriter err = spec.commandLine().getErr();
		reader.warnings().forEach(warning -> err.println("goban: " + warning));
		if (reader.skippedLines() > 0) {
			err.println("goban: " + UnusableFileException.named(log) + ": " + reader.skippedLines()
					+ " lines with no known key were skipped");
		}
	}

	private void tellRefused(List<Refusal> refused) {
		PrintWriter err = spec.commandLine().getErr();
		String name = UnusableFileException.named(log);
		refused.stream().limit(REFUSED_TOLD).forEach(refusal -> err.println("goban: " + name + ": t " + refusal.t()
				+ (refusal.why().bars() ? " changes nothing: " : " is obeyed, but not by this policy: ")
				+ ObstacleWords.of(refusal.why())));
		if (refused.size() > REFUSED_TOLD) {
			err.println("goban: " + name + ": " + (refused.size() - REFUSED_TOLD)
					+ " more words change nothing, or are not by this policy");
		}
	}

	private void writeRecords(List<ReplayedGame> games, Optional<LocalDate> date, PrintWriter out) {
		if (sgf == null) {
			return;
		}
		for (int i = 0; i < games.size(); i++) {
			Path file = games.size() == 1 ? sgf : numbered(sgf, i + 1);
			OutputFiles.check(log, List.of(file));
			try {
				SgfFile.at(file, date).write(games.get(i).end());
			} catch (IOException e) {
				throw new UnusableFileException(file, e);
			}
			(json ? spec.commandLine().getErr() : out).println("record written to " + file);
		}
	}

	/** {@code OUT.sgf} with a number: {@code OUT-2.sgf}. */
	private static Path numbered(Path file, int number) {
		String name = file.getFileName().toString();
		int dot = name.lastIndexOf('.') > 0 ? name.lastIndexOf('.') : name.length();
		return file.resolveSibling(name.substring(0, dot) + "-" + number + name.substring(dot));
	}

	private static Optional<LocalDate> date(Optional<String> began) {
		try {
			return began.map(text -> OffsetDateTime.parse(text).toLocalDate());
		} catch (DateTimeParseException e) {
			return Optional.empty();
		}
	}
}
