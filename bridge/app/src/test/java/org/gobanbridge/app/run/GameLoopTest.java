package org.gobanbridge.app.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.Mockito.atMost;
import static org.mockito.Mockito.doThrow;
import static org.mockito.Mockito.spy;
import static org.mockito.Mockito.verify;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicLong;
import org.gobanbridge.app.failure.GobanException;
import org.gobanbridge.app.store.Journal;
import org.gobanbridge.app.store.NumberedEvent;
import org.gobanbridge.app.store.PolicyFiles;
import org.gobanbridge.app.store.SnapshotLogHeader;
import org.gobanbridge.app.store.SnapshotLogReader;
import org.gobanbridge.core.board.BoardReport;
import org.gobanbridge.core.board.Lever;
import org.gobanbridge.core.board.Snapshot;
import org.gobanbridge.core.board.SourceState;
import org.gobanbridge.core.game.Declaration;
import org.gobanbridge.core.game.GameEvent;
import org.gobanbridge.core.game.GameState;
import org.gobanbridge.core.game.Input;
import org.gobanbridge.core.game.SessionSettings;
import org.gobanbridge.core.session.GameSession;
import org.gobanbridge.rules.Grid;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The game thread in made-up time. */
class GameLoopTest {
	private static final SessionSettings FIVE = SessionSettings.of(Grid.of(5));
	private static final Snapshot EMPTY = Snapshot.parse(FIVE.grid(), ".".repeat(25));
	private static final Snapshot STONE = Snapshot.parse(FIVE.grid(), "............X............");

	@TempDir
	Path folder;

	private final AtomicLong now = new AtomicLong();
	private final LogTime time = new MadeUpTime(now);
	private final List<GameEvent> heard = new CopyOnWriteArrayList<>();
	private Audience audience = (events, state) -> events.forEach(event -> heard.add(event.event()));
	private Journal journal;
	private GameLoop loop;

	@BeforeEach
	void open() {
		journal = spy(Journal.open(folder, SnapshotLogHeader.of(FIVE, "test"), InstantSource.system()));
	}

	@AfterEach
	void close() {
		loop.close();
		journal.close();
	}

	private void start() {
		make();
		loop.start();
	}

	private void make() {
		List<NumberedEvent> events = journal.events();
		loop = new GameLoop(
				new GameSession(FIVE, PolicyFiles.POLICIES, events.stream().map(NumberedEvent::event).toList()),
				journal, time,
				List.of((all, state) -> audience.hear(all, state)),
				journal.lastWritten().map(then -> Input.Restarted::new),
				Optional.empty());
	}

	@Test
	void whatWaitsTogetherIsWrittenTogether() throws Exception {
		make();
		for (int i = 0; i < 3_000; i++) {
			now.incrementAndGet();
			loop.report(new BoardReport.LeverPressed(i % 2 == 0 ? Lever.BLACK : Lever.WHITE, 0));
		}
		loop.start();
		settle();
		verify(journal, atMost(10)).append(any(), any());
		loop.close();
		journal.close();
		assertThat(inputs(Replayed.logs(folder).get(0))).hasSize(3_000).allMatch(Input.LeverPressed.class::isInstance);
	}

	@Test
	void gamesThatWaitTogetherHaveLogsOfTheirOwn() throws Exception {
		make();
		read(EMPTY, 10);
		for (Declaration word : List.of(Declaration.START, Declaration.BLACK_RESIGNS, Declaration.NEW_GAME,
				Declaration.START, Declaration.WHITE_RESIGNS, Declaration.NEW_GAME)) {
			loop.tell(t -> new Input.Declared(t, word, Optional.empty(), Optional.empty()));
		}
		loop.report(new BoardReport.SourceChanged(SourceState.LOST, "gone"));
		loop.start();
		settle();
		loop.close();
		journal.close();
		List<Path> logs = Replayed.logs(folder);
		assertThat(logs).extracting(log -> log.getFileName().toString()).containsExactly("0001.snapshots.jsonl.gz",
				"0002.snapshots.jsonl.gz", "0003.snapshots.jsonl");
		assertThat(inputs(logs.get(0))).hasSize(13);
		assertThat(inputs(logs.get(1))).hasSize(3);
		assertThat(inputs(logs.get(2))).hasSize(1);
		assertThat(heard).isEqualTo(Replayed.events(logs)).isEqualTo(Replayed.journalEvents(folder, FIVE.grid()));
	}

	private static List<Input> inputs(Path log) throws Exception {
		List<Input> inputs = new ArrayList<>();
		try (SnapshotLogReader reader = SnapshotLogReader.open(log)) {
			reader.forEachRemaining(inputs::add);
		}
		return inputs;
	}

	@Test
	void aMoveIsOnTheDiskBeforeAnybodyHearsOfIt() {
		List<List<NumberedEvent>> written = new ArrayList<>();
		audience = (events, state) -> {
			written.add(journal.events());
			heard.addAll(events.stream().map(NumberedEvent::event).toList());
		};
		start();
		read(EMPTY, 10);
		read(STONE, 10);
		settle();
		assertThat(heard).anyMatch(GameEvent.MovePlayed.class::isInstance);
		assertThat(written.getLast()).extracting(NumberedEvent::event).endsWith(heard.getLast());
	}

	@Test
	void whatIsDueHappensThoughNothingIsReadAndTheLogSaysSo() throws Exception {
		start();
		read(EMPTY, 10);
		read(STONE, 10);
		settle();
		now.addAndGet(5_000);
		loop.tell(t -> new Input.Declared(t, Declaration.WHITE_PASSES, Optional.empty(), Optional.empty()));
		settle();
		assertThat(heard).as("what a board that is not read holds up").noneMatch(GameEvent.Passed.class::isInstance);
		now.addAndGet(60_000);
		await().untilAsserted(() -> assertThat(heard).anyMatch(GameEvent.Passed.class::isInstance));
		loop.close();
		journal.close();
		assertThat(Files.readString(Replayed.logs(folder).get(0))).contains("\"tick\":true");
		assertThat(Replayed.events(Replayed.logs(folder))).isEqualTo(Replayed.journalEvents(folder, FIVE.grid()));
	}

	@Test
	void quietReadingsReachTheLogWithinASecond() throws Exception {
		start();
		read(EMPTY, 3);
		settle();
		long before = Files.size(Replayed.logs(folder).get(0));
		now.addAndGet(1_001);
		await().untilAsserted(() -> assertThat(Files.size(Replayed.logs(folder).get(0))).isGreaterThan(before));
	}

	@Test
	void aReadingIsAsOldAsTheDeviceSaysAndTimeNeverFalls() throws Exception {
		start();
		now.set(500);
		loop.report(new BoardReport.Seen(EMPTY, 120));
		settle();
		now.set(400);
		loop.report(new BoardReport.Seen(STONE, 0));
		loop.report(new BoardReport.SourceChanged(SourceState.LOST, "gone"));
		settle();
		loop.close();
		journal.close();
		assertThat(inputs(Replayed.logs(folder).get(0))).containsExactly(new Input.Reading(500, 380, EMPTY),
				new Input.Reading(500, 400, STONE),
				new Input.SourceChanged(500, SourceState.LOST));
	}

	@Test
	void aFullDiskEndsTheGameThreadWithTheReasonAndNobodyHearsOfWhatIsNotWritten() {
		start();
		read(EMPTY, 10);
		settle();
		doThrow(new GobanException(GobanException.HARDWARE_MISSING, "the disk is full")).when(journal).append(any(),
				any());
		read(STONE, 10);
		assertThatThrownBy(() -> loop.ended().join()).isInstanceOf(CompletionException.class).cause()
				.isInstanceOf(GobanException.class).hasMessage("the disk is full");
		assertThat(heard).isEmpty();
	}

	@Test
	void aMistakeInTheProgramEndsTheGameThreadAndIsNotSwallowed() {
		audience = (events, state) -> {
			throw new IllegalStateException("a mistake");
		};
		start();
		loop.report(new BoardReport.SourceChanged(SourceState.FOUND, "here"));
		assertThatThrownBy(() -> loop.ended().join()).hasCauseInstanceOf(IllegalStateException.class);
		assertThat(journal.events()).hasSize(1);
	}

	@Test
	void aSecondBeginningSaysThatItIsOne() throws Exception {
		start();
		read(EMPTY, 10);
		read(STONE, 10);
		settle();
		GameState state = loop.state();
		loop.close();
		journal.close();
		open();
		start();
		settle();
		assertThat(loop.state().moves()).isEqualTo(state.moves());
		loop.close();
		journal.close();
		assertThat(Files.readString(Replayed.logs(folder).get(0))).contains("\"restart\":true");
	}

	private void read(Snapshot snapshot, int times) {
		for (int i = 0; i < times; i++) {
			now.addAndGet(100);
			loop.report(new BoardReport.Seen(snapshot, 0));
		}
	}

	private void settle() {
		await().until(loop::isSettled);
	}
}
