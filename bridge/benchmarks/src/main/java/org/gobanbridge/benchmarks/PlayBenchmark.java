package org.gobanbridge.benchmarks;

import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.Move;
import org.gobanbridge.rules.PlayingRules;
import org.gobanbridge.rules.Position;
import org.gobanbridge.rules.Repetition;
import org.gobanbridge.rules.history.Game;
import org.gobanbridge.rules.play.Playout;
import org.gobanbridge.rules.play.PlayoutBoard;
import org.gobanbridge.rules.score.Rulesets;
import org.openjdk.jmh.annotations.AuxCounters;
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

/** Play and legality, in games a second and (the counter) moves a second. */
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@State(Scope.Thread)
public class PlayBenchmark {
	@Param({"9", "19"})
	int size;

	private PlayoutBoard board;
	private SplittableRandom random;
	private Playout playout;
	private List<Move.Play> moves;

	/** Turns taken, passes included. */
	@AuxCounters(AuxCounters.Type.OPERATIONS)
	@State(Scope.Thread)
	public static class Turns {
		public long moves;
	}

	@Setup
	public void setUp() {
		Grid grid = Grid.of(size);
		board = new PlayoutBoard(grid, false);
		random = new SplittableRandom(1);
		playout = new Playout(board, random);
		moves = RecordedGame.games(grid, 1).getFirst().moves();
	}

	/** A random game to its end on the board that is changed in place. */
	@Benchmark
	public int randomGame(Turns turns) {
		board.clear();
		int taken = RandomGames.play(board, random, 3 * size * size);
		turns.moves += taken;
		return taken;
	}

	/** A game to its end as the search for dead stones plays it: at random, but with ataris seen. */
	@Benchmark
	public int playout() {
		board.clear();
		playout.playToTheEnd();
		return board.emptyCount();
	}

	/** A given random game, move by move with its legality, through the immutable game that remembers its history. */
	@Benchmark
	public Game gameWithHistory(Turns turns) {
		return replay(Repetition.SIMPLE_KO, turns);
	}

	/** The same where no board may come twice. */
	@Benchmark
	public Game gameWithSuperko(Turns turns) {
		return replay(Repetition.POSITIONAL, turns);
	}

	private Game replay(Repetition repetition, Turns turns) {
		Game game = Game.start(Position.empty(Grid.of(size)), Color.BLACK, new PlayingRules(repetition, false));
		for (Move move : moves) {
			game = game.play(move);
		}
		turns.moves += moves.size();
		return game;
	}

	/** Which points of the board may be played, near the end of that game. */
	@Benchmark
	public int legalityOfAllPoints(LateGame late) {
		int legal = 0;
		for (int index = 0; index < size * size; index++) {
			legal += late.game.illegality(late.game.toPlay(), index).isEmpty() ? 1 : 0;
		}
		return legal;
	}

	/** A game two thirds as long as the board has points. */
	@State(Scope.Thread)
	public static class LateGame {
		Game game;

		@Setup
		public void setUp(PlayBenchmark benchmark) {
			game = Game.start(Position.empty(Grid.of(benchmark.size)), Color.BLACK, Rulesets.DEFAULT.playing());
			int size = benchmark.size;
			for (Move move : RandomGames.moves(Grid.of(size), 1, size * size * 2 / 3)) {
				game = game.play(move);
			}
		}
	}
}
