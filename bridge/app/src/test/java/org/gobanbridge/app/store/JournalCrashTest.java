package org.gobanbridge.app.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.gobanbridge.core.game.GameEvent;
import org.gobanbridge.core.game.Input;
import org.gobanbridge.rules.Color;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JournalCrashTest {
	private static final int WAL_HEADER = 32;
	private static final int FRAME_HEADER = 24;

	@TempDir
	Path folder;

	@Test
	void aMachineHaltedAfterAnyWriteKeepsEveryAcknowledgedEvent() throws IOException, InterruptedException {
		int writes = JournalScript.play(folder.resolve("whole"), write -> {
		}, seq -> {
		});
		assertThat(writes).isGreaterThan(40);
		Process process = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
				"--enable-native-access=ALL-UNNAMED", "-cp", System.getProperty("java.class.path"),
				JournalScript.class.getName(), folder.toString(), Integer.toString(writes))
				.redirectError(ProcessBuilder.Redirect.INHERIT).start();
		String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
		assertThat(process.waitFor()).isEqualTo(9);
		for (int write = 1; write <= writes; write++) {
			String mine = write + " acknowledged ";
			long acknowledged = said.lines().filter(line -> line.startsWith(mine))
					.mapToLong(line -> Long.parseLong(line.substring(mine.length()))).max().orElse(0);
			assertIsPrefix(folder.resolve(Integer.toString(write)), acknowledged, "halted after write " + write);
		}
		assertThat(said).contains(writes + " acknowledged " + (JournalScript.eventCount() - 1));
	}

	@Test
	void aLogCutAtAnyFrameReopensToAPrefixWithEveryEventAcknowledgedBefore() throws IOException {
		Path live = folder.resolve("live");
		Path database = live.resolve("journal.db");
		Path wal = live.resolve("journal.db-wal");
		List<long[]> acknowledged = new ArrayList<>();
		try (Journal journal = Journal.open(live, JournalScript.HEADER, JournalScript.CLOCK)) {
			for (JournalScript.Step step : JournalScript.steps()) {
				for (NumberedEvent event : journal.append(step.inputs(), step.events())) {
					acknowledged.add(new long[]{Files.size(wal), event.seq()});
				}
			}
			Files.copy(database, folder.resolve("database"));
			Files.copy(wal, folder.resolve("wal"));
		}
		long size = Files.size(folder.resolve("wal"));
		int frame = FRAME_HEADER + pageSize(folder.resolve("database"));
		assertThat((size - WAL_HEADER) % frame).isZero();
		assertThat(size / frame).isGreaterThan(20);
		for (long cut = WAL_HEADER; cut <= size; cut += frame / 2) {
			Path place = Files.createDirectory(folder.resolve("cut-" + cut));
			Files.copy(folder.resolve("database"), place.resolve("journal.db"));
			Files.copy(folder.resolve("wal"), place.resolve("journal.db-wal"));
			copySnapshots(live, place);
			try (RandomAccessFile file = new RandomAccessFile(place.resolve("journal.db-wal").toFile(), "rw")) {
				file.setLength(cut);
			}
			long border = cut;
			long safe = acknowledged.stream().filter(ack -> ack[0] <= border).mapToLong(ack -> ack[1]).max().orElse(0);
			assertIsPrefix(place, safe, "log cut at " + cut);
		}
	}

	/** A compressed log was on the disk before its lines left the database; one cut off with the log is not looked at. */
	private static void copySnapshots(Path from, Path to) throws IOException {
		Files.createDirectory(to.resolve("snapshots"));
		try (Stream<Path> files = Files.list(from.resolve("snapshots"))) {
			for (Path file : files.toList()) {
				Files.copy(file, to.resolve("snapshots").resolve(file.getFileName()));
			}
		}
	}

	private static int pageSize(Path database) throws IOException {
		try (RandomAccessFile file = new RandomAccessFile(database.toFile(), "r")) {
			file.seek(16);
			return file.readUnsignedShort();
		}
	}

	/** The journal here holds the first events of the script, at least so many; its files the inputs up to there. */
	private static void assertIsPrefix(Path place, long acknowledged, String when) throws IOException {
		List<GameEvent> all = JournalScript.steps().stream().flatMap(step -> step.events().stream()).toList();
		List<NumberedEvent> kept;
		try (Journal journal = Journal.open(place, JournalScript.HEADER, JournalScript.CLOCK)) {
			kept = journal.events();
			assertThat(kept).as(when).hasSizeGreaterThanOrEqualTo((int) acknowledged);
			assertThat(kept.size()).as(when + ": whole steps").isIn(eventsAfterEachStep());
			assertThat(kept).as(when).extracting(NumberedEvent::event).isEqualTo(all.subList(0, kept.size()));
			assertThat(kept).as(when).extracting(NumberedEvent::seq)
					.containsExactly(
							IntStream.rangeClosed(1, kept.size()).mapToObj(Long::valueOf).toArray(Long[]::new));
			assertThat(journal.append(List.of(), List.of(new GameEvent.Called(9_000_000, Color.BLACK))))
					.as(when).extracting(NumberedEvent::seq).containsExactly(kept.size() + 1L);
		}
		assertLogsHoldTheInputs(place, kept.size(), when);
	}

	private static List<Integer> eventsAfterEachStep() {
		List<Integer> counts = new ArrayList<>(List.of(0));
		JournalScript.steps().forEach(step -> counts.add(counts.getLast() + step.events().size()));
		return counts;
	}

	private static void assertLogsHoldTheInputs(Path place, int events, String when) throws IOException {
		List<Input> all = new ArrayList<>();
		int needed = 0;
		int seen = 0;
		for (JournalScript.Step step : JournalScript.steps()) {
			all.addAll(step.inputs());
			seen += step.events().size();
			needed = seen <= events && !step.events().isEmpty() ? all.size() : needed;
		}
		List<Input> kept = new ArrayList<>();
		for (Path file : logs(place.resolve("snapshots"))) {
			try (SnapshotLogReader reader = SnapshotLogReader.open(file)) {
				reader.forEachRemaining(kept::add);
				assertThat(reader.warnings()).as(when).isEmpty();
			}
		}
		assertThat(kept).as(when).hasSizeGreaterThanOrEqualTo(needed).isEqualTo(all.subList(0, kept.size()));
	}

	/** The logs up to the running one, which is the first that is not compressed. */
	private static List<Path> logs(Path snapshots) {
		List<Path> logs = new ArrayList<>();
		for (String number : List.of("0001", "0002")) {
			Path plain = snapshots.resolve(number + ".snapshots.jsonl");
			if (Files.exists(plain)) {
				logs.add(plain);
				break;
			}
			logs.add(snapshots.resolve(number + ".snapshots.jsonl.gz"));
		}
		return logs;
	}
}
