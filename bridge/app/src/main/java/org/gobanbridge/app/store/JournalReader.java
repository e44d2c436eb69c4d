package org.gobanbridge.app.store;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.gobanbridge.app.failure.GobanException;
import org.gobanbridge.app.failure.UnusableFileException;
import org.gobanbridge.rules.Grid;

/**
 * Reads the journal of a bridge that may be running: from a copy, because a running bridge lets nobody else in. The
 * journal itself is not touched.
 */
public final class JournalReader {
	/** What SQLite puts behind the name of a database for what is not in it yet. */
	private static final String LOG = "-wal";
	/** The part of that file which says anew, each time it is begun again, which one it is. */
	private static final int LOG_HEADER = 32;
	private static final int TRIES = 20;

	private JournalReader() {
	}

	/** What tells one state of the files from another: only what is added behind does not count. */
	private record Mark(FileTime changed, long size, int log) {
		static Mark of(Path database, Path log) throws IOException {
			return new Mark(Files.getLastModifiedTime(database), Files.size(database),
					Arrays.hashCode(firstBytes(log)));
		}

		private static byte[] firstBytes(Path log) throws IOException {
			if (!Files.exists(log)) {
				return new byte[0];
			}
			try (InputStream in = Files.newInputStream(log)) {
				return in.readNBytes(LOG_HEADER);
			}
		}
	}

	/**
	 * A game of the journal in this folder.
	 *
	 * @param number
	 *            which one, from 1; the running or last one if it is empty
	 * @throws GobanException
	 *             if there is no journal, or no such game in it
	 */
	public static LastGame read(Path folder, OptionalInt number) {
		Path journal = folder.resolve(Journal.FILE);
		if (!Files.isRegularFile(journal)) {
			throw new GobanException(GobanException.WRONG_CALL, UnusableFileException.named(journal)
					+ ": there is no journal here; say --config FILE with that of the bridge, or --log with a snapshot log");
		}
		try {
			Path copy = Files.createTempDirectory("goban-journal-");
			try {
				copy(journal, copy.resolve(Journal.FILE));
				return read(journal, copy.resolve(Journal.FILE), number);
			} finally {
				remove(copy);
			}
		} catch (IOException e) {
			throw new UnusableFileException(journal, e);
		}
	}

	private static void copy(Path journal, Path copy) throws IOException {
		Path log = beside(journal);
		for (int tried = 0; tried < TRIES; tried++) {
			Mark before = Mark.of(journal, log);
			Files.copy(journal, copy, StandardCopyOption.REPLACE_EXISTING);
			Files.deleteIfExists(beside(copy));
			try {
				Files.copy(log, beside(copy), StandardCopyOption.REPLACE_EXISTING);
			} catch (NoSuchFileException e) {
				// everything is in the database itself
			}
			if (before.equals(Mark.of(journal, log))) {
				return;
			}
		}
		throw new IOException("it changes too fast to be read; try again");
	}

	private static Path beside(Path database) {
		return database.resolveSibling(database.getFileName() + LOG);
	}

	private static LastGame read(Path journal, Path copy, OptionalInt number) {
		try (JournalDatabase database = JournalDatabase.open(copy, () -> {
		})) {
			Grid grid = grid(journal, database);
			GameStarts starts = new GameStarts(database);
			LastGame last = starts.lastGame(grid);
			if (number.isEmpty()) {
				return last;
			}
			return starts.game(number.getAsInt(), grid).orElseThrow(() -> new GobanException(GobanException.WRONG_CALL,
					"--game " + number.getAsInt() + ": there is no such game; the journal holds "
							+ last.state().gameNumber()));
		} catch (SQLException e) {
			throw JournalDatabase.failure(journal, e);
		}
	}

	private static Grid grid(Path journal, JournalDatabase database) throws SQLException {
		Optional<String> header = database.lastLog().map(JournalDatabase.Log::header);
		try {
			return SnapshotLogHeader.read(JsonFields.parse(header.orElse(""))).session().grid();
		} catch (IllegalArgumentException e) {
			throw JournalDatabase.damaged(journal, "a header: " + e.getMessage());
		}
	}

	private static void remove(Path folder) throws IOException {
		List<Path> files;
		try (Stream<Path> all = Files.walk(folder)) {
			files = all.sorted(Comparator.reverseOrder()).toList();
		}
		for (Path file : files) {
			Files.deleteIfExists(file);
		}
	}
}
