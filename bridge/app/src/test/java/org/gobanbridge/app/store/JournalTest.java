package org.gobanbridge.app.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.gobanbridge.app.Warnings;
import org.gobanbridge.core.board.Snapshot;
import org.gobanbridge.core.game.GameEvent;
import org.gobanbridge.core.game.Input;
import org.gobanbridge.core.game.Phase;
import org.gobanbridge.core.game.SessionSettings;
import org.gobanbridge.core.game.Setup;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JournalTest {
	private static final GameEvent CALLED = new GameEvent.Called(5, Color.BLACK);
	private static final GameEvent STARTED = new GameEvent.GameStarted(1, 5, "chinese", "club", "7.5", 0, "", "",
			Setup.NONE, Color.BLACK);
	private static final Snapshot EMPTY = Snapshot.parse(JournalScript.FIVE, ".".repeat(25));

	@TempDir
	Path folder;

	private Journal open() {
		return Journal.open(folder, JournalScript.HEADER, JournalScript.CLOCK);
	}

	private static Input reading(long t) {
		return new Input.Reading(t, t, EMPTY);
	}

	private static List<Input> inputs(Path log) throws IOException {
		List<Input> inputs = new ArrayList<>();
		try (SnapshotLogReader reader = SnapshotLogReader.open(log)) {
			reader.forEachRemaining(inputs::add);
		}
		return inputs;
	}

	@Test
	void everyKindOfEventComesBackFromTheJournal() {
		try (Journal journal = open()) {
			List<NumberedEvent> appended = journal.append(List.of(), SampleEvents.ALL);
			assertThat(appended).extracting(NumberedEvent::event).isEqualTo(SampleEvents.ALL);
			assertThat(journal.events()).isEqualTo(appended);
			assertThat(journal.events(20)).isEqualTo(appended.subList(20, appended.size()));
		}
		try (Journal journal = open()) {
			assertThat(journal.events()).extracting(NumberedEvent::event).isEqualTo(SampleEvents.ALL);
			assertThat(journal.lastTime()).isEqualTo(18);
			assertThat(journal.lastWritten()).contains(JournalScript.CLOCK.instant());
		}
	}

	@Test
	void quietReadingsWaitASecondAtMostAndGoBeforeTheEventTheyPrecede() throws IOException {
		try (Journal journal = open()) {
			journal.append(List.of(reading(0), reading(300)), List.of());
			assertThat(inputs(journal.snapshotLog())).isEmpty();
			journal.append(List.of(reading(600)), List.of(CALLED));
			assertThat(inputs(journal.snapshotLog())).hasSize(3);
			journal.append(List.of(reading(1500)), List.of());
			assertThat(inputs(journal.snapshotLog())).hasSize(3);
			journal.append(List.of(reading(1600)), List.of());
			assertThat(inputs(journal.snapshotLog())).hasSize(5);
			journal.append(List.of(reading(1700)), List.of());
			journal.flush();
			assertThat(inputs(journal.snapshotLog())).hasSize(6);
			journal.append(List.of(new Input.RefereeCalled(1800, Color.WHITE)), List.of());
			assertThat(inputs(journal.snapshotLog())).hasSize(7);
		}
	}

	@Test
	void theLogOfAFinishedGameIsCompressedAndANewOneBegins() throws IOException {
		List<Input> all = new ArrayList<>();
		try (Journal journal = open()) {
			for (JournalScript.Step step : JournalScript.steps()) {
				all.addAll(step.inputs());
				journal.append(step.inputs(), step.events());
			}
			assertThat(journal.snapshotLog().getFileName()).hasToString("0002.snapshots.jsonl");
		}
		Path snapshots = folder.resolve("snapshots");
		List<Input> kept = inputs(snapshots.resolve("0001.snapshots.jsonl.gz"));
		assertThat(snapshots.resolve("0001.snapshots.jsonl")).doesNotExist();
		kept.addAll(inputs(snapshots.resolve("0002.snapshots.jsonl")));
		assertThat(kept).isEqualTo(all);
	}

	@Test
	void aSnapshotLogThatDiffersFromTheJournalIsPutRight() throws IOException {
		Path log;
		byte[] right;
		try (Journal journal = open()) {
			journal.append(List.of(reading(0), reading(200), new Input.RefereeCalled(300, Color.WHITE)), List.of());
			log = journal.snapshotLog();
			right = Files.readAllBytes(log);
		}
		for (String damage : List.of("cut", "longer", "changed", "gone")) {
			switch (damage) {
				case "cut" -> Files.write(log, java.util.Arrays.copyOf(right, right.length - 7));
				case "longer" -> Files.writeString(log, "{\"t\":9,\"sa", StandardOpenOption.APPEND);
				case "changed" ->
					Files.writeString(log, "\0\0\0\0" + new String(right, StandardCharsets.UTF_8).substring(4));
				default -> Files.delete(log);
			}
			open().close();
			assertThat(Files.readAllBytes(log)).as(damage).isEqualTo(right);
		}
	}

	@Test
	void aLogOfAnotherJournalIsNeverOverwritten() throws IOException {
		Path other = Files.createDirectories(folder.resolve("snapshots")).resolve("0004.snapshots.jsonl.gz");
		Files.writeString(other, "precious");
		try (Journal journal = open()) {
			assertThat(journal.snapshotLog().getFileName()).hasToString("0005.snapshots.jsonl");
		}
		assertThat(other).hasContent("precious");
	}

	@Test
	void aFullDiskIsSaidAndLosesNothing() {
		List<NumberedEvent> acknowledged = new ArrayList<>();
		try (Journal journal = open()) {
			journal.limitPages(14);
			assertThatThrownBy(() -> {
				for (int i = 0; i < 1000; i++) {
					acknowledged.addAll(journal.append(List.of(reading(i * 200L)), SampleEvents.ALL.subList(0, 1)));
				}
			}).isInstanceOf(JournalFullException.class)
					.hasMessageContaining("journal.db: the disk is full; free some space");
			assertThat(acknowledged).hasSizeGreaterThan(5);
			assertThat(journal.events()).isEqualTo(acknowledged);
			assertThatThrownBy(() -> journal.append(List.of(), List.of(CALLED)))
					.isInstanceOf(JournalFullException.class);

			journal.limitPages(1000);
			List<NumberedEvent> late = journal.append(List.of(), List.of(CALLED));
			assertThat(late).extracting(NumberedEvent::event).containsExactly(SampleEvents.ALL.get(0), CALLED, CALLED);
			assertThat(late.get(0).seq()).isEqualTo(acknowledged.size() + 1L);
			acknowledged.addAll(late);
		}
		try (Journal journal = open()) {
			assertThat(journal.events()).isEqualTo(acknowledged);
		}
	}

	@Test
	void aDamagedJournalIsNamedWithACure() throws SQLException, IOException {
		try (Journal journal = open()) {
			journal.append(List.of(reading(0)), SampleEvents.ALL);
		}
		byte[] sound = Files.readAllBytes(folder.resolve("journal.db"));
		database("UPDATE snapshot_log SET header = replace(header, ':', 'l')");
		assertDamaged();
		Files.write(folder.resolve("journal.db"), sound);
		database("UPDATE event SET json = replace(json, ':', 'l')");
		assertThatThrownBy(this::open).hasMessageContaining("the journal is damaged (an event: ");
		for (int i = 4096; i < sound.length; i += 64) {
			sound[i] ^= 0x55;
		}
		Files.write(folder.resolve("journal.db"), sound);
		assertDamaged();
	}

	@Test
	void anEventThatIsMissingIsSaidWithACure() throws SQLException, IOException {
		GameEvent ended = new GameEvent.GameEnded(1, "?", "cleared");
		try (Journal journal = open()) {
			for (int game = 0; game < 2; game++) {
				journal.append(List.of(), List.of(STARTED, CALLED, CALLED, ended));
			}
			journal.append(List.of(), List.of(new GameEvent.PhaseBegan(9, Phase.PREPARING, "cleared")));
		}
		byte[] sound = Files.readAllBytes(folder.resolve("journal.db"));
		for (int seq = 5; seq <= 9; seq++) {
			Files.write(folder.resolve("journal.db"), sound);
			database("DELETE FROM event WHERE seq = " + seq);
			assertThatThrownBy(() -> {
				try (Journal journal = open()) {
					journal.lastGame();
				}
			}).isInstanceOf(MalformedFileException.class).hasMessage(folder.resolve("journal.db")
					+ ": the journal is damaged (event " + seq
					+ " is missing); move it away, then a new one is begun; the records beside it stay");
		}
		Files.write(folder.resolve("journal.db"), sound);
		database("DELETE FROM event WHERE seq = 2");
		try (Journal journal = open()) {
			assertThat(journal.lastGame().state().gameNumber()).as("what is missing in earlier games").isEqualTo(2);
		}
	}

	@Test
	void eventsThatDoNotFitTogetherAreSaidWithACure() {
		try (Journal journal = open()) {
			journal.append(List.of(), List.of(STARTED, new GameEvent.Undone(2, 5, List.of(6), false)));
			assertThatThrownBy(journal::lastGame).isInstanceOf(MalformedFileException.class)
					.hasMessageContaining("journal.db: the journal is damaged (its events do not fit together: ")
					.hasMessageEndingWith("; move it away, then a new one is begun; the records beside it stay");
		}
	}

	/** In a journal of the version before, and in one to which events were added without the index. */
	@Test
	void whereTheIndexOfGamesIsMissingItIsMadeFromTheEvents() throws SQLException {
		GameEvent ended = new GameEvent.GameEnded(1, "?", "cleared");
		List<NumberedEvent> all;
		LastGame last;
		try (Journal journal = open()) {
			journal.append(List.of(), List.of(STARTED, ended, STARTED, CALLED, STARTED));
			journal.append(List.of(), List.of(CALLED, ended, STARTED, STARTED, CALLED));
			all = journal.events();
			last = journal.lastGame();
		}
		assertThat(last.state().gameNumber()).isEqualTo(3);
		assertThat(last.events()).isEqualTo(all.subList(8, 10));
		assertThat(last.firstStart()).contains(all.get(7));
		database("DROP INDEX log_to_archive", "DROP INDEX event_time_given", "DROP TABLE game_start",
				"PRAGMA user_version = 2");
		assertThat(starts()).isEqualTo("1 1, 3 2, 5 2, 8 3, 9 3");
		for (int known : List.of(0, 1, 4, 5, 8)) {
			database("DELETE FROM game_start WHERE seq > " + known);
			assertThat(starts()).as("known up to %d", known).isEqualTo("1 1, 3 2, 5 2, 8 3, 9 3");
		}
	}

	/** As the journal has them after it was opened. */
	private String starts() throws SQLException {
		open().close();
		try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("journal.db"));
				Statement statement = connection.createStatement();
				ResultSet row = statement.executeQuery(
						"SELECT group_concat(seq || ' ' || number, ', ') FROM (SELECT * FROM game_start ORDER BY seq)")) {
			return row.getString(1);
		}
	}

	private void assertDamaged() {
		assertThatThrownBy(this::open).isInstanceOf(MalformedFileException.class)
				.hasMessageStartingWith(folder.resolve("journal.db") + ": the journal is damaged (")
				.hasMessageEndingWith("); move it away, then a new one is begun; the records beside it stay");
	}

	@Test
	void aJournalRemovedWhileItIsWrittenIsSaid() throws IOException {
		Journal journal = open();
		journal.append(List.of(reading(0)), List.of(CALLED));
		Files.delete(folder.resolve("journal.db"));
		assertThatThrownBy(() -> journal.append(List.of(reading(600)), List.of(CALLED)))
				.isInstanceOf(JournalFailedException.class).hasMessageContaining("it was removed while the bridge ran");
		journal.close();
	}

	@Test
	void thatTheSnapshotLogCannotBeWrittenIsSaidOnceAndOnceWhenItCanAgain() throws IOException {
		try (Warnings warnings = Warnings.of(Journal.class.getName()); Journal journal = open()) {
			journal.append(List.of(reading(0)), List.of(CALLED));
			Path log = journal.snapshotLog();
			Files.delete(log);
			Files.delete(log.getParent());
			Files.writeString(log.getParent(), "something in the way");
			for (int i = 1; i <= 5; i++) {
				assertThat(journal.append(List.of(reading(1000 * i)), List.of(CALLED))).hasSize(1);
			}
			assertThat(warnings.said()).singleElement().asString()
					.startsWith(log + ": the snapshot log cannot be written (").endsWith("; the journal has it");
			Files.delete(log.getParent());
			journal.append(List.of(reading(6000)), List.of(CALLED));
			journal.append(List.of(reading(7000)), List.of(CALLED));
			assertThat(warnings.said()).hasSize(2).last()
					.isEqualTo(log + ": the snapshot log is written again, and whole");
			assertThat(inputs(log)).hasSize(8);
		}
	}

	@Test
	void aSnapshotLogThatIsTakenAwayWhileItIsWrittenIsMadeAgainWhole() throws IOException {
		try (Warnings warnings = Warnings.of(Journal.class.getName()); Journal journal = open()) {
			journal.append(List.of(reading(0)), List.of(CALLED));
			Path log = journal.snapshotLog();
			Files.delete(log);
			journal.append(List.of(reading(1000)), List.of(CALLED));
			assertThat(inputs(log)).hasSize(2);
			Files.delete(log);
			Files.delete(log.getParent());
			journal.append(List.of(reading(2000)), List.of(CALLED));
			assertThat(inputs(log)).hasSize(3);
			assertThat(warnings.said()).isEmpty();
		}
	}

	/** Arabic digits in a name would hide a log from the next start, which would write over it. */
	@Test
	void namesOfLogsAreTheSameInEveryLanguage() {
		Locale before = Locale.getDefault();
		try {
			Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"));
			try (Journal journal = open()) {
				assertThat(journal.snapshotLog()).hasFileName("0001.snapshots.jsonl");
			}
		} finally {
			Locale.setDefault(before);
		}
	}

	@Test
	void aSecondOpenerIsRefused() throws IOException, InterruptedException {
		try (Journal journal = open()) {
			assertThatThrownBy(this::open).isInstanceOf(JournalInUseException.class)
					.hasMessageContaining("journal.db: the journal is in use by another goban; end that one first");
			Process other = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
					"--enable-native-access=ALL-UNNAMED", "-cp", System.getProperty("java.class.path"),
					JournalOpener.class.getName(), folder.toString()).redirectErrorStream(true).start();
			String said = new String(other.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
			assertThat(other.waitFor()).isEqualTo(1);
			assertThat(said).contains("JournalInUseException", "in use by another goban");
			assertThat(journal.append(List.of(), List.of(CALLED))).hasSize(1);
		}
		open().close();
	}

	@Test
	void aJournalOfTheFirstVersionIsBroughtUpToDate() throws SQLException {
		database(
				"CREATE TABLE event (seq INTEGER PRIMARY KEY, t INTEGER NOT NULL, type TEXT NOT NULL, json TEXT NOT NULL)",
				"CREATE TABLE snapshot_log (number INTEGER PRIMARY KEY, header TEXT NOT NULL, first_seq INTEGER NOT NULL, archived INTEGER NOT NULL DEFAULT 0)",
				"CREATE TABLE snapshot_lines (id INTEGER PRIMARY KEY, log INTEGER NOT NULL, t INTEGER NOT NULL, lines TEXT NOT NULL)",
				"INSERT INTO event VALUES (1, 5, 'called', '{\"t\":5,\"seq\":1,\"type\":\"called\",\"color\":\"black\"}')",
				"INSERT INTO snapshot_log VALUES (3, '" + JournalScript.HEADER.line() + "', 1, 0)",
				"INSERT INTO snapshot_lines VALUES (1, 3, 7, '{\"t\":7,\"call\":\"referee\",\"color\":\"black\"}\n')",
				"PRAGMA application_id = 1196376654", "PRAGMA user_version = 1");
		try (Journal journal = open()) {
			assertThat(journal.events()).containsExactly(new NumberedEvent(1, CALLED));
			assertThat(journal.lastTime()).isEqualTo(7);
			assertThat(journal.lastWritten()).isEmpty();
			assertThat(journal.snapshotLog()).content().contains("referee");
			assertThat(journal.append(List.of(), List.of(CALLED))).containsExactly(new NumberedEvent(2, CALLED));
			assertThat(journal.lastWritten()).contains(JournalScript.CLOCK.instant());
		}
	}

	@Test
	void aNewerJournalAForeignDatabaseAndAnyOtherFileAreRefused() throws SQLException, IOException {
		database("CREATE TABLE other (x)");
		assertThatThrownBy(this::open).isInstanceOf(MalformedFileException.class)
				.hasMessageEndingWith("journal.db: this is a database, but no journal of goban");
		Files.delete(folder.resolve("journal.db"));
		database("PRAGMA application_id = 1196376654", "PRAGMA user_version = 99");
		assertThatThrownBy(this::open).isInstanceOf(JournalTooNewException.class).hasMessageContaining(
				"journal.db: the journal has version 99, which this program does not know; update goban");
		Files.writeString(folder.resolve("journal.db"), "This is a text about Go. ".repeat(100));
		assertThatThrownBy(this::open).isInstanceOf(MalformedFileException.class)
				.hasMessageEndingWith("this is no journal of goban; move it away");
	}

	private void database(String... statements) throws SQLException {
		try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("journal.db"));
				Statement statement = connection.createStatement()) {
			for (String sql : statements) {
				statement.executeUpdate(sql);
			}
		}
	}

	@Test
	void aFolderThatCannotBeMadeOrWrittenToIsSaidWithTheReason() throws IOException {
		Path file = Files.writeString(folder.resolve("notes"), "a file");
		assertThatThrownBy(() -> Journal.open(file, JournalScript.HEADER, JournalScript.CLOCK))
				.isInstanceOf(StorageFolderException.class)
				.hasMessage(
						file + ": no journal can be kept here: " + file + " is a file and no folder; choose another "
								+ "storage.folder, or see who may write there");
		Path below = file.resolve("games");
		assertThatThrownBy(() -> Journal.open(below, JournalScript.HEADER, JournalScript.CLOCK))
				.isInstanceOf(StorageFolderException.class)
				.hasMessageStartingWith(below + ": no journal can be kept here: ");
		Path locked = Files.createDirectory(folder.resolve("locked"));
		Files.setPosixFilePermissions(locked, PosixFilePermissions.fromString("r-xr-xr-x"));
		assumeThat(Files.isWritable(locked)).as("root may write everywhere").isFalse();
		assertThatThrownBy(() -> Journal.open(locked, JournalScript.HEADER, JournalScript.CLOCK))
				.isInstanceOf(StorageFolderException.class).hasMessageContaining("cannot be written to by");
	}

	@Test
	void anotherBoardSizeIsRefused() {
		open().close();
		assertThatThrownBy(() -> Journal.open(folder,
				SnapshotLogHeader.of(SessionSettings.of(Grid.of(9)), "test"), JournalScript.CLOCK))
				.hasMessageEndingWith(
						"the journal here is of a 5x5 board, not 9x9; give each board a storage folder of its own");
		open().close();
	}

	/** Opens a journal, as a program. */
	static final class JournalOpener {
		public static void main(String[] args) {
			Journal.open(Path.of(args[0]), JournalScript.HEADER, JournalScript.CLOCK).close();
		}
	}
}
