package org.gobanbridge.benchmarks;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.gobanbridge.core.board.Snapshot;
import org.gobanbridge.core.game.GameEvent;
import org.gobanbridge.core.game.GameState;
import org.gobanbridge.core.game.Input;
import org.gobanbridge.core.game.SessionSettings;
import org.gobanbridge.core.policy.Policies;
import org.gobanbridge.core.policy.Policy;
import org.gobanbridge.core.session.GameSession;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.Move;
import org.gobanbridge.rules.PointSet;
import org.gobanbridge.rules.Position;
import org.gobanbridge.rules.history.Game;
import org.gobanbridge.rules.score.Rulesets;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** What one reading of a 19x19 board costs the game logic, at five readings a second. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@State(Scope.Thread)
public class SnapshotBenchmark {
	static final Policies POLICIES = new Policies(List.of(Policy.silent("any")));
	private static final Grid GRID = Grid.of(19);
	private static final int MOVES = 200;
	private static final long PERIOD = 200;
	/** Enough readings for a stone to be steady. */
	static final int READINGS_A_MOVE = 6;

	@Param({"0", "0.003"})
	double noise;

	private List<Position> positions;
	private Misreader misreader;

	@Setup
	public void setUp() {
		misreader = new Misreader(noise, new SplittableRandom(1));
		positions = new ArrayList<>();
		Game game = Game.start(Position.empty(GRID), Color.BLACK, Rulesets.DEFAULT.playing());
		for (Move move : RandomGames.moves(GRID, 1, MOVES)) {
			game = game.play(move);
			positions.add(game.position());
		}
	}

	/** A session in which the first so many moves were seen. */
	private Table tableAfter(int moves) {
		Table table = new Table();
		table.show(Snapshot.of(Position.empty(GRID)), READINGS_A_MOVE);
		for (Position position : positions.subList(0, moves)) {
			table.show(Snapshot.of(position), READINGS_A_MOVE);
		}
		if (table.session.state().moves().size() != moves) {
			throw new IllegalStateException("of " + moves + " moves " + table.session.state().moves().size()
					+ " were recorded");
		}
		return table;
	}

	/** One more reading of a board on which nothing has changed; with noise, about one point of it is wrong. */
	@Benchmark
	public List<GameEvent> unchanged(Quiet quiet) {
		return quiet.next();
	}

	/** All the readings of a move, from the first that shows the stone to the one that puts it into the record. */
	@Benchmark
	@OutputTimeUnit(TimeUnit.MICROSECONDS)
	public Table move(Busy busy) {
		return busy.next();
	}

	/** A session and its time. */
	public static final class Table {
		final GameSession session;
		long t;

		/** A table at which nothing has been seen. */
		Table() {
			this(GameState.of(GRID, List.of()), 0);
		}

		/** One at which a game goes on. */
		Table(GameState state, long t) {
			this.session = new GameSession(SessionSettings.of(GRID), POLICIES, state);
			this.t = t;
		}

		List<GameEvent> show(Snapshot snapshot) {
			t += PERIOD;
			return session.accept(new Input.Reading(t, t, snapshot));
		}

		void show(Snapshot snapshot, int times) {
			for (int i = 0; i < times; i++) {
				show(snapshot);
			}
		}
	}

	/** A game in which the players think. */
	@State(Scope.Thread)
	public static class Quiet {
		private static final int READINGS = 1 << 12;

		private final List<Snapshot> readings = new ArrayList<>();
		private Table table;
		private int next;

		@Setup
		public void setUp(SnapshotBenchmark benchmark) {
			table = benchmark.tableAfter(MOVES / 2);
			for (int i = 0; i < READINGS; i++) {
				readings.add(benchmark.misreader.read(benchmark.positions.get(MOVES / 2 - 1)));
			}
		}

		List<GameEvent> next() {
			next = next + 1 & READINGS - 1;
			return table.show(readings.get(next));
		}
	}

	/** A game in which stone follows stone; after the last it begins again. */
	@State(Scope.Thread)
	public static class Busy {
		private final List<Snapshot> readings = new ArrayList<>();
		private Table table = new Table();
		private int next = MOVES;

		@Setup
		public void setUp(SnapshotBenchmark benchmark) {
			for (Position position : benchmark.positions) {
				for (int i = 0; i < READINGS_A_MOVE; i++) {
					readings.add(benchmark.misreader.read(position));
				}
			}
		}

		Table next() {
			if (next == MOVES) {
				table = new Table();
				table.show(Snapshot.of(Position.empty(GRID)), READINGS_A_MOVE);
				next = 0;
			}
			for (int i = 0; i < READINGS_A_MOVE; i++) {
				table.show(readings.get(next * READINGS_A_MOVE + i));
			}
			next++;
			return table;
		}
	}

	/** Reads a position, each point wrong with the same probability: as empty, black or white, whichever it is not. */
	record Misreader(double share, SplittableRandom random) {
		Snapshot read(Position position) {
			PointSet black = position.stones(Color.BLACK);
			PointSet white = position.stones(Color.WHITE);
			for (int index = 0; index < GRID.pointCount(); index++) {
				if (random.nextDouble() < share) {
					int truth = black.contains(index) ? 1 : white.contains(index) ? 2 : 0;
					int read = (truth + 1 + random.nextInt(2)) % 3;
					black = read == 1 ? black.with(index) : black.without(index);
					white = read == 2 ? white.with(index) : white.without(index);
				}
			}
			return Snapshot.of(black, white, PointSet.none(GRID), PointSet.none(GRID));
		}
	}
}
