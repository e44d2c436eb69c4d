package org.gobanbridge.app.run;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.gobanbridge.app.store.Journal;
import org.gobanbridge.app.store.NumberedEvent;
import org.gobanbridge.app.store.PolicyFiles;
import org.gobanbridge.app.store.SnapshotLogHeader;
import org.gobanbridge.app.store.SnapshotLogReader;
import org.gobanbridge.core.game.GameEvent;
import org.gobanbridge.core.game.SessionSettings;
import org.gobanbridge.core.session.GameSession;
import org.gobanbridge.rules.Grid;

/** What a storage folder holds: the events of its journal, and those that its snapshot logs replay to. */
final class Replayed {
	private Replayed() {
	}

	static List<NumberedEvent> journal(Path storage, Grid grid) {
		SnapshotLogHeader header = SnapshotLogHeader.of(SessionSettings.of(grid), "test");
		try (Journal journal = Journal.open(storage, header, InstantSource.system())) {
			return journal.events();
		}
	}

	static List<GameEvent> journalEvents(Path storage, Grid grid) {
		return journal(storage, grid).stream().map(NumberedEvent::event).toList();
	}

	/** The snapshot logs, oldest first. */
	static List<Path> logs(Path storage) {
		try (Stream<Path> files = Files.list(storage.resolve("snapshots"))) {
			return files.sorted().toList();
		} catch (IOException e) {
			throw new UncheckedIOException(e);
		}
	}

	/** What these logs, one after another, say to one session that is told what the first says. */
	static List<GameEvent> events(List<Path> logs) throws IOException {
		List<GameEvent> events = new ArrayList<>();
		GameSession session = null;
		for (Path log : logs) {
			try (SnapshotLogReader reader = SnapshotLogReader.open(log)) {
				session = session == null ? new GameSession(reader.header().session(), PolicyFiles.POLICIES) : session;
				while (reader.hasNext()) {
					events.addAll(session.accept(reader.next()));
				}
			}
		}
		return events;
	}
}
