package org.gobanbridge.benchmarks;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.gobanbridge.core.board.Snapshot;
import org.gobanbridge.core.game.GameEvent;
import org.gobanbridge.core.game.GameState;
import org.gobanbridge.core.game.Input;
import org.gobanbridge.core.game.RecordedMove;
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
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** What a reading of a 19x19 board costs the game logic when all of a sudden it is quite otherwise. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@State(Scope.Thread)
public class DisorderBenchmark {
	private static final Grid GRID = Grid.of(19);
	private static final int MOVES = 250;
	private static final long PERIOD = 200;
	private static final long MINUTE = 60_000;
	private static final int READINGS = 1 << 10;
	private static final int FIRST = 30;
	private static final int TRIES = 200;

	/** What has become of the board. */
	public enum Disorder {
		MIRRORED, HALF_GONE, COLORS_SWAPPED, TEN_ADDED;

		Position of(Position position) {
			PointSet black = position.stones(Color.BLACK);
			PointSet white = position.stones(Color.WHITE);
			return switch (this) {
				case MIRRORED -> Position.of(mirrored(black), mirrored(white));
				case HALF_GONE -> position.without(PointSet.of(GRID, position.occupied().indices()
						.filter(index -> index < GRID.pointCount() / 2).toArray()));
				case COLORS_SWAPPED -> Position.of(white, black);
				case TEN_ADDED -> added(position);
			};
		}

		private static PointSet mirrored(PointSet stones) {
			int size = GRID.size();
			return PointSet.of(GRID, stones.indices().map(i -> i / size * size + size - 1 - i % size).toArray());
		}

		/** Five stones of either side that might all be moves, and one stone gone, so that no order explains it. */
		private static Position added(Position position) {
			int[] empty = PointSet.all(GRID).minus(position.occupied()).indices().limit(10).toArray();
			Position with = position;
			for (int n = 0; n < empty.length; n++) {
				with = with.with(n % 2 == 0 ? Color.BLACK : Color.WHITE, PointSet.of(GRID, empty[n]));
			}
			return with.without(
					PointSet.of(GRID, position.occupied().indices().skip(MOVES / 4).findFirst().orElseThrow()));
		}
	}

	@Param
	Disorder disorder;

	@Param({"0", "0.003"})
	double noise;

	private Snapshot before;
	private final List<Snapshot> after = new ArrayList<>();
	private GameState state;

	@Setup
	public void setUp() {
		Game game = Game.start(Position.empty(GRID), Color.BLACK, Rulesets.DEFAULT.playing());
		SnapshotBenchmark.Table table = new SnapshotBenchmark.Table(GameState.of(GRID, List.of()), MINUTE);
		table.show(Snapshot.of(game.position()), SnapshotBenchmark.READINGS_A_MOVE);
		for (Move move : RandomGames.moves(GRID, 1, MOVES)) {
			game = game.play(move);
			table.show(Snapshot.of(game.position()), SnapshotBenchmark.READINGS_A_MOVE);
		}
		before = Snapshot.of(game.position());
		state = table.session.state();
		if (!state.position().equals(game.position())) {
			throw new IllegalStateException("the game was not recorded");
		}
		var misreader = new SnapshotBenchmark.Misreader(noise, new SplittableRandom(1));
		Position disordered = disorder.of(game.position());
		for (int n = 0; n < READINGS; n++) {
			after.add(misreader.read(disordered));
		}
	}

	/** The one of the first {@value #FIRST} readings of it that takes longest. */
	@Benchmark
	public List<GameEvent> worst(Upset upset) {
		return upset.next();
	}

	/** One more reading, when it has lain like this for a while. */
	@Benchmark
	public List<GameEvent> lying(Lying lying) {
		return lying.next();
	}

	/** A table at which the game has come to the disorder. */
	private SnapshotBenchmark.Table tableBefore() {
		SnapshotBenchmark.Table table = new SnapshotBenchmark.Table(state,
				state.lastMove().map(RecordedMove::seen).orElse(0L) + MINUTE);
		table.session.accept(new Input.Restarted(table.t));
		table.show(before, SnapshotBenchmark.READINGS_A_MOVE);
		return table;
	}

	/** The moment before the reading that takes longest. */
	@State(Scope.Thread)
	public static class Upset {
		private DisorderBenchmark benchmark;
		private int slowest;
		private SnapshotBenchmark.Table table;

		@Setup
		public void setUp(DisorderBenchmark of) {
			benchmark = of;
			long[] nanos = new long[FIRST];
			Arrays.fill(nanos, Long.MAX_VALUE);
			for (int n = 0; n < TRIES; n++) {
				SnapshotBenchmark.Table tried = benchmark.tableBefore();
				for (int k = 0; k < FIRST; k++) {
					long start = System.nanoTime();
					tried.show(benchmark.after.get(k));
					nanos[k] = Math.min(nanos[k], System.nanoTime() - start);
				}
			}
			slowest = IntStream.range(0, FIRST).boxed().max(Comparator.comparingLong(k -> nanos[k])).orElseThrow();
		}

		@Setup(Level.Invocation)
		public void show() {
			table = benchmark.tableBefore();
			benchmark.after.subList(0, slowest).forEach(table::show);
		}

		List<GameEvent> next() {
			return table.show(benchmark.after.get(slowest));
		}
	}

	/** The board as it lies in disorder, told to the referee and not put right. */
	@State(Scope.Thread)
	public static class Lying {
		private List<Snapshot> readings = List.of();
		private SnapshotBenchmark.Table table;
		private int next;

		@Setup
		public void setUp(DisorderBenchmark benchmark) {
			readings = benchmark.after;
			table = benchmark.tableBefore();
			readings.forEach(table::show);
		}

		List<GameEvent> next() {
			next = next + 1 & READINGS - 1;
			return table.show(readings.get(next));
		}
	}
}
