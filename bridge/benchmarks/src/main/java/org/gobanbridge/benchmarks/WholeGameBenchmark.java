package org.gobanbridge.benchmarks;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.gobanbridge.core.game.GameDetails;
import org.gobanbridge.core.game.GameState;
import org.gobanbridge.core.game.Input;
import org.gobanbridge.core.game.SessionSettings;
import org.gobanbridge.core.game.Setup;
import org.gobanbridge.core.session.GameSession;
import org.gobanbridge.drivers.simulated.Players;
import org.gobanbridge.drivers.simulated.ReadingStream;
import org.gobanbridge.drivers.simulated.SimulatedGame;
import org.gobanbridge.drivers.simulated.SimulationOptions;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * A game of 200 moves on 19x19, some fifteen minutes at the board, in games a second and (the counter) readings a second.
 */
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@State(Scope.Thread)
public class WholeGameBenchmark {
	private static final Grid GRID = Grid.of(19);

	/** Share of wrong readings; where there are any, hands are in the way too. */
	@Param({"0", "0.003"})
	double noise;

	private SimulationOptions options;
	private SimulatedGame game;
	private SessionSettings settings;
	private final List<Input> inputs = new ArrayList<>();

	/** What the board was read. */
	@AuxCounters(AuxCounters.Type.OPERATIONS)
	@State(Scope.Thread)
	public static class Count {
		public long readings;
	}

	@org.openjdk.jmh.annotations.Setup(Level.Trial)
	public void setUp() {
		options = SimulationOptions.DEFAULT.withNoise(noise).withHands(noise > 0);
		game = new SimulatedGame(GRID, Setup.NONE, Color.BLACK, List.copyOf(RandomGames.moves(GRID, 1, 200)),
				GameDetails.NONE,
				Optional.empty());
		ReadingStream stream = stream();
		settings = stream.settings();
		stream.forEachRemaining(inputs::add);
		int recorded = replay(new Count()).moves().size();
		if (recorded != game.moves().size()) {
			throw new IllegalStateException("of " + game.moves().size() + " moves " + recorded + " were recorded");
		}
	}

	private ReadingStream stream() {
		return new ReadingStream(Players.play(List.of(game), options), options);
	}

	/** Inputs that are there already, through the game logic. */
	@Benchmark
	public GameState replay(Count count) {
		GameSession session = new GameSession(settings, SnapshotBenchmark.POLICIES);
		for (Input input : inputs) {
			session.accept(input);
		}
		count.readings += inputs.size();
		return session.state();
	}

	/** People play, the board is read, the game logic judges. */
	@Benchmark
	public GameState simulateAndJudge(Count count) {
		ReadingStream stream = stream();
		GameSession session = new GameSession(stream.settings(), SnapshotBenchmark.POLICIES);
		while (stream.hasNext()) {
			session.accept(stream.next());
			count.readings++;
		}
		return session.state();
	}
}
