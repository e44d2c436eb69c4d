package org.gobanbridge.app.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.time.ZoneOffset;
import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.gobanbridge.app.store.Journal;
import org.gobanbridge.app.store.NumberedEvent;
import org.gobanbridge.app.store.SnapshotLogHeader;
import org.gobanbridge.core.game.GameEvent;
import org.gobanbridge.core.game.GameState;
import org.gobanbridge.core.game.Phase;
import org.gobanbridge.core.game.SessionSettings;
import org.gobanbridge.core.game.Setup;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.Point;
import org.gobanbridge.rules.sgf.SgfReader;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RecordKeeperTest {
	private static final Grid NINE = Grid.of(9);

	@TempDir
	Path folder;

	private Journal journal;

	@BeforeEach
	void open() {
		journal = Journal.open(folder, SnapshotLogHeader.of(SessionSettings.of(NINE), "test"), InstantSource.system());
	}

	@AfterEach
	void close() {
		journal.close();
	}

	@Test
	void afterARestartAGameThatTookThePlaceOfAReopenedOneHasItsRecord() throws Exception {
		journal.append(List.of(), List.of(start(), phase(Phase.PLAYING), move(1, "E5"), move(2, "C3"),
				phase(Phase.ENDED), new GameEvent.GameEnded(1, "B+R", "resignation"), phase(Phase.PLAYING)));
		journal.append(List.of(), List.of(phase(Phase.PREPARING)));
		journal.append(List.of(), List.of(start(), phase(Phase.PLAYING), move(1, "C7"), move(2, "G7"), move(3, "C4"),
				move(4, "G3")));
		RecordKeeper keeper = new RecordKeeper(folder, journal, ZoneOffset.UTC);
		keeper.resume(journal.lastGame());
		assertThat(keeper.bytes()).isNotEmpty();
		assertThat(moves(keeper.path().orElseThrow())).isEqualTo(4);
	}

	@Test
	void whatWaitsTogetherMakesARecordOfEachGameAndTheLastOneIsThereAfterClosing() throws Exception {
		List<NumberedEvent> first = journal.append(List.of(), List.of(start(), phase(Phase.PLAYING), move(1, "E5"),
				phase(Phase.ENDED), new GameEvent.GameEnded(1, "B+R", "resignation"), phase(Phase.PREPARING)));
		List<NumberedEvent> second = journal.append(List.of(), List.of(start(), phase(Phase.PLAYING), move(1, "C7")));
		List<NumberedEvent> third = journal.append(List.of(), List.of(move(2, "G7")));
		RecordKeeper keeper = new RecordKeeper(folder, journal, ZoneOffset.UTC);
		for (List<NumberedEvent> events : List.of(first, second, third)) {
			keeper.hear(events, GameState.initial(NINE));
		}
		keeper.start();
		keeper.close();
		try (Stream<Path> files = Files.list(folder)) {
			Path last = keeper.path().orElseThrow();
			List<Path> records = files.filter(file -> file.toString().endsWith(".sgf")).toList();
			assertThat(records).hasSize(2).contains(last);
			Path before = records.get(1 - records.indexOf(last));
			assertThat(moves(before)).isEqualTo(1);
			assertThat(Files.readString(before)).contains("RE[B+R]");
			assertThat(moves(last)).isEqualTo(2);
		}
	}

	private static GameEvent start() {
		return new GameEvent.GameStarted(1, 9, "chinese", "chinese-source", "7.5", 0, "Ann", "Bob", Setup.NONE,
				Color.BLACK);
	}

	private static GameEvent phase(Phase phase) {
		return new GameEvent.PhaseBegan(1, phase, "declared");
	}

	private static GameEvent move(int number, String point) {
		return new GameEvent.MovePlayed(1, number, number % 2 == 1 ? Color.BLACK : Color.WHITE, Point.parse(point),
				List.of(), 1, OptionalLong.empty(), false, OptionalInt.empty());
	}

	private static int moves(Path record) throws Exception {
		return SgfReader.read(Files.readAllBytes(record)).get(0).moves().size();
	}
}
