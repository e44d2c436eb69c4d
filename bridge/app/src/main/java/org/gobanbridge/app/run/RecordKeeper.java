package org.gobanbridge.app.run;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
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
 * Keeps an SGF file for each game, written anew whenever the record changes. It has a thread of its own: whoever tells it
 * of events does not wait for the disk. What comes while a record is being written makes one record, but the last one of
 * each game is always written. A file that cannot be written is said once and tried again at the next change, and at the
 * end: the game goes on.
 */
final class RecordKeeper implements Audience, AutoCloseable {
	private static final Logger LOG = LoggerFactory.getLogger(RecordKeeper.class);
	private static final long CLOSE_MILLIS = 1_000;

	/** How a game began, and so what its file is called: the name stays when more becomes known. */
	private record Beginning(int number, long seq, GameEvent.GameStarted start) {
	}

	/** The file of a game, and the day on which it began. */
	private record Named(Beginning game, LocalDate date) {
	}

	/** What there is of the newest game. */
	private record Latest(Named game, GameState state, Optional<Path> written) {
	}

	private final Path folder;
	private final Journal journal;
	private final ZoneId zone;
	/** What was heard and is not in the record yet, in order; an empty list is the end. */
	private final BlockingQueue<List<NumberedEvent>> heard = new LinkedBlockingQueue<>();
	private final Thread thread = new Thread(this::run, "goban-records");
	private volatile Optional<Latest> latest = Optional.empty();

	/* What follows belongs to the thread, and before it starts to whoever resumes. */
	private final Trouble writing = new Trouble(LOG);
	private Optional<Beginning> beginning = Optional.empty();
	private Optional<Named> named = Optional.empty();
	private Optional<SgfFile> file = Optional.empty();
	private GameState all;
	/** The newest state that is not of preparing for the next game, which forgets what was known of the last one. */
	private GameState played;
	/** Whether the file says less than {@link #played}. */
	private boolean behind;

	/**
	 * @param zone
	 *            whose days the records name
	 */
	RecordKeeper(Path folder, Journal journal, ZoneId zone) {
		this.folder = folder;
		this.journal = journal;
		this.zone = zone;
		this.all = GameState.initial(journal.header().session().grid());
		this.played = all;
		thread.setDaemon(true);
	}

	/** Takes up the last game of the journal, and writes its record. Before {@link #start}. */
	void resume(LastGame last) {
		all = last.before();
		played = all;
		last.firstStart().ifPresent(start -> {
			if (start.event() instanceof GameEvent.GameStarted started) {
				beginning = Optional.of(new Beginning(last.state().gameNumber(), start.seq(), started));
			}
		});
		last.events().forEach(this::fold);
		write();
	}

	void start() {
		thread.start();
	}

	@Override
	public void hear(List<NumberedEvent> events, GameState state) {
		if (!events.isEmpty()) {
			heard.add(events);
		}
	}

	private void run() {
		List<List<NumberedEvent>> waiting = new ArrayList<>();
		boolean goesOn = true;
		try {
			while (goesOn) {
				waiting.add(heard.take());
				heard.drainTo(waiting);
				goesOn = waiting.stream().noneMatch(List::isEmpty);
				keep(waiting.stream().flatMap(List::stream).toList());
				waiting.clear();
			}
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
		}
	}

	private void keep(List<NumberedEvent> events) {
		try {
			for (NumberedEvent event : events) {
				if (behind && event.event().preparesNext()) {
					write();
				}
				fold(event);
				behind |= all.phase() != Phase.PREPARING && changesRecord(event.event());
			}
			if (behind) {
				write();
			}
		} catch (RuntimeException e) {
			LOG.error("the record cannot be made; the game goes on", e);
		}
	}

	private void fold(NumberedEvent event) {
		all = all.apply(event.event());
		if (event.event() instanceof GameEvent.GameStarted started
				&& beginning.filter(known -> known.number() == all.gameNumber()).isEmpty()) {
			// one that starts again before its fifth move keeps the name it had
			beginning = Optional.of(new Beginning(all.gameNumber(), event.seq(), started));
		}
		if (all.phase() != Phase.PREPARING) {
			played = all;
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
			case GameEvent.Warned warned -> false;
			case GameEvent.RulingWithdrawn withdrawn -> true;
			case GameEvent.Unsettled unsettled -> false;
			case GameEvent.SourceReported reported -> false;
			case GameEvent.Sealed sealed -> false;
			case GameEvent.SealDue due -> false;
			case GameEvent.Unsealed unsealed -> false;
			case GameEvent.Called called -> false;
			case GameEvent.Counted counted -> false;
			case GameEvent.ClockSet clock -> false;
			case GameEvent.Announced announced -> false;
			case GameEvent.KeyPressed pressed -> false;
			case GameEvent.ClockReported reported -> false;
		};
	}

	private void write() {
		if (beginning.isEmpty() || beginning.get().number() != played.gameNumber()) {
			return;
		}
		behind = true;
		Named now = named(beginning.get());
		latest = Optional.of(new Latest(now, played, latest.flatMap(Latest::written)));
		try {
			SgfFile target = file.isPresent() ? file.get() : fileOf(now);
			file = Optional.of(target);
			target.write(played);
			behind = false;
			latest = Optional.of(new Latest(now, played, Optional.of(target.path())));
			writing.ends("the record is written again, and whole: " + target.path());
		} catch (IOException e) {
			writing.begins("the record cannot be written to " + folder + " (" + reason(e)
					+ "); the game goes on, and it is tried again at the next move");
		}
	}

	private Named named(Beginning game) {
		Named known = named.filter(before -> before.game().equals(game)).orElse(null);
		if (known != null) {
			return known;
		}
		Named fresh = new Named(game,
				LocalDate.ofInstant(journal.written(game.seq()).orElse(Instant.EPOCH), zone));
		named = Optional.of(fresh);
		file = Optional.empty();
		return fresh;
	}

	private SgfFile fileOf(Named now) throws IOException {
		GameEvent.GameStarted start = now.game().start();
		return SgfFile.inFolder(folder, key(now.game()), now.date(), start.black(), start.white());
	}

	private static String reason(IOException e) {
		return e.getClass().getSimpleName().replace("Exception", "") + ": " + e.getMessage();
	}

	/** What tells the game from every other one, also of other journals in this folder. */
	private String key(Beginning game) {
		return journal.header().began().orElse("") + " game " + game.number();
	}

	/** The record of the running or last game; nothing if there is none. Any thread. */
	byte[] bytes() {
		return latest.map(now -> SgfRecord.bytes(now.state(), Optional.of(now.game().date()))).orElse(new byte[0]);
	}

	/** Where the last record was written; any thread. */
	Optional<Path> path() {
		return latest.flatMap(Latest::written);
	}

	/** Writes what was heard, and ends the thread; waits about a second at most. */
	@Override
	public void close() {
		heard.add(List.of());
		try {
			thread.join(CLOSE_MILLIS);
			if (thread.isAlive()) {
				LOG.warn("the record is still being written {} ms after the end; it is completed at the next start",
						CLOSE_MILLIS);
			}
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
		}
	}
}
