package org.gobanbridge.app.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.concurrent.CopyOnWriteArrayList;
import org.gobanbridge.app.live.LiveSettings;
import org.gobanbridge.app.store.IncidentReaders;
import org.gobanbridge.core.game.Declaration;
import org.gobanbridge.core.game.GameEvent;
import org.gobanbridge.core.game.GameEvent.IncidentOpened;
import org.gobanbridge.core.game.GameState;
import org.gobanbridge.core.game.Input;
import org.gobanbridge.core.game.Phase;
import org.gobanbridge.core.game.RecordedMove;
import org.gobanbridge.core.game.Setup;
import org.gobanbridge.core.incident.IncidentKind;
import org.gobanbridge.core.incident.Penalty;
import org.gobanbridge.core.incident.Ruling;
import org.gobanbridge.core.incident.RulingOption;
import org.gobanbridge.drivers.simulated.SimulatedGame;
import org.gobanbridge.drivers.simulated.TrueMove;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.Move;
import org.gobanbridge.rules.Point;
import org.gobanbridge.rules.sgf.SgfReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** People at the simulated table listen to the referee, and remember their game. */
class SimulatedTableTest {
	private static final String GAME = "(;SZ[9]PB[Ann]PW[Bob]KM[5.5]RE[B+R];B[ee];W[ed];B[dd];W[dc];B[fd];W[fe];B[ec]"
			+ ";W[gd];B[fc];W[eb];B[ed])";
	private static final Grid NINE = Grid.of(9);

	@TempDir
	Path folder;

	private final List<String> lines = new CopyOnWriteArrayList<>();

	private static SimulatedTable table(double speed) throws Exception {
		SimulatedGame game = SimulatedGame.of(SgfReader.read(GAME.getBytes(StandardCharsets.UTF_8)).getFirst());
		return new SimulatedTable(List.of(game.withTime(Optional.of("byoyomi 10m 3x30s"))), speed, 7);
	}

	private Bridge open(SimulatedTable table) {
		BridgeSettings settings = new BridgeSettings(table.settings(), "simulated", folder,
				LiveSettings.of("127.0.0.1", 0, IncidentReaders.ALL), "test");
		return Bridge.open(settings, table::driver, table::logTime, lines::add);
	}

	private static void awaitMoves(Bridge bridge, int count) {
		await().pollInterval(Duration.ofMillis(2))
				.untilAsserted(() -> assertThat(bridge.state().moves()).hasSizeGreaterThanOrEqualTo(count));
	}

	private static void awaitPhase(Bridge bridge, Phase phase) {
		await().pollInterval(Duration.ofMillis(2))
				.untilAsserted(() -> assertThat(bridge.state().phase()).isEqualTo(phase));
	}

	private static List<Move> moves(GameState state) {
		return state.moves().stream().map(RecordedMove::move).toList();
	}

	private static List<Move> played(SimulatedTable table) {
		return table.schedule().moves().stream().map(TrueMove::move).toList();
	}

	private void assertThatNothingWasWrong() {
		assertThat(Replayed.journalEvents(folder, NINE)).noneMatch(IncidentOpened.class::isInstance);
	}

	@ParameterizedTest
	@EnumSource(value = Declaration.class, names = {"PAUSE", "ADJOURN"})
	void theyWaitWhileTheRefereeHasInterruptedTheGameAndGoOnAfterwards(Declaration rest) throws Exception {
		SimulatedTable table = table(100);
		LogTime time = table.logTime(0);
		try (Bridge bridge = open(table)) {
			table.watchedBy(bridge);
			bridge.start();
			awaitMoves(bridge, 3);
			bridge.declare(rest, Optional.empty(), "referee");
			awaitPhase(bridge, rest == Declaration.PAUSE ? Phase.PAUSED : Phase.ADJOURNED);
			int before = bridge.state().moves().size();
			long until = time.now() + 60_000;
			await().until(() -> time.now() > until);
			bridge.declare(Declaration.RESUME, Optional.empty(), "referee");
			awaitPhase(bridge, Phase.PLAYING);
			assertThat(bridge.state().moves()).hasSize(before);
			table.over().join();
			assertThat(moves(bridge.state())).isEqualTo(played(table));
		}
		assertThatNothingWasWrong();
	}

	@Test
	void theyWaitWhileARulingHasEndedTheGameAndGoOnWhenItIsWithdrawn() throws Exception {
		SimulatedTable table = table(100);
		LogTime time = table.logTime(0);
		try (Bridge bridge = open(table)) {
			table.watchedBy(bridge);
			bridge.start();
			awaitMoves(bridge, 3);
			Ruling loss = new Ruling(Optional.of(RulingOption.LOSS), Penalty.NONE, Optional.of(Color.WHITE),
					Optional.empty(), Optional.empty());
			bridge.tell(t -> new Input.Ruled(t, OptionalInt.empty(), loss));
			awaitPhase(bridge, Phase.ENDED);
			long until = time.now() + 60_000;
			await().until(() -> time.now() > until);
			bridge.tell(t -> new Input.RulingWithdrawn(t, Optional.empty()));
			table.over().join();
			assertThat(moves(bridge.state())).isEqualTo(played(table));
		}
		assertThat(Replayed.journalEvents(folder, NINE).stream().filter(IncidentOpened.class::isInstance)
				.map(event -> ((IncidentOpened) event).incident().kind())).containsExactly(IncidentKind.REPORTED);
	}

	@Test
	void theyGoOnWithTheGameThatIsRecorded() throws Exception {
		SimulatedTable before = table(200);
		try (Bridge bridge = open(before)) {
			before.watchedBy(bridge);
			bridge.start();
			awaitMoves(bridge, 4);
		}
		SimulatedTable after = table(200);
		try (Bridge bridge = open(after)) {
			GameState recorded = bridge.state();
			assertThat(recorded.moves()).hasSizeBetween(4, 10);
			assertThat(after.goOnFrom(recorded)).isTrue();
			bridge.declare(Declaration.RESUME, Optional.empty(), "players");
			after.watchedBy(bridge);
			bridge.start();
			after.over().join();
			assertThat(moves(bridge.state())).isEqualTo(played(after));
			assertThat(bridge.state().result()).contains("B+R");
			assertThat(bridge.state().gameNumber()).isEqualTo(1);
		}
		assertThatNothingWasWrong();
	}

	private static GameState recorded(String... points) {
		List<GameEvent> events = new ArrayList<>();
		events.add(new GameEvent.GameStarted(0, 9, "chinese", "club", "5.5", 0, "Ann", "Bob", Setup.NONE, Color.BLACK));
		events.add(new GameEvent.PhaseBegan(0, Phase.PLAYING, "started"));
		for (String point : points) {
			int number = events.size() - 1;
			events.add(new GameEvent.MovePlayed(number, number, number % 2 == 1 ? Color.BLACK : Color.WHITE,
					Point.parse(point), List.of(), number, OptionalLong.empty(), false, OptionalInt.empty()));
		}
		return GameState.of(NINE, events);
	}

	@Test
	void theyGoOnOnlyWithTurnsThatAreTheirs() throws Exception {
		assertThat(table(1000).goOnFrom(recorded("E5", "E6"))).isTrue();
		assertThat(table(1000).goOnFrom(recorded("E5", "E7"))).isFalse();
		GameState edited = recorded("E5", "E6").apply(new GameEvent.Edited(9, 2, List.of(Point.parse("A1")), List.of(),
				List.of(), Color.BLACK, OptionalInt.empty()));
		assertThat(table(1000).goOnFrom(edited)).as("the board is another one").isFalse();
	}

	@Test
	void theyDoNotGoOnWithAGameThatHasEndedOrHasNotBegun() throws Exception {
		SimulatedTable before = table(1000);
		try (Bridge bridge = open(before)) {
			assertThat(before.goOnFrom(bridge.state())).isFalse();
			before.watchedBy(bridge);
			bridge.start();
			before.over().join();
			assertThat(table(1000).goOnFrom(bridge.state())).isFalse();
		}
	}
}
