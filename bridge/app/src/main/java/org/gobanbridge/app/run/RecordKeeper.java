package org.gobanbridge.app.run;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import org.gobanbridge.app.failure.Trouble;
import org.gobanbridge.app.store.Journal;
import org.gobanbridge.app.store.LastGame;
import org.gobanbridge.app.store.NumberedEvent;
import org.gobanbridge.app.store.SgfFile;
import org.gobanbridge.app.store.SgfRecord;
import org.gobanbridge.core.game.GameEvent;
import org.gobanbridge.core.game.GameState;
import org.gobanbridge.core.game.Phase;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Keeps an SGF file for each game, written anew whenever the record changes. A file that cannot be written is said once
 * and tried again at the next change: the game goes on. For the game thread, but for {@link #bytes} and {@link #path}.
 */
final class RecordKeeper implements Audience {
	private static final Logger LOG = LoggerFactory.getLogger(RecordKeeper.class);

	/**
	 * A game as its file is named: by what was known of it when it started, so that the name stays.
	 *
	 * @param number
	 *            counts the games of the journal
	 */
	private record Named(int number, LocalDate date, String black, String white) {
	}

	/** What there is of the newest game. */
	private record Latest(Named game, GameState state, Optional<Path> written) {
	}

	private final Path folder;
	private final Journal journal;
	private final ZoneId zone;
	private Optional<Named> game = Optional.empty();
	private Optional<SgfFile> file = Optional.empty();
	private GameState all;
	/** The newest state that is not of preparing for the next game, which forgets what was known of the last one. */
	private GameState played;
	private final Trouble writing = new Trouble(LOG);
	private volatile Optional<Latest> latest = Optional.empty();

	RecordKeeper(Path folder, Journal journal, ZoneId zone) {
		this.folder = folder;
		this.journal = journal;
		this.zone = zone;
		this.all = GameState.initial(journal.header().session().grid());
		this.played = all;
	}

	/** Takes up the last game of the journal, and writes its record. */
	void resume(LastGame last) {
		all = last.state();
		last.firstStart().ifPresent(start -> {
			if (start.event() instanceof GameEvent.GameStarted started) {
				name(all.gameNumber(), start.seq(), started);
			}
		});
		played = asPlayed(last);
		write(played);
	}

	private static GameState asPlayed(LastGame last) {
		List<GameEvent> events = last.plainEvents();
		int end = events.size();
		while (last.state().phase() == Phase.PREPARING && end > 0) {
			end--;
			if (beginsPreparing(events.get(end))) {
				return last.before().applyAll(events.subList(0, end));
			}
		}
		return last.state();
	}

	private static boolean beginsPreparing(GameEvent event) {
		return event instanceof GameEvent.PhaseBegan began && began.phase() == Phase.PREPARING;
	}

	@Override
	public void hear(List<NumberedEvent> events, GameState state) {
		boolean changed = false;
		for (NumberedEvent event : events) {
			if (beginsPreparing(event.event()) && changed) {
				write(played);
				changed = false;
			}
			all = all.apply(event.event());
			if (event.event() instanceof GameEvent.GameStarted started) {
				name(all.gameNumber(), event.seq(), started);
			}
			if (all.phase() != Phase.PREPARING) {
				played = all;
				changed |= changesRecord(event.event());
			}
		}
		if (changed) {
			write(played);
		}
	}

	private static boolean changesRecord(GameEvent event) {
		return switch (event) {
			case GameEvent.GameStarted started -> true;
			case GameEvent.GameInfo info -> true;
			case GameEvent.MovePlayed move -> true;
			case GameEvent.Passed pass -> true;
			case GameEvent.Revision revision -> true;
			case GameEvent.Undone undone -> true;
			case GameEvent.Edited edited -> true;
			case GameEvent.GameEnded ended -> true;
			case GameEvent.PhaseBegan began -> false;
			case GameEvent.CapturesCleared cleared -> false;
			case GameEvent.IncidentOpened opened -> false;
			case GameEvent.IncidentUpdated updated -> false;
			case GameEvent.IncidentResolved resolved -> false;
			case GameEvent.Unsettled unsettled -> false;
			case GameEvent.SourceReported reported -> false;
			case GameEvent.Called called -> false;
		};
	}

	/** A game that starts again before its fifth move keeps the name it had. */
	private void name(int number, long seq, GameEvent.GameStarted started) {
		if (game.filter(named -> named.number() == number).isPresent()) {
			return;
		}
		LocalDate date = LocalDate.ofInstant(journal.written(seq).orElse(Instant.EPOCH), zone);
		game = Optional.of(new Named(number, date, started.black(), started.white()));
		file = Optional.empty();
	}

	private void write(GameState state) {
		Named named = game.filter(name -> name.number() == state.gameNumber()).orElse(null);
		if (named == null) {
			return;
		}
		latest = Optional.of(new Latest(named, state, latest.flatMap(Latest::written)));
		try {
			SgfFile target = file.isPresent()
					? file.get()
					: SgfFile.inFolder(folder, key(named), named.date(),
							named.black(), named.white());
			file = Optional.of(target);
			target.write(state);
			latest = Optional.of(new Latest(named, state, Optional.of(target.path())));
			writing.ends("the record is written again, and whole: " + target.path());
		} catch (IOException e) {
			writing.begins("the record cannot be written to " + folder + " (" + reason(e)
					+ "); the game goes on, and it is tried again at the next move");
		}
	}

	private static String reason(IOException e) {
		return e.getClass().getSimpleName().replace("Exception", "") + ": " + e.getMessage();
	}

	/** What tells the game from every other one, also of other journals in this folder. */
	private String key(Named named) {
		return journal.header().began().orElse("") + " game " + named.number();
	}

	/** The record of the running or last game; nothing if there is none. Any thread. */
	byte[] bytes() {
		return latest.map(now -> SgfRecord.bytes(now.state(), Optional.of(now.game().date()))).orElse(new byte[0]);
	}

	/** Where the last record was written; any thread. */
	Optional<Path> path() {
		return latest.flatMap(Latest::written);
	}
}
