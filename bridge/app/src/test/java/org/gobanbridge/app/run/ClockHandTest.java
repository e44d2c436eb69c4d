package org.gobanbridge.app.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import org.gobanbridge.app.live.LiveSettings;
import org.gobanbridge.app.store.IncidentReaders;
import org.gobanbridge.app.store.SnapshotLogReader;
import org.gobanbridge.core.board.ClockKey;
import org.gobanbridge.core.board.PressOutcome;
import org.gobanbridge.core.board.SourceState;
import org.gobanbridge.core.game.ClockUse;
import org.gobanbridge.core.game.Declaration;
import org.gobanbridge.core.game.GameDetails;
import org.gobanbridge.core.game.GameEvent;
import org.gobanbridge.core.game.GameEvent.ClockSet;
import org.gobanbridge.core.game.Input;
import org.gobanbridge.core.game.KeyPress;
import org.gobanbridge.core.game.Phase;
import org.gobanbridge.core.game.SessionSettings;
import org.gobanbridge.core.time.CallSchedule;
import org.gobanbridge.drivers.clock.ClockWiring;
import org.gobanbridge.drivers.clock.GpioClock;
import org.gobanbridge.drivers.clock.Mechanism;
import org.gobanbridge.drivers.clock.MemoryLines;
import org.gobanbridge.drivers.clock.PulseTiming;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.Move;
import org.gobanbridge.rules.Point;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The whole bridge with a board in memory and a clock beside it whose keys and lever are lines in memory. */
class ClockHandTest {
	private static final Grid NINE = Grid.of(9);
	private static final int LEVER = 3;
	private static final ClockWiring WIRING = ClockWiring.pressing(0, 1, 2).reading(LEVER, 4, 5);
	private static final PulseTiming QUICK = new PulseTiming(5, 10, 20, 100);

	@TempDir
	Path folder;

	private final List<String> lines = new CopyOnWriteArrayList<>();
	private final FakeBoard board = new FakeBoard();
	private final MemoryLines wires = new MemoryLines();
	private final Mechanism clock = new Mechanism(WIRING, wires, System::nanoTime, 0);
	private Bridge bridge;

	@AfterEach
	void close() {
		bridge.close();
	}

	@Test
	void eachTurnIsPressedAndAPauseAndTheEndStopTheClockAndATurnTakenBackGivesItBack() throws Exception {
		start(ClockUse.PRESS, QUICK);
		play(Color.BLACK, "E5", 1);
		awaitTaken(ClockKey.BLACK);
		play(Color.WHITE, "E6", 2);
		awaitTaken(ClockKey.BLACK, ClockKey.WHITE);
		say(Declaration.PAUSE);
		awaitTaken(ClockKey.BLACK, ClockKey.WHITE, ClockKey.PAUSE);
		say(Declaration.RESUME);
		awaitTaken(ClockKey.BLACK, ClockKey.WHITE, ClockKey.PAUSE, ClockKey.PAUSE);
		play(Color.BLACK, "D6", 3);
		awaitTaken(ClockKey.BLACK, ClockKey.WHITE, ClockKey.PAUSE, ClockKey.PAUSE, ClockKey.BLACK);
		say(Declaration.UNDO);
		board.take("D6");
		awaitTaken(ClockKey.BLACK, ClockKey.WHITE, ClockKey.PAUSE, ClockKey.PAUSE, ClockKey.BLACK, ClockKey.WHITE);
		say(Declaration.BLACK_RESIGNS);
		awaitTaken(ClockKey.BLACK, ClockKey.WHITE, ClockKey.PAUSE, ClockKey.PAUSE, ClockKey.BLACK, ClockKey.WHITE,
				ClockKey.PAUSE);
		awaitPresses(7);
		assertThat(presses()).allMatch(press -> press.endsWith("VERIFIED"));
		assertThat(lines).filteredOn(line -> line.startsWith("the clock was pressed: 6 verified; ")).hasSize(1);
		bridge.close();
		assertThat(Replayed.events(Replayed.logs(folder))).isEqualTo(Replayed.journalEvents(folder, NINE));
	}

	@Test
	void aPressThatWaitsAndIsNoLongerTrueIsNeverMade() {
		start(ClockUse.PRESS, new PulseTiming(5, 2_000, 20, 100));
		play(Color.BLACK, "E5", 1);
		awaitTaken(ClockKey.BLACK);
		play(Color.WHITE, "E6", 2);
		say(Declaration.UNDO);
		board.take("E6");
		awaitPresses(2);
		pause(2_300);
		assertThat(presses()).containsExactly("1 BLACK VERIFIED", "2 WHITE OUTDATED");
		assertThat(clock.taken()).containsExactly(ClockKey.BLACK);
	}

	@Test
	void aClockThatTakesNoKeyIsToldOfAndPressedAgainAtTheNextTurnButNeverForAPause() {
		start(ClockUse.PRESS, QUICK);
		play(Color.BLACK, "E5", 1);
		awaitTaken(ClockKey.BLACK);
		clock.deafen(true);
		play(Color.WHITE, "E6", 2);
		awaitPresses(2);
		assertThat(lines).anyMatch(line -> line.startsWith(
				"the clock, white after move 2: pressed, and it seems not to have taken it")
				&& line.endsWith("; see that Black's time runs"));
		assertThat(bridge.state().tableClock().sure()).isFalse();
		clock.deafen(false);
		play(Color.BLACK, "D6", 3);
		awaitTaken(ClockKey.BLACK, ClockKey.BLACK);
		clock.deafen(true);
		say(Declaration.PAUSE);
		awaitPresses(4);
		clock.deafen(false);
		say(Declaration.RESUME);
		play(Color.WHITE, "D5", 4);
		awaitTaken(ClockKey.BLACK, ClockKey.BLACK, ClockKey.WHITE);
		awaitPresses(5);
		assertThat(presses()).containsExactly("1 BLACK VERIFIED", "2 WHITE UNVERIFIED", "3 BLACK VERIFIED",
				"3 PAUSE UNVERIFIED", "4 WHITE VERIFIED");
	}

	@Test
	void whoPressesForHimselfIsNotPressedForAlsoAfterARestart() throws Exception {
		start(ClockUse.PRESS, QUICK);
		play(Color.BLACK, "E5", 1);
		awaitPresses(1);
		board.put(Color.WHITE, "E6");
		clock.press(ClockKey.WHITE);
		awaitMoves(2);
		play(Color.BLACK, "D6", 3);
		awaitTaken(ClockKey.BLACK, ClockKey.WHITE, ClockKey.BLACK);
		assertThat(presses()).filteredOn(press -> press.contains("WHITE")).hasSize(1)
				.allMatch(press -> press.endsWith("BY_HAND"));
		board.put(Color.WHITE, "D5");
		clock.press(ClockKey.WHITE);
		awaitMoves(4);
		await().untilAsserted(() -> assertThat(presses()).hasSize(4));
		bridge.close();
		start(ClockUse.PRESS, QUICK);
		assertThat(bridge.state().tableClock().runs()).contains(Color.BLACK);
		assertThat(bridge.state().tableClock().sure()).isTrue();
		bridge.close();
		assertThat(presses()).as("no press is thought forgotten").noneMatch(press -> press.contains("UNKNOWN"));
		assertThat(Replayed.events(Replayed.logs(folder))).isEqualTo(Replayed.journalEvents(folder, NINE));
	}

	@Test
	void wiresThatFailInMidGameAreToldAndWhatIsStillTrueIsPressedWhenTheyWork() {
		start(ClockUse.PRESS, QUICK);
		play(Color.BLACK, "E5", 1);
		awaitPresses(1);
		wires.fail(true);
		awaitClock(SourceState.LOST);
		play(Color.WHITE, "E6", 2);
		wires.fail(false);
		awaitClock(SourceState.FOUND);
		await().untilAsserted(() -> assertThat(lines)
				.anyMatch(line -> line.startsWith("the clock, white after move 2: not pressed (the key could not be")));
		awaitTaken(ClockKey.BLACK, ClockKey.WHITE);
		play(Color.BLACK, "D6", 3);
		awaitTaken(ClockKey.BLACK, ClockKey.WHITE, ClockKey.BLACK);
		assertThat(lines).anyMatch(line -> line.startsWith("no clock: "));
	}

	@Test
	void afterAStopNoPressIsRepeatedAndTheClockIsLeftAloneUntilTheGameGoesOn() throws Exception {
		start(ClockUse.PRESS, QUICK);
		play(Color.BLACK, "E5", 1);
		awaitPresses(1);
		bridge.close();
		start(ClockUse.PRESS, QUICK);
		assertThat(lines).contains("the clock on the table is left as it is until the game goes on");
		pause(800);
		assertThat(clock.taken()).as("neither pressed again nor stopped").containsExactly(ClockKey.BLACK);
		say(Declaration.RESUME);
		await().untilAsserted(() -> assertThat(bridge.state().clock().flatMap(set -> set.since().isPresent()
				? Optional.of(set.toPlay())
				: Optional.empty())).contains(Color.WHITE));
		play(Color.WHITE, "E6", 2);
		awaitTaken(ClockKey.BLACK, ClockKey.WHITE);
		awaitPresses(2);
		assertThat(presses()).containsExactly("1 BLACK VERIFIED", "2 WHITE VERIFIED");
		bridge.close();
		assertThat(Replayed.events(Replayed.logs(folder))).isEqualTo(Replayed.journalEvents(folder, NINE));
	}

	@Test
	void aPressOfWhichTheJournalDoesNotKnowIsToldOnceAndNotMadeLate() throws Exception {
		start(ClockUse.SOFTWARE, QUICK);
		play(Color.BLACK, "E5", 1);
		bridge.close();
		start(ClockUse.PRESS, QUICK);
		awaitPresses(1);
		assertThat(presses()).containsExactly("1 BLACK UNKNOWN");
		String told = "the clock, black after move 1: the program ended before it knew of this press, and does not repeat"
				+ " it; see that White's time runs";
		await().untilAsserted(() -> assertThat(lines).contains(told));
		bridge.close();
		start(ClockUse.PRESS, QUICK);
		pause(500);
		assertThat(lines).filteredOn(told::equals).hasSize(1);
		say(Declaration.RESUME);
		play(Color.WHITE, "E6", 2);
		awaitTaken(ClockKey.WHITE);
		bridge.close();
		assertThat(Replayed.events(Replayed.logs(folder))).isEqualTo(Replayed.journalEvents(folder, NINE));
	}

	@Test
	void withPlayersLeversABounceASecondPressAndTheWrongSideEndNoTurn() throws Exception {
		start(ClockUse.SENSE, QUICK);
		play(Color.BLACK, "E5", 1);
		assertThat(runs()).contains(Color.BLACK);
		for (int i = 0; i < 10; i++) {
			wires.ground(LEVER, i % 2 == 0);
			pause(5);
		}
		clock.press(ClockKey.BLACK);
		awaitRuns(Color.WHITE);
		clock.press(ClockKey.BLACK);
		wires.ground(LEVER, false);
		pause(8);
		wires.ground(LEVER, true);
		pause(300);
		assertThat(runs()).as("pressed twice").contains(Color.WHITE);
		play(Color.WHITE, "E6", 2);
		clock.press(ClockKey.WHITE);
		awaitRuns(Color.BLACK);
		clock.press(ClockKey.BLACK);
		pause(100);
		clock.press(ClockKey.WHITE);
		pause(300);
		assertThat(bridge.state().moves()).as("the wrong side, at once put right").hasSize(2);
		play(Color.BLACK, "D6", 3);
		assertThat(clock.taken()).as("the bridge presses nothing").hasSize(5);
		bridge.close();
		assertThat(Replayed.events(Replayed.logs(folder))).isEqualTo(Replayed.journalEvents(folder, NINE));
	}

	@Test
	void aLeverThatIsUnpluggedInMidGameCostsNobodyATurnOrHisTime() throws Exception {
		start(ClockUse.SENSE, QUICK);
		play(Color.BLACK, "E5", 1);
		clock.press(ClockKey.BLACK);
		awaitRuns(Color.WHITE);
		play(Color.WHITE, "E6", 2);
		wires.fail(true);
		awaitClock(SourceState.LOST);
		assertThat(runs()).as("White's lever cannot be heard").contains(Color.BLACK);
		clock.press(ClockKey.WHITE);
		play(Color.BLACK, "D6", 3);
		awaitRuns(Color.WHITE);
		clock.press(ClockKey.BLACK);
		pause(200);
		wires.fail(false);
		awaitClock(SourceState.FOUND);
		pause(300);
		assertThat(runs()).contains(Color.WHITE);
		play(Color.WHITE, "D5", 4);
		assertThat(runs()).as("levers are heard again").contains(Color.WHITE);
		clock.press(ClockKey.WHITE);
		awaitRuns(Color.BLACK);
		assertThat(bridge.state().moves()).hasSize(4);
		assertThat(bridge.state().openIncidents()).isEmpty();
		bridge.close();
		List<GameEvent> events = Replayed.journalEvents(folder, NINE);
		assertThat(Replayed.events(Replayed.logs(folder))).isEqualTo(events);
		assertThatEveryMillisecondIsCharged(events);
	}

	/** What both sides have used up is what passed since the clock began. */
	private static void assertThatEveryMillisecondIsCharged(List<GameEvent> events) {
		List<ClockSet> sets = events.stream().filter(ClockSet.class::isInstance).map(ClockSet.class::cast).toList();
		ClockSet first = sets.stream().filter(set -> set.since().isPresent()).findFirst().orElseThrow();
		ClockSet last = sets.getLast();
		long used = 1_200_000 - last.black().main() - last.white().main();
		assertThat(used).isEqualTo(last.since().orElseThrow() - first.since().orElseThrow());
	}

	private void start(ClockUse use, PulseTiming timing) {
		SessionSettings session = SessionSettings.of(NINE)
				.withDetails(GameDetails.NONE.withTime(Optional.of("absolute 10m")))
				.withClock(use, CallSchedule.SILENT);
		BridgeSettings settings = new BridgeSettings(session, "test", folder,
				LiveSettings.of("127.0.0.1", 0, IncidentReaders.ALL), "test");
		bridge = Bridge.open(settings, board::device, new GpioClock(WIRING, wires, timing, System::nanoTime),
				LogTime::from, lines::add);
		bridge.start();
		await().until(() -> lines.stream().anyMatch(line -> line.startsWith("the clock is here: ")));
	}

	private void play(Color color, String point, int number) {
		board.put(color, point);
		awaitMoves(number);
		assertThat(bridge.state().moves().getLast().move()).isEqualTo(new Move.Play(color, Point.parse(point)));
	}

	private void awaitMoves(int number) {
		await().atMost(Duration.ofSeconds(10)).pollInterval(Duration.ofMillis(5))
				.until(() -> bridge.state().moves().size() == number);
	}

	private void say(Declaration word) {
		bridge.declare(word, Optional.empty(), "referee");
		await().until(() -> switch (word) {
			case PAUSE -> bridge.state().phase() == Phase.PAUSED;
			case RESUME -> bridge.state().clock().flatMap(set -> set.since().stream().boxed().findFirst()).isPresent();
			default -> true;
		});
	}

	private void awaitTaken(ClockKey... keys) {
		await().atMost(Duration.ofSeconds(10)).pollInterval(Duration.ofMillis(5))
				.untilAsserted(() -> assertThat(clock.taken()).containsExactly(keys));
	}

	private void awaitPresses(int count) {
		await().atMost(Duration.ofSeconds(10)).untilAsserted(() -> assertThat(presses()).hasSize(count));
	}

	/** {@code 2 WHITE VERIFIED}: the turns, keys and outcomes in the snapshot logs. */
	private List<String> presses() {
		List<String> presses = new ArrayList<>();
		for (Path log : Replayed.logs(folder)) {
			try (SnapshotLogReader reader = SnapshotLogReader.open(log)) {
				while (reader.hasNext()) {
					if (reader.next() instanceof Input.KeyPressed pressed) {
						KeyPress press = pressed.press();
						presses.add(press.turn() + " " + press.key() + " " + press.outcome());
					}
				}
			} catch (IOException e) {
				throw new UncheckedIOException(e);
			}
		}
		return presses;
	}

	private Optional<Color> runs() {
		return ClockDisplay.ofTheGame(bridge.state());
	}

	private void awaitRuns(Color color) {
		await().atMost(Duration.ofSeconds(10)).pollInterval(Duration.ofMillis(5))
				.untilAsserted(() -> assertThat(runs()).contains(color));
	}

	private void awaitClock(SourceState state) {
		await().atMost(Duration.ofSeconds(10)).pollInterval(Duration.ofMillis(5))
				.until(() -> bridge.state().clockSource() == state);
	}

	private static void pause(long millis) {
		try {
			Thread.sleep(millis);
		} catch (InterruptedException e) {
			throw new AssertionError(e);
		}
	}
}
