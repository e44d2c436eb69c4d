package org.gobanbridge.app.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.gobanbridge.app.store.PolicyFiles;
import org.gobanbridge.core.game.GameEvent;
import org.gobanbridge.core.game.Input;
import org.gobanbridge.core.game.SessionSettings;
import org.gobanbridge.core.session.GameSession;
import org.gobanbridge.drivers.simulated.Players;
import org.gobanbridge.drivers.simulated.ReadingStream;
import org.gobanbridge.drivers.simulated.SimulatedGame;
import org.gobanbridge.drivers.simulated.SimulationOptions;
import org.gobanbridge.rules.sgf.SgfException;
import org.gobanbridge.rules.sgf.SgfReader;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A session that ends anywhere and goes on from its events, against a replay of what a log would have kept of it. */
class RestartedSessionTest {
	private static final String SHORT = "(;SZ[9]PB[a]PW[b]HA[2]AB[cc][gg]RE[B+R];W[ee];B[ed];W[ef];B[dd];W[fd])";
	private static final String PASSES = "(;SZ[9]KM[5.5];B[ee];W[ed];B[dd];W[dc];B[fd];W[tt];B[ec];W[dd];B[];W[])";

	@ParameterizedTest
	@ValueSource(longs = {1, 2, 3, 4})
	void replayingTheKeptLogGivesTheSameEventsWhereverTheProgramWasCutOff(long seed) throws SgfException {
		List<SimulatedGame> games = List.of(sgf(PASSES), sgf(SHORT), sgf(PASSES));
		SimulationOptions options = SimulationOptions.DEFAULT.withSeed(seed).withHands(true).withNoise(0.002)
				.withNudges(0.2);
		for (int cut = 0; cut < 5; cut++) {
			ReadingStream inputs = new ReadingStream(Players.play(games, options), options);
			LiveTable live = new LiveTable(inputs.settings(), new Random(seed * 100 + cut));
			while (inputs.hasNext()) {
				live.take(inputs.next());
			}
			assertThat(live.replayed()).as("seed %d, cut %d", seed, cut).isEqualTo(live.events);
		}
	}

	@ParameterizedTest
	@ValueSource(longs = {1, 2})
	void soItIsForAWholeGame(long seed) {
		SimulationOptions options = SimulationOptions.DEFAULT.withSeed(seed).withHands(true).withNoise(0.003);
		ReadingStream inputs = new ReadingStream(Players.play(List.of(DemoGame.game()), options), options);
		LiveTable live = new LiveTable(inputs.settings(), new Random(seed));
		while (inputs.hasNext()) {
			live.take(inputs.next());
		}
		assertThat(live.restarts).isGreaterThan(20);
		assertThat(live.replayed()).isEqualTo(live.events);
	}

	private static SimulatedGame sgf(String text) throws SgfException {
		return SimulatedGame.of(SgfReader.read(text.getBytes(java.nio.charset.StandardCharsets.UTF_8)).get(0));
	}

	/** A bridge in memory: gives ticks, loses up to a second of quiet readings when it is cut off, and begins again. */
	private static final class LiveTable {
		private final SessionSettings settings;
		private final Random random;
		private final List<GameEvent> events = new ArrayList<>();
		private final List<Input> log = new ArrayList<>();
		private final List<Input> quiet = new ArrayList<>();
		private GameSession session;
		private long shift;
		private int restarts;

		LiveTable(SessionSettings settings, Random random) {
			this.settings = settings;
			this.random = random;
			this.session = new GameSession(settings, PolicyFiles.POLICIES);
		}

		void take(Input input) {
			if (random.nextInt(150) == 0 && input instanceof Input.Reading) {
				restart(input.t());
			}
			Input shifted = shifted(input);
			while (session.nextDeadline().orElse(Long.MAX_VALUE) < shifted.t() && random.nextInt(3) > 0) {
				give(new Input.Tick(
						Math.min(shifted.t(), session.nextDeadline().getAsLong() + 1 + random.nextInt(40))));
			}
			give(shifted);
		}

		private void give(Input input) {
			List<GameEvent> caused = session.accept(input);
			events.addAll(caused);
			if (!(input instanceof Input.Tick) || !caused.isEmpty()) {
				quiet.add(input);
			}
			if (!caused.isEmpty() || !(input instanceof Input.Reading) || input.t() - quiet.get(0).t() >= 1000) {
				log.addAll(quiet);
				quiet.clear();
			}
		}

		private void restart(long t) {
			restarts++;
			quiet.clear();
			session = new GameSession(settings, PolicyFiles.POLICIES, events);
			long gap = random.nextBoolean() ? 0 : random.nextInt(100_000);
			shift += gap;
			give(new Input.Restarted(t + shift));
		}

		private Input shifted(Input input) {
			return switch (input) {
				case Input.Reading reading ->
					new Input.Reading(reading.t() + shift, reading.at() + shift, reading.snapshot());
				case Input.Declared said ->
					new Input.Declared(said.t() + shift, said.declaration(), said.toPlay(), said.by());
				case Input.DetailsGiven given -> new Input.DetailsGiven(given.t() + shift, given.details());
				case Input.Ended ended -> new Input.Ended(ended.t() + shift);
				default -> throw new IllegalArgumentException(input.toString());
			};
		}

		List<GameEvent> replayed() {
			GameSession again = new GameSession(settings, PolicyFiles.POLICIES);
			List<GameEvent> replayed = new ArrayList<>();
			log.forEach(input -> replayed.addAll(again.accept(input)));
			return replayed;
		}
	}
}
