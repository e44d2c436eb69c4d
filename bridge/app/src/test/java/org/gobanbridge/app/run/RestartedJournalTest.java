package org.gobanbridge.app.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.gobanbridge.app.store.Journal;
import org.gobanbridge.app.store.LastGame;
import org.gobanbridge.app.store.NumberedEvent;
import org.gobanbridge.app.store.PolicyFiles;
import org.gobanbridge.app.store.SnapshotLogHeader;
import org.gobanbridge.app.store.SnapshotLogReader;
import org.gobanbridge.core.board.SourceState;
import org.gobanbridge.core.game.Declaration;
import org.gobanbridge.core.game.GameDetails;
import org.gobanbridge.core.game.GameEvent;
import org.gobanbridge.core.game.GameState;
import org.gobanbridge.core.game.Input;
import org.gobanbridge.core.game.SessionSettings;
import org.gobanbridge.core.session.GameSession;
import org.gobanbridge.drivers.simulated.Players;
import org.gobanbridge.drivers.simulated.ReadingStream;
import org.gobanbridge.drivers.simulated.SimulatedGame;
import org.gobanbridge.drivers.simulated.SimulationOptions;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.sgf.SgfException;
import org.gobanbridge.rules.sgf.SgfReader;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * An evening of several games in one journal, with words, names and failures thrown in at random, whose program ends and
 * begins again after every event: what the last game alone says, against the fold of all events.
 */
class RestartedJournalTest {
	private static final String SHORT = "(;SZ[9]PB[a]PW[b]HA[2]AB[cc][gg]RE[B+R];W[ee];B[ed];W[ef];B[dd];W[fd])";
	private static final String PASSES = "(;SZ[9]KM[5.5];B[ee];W[ed];B[dd];W[dc];B[fd];W[tt];B[ec];W[dd];B[];W[])";
	private static final InstantSource CLOCK = InstantSource.fixed(Instant.parse("2026-11-30T10:00:00Z"));
	private static final int LOOK_AHEAD = 60;

	@TempDir
	Path folder;

	@ParameterizedTest
	@ValueSource(longs = {2, 3, 5})
	void theLastGameAloneSaysTheSameAsAllEvents(long seed) throws IOException, SgfException {
		SimulationOptions options = SimulationOptions.DEFAULT.withSeed(seed).withHands(true).withNoise(0.002)
				.withNudges(0.4);
		List<SimulatedGame> games = List.of(sgf(PASSES), sgf(SHORT), sgf(PASSES));
		ReadingStream stream = new ReadingStream(Players.play(games, options), options);
		List<Input> inputs = withMishaps(stream, new Random(seed));
		Evening evening = new Evening(stream.settings());
		for (int i = 0; i < inputs.size(); i++) {
			evening.take(inputs.get(i), inputs.subList(i + 1, Math.min(inputs.size(), i + 1 + LOOK_AHEAD)));
		}
		evening.end();
		GameState state = evening.session.state();
		assertThat(state.gameNumber()).isGreaterThan(2);
		assertThat(state.incidentCount()).isPositive();
		assertThat(evening.fewest).as("events read at a start, of %d", evening.events.size())
				.isLessThan(evening.events.size() / 3);
	}

	private static SimulatedGame sgf(String text) throws SgfException {
		return SimulatedGame.of(SgfReader.read(text.getBytes(StandardCharsets.UTF_8)).get(0));
	}

	private static List<Input> withMishaps(ReadingStream stream, Random random) {
		List<Input> inputs = new ArrayList<>();
		while (stream.hasNext()) {
			Input input = stream.next();
			if (random.nextInt(50) == 0) {
				inputs.addAll(mishap(input.t(), random));
			}
			inputs.add(input);
		}
		return inputs;
	}

	private static List<Input> mishap(long t, Random random) {
		GameDetails none = GameDetails.NONE;
		return switch (random.nextInt(8)) {
			case 0 -> List.of(said(t, Declaration.UNDO));
			case 1 -> List.of(said(t, Declaration.RESUME));
			case 2 -> List.of(said(t, Declaration.PAUSE), said(t, Declaration.RESUME));
			case 3 -> List.of(said(t, Declaration.NEW_GAME));
			case 4 -> List.of(new Input.DetailsGiven(t, none.withTime(Optional.of("absolute " + (1 + t % 60) + "m"))));
			case 5 -> List.of(new Input.DetailsGiven(t,
					none.between(Optional.of("\"time\": " + t), Optional.empty()).withKomi(Optional.of("3.5"))));
			case 6 -> List.of(new Input.SourceChanged(t, SourceState.LOST),
					new Input.SourceChanged(t, SourceState.FOUND));
			default -> List.of(new Input.RefereeCalled(t, Color.WHITE), new Input.SourceChanged(t, SourceState.LOST));
		};
	}

	private static Input said(long t, Declaration word) {
		return new Input.Declared(t, word, Optional.empty(), Optional.empty());
	}

	/** One journal that is closed and opened after every event, and one that stays open. */
	private final class Evening {
		private final GameSession session;
		private final SessionSettings settings;
		private final SnapshotLogHeader header;
		private final List<GameEvent> events = new ArrayList<>();
		private final Journal open;
		private Journal restarted;
		private int started;
		private long firstStart;
		private long fewest = Long.MAX_VALUE;

		Evening(SessionSettings settings) {
			this.settings = settings;
			this.session = new GameSession(settings, PolicyFiles.POLICIES);
			this.header = SnapshotLogHeader.of(settings, "test");
			this.open = Journal.open(folder.resolve("open"), header, CLOCK);
			this.restarted = Journal.open(folder.resolve("restarted"), header, CLOCK);
		}

		void take(Input input, List<Input> next) {
			List<GameEvent> caused = session.accept(input);
			events.addAll(caused);
			List<NumberedEvent> written = open.append(List.of(input), caused);
			assertThat(restarted.append(List.of(input), caused)).isEqualTo(written);
			if (!caused.isEmpty()) {
				findStart(written);
				restart();
				compare(input.t(), next);
			}
		}

		private void findStart(List<NumberedEvent> written) {
			for (NumberedEvent event : written) {
				boolean starts = event.event() instanceof GameEvent.GameStarted;
				int number = GameState.of(settings.grid(), events.subList(0, (int) event.seq())).gameNumber();
				firstStart = starts && number > started ? event.seq() : firstStart;
				started = number;
			}
		}

		private void restart() {
			restarted.close();
			restarted = Journal.open(folder.resolve("restarted"), header, CLOCK);
		}

		private void compare(long t, List<Input> next) {
			LastGame last = restarted.lastGame();
			String when = "after event " + events.size() + ", " + events.getLast();
			assertThat(told(last.state())).as(when).isEqualTo(told(GameState.of(settings.grid(), events)));
			assertThat(last.plainEvents()).as(when)
					.isEqualTo(events.subList(events.size() - last.events().size(), events.size()));
			assertThat(restarted.lastSeq()).as(when).isEqualTo(events.size());
			assertThat(restarted.lastTime()).as(when).isBetween(events.getLast().t(), open.lastTime());
			assertThat(restarted.snapshotLog()).as(when).hasFileName(open.snapshotLog().getFileName().toString());
			assertThat(record(restarted, last)).as(when).isEqualTo(record(open, whole()));
			assertThat(goingOn(new GameSession(settings, PolicyFiles.POLICIES, last.state()), t, next)).as(when)
					.isEqualTo(goingOn(new GameSession(settings, PolicyFiles.POLICIES, events), t, next));
			if (last.state().gameNumber() > 1) {
				fewest = Math.min(fewest, last.events().size());
			}
		}

		private LastGame whole() {
			List<NumberedEvent> all = open.events();
			GameState initial = GameState.initial(settings.grid());
			GameState state = initial.applyAll(events);
			Optional<NumberedEvent> start = all.stream().filter(event -> event.seq() == firstStart).findFirst();
			return new LastGame(initial, all, start, state);
		}

		/** The name of the record that is written at a start, and what it says. */
		private List<String> record(Journal journal, LastGame last) {
			RecordKeeper records = new RecordKeeper(folder.resolve("records"), journal, ZoneOffset.UTC);
			records.resume(last);
			return List.of(records.path().toString(), new String(records.bytes(), StandardCharsets.UTF_8));
		}

		private static List<String> told(GameState state) {
			return List.of("phase " + state.phase(), "game " + state.gameNumber(), "start " + state.start(),
					"details " + state.details(), "next " + state.nextDetails(), "moves " + state.moves(),
					"positions " + IntStream.rangeClosed(0, state.moves().size())
							.mapToObj(n -> state.gameAfter(n).position().diagram() + state.gameAfter(n).toPlay())
							.toList(),
					"uncleared " + state.uncleared(), "passes " + state.passesInARow(), "resumed " + state.resumedAt(),
					"undone " + state.undone(), "incidents " + state.openIncidents(),
					"incident count " + state.incidentCount(), "unsettled " + state.unsettled(),
					"source " + state.source(), "result " + state.result());
		}

		private static List<GameEvent> goingOn(GameSession session, long t, List<Input> next) {
			List<GameEvent> caused = new ArrayList<>(session.accept(new Input.Restarted(t)));
			next.forEach(input -> caused.addAll(session.accept(input)));
			return caused;
		}

		void end() throws IOException {
			open.close();
			restarted.close();
			List<Path> logs = Replayed.logs(folder.resolve("restarted"));
			List<Path> others = Replayed.logs(folder.resolve("open"));
			assertThat(logs).extracting(Path::getFileName).isEqualTo(others.stream().map(Path::getFileName).toList());
			for (int i = 0; i < logs.size(); i++) {
				assertThat(inputs(logs.get(i))).as(logs.get(i).toString()).isEqualTo(inputs(others.get(i)));
			}
			assertThat(Replayed.events(logs)).isEqualTo(events);
		}

		private static List<Input> inputs(Path log) throws IOException {
			List<Input> inputs = new ArrayList<>();
			try (SnapshotLogReader reader = SnapshotLogReader.open(log)) {
				reader.forEachRemaining(inputs::add);
			}
			return inputs;
		}
	}
}
