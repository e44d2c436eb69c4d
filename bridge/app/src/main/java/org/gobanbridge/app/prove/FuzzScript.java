package org.gobanbridge.app.prove;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.gobanbridge.core.board.PointState;
import org.gobanbridge.core.board.Seat;
import org.gobanbridge.core.game.Declaration;
import org.gobanbridge.core.game.GameState;
import org.gobanbridge.core.game.Input;
import org.gobanbridge.core.game.SessionSettings;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.Illegality;
import org.gobanbridge.rules.Move;
import org.gobanbridge.rules.PointSet;
import org.gobanbridge.rules.history.Game;

/**
 * One sequence of inputs by chance: some play that might be a game, some mess, and what people say in between. It is made
 * as it goes, so that the play follows what the session makes of it. NOT thread safe.
 */
final class FuzzScript {
	private static final long[] PERIODS = {50, 100, 200, 200, 200, 400, 1000};
	private static final double[] NOISES = {0, 0, 0, 0.003, 0.01, 0.05};
	private static final int FEWEST_ACTS = 4;
	private static final int MORE_ACTS = 20;

	private final SplittableRandom random;
	private final Grid grid;
	private final SessionSettings settings;
	private final FuzzTable table;
	private final FuzzWords words;
	private final long period;
	/** How many of a hundred acts are no orderly play. */
	private final int mess;
	private long t;
	private long lag;

	FuzzScript(long seed) {
		this.random = new SplittableRandom(seed);
		int kind = random.nextInt(10);
		this.grid = Grid
				.of(kind < 6 ? 5 + random.nextInt(5) : kind < 8 ? 10 + random.nextInt(4) : 14 + random.nextInt(12));
		this.table = new FuzzTable(grid, random, NOISES[random.nextInt(NOISES.length)]);
		this.words = new FuzzWords(grid, random);
		this.period = PERIODS[random.nextInt(PERIODS.length)];
		this.mess = List.of(5, 15, 40, 80).get(random.nextInt(4));
		Optional<Seat> seat = random.nextInt(3) == 0
				? Optional.empty()
				: Optional.of(random.nextBoolean() ? Seat.NORTH : Seat.SOUTH);
		this.settings = new SessionSettings(grid, random.nextInt(8) == 0, seat, words.details());
	}

	SessionSettings settings() {
		return settings;
	}

	/** All inputs, one after another; what the session makes of one decides on the next. */
	void play(FuzzRun run) {
		Act act = new Act(run);
		if (random.nextInt(3) > 0) {
			act.hold(2 + random.nextInt(8));
		}
		int acts = FEWEST_ACTS + random.nextInt(MORE_ACTS);
		for (int n = 0; n < acts; n++) {
			act.one();
		}
		run.take(new Input.Ended(t + random.nextInt(3000)));
	}

	/** What is done next. */
	private final class Act {
		private final FuzzRun run;

		Act(FuzzRun run) {
			this.run = run;
		}

		private GameState state() {
			return run.state();
		}

		void one() {
			if (random.nextInt(100) < mess) {
				disturb();
			} else {
				play();
			}
			if (random.nextInt(5) > 0) {
				hold(random.nextInt(4) == 0 ? random.nextInt(40) : random.nextInt(9));
			}
		}

		/** The board is read so often, at about the usual distance. */
		void hold(int readings) {
			for (int n = 0; n < readings; n++) {
				t += period + random.nextInt(30);
				long at = random.nextInt(60) == 0 ? t - random.nextInt(2000) : t - lag;
				run.take(new Input.Reading(t, Math.max(0, at), table.read()));
			}
		}

		/** A few stones in their turns, and the captured ones off, mostly. */
		private void play() {
			table.clearAway();
			table.uncover();
			Game game = state().game();
			if (random.nextInt(6) > 0) {
				table.show(game.position());
			}
			for (int count = 1 + (random.nextInt(3) == 0 ? random.nextInt(6) : 0); count > 0; count--) {
				int index = interesting(game);
				if (game.illegality(game.toPlay(), index).isPresent()) {
					return;
				}
				Game after = game.playAssumeLegal(new Move.Play(game.toPlay(), grid.point(index)));
				table.put(index, game.toPlay());
				lift(after.lastCaptured());
				game = after;
				hold(count > 1 ? random.nextInt(4) : random.nextInt(9));
			}
		}

		private void lift(PointSet captured) {
			if (random.nextInt(4) == 0) {
				hold(random.nextInt(5));
			}
			switch (random.nextInt(10)) {
				case 0 -> {
				}
				case 1 -> captured.indices().filter(i -> random.nextBoolean())
						.forEach(i -> table.set(i, PointState.EMPTY));
				default -> table.lift(captured);
			}
		}

		/** Where the side to move may play: near stones, or where it captures. */
		private int interesting(Game game) {
			Color side = game.toPlay();
			int index = words.empty(game, side);
			for (int n = 0; n < 6; n++) {
				int other = words.empty(game, side);
				boolean better = game.illegality(side, other).isEmpty()
						&& !game.position().captures(side, other).isEmpty();
				index = better ? other : index;
			}
			return index;
		}

		private void disturb() {
			GameState state = state();
			switch (random.nextInt(24)) {
				case 0, 1 -> illegal(state.game());
				case 2, 3 -> stones(1 + random.nextInt(3));
				case 4, 5 -> displace(state);
				case 6 -> lastStone(state);
				case 7 -> liftSome(state);
				case 8, 9 -> table.cover();
				case 10 -> table.uncover();
				case 11 -> table.scatter(0.02 + random.nextDouble() * random.nextDouble());
				case 12 -> upset();
				case 13, 14 -> table.show(state.position());
				case 15 -> table.show(state.gameAfter(random.nextInt(state.moves().size() + 1)).position());
				case 16 -> aside();
				case 17 -> gap();
				case 18 -> restart();
				case 19 -> run.take(words.ruled(t, state));
				case 20 -> run.take(words.lever(t));
				default -> run.take(words.any(t, state));
			}
		}

		/** A stone of either side where it may not be. */
		private void illegal(Game game) {
			Color color = random.nextInt(3) == 0 ? words.color() : game.toPlay();
			int[] wrong = IntStream.range(0, grid.pointCount())
					.filter(i -> game.illegality(color, i).filter(why -> why != Illegality.OCCUPIED).isPresent())
					.toArray();
			int index = wrong.length == 0 ? words.empty(game, color) : wrong[random.nextInt(wrong.length)];
			PointSet captured = game.position().isEmpty(index)
					? game.position().captures(color, index)
					: PointSet.none(grid);
			table.put(index, color);
			lift(captured);
		}

		private void stones(int count) {
			for (int n = 0; n < count; n++) {
				table.set(random.nextInt(grid.pointCount()), table.anything());
			}
		}

		private void displace(GameState state) {
			PointSet stones = state.position().occupied();
			for (int count = 1 + random.nextInt(3); count > 0 && !stones.isEmpty(); count--) {
				int from = anyOf(stones);
				int to = random.nextBoolean()
						? grid.neighbour(from, random.nextInt(grid.neighbourCount(from)))
						: random.nextInt(grid.pointCount());
				PointState stone = table.at(from);
				table.set(from, PointState.EMPTY);
				hold(random.nextInt(3));
				table.set(to, stone);
			}
		}

		private void lastStone(GameState state) {
			state.lastMove().flatMap(move -> move.point()).map(grid::index).ifPresent(index -> {
				PointState stone = table.at(index);
				table.set(index, PointState.EMPTY);
				hold(random.nextInt(12));
				table.set(random.nextBoolean() ? index : words.empty(state.game(), state.game().toPlay()), stone);
			});
		}

		private void liftSome(GameState state) {
			PointSet stones = state.position().occupied();
			if (!stones.isEmpty()) {
				int index = anyOf(stones);
				table.lift(random.nextBoolean() ? state.position().string(index) : PointSet.of(grid, index));
			}
		}

		private int anyOf(PointSet points) {
			int[] indices = points.indices().toArray();
			return indices[random.nextInt(indices.length)];
		}

		/** All of the board is otherwise than it was. */
		private void upset() {
			switch (random.nextInt(5)) {
				case 0 -> table.mirror();
				case 1 -> table.swapColors();
				case 2 -> table.halfGone();
				case 3 -> table.clear();
				default -> table.scatter(1);
			}
		}

		private void aside() {
			switch (random.nextInt(4)) {
				case 0 -> table.layBetween(words.color());
				case 1 -> table.clearAway();
				default -> table.layBeside(words.color());
			}
		}

		private void gap() {
			t += random.nextInt(10) == 0 ? random.nextInt(1_200_000) : random.nextInt(40_000);
			lag = random.nextInt(4) == 0 ? random.nextInt(400) : 0;
		}

		private void restart() {
			t += random.nextInt(3) == 0 ? random.nextInt(60_000) : 0;
			run.take(new Input.Restarted(t));
			if (random.nextBoolean()) {
				run.take(new Input.Declared(t, Declaration.RESUME, Optional.empty(), Optional.empty()));
			}
		}
	}
}
