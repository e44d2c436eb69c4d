package org.gobanbridge.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.RandomAccessFile;
import java.io.StringWriter;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import org.gobanbridge.app.store.Journal;
import org.gobanbridge.app.store.SnapshotLogHeader;
import org.gobanbridge.core.game.SessionSettings;
import org.gobanbridge.rules.Grid;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What keeps {@code goban run} from beginning: one line that names thing, place and cure, and the exit code. */
class RunCommandTest {
	@TempDir
	Path folder;

	@Test
	void aPortInUseIsSaid() throws IOException {
		try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
			assertRefused(3,
					"port " + taken.getLocalPort()
							+ ": another program uses that port; end it or choose another port ([web] port)",
					"", taken.getLocalPort(), "games");
		}
	}

	@Test
	void twoBridgesCannotKeepTheirJournalInOneFolder() throws IOException {
		SnapshotLogHeader header = SnapshotLogHeader.of(SessionSettings.of(Grid.of(19)), "test");
		try (Journal other = Journal.open(folder.resolve("games"), header, InstantSource.system())) {
			assertThat(other.events()).isEmpty();
			assertRefused(2, "journal.db: the journal is in use by another goban; end that one first", "", 0, "games");
		}
	}

	@Test
	void aFileWhereTheStorageFolderShouldBeIsSaid() throws IOException {
		Files.writeString(folder.resolve("games"), "a file");
		assertRefused(2, "games is a file and no folder; choose another storage.folder", "", 0, "games");
	}

	@Test
	void aMisspeltSettingAndANonsensicalOneAreSaid() throws IOException {
		assertRefused(2,
				"line 3, column 1: there is no setting board.sise for the driver serial (did you mean 'size'?)",
				"sise = 9", 0,
				"games");
		assertRefused(2, "board.baud must be a whole number from 300 to 4000000, not 12", "baud = 12", 0, "games");
		assertRefused(2, "board.size must be a whole number from 2 to 25, not the text \"19\"; leave the quotes out",
				"size = \"19\"", 0, "games");
	}

	@Test
	void aConfigurationThatIsNotThereIsSaid() {
		assertRefused(2, "nowhere.toml: there is no such configuration; write one", folder.resolve("nowhere.toml"));
	}

	/** As large as a file can be without taking room on the disk: more than one array holds. */
	@Test
	void aFileTooLargeForAConfigurationIsSaid() throws IOException {
		Path config = folder.resolve("goban.toml");
		try (RandomAccessFile large = new RandomAccessFile(config.toFile(), "rw")) {
			large.setLength(3L << 30);
		}
		assertRefused(2, config + ": this file takes more memory than there is; a configuration has some twenty lines;"
				+ " say --config FILE with one", config);
	}

	private void assertRefused(int exitCode, String message, String board, int port, String storage)
			throws IOException {
		Path config = Files.writeString(folder.resolve("goban.toml"), """
				[board]
				driver = "serial"
				%s
				[web]
				port = %d
				[storage]
				folder = "%s"
				""".formatted(board, port, storage));
		assertRefused(exitCode, message, config);
	}

	private static void assertRefused(int exitCode, String message, Path config) {
		StringWriter out = new StringWriter();
		StringWriter err = new StringWriter();
		int code = GobanCommand.run(new PrintWriter(out), new PrintWriter(err), "run", "--config", config.toString());
		assertThat(err.toString()).contains(message).startsWith("goban: ").hasLineCount(1);
		assertThat(code).as(message).isEqualTo(exitCode);
		assertThat(out.toString()).isEmpty();
	}
}
