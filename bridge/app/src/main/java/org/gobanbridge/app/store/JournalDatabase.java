package org.gobanbridge.app.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.gobanbridge.app.failure.GobanException;
import org.gobanbridge.app.failure.PlainText;
import org.gobanbridge.core.game.GameState;
import org.sqlite.SQLiteErrorCode;

/**
 * The SQLite side of a journal. Write-ahead log, every commit is on the disk before it returns, and the file is locked
 * for one connection; the lock goes with the process, however it ends. NOT thread safe.
 */
final class JournalDatabase implements AutoCloseable {

	/** A snapshot log that the database knows. */
	record Log(long number, String header, long firstSeq) {
	}

	/** What is written together or not at all. */
	interface Work {
		void in(Transaction transaction) throws SQLException;
	}

	/** Takes one event after another. */
	interface EventTaker {
		void take(NumberedEvent event) throws SQLException;
	}

	/** Statements inside a transaction. */
	interface Statements {
		void run() throws SQLException;
	}

	private final Path file;
	private final Connection connection;
	private final Runnable afterWrite;

	private JournalDatabase(Path file, Connection connection, Runnable afterWrite) {
		this.file = file;
		this.connection = connection;
		this.afterWrite = afterWrite;
	}

	static JournalDatabase open(Path file, Runnable afterWrite) throws SQLException {
		Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
		try (Statement statement = connection.createStatement()) {
			statement.execute("PRAGMA busy_timeout = 0");
			statement.execute("PRAGMA locking_mode = EXCLUSIVE");
			statement.execute("PRAGMA journal_mode = WAL");
			afterWrite.run();
			statement.execute("PRAGMA synchronous = FULL");
			inTransaction(connection, () -> {
			});
			JournalSchema.migrate(connection, file, afterWrite);
			return new JournalDatabase(file, connection, afterWrite);
		} catch (SQLException | RuntimeException e) {
			connection.close();
			throw e;
		}
	}

	/** The exception that says by its name what went wrong. */
	static GobanException failure(Path file, SQLException e) {
		int code = e.getErrorCode() & 0xff;
		if (code == SQLiteErrorCode.SQLITE_FULL.code) {
			return new JournalFullException(file, e);
		}
		if (code == SQLiteErrorCode.SQLITE_BUSY.code) {
			return new JournalInUseException(file, e);
		}
		if (code == SQLiteErrorCode.SQLITE_NOTADB.code) {
			return new MalformedFileException(file.toString(), "this is no journal of goban; move it away");
		}
		if (code == SQLiteErrorCode.SQLITE_CORRUPT.code) {
			return damaged(file, String.valueOf(e.getMessage()));
		}
		return new JournalFailedException(file, e);
	}

	/** What lies in the file is not what was written there. */
	static MalformedFileException damaged(Path file, String what) {
		return new MalformedFileException(file.toString(), "the journal is damaged (" + PlainText.oneLine(what)
				+ "); move it away, then a new one is begun; the records beside it stay");
	}

	/**
	 * SQLite goes on writing to a file that was removed, where nobody will find it again.
	 *
	 * @throws JournalFailedException
	 *             if that is so
	 */
	void checkThatFileIsThere() {
		if (!Files.exists(file)) {
			throw new JournalFailedException(file, new NoSuchFileException(file.toString(), null,
					"it was removed while the bridge ran"));
		}
	}

	/** Checks that events up to this one are there, if the last one is that. */
	void checkThatNoneIsMissing(long last, long least) {
		if (last < least) {
			throw damaged(file, "event " + (last + 1) + " is missing");
		}
	}

	GobanException failure(SQLException e) {
		return failure(file, e);
	}

	/** Runs the work in one transaction; when this returns it is on the disk, when it throws nothing of it is. */
	void write(Work work) throws SQLException {
		inTransaction(connection, () -> work.in(new Transaction()));
		afterWrite.run();
	}

	/** Begin and commit are spelled out because SQLite ends a transaction by itself when the disk is full. */
	static void inTransaction(Connection connection, Statements statements) throws SQLException {
		try (Statement control = connection.createStatement()) {
			control.execute("BEGIN IMMEDIATE");
			try {
				statements.run();
				control.execute("COMMIT");
			} catch (SQLException | RuntimeException e) {
				rollBack(control, e);
				throw e;
			}
		}
	}

	private static void rollBack(Statement control, Exception reason) {
		try {
			control.execute("ROLLBACK");
		} catch (SQLException alreadyEnded) {
			reason.addSuppressed(alreadyEnded);
		}
	}

	/** The statements that write. */
	final class Transaction {
		void addLines(long log, long t, String lines, long wall) throws SQLException {
			update("INSERT INTO snapshot_lines (log, t, lines, wall) VALUES (?, ?, ?, ?)", log, t, lines, wall);
		}

		void addEvent(NumberedEvent event, long wall) throws SQLException {
			update("INSERT INTO event (seq, t, type, json, wall) VALUES (?, ?, ?, ?, ?)", event.seq(),
					event.event().t(),
					EventJson.type(event.event()), EventJson.line(event), wall);
		}

		void addStart(long seq, int number) throws SQLException {
			update("INSERT INTO game_start (seq, number) VALUES (?, ?)", seq, number);
		}

		void beginLog(long number, String header, long firstSeq) throws SQLException {
			update("INSERT INTO snapshot_log (number, header, first_seq) VALUES (?, ?, ?)", number, header, firstSeq);
		}

		void archive(long number) throws SQLException {
			update("DELETE FROM snapshot_lines WHERE log = ?", number);
			update("UPDATE snapshot_log SET archived = 1 WHERE number = ?", number);
		}

		private void update(String sql, Object... values) throws SQLException {
			try (PreparedStatement statement = prepared(sql, values)) {
				statement.executeUpdate();
			}
			afterWrite.run();
		}
	}

	private PreparedStatement prepared(String sql, Object... values) throws SQLException {
		PreparedStatement statement = connection.prepareStatement(sql);
		for (int i = 0; i < values.length; i++) {
			statement.setObject(i + 1, values[i]);
		}
		return statement;
	}

	Optional<Log> lastLog() throws SQLException {
		List<Log> logs = logs("ORDER BY number DESC LIMIT 1");
		return logs.stream().findFirst();
	}

	/** The logs before this one whose lines are still here, oldest first. */
	List<Log> logsToArchive(long before) throws SQLException {
		return logs("WHERE archived = 0 AND number < ? ORDER BY number", before);
	}

	private List<Log> logs(String which, Object... values) throws SQLException {
		List<Log> logs = new ArrayList<>();
		try (PreparedStatement query = prepared("SELECT number, header, first_seq FROM snapshot_log " + which, values);
				ResultSet row = query.executeQuery()) {
			while (row.next()) {
				logs.add(new Log(row.getLong(1), row.getString(2), row.getLong(3)));
			}
		}
		return logs;
	}

	boolean hasGameSince(long firstSeq) throws SQLException {
		return number("SELECT count(*) FROM event WHERE type = 'game-started' AND seq >= ?", firstSeq) > 0;
	}

	long lastSeq() throws SQLException {
		return number("SELECT max(seq) FROM event");
	}

	/** Both were written in order of t. */
	long lastTime() throws SQLException {
		return Math.max(number("SELECT t FROM event ORDER BY seq DESC LIMIT 1"),
				number("SELECT t FROM snapshot_lines ORDER BY id DESC LIMIT 1"));
	}

	Optional<Instant> lastWritten() throws SQLException {
		long wall = Math.max(number("SELECT wall FROM event ORDER BY seq DESC LIMIT 1"),
				number("SELECT wall FROM snapshot_lines ORDER BY id DESC LIMIT 1"));
		return wall == 0 ? Optional.empty() : Optional.of(Instant.ofEpochMilli(wall));
	}

	Optional<Instant> written(long seq) throws SQLException {
		long wall = number("SELECT wall FROM event WHERE seq = ?", seq);
		return wall == 0 ? Optional.empty() : Optional.of(Instant.ofEpochMilli(wall));
	}

	private long number(String sql, Object... values) throws SQLException {
		try (PreparedStatement query = prepared(sql, values); ResultSet row = query.executeQuery()) {
			return row.next() ? row.getLong(1) : 0;
		}
	}

	/**
	 * Every event after this one.
	 *
	 * @throws MalformedFileException
	 *             if one of them is missing
	 */
	List<NumberedEvent> events(long afterSeq) throws SQLException {
		List<NumberedEvent> events = new ArrayList<>();
		forEachEvent(event -> {
			long expected = afterSeq + events.size() + 1;
			if (event.seq() != expected) {
				throw damaged(file, "event " + expected + " is missing");
			}
			events.add(event);
		}, "WHERE seq > ? ORDER BY seq", afterSeq);
		return events;
	}

	/** The events from this one on, as long as they come before that one. */
	List<NumberedEvent> eventsBetween(long fromSeq, long beforeSeq) throws SQLException {
		List<NumberedEvent> events = new ArrayList<>();
		forEachEvent(events::add, "WHERE seq >= ? AND seq < ? ORDER BY seq", fromSeq, beforeSeq);
		return events;
	}

	/** The events from this one on that say where games begin and end. */
	void forEachTurn(long fromSeq, EventTaker taker) throws SQLException {
		forEachEvent(taker, "WHERE type IN ('game-started', 'game-ended', 'phase') AND seq >= ? ORDER BY seq",
				fromSeq);
	}

	/** The last event of this type before another one. */
	Optional<NumberedEvent> lastBefore(long seq, String type) throws SQLException {
		return firstEvent("WHERE type = ? AND seq < ? ORDER BY seq DESC LIMIT 1", type, seq);
	}

	/** The last event before this one that gave time settings. */
	Optional<NumberedEvent> lastTimeGivenBefore(long seq) throws SQLException {
		return firstEvent("INDEXED BY event_time_given WHERE " + JournalSchema.TIME_GIVEN
				+ " AND seq < ? ORDER BY seq DESC LIMIT 1", seq);
	}

	/** How the game of this number started first. */
	Optional<NumberedEvent> firstStart(int number) throws SQLException {
		return firstEvent("WHERE seq = (SELECT min(seq) FROM game_start WHERE number = ?)", number);
	}

	/** The newest start that the index knows. */
	Optional<GameStarts.Start> lastStart() throws SQLException {
		try (PreparedStatement query = prepared("SELECT seq, number FROM game_start ORDER BY seq DESC LIMIT 1");
				ResultSet row = query.executeQuery()) {
			return row.next() ? Optional.of(new GameStarts.Start(row.getLong(1), row.getInt(2))) : Optional.empty();
		}
	}

	private Optional<NumberedEvent> firstEvent(String which, Object... values) throws SQLException {
		List<NumberedEvent> events = new ArrayList<>();
		forEachEvent(events::add, which, values);
		return events.stream().findFirst();
	}

	private void forEachEvent(EventTaker taker, String which, Object... values) throws SQLException {
		try (PreparedStatement query = prepared("SELECT seq, type, json FROM event " + which, values);
				ResultSet row = query.executeQuery()) {
			while (row.next()) {
				taker.take(event(row.getLong(1), row.getString(2), row.getString(3)));
			}
		}
	}

	private NumberedEvent event(long seq, String type, String json) {
		try {
			NumberedEvent event = EventJson.read(json)
					.orElseThrow(() -> new JournalTooNewException(file, "events of type " + type));
			if (event.seq() != seq) {
				throw damaged(file, "event " + seq + " says that it is event " + event.seq());
			}
			return event;
		} catch (IllegalArgumentException e) {
			throw damaged(file, "an event: " + e.getMessage());
		}
	}

	/**
	 * The last game, folded.
	 *
	 * @throws MalformedFileException
	 *             if its events do not fit together
	 */
	LastGame folded(GameState before, List<NumberedEvent> events, Optional<NumberedEvent> firstStart) {
		try {
			GameState state = before.applyAll(events.stream().map(NumberedEvent::event).toList());
			return new LastGame(before, events, firstStart, state);
		} catch (IndexOutOfBoundsException | IllegalArgumentException | IllegalStateException e) {
			MalformedFileException failure = damaged(file, "its events do not fit together: " + e.getMessage());
			failure.initCause(e);
			throw failure;
		}
	}

	/** The whole text of a log: its header, then its lines. */
	SnapshotLogFiles.Pieces pieces(Log log) {
		return taker -> {
			taker.take(log.header() + "\n");
			try (PreparedStatement query = prepared("SELECT lines FROM snapshot_lines WHERE log = ? ORDER BY id",
					log.number()); ResultSet row = query.executeQuery()) {
				while (row.next()) {
					taker.take(row.getString(1));
				}
			} catch (SQLException e) {
				throw new IOException(e.getMessage(), e);
			}
		};
	}

	void limitPages(int pages) throws SQLException {
		try (Statement statement = connection.createStatement()) {
			statement.execute("PRAGMA max_page_count = " + pages);
		}
	}

	@Override
	public void close() throws SQLException {
		connection.close();
	}
}
