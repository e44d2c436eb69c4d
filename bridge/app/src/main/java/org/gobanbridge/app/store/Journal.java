package org.gobanbridge.app.store;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.gobanbridge.app.failure.Trouble;
import org.gobanbridge.core.game.GameDetails;
import org.gobanbridge.core.game.GameEvent;
import org.gobanbridge.core.game.Input;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * What happened at one table, kept so that nothing acknowledged is lost: an SQLite database and, beside it, the snapshot
 * log of every game as a file.
 * <p>
 * What is promised, also when the process is killed or the power is cut at any instant:
 * <ul>
 * <li>An event is on the disk when {@link #append} returns it; before that nobody hears of it. The inputs that caused it
 * are on the disk with it, in the same transaction. State is the fold of {@link #events}; {@link #lastGame} has what is
 * needed of it.
 * <li>Readings that caused nothing are on the disk at most {@link #QUIET_MILLIS} (of t) after they came, or when
 * {@link #flush} is called. That second may be lost.
 * <li>Events are numbered from 1 without holes.
 * <li>The database is the truth. The plain snapshot log of the running game is a copy, written after each transaction; on
 * opening it is compared with the database, cut where it differs, and completed. When a game is over and the next one is
 * prepared, a new log begins; the old one is compressed and, once that file is on the disk, its lines leave the database.
 * </ul>
 * Times run on through all logs of a journal, so that they and the events agree. Only one process can have a journal
 * open. Any thread may call; appending is for the one thread that owns the game.
 */
public final class Journal implements AutoCloseable {
	private static final Logger LOG = LoggerFactory.getLogger(Journal.class);
	/** What the database is called in its folder. */
	public static final String FILE = "journal.db";
	/** The longest that readings which caused nothing are held back, in milliseconds of the log. */
	public static final long QUIET_MILLIS = 1_000;

	private final JournalDatabase database;
	private final SnapshotLogFiles files;
	private final InstantSource clock;
	private final Runnable afterWrite;
	private final StringBuilder pendingLines = new StringBuilder();
	private final List<NumberedEvent> pendingEvents = new ArrayList<>();
	private final Trouble copying = new Trouble(LOG);
	private final GameStarts starts;
	private SnapshotLogEncoder encoder;
	/** Of the running log. */
	private SnapshotLogHeader header;
	/** Of the log to come. */
	private SnapshotLogHeader nextHeader;
	private long log;
	private boolean gameInLog;
	private boolean filesBehind;
	private long lastSeq;
	private long lastTime;
	private long lastFlush;

	private Journal(JournalDatabase database, SnapshotLogFiles files, SnapshotLogHeader header,
			InstantSource clock, Runnable afterWrite) throws SQLException {
		this.database = database;
		this.starts = new GameStarts(database);
		this.files = files;
		this.header = header;
		this.nextHeader = header;
		this.clock = clock;
		this.afterWrite = afterWrite;
		this.encoder = newEncoder();
	}

	/**
	 * Opens the journal in this folder, or begins one.
	 *
	 * @param header
	 *            of the snapshot logs to come. A journal that was there before goes on with its own header until the next
	 *            game is prepared, see {@link #header}
	 * @param clock
	 *            says when things were written
	 * @throws StorageFolderException
	 *             if the folder cannot be made or written to
	 * @throws JournalInUseException
	 *             if another process has it open
	 * @throws JournalTooNewException
	 *             if a newer program wrote it
	 * @throws MalformedFileException
	 *             if what lies there is no journal, or is one of another board size
	 */
	public static Journal open(Path folder, SnapshotLogHeader header, InstantSource clock) {
		return open(folder, header, clock, () -> {
		});
	}

	/** For tests: {@code afterWrite} runs after every statement that writes. */
	static Journal open(Path folder, SnapshotLogHeader header, InstantSource clock, Runnable afterWrite) {
		Path file = folder.resolve(FILE);
		try {
			makeFolder(folder);
			JournalDatabase database = JournalDatabase.open(file, afterWrite);
			try {
				Journal journal = new Journal(database, new SnapshotLogFiles(folder.resolve("snapshots")), header,
						clock,
						afterWrite);
				journal.resume(folder);
				return journal;
			} catch (SQLException | IOException | RuntimeException e) {
				database.close();
				throw e;
			}
		} catch (SQLException e) {
			throw JournalDatabase.failure(file, e);
		} catch (IOException e) {
			throw new JournalFailedException(file, e);
		}
	}

	private static void makeFolder(Path folder) {
		try {
			Files.createDirectories(folder);
			if (!Files.isWritable(folder)) {
				throw new AccessDeniedException(folder.toString());
			}
		} catch (IOException e) {
			throw new StorageFolderException(folder, e);
		}
	}

	/** Takes up what the database holds, and makes the files agree with it. */
	private void resume(Path folder) throws SQLException, IOException {
		Optional<JournalDatabase.Log> last = database.lastLog();
		lastSeq = database.lastSeq();
		lastTime = database.lastTime();
		lastFlush = lastTime;
		if (last.isEmpty()) {
			log = files.highestNumber() + 1;
			database.write(transaction -> transaction.beginLog(log, header.line(), 1));
		} else {
			SnapshotLogHeader stored = readHeader(folder, last.get().header());
			checkSize(folder, stored);
			database.checkThatNoneIsMissing(lastSeq, last.get().firstSeq() - 1);
			log = last.get().number();
			gameInLog = database.hasGameSince(last.get().firstSeq());
			header = stored;
			nextHeader = continuing(nextHeader, stored);
		}
		bringFilesUpToDate();
	}

	private static SnapshotLogHeader readHeader(Path folder, String line) {
		byte[] bytes = line.getBytes(StandardCharsets.UTF_8);
		try {
			return SnapshotLogHeader.read(JsonFields.parse(bytes, 0, bytes.length));
		} catch (IllegalArgumentException e) {
			throw JournalDatabase.damaged(folder.resolve(FILE), "a header: " + e.getMessage());
		}
	}

	/** Times run on through all logs, and so t = 0 stays when it was. */
	private static SnapshotLogHeader continuing(SnapshotLogHeader next, SnapshotLogHeader running) {
		return new SnapshotLogHeader(next.session(), next.source(), running.began(), next.program(), next.settings());
	}

	private void checkSize(Path folder, SnapshotLogHeader stored) {
		if (stored.session().grid() != header.session().grid()) {
			throw new MalformedFileException(folder.toString(), "the journal here is of a " + stored.session().grid()
					+ " board, not " + header.session().grid() + "; give each board a storage folder of its own");
		}
	}

	/** What the running snapshot log says of itself: the settings with which its events came about. */
	public synchronized SnapshotLogHeader header() {
		return header;
	}

	/** What the game logic shall be told of the games after the running one; in the header of the log to come. */
	public synchronized void tellNext(GameDetails details) {
		nextHeader = new SnapshotLogHeader(nextHeader.session().withDetails(details),
				nextHeader.source(), nextHeader.began(), nextHeader.program(), nextHeader.settings());
	}

	/** The t of the last thing written; 0 if there is none. The next input must not be earlier. */
	public synchronized long lastTime() {
		return lastTime;
	}

	/** The number of the last event; 0 if there is none. */
	public synchronized long lastSeq() {
		return lastSeq;
	}

	/** When, by the wall clock, the last thing was written. */
	public synchronized Optional<Instant> lastWritten() {
		try {
			return database.lastWritten();
		} catch (SQLException e) {
			throw database.failure(e);
		}
	}

	/** When, by the wall clock, this event was written. */
	public synchronized Optional<Instant> written(long seq) {
		try {
			return database.written(seq);
		} catch (SQLException e) {
			throw database.failure(e);
		}
	}

	/** Every event so far. */
	public List<NumberedEvent> events() {
		return events(0);
	}

	/** Every event with a higher number than this. */
	public synchronized List<NumberedEvent> events(long afterSeq) {
		try {
			return database.events(afterSeq);
		} catch (SQLException e) {
			throw database.failure(e);
		}
	}

	/**
	 * The running or last game, and what came after it: all that is needed to go on. It takes no longer, and no more memory,
	 * however many games the journal holds.
	 *
	 * @throws MalformedFileException
	 *             if an event of it is missing, or they do not fit together
	 */
	public synchronized LastGame lastGame() {
		try {
			return starts.lastGame(header.session().grid());
		} catch (SQLException e) {
			throw database.failure(e);
		}
	}

	/** The plain snapshot log of the running game. */
	public synchronized Path snapshotLog() {
		return files.plain(log);
	}

	/**
	 * Writes inputs and the events they caused. Where there are events, or an input that is more than a reading, everything
	 * is on the disk when this returns.
	 *
	 * @param inputs
	 *            in order of t, none earlier than one before. Ticks leave a line only where there are events: a log that is
	 *            cut off after them must say that those deadlines still happened
	 * @return the events, numbered. After a failure, what could not be written is kept and written with the next call,
	 *         which then returns those events too
	 * @throws JournalFullException
	 *             if there is no room; nothing acknowledged is lost
	 * @throws JournalFailedException
	 *             if the disk fails
	 */
	public synchronized List<NumberedEvent> append(List<? extends Input> inputs, List<? extends GameEvent> events) {
		boolean urgent = !events.isEmpty() || !pendingEvents.isEmpty();
		for (Input input : inputs) {
			if (!(input instanceof Input.Tick) || !events.isEmpty()) {
				encoder.encode(input);
			}
			urgent |= !(input instanceof Input.Reading || input instanceof Input.Tick);
			lastTime = Math.max(lastTime, input.t());
		}
		for (GameEvent event : events) {
			pendingEvents.add(new NumberedEvent(lastSeq + pendingEvents.size() + 1, event));
			lastTime = Math.max(lastTime, event.t());
		}
		if (urgent || lastTime - lastFlush >= QUIET_MILLIS) {
			return write();
		}
		return List.of();
	}

	/**
	 * Writes the readings that were held back. To be called when no input has come for a second.
	 *
	 * @throws JournalFullException
	 *             if there is no room
	 */
	public synchronized void flush() {
		write();
	}

	private List<NumberedEvent> write() {
		encoder.flush();
		lastFlush = lastTime;
		if (pendingLines.isEmpty() && pendingEvents.isEmpty()) {
			return List.of();
		}
		List<NumberedEvent> events = List.copyOf(pendingEvents);
		String lines = pendingLines.toString();
		boolean gameNow = gameInLog
				|| events.stream().anyMatch(event -> event.event() instanceof GameEvent.GameStarted);
		boolean nextLog = gameNow && preparesNext(events);
		commit(lines, events, nextLog);
		pendingLines.setLength(0);
		pendingEvents.clear();
		starts.written(events);
		lastSeq += events.size();
		gameInLog = gameNow && !nextLog;
		if (nextLog) {
			log++;
			header = nextHeader;
			encoder = newEncoder();
		}
		copy(lines, nextLog);
		return events;
	}

	/** Whether after these events a game is over and the next one has not begun. */
	private static boolean preparesNext(List<NumberedEvent> events) {
		boolean prepares = false;
		for (NumberedEvent numbered : events) {
			prepares = switch (numbered.event()) {
				case GameEvent.PhaseBegan began -> began.preparesNext();
				case GameEvent.GameStarted started -> false;
				default -> prepares;
			};
		}
		return prepares;
	}

	private void commit(String lines, List<NumberedEvent> events, boolean nextLog) {
		long wall = clock.millis();
		try {
			database.write(transaction -> {
				if (!lines.isEmpty()) {
					transaction.addLines(log, lastTime, lines, wall);
				}
				for (NumberedEvent event : events) {
					transaction.addEvent(event, wall);
				}
				starts.add(events, transaction);
				if (nextLog) {
					transaction.beginLog(log + 1, nextHeader.line(), lastSeq + events.size() + 1);
				}
			});
		} catch (SQLException e) {
			throw database.failure(e);
		}
	}

	/** Does to the files what was done to the database. That this fails is no harm: it is made up for later. */
	private void copy(String lines, boolean nextLog) {
		database.checkThatFileIsThere();
		try {
			if (filesBehind || nextLog || !files.append(log, lines)) {
				bringFilesUpToDate();
			} else {
				afterWrite.run();
			}
			filesBehind = false;
			copying.ends(files.plain(log) + ": the snapshot log is written again, and whole");
		} catch (IOException | SQLException e) {
			filesBehind = true;
			copying.begins(files.plain(log) + ": the snapshot log cannot be written (" + e.getMessage()
					+ "); the journal has it");
		}
	}

	private void bringFilesUpToDate() throws SQLException, IOException {
		for (JournalDatabase.Log old : database.logsToArchive(log)) {
			files.compress(old.number(), database.pieces(old));
			afterWrite.run();
			database.write(transaction -> transaction.archive(old.number()));
		}
		files.makeAgree(log, database.pieces(database.lastLog().orElseThrow()));
		afterWrite.run();
	}

	private SnapshotLogEncoder newEncoder() {
		return new SnapshotLogEncoder(line -> pendingLines.append(line).append('\n'));
	}

	/** For tests: no more than this many database pages. */
	synchronized void limitPages(int pages) {
		try {
			database.limitPages(pages);
		} catch (SQLException e) {
			throw database.failure(e);
		}
	}

	/** Writes what was held back, and lets the journal go. */
	@Override
	public synchronized void close() {
		try (database) {
			write();
		} catch (SQLException e) {
			throw database.failure(e);
		}
	}
}
