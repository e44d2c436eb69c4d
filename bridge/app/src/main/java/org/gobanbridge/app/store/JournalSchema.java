package org.gobanbridge.app.store;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;

/**
 * The tables of a journal, and how those of older versions become these. Step n leads from version n to n + 1; a step,
 * once published, is never changed.
 */
final class JournalSchema {
	/** "GOBN": says that an SQLite file is a journal of ours. */
	static final int APPLICATION_ID = 0x474F424E;

	/**
	 * Of events that give time settings. Text inside of JSON has its quotes escaped. A query must say it in these words to
	 * use the index.
	 */
	static final String TIME_GIVEN = "type = 'game-info' AND instr(json, '\"time\":') > 0";

	private static final List<List<String>> STEPS = List.of(
			List.of("PRAGMA application_id = " + APPLICATION_ID,
					"""
							CREATE TABLE event (seq INTEGER PRIMARY KEY, t INTEGER NOT NULL, type TEXT NOT NULL,
								json TEXT NOT NULL)""",
					"""
							CREATE TABLE snapshot_log (number INTEGER PRIMARY KEY, header TEXT NOT NULL,
								first_seq INTEGER NOT NULL, archived INTEGER NOT NULL DEFAULT 0)""",
					"""
							CREATE TABLE snapshot_lines (id INTEGER PRIMARY KEY, log INTEGER NOT NULL,
								t INTEGER NOT NULL, lines TEXT NOT NULL)"""),
			List.of("ALTER TABLE event ADD COLUMN wall INTEGER", "ALTER TABLE snapshot_lines ADD COLUMN wall INTEGER",
					"CREATE INDEX event_type ON event (type, seq)"),
			List.of("CREATE TABLE game_start (seq INTEGER PRIMARY KEY, number INTEGER NOT NULL)",
					"CREATE INDEX game_start_number ON game_start (number, seq)",
					"CREATE INDEX event_time_given ON event (seq) WHERE " + TIME_GIVEN,
					"CREATE INDEX log_to_archive ON snapshot_log (number) WHERE archived = 0"));

	static final int VERSION = STEPS.size();

	private JournalSchema() {
	}

	/** Brings the tables to {@link #VERSION}, each step in a transaction of its own. */
	static void migrate(Connection connection, Path file, Runnable afterWrite) throws SQLException {
		int version = number(connection, "PRAGMA user_version");
		if (version > 0 && number(connection, "PRAGMA application_id") != APPLICATION_ID
				|| version == 0 && number(connection, "SELECT count(*) FROM sqlite_master") > 0) {
			throw new MalformedFileException(file.toString(), "this is a database, but no journal of goban");
		}
		if (version > VERSION) {
			throw new JournalTooNewException(file, "version " + version);
		}
		for (int step = version; step < VERSION; step++) {
			take(connection, step, afterWrite);
		}
	}

	private static void take(Connection connection, int step, Runnable afterWrite) throws SQLException {
		JournalDatabase.inTransaction(connection, () -> {
			try (Statement statement = connection.createStatement()) {
				for (String sql : STEPS.get(step)) {
					statement.executeUpdate(sql);
					afterWrite.run();
				}
				statement.executeUpdate("PRAGMA user_version = " + (step + 1));
			}
			afterWrite.run();
		});
		afterWrite.run();
	}

	private static int number(Connection connection, String query) throws SQLException {
		try (Statement statement = connection.createStatement(); ResultSet row = statement.executeQuery(query)) {
			return row.next() ? row.getInt(1) : 0;
		}
	}
}
