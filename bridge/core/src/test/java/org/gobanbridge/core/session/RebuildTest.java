package org.gobanbridge.core.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.gobanbridge.core.game.GameEvent.IncidentUpdated;
import org.gobanbridge.core.incident.Remedy;
import org.gobanbridge.core.table.RandomGame;
import org.gobanbridge.core.table.Table;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.Point;
import org.gobanbridge.rules.Position;
import org.gobanbridge.rules.history.Game;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A bowl is tipped over the board, and people put the position together again. */
class RebuildTest {
	private static final int TIPPED = 25;
	private static final int SWEPT = 15;
	private static final double WRONG_READINGS = 0.003;

	@ParameterizedTest
	@ValueSource(longs = {1, 2, 3, 4, 5, 6})
	void aBoardThatWasTippedOverIsRebuiltStoneByStoneAndPlayGoesOn(long seed) {
		Random random = new Random(seed);
		Game game = RandomGame.moments(random, 19, 90).getLast();
		Position agreed = game.position();
		Table table = Table.set(agreed.diagram(), game.toPlay());
		tip(table, agreed, random);
		noisy(table, random, 5_000);
		assertThat(table.incidents()).as("seed %s", seed).hasSize(1).first().asString().startsWith("scattered ");

		List<Remedy> toDo = new ArrayList<>(table.incident().remedy());
		assertThat(toDo).hasSizeGreaterThanOrEqualTo(TIPPED);
		Collections.shuffle(toDo, random);
		int lastLeft = toDo.size();
		for (Remedy step : toDo) {
			reach(table, step.point(), random);
			step.put().ifPresentOrElse(color -> table.put(color.symbol() + " " + step.point()),
					() -> table.lift(step.point().toString()));
			noisy(table, random, 1_400);
		}
		noisy(table, random, 4_000);
		assertThat(table.closed()).as("seed %s", seed).containsExactly("1 restored");
		for (IncidentUpdated update : table.events(IncidentUpdated.class)) {
			int left = update.incident().remedy().size();
			assertThat(left).as("steps left, seed %s", seed).isLessThanOrEqualTo(lastLeft + 1);
			lastLeft = left;
		}
		assertThat(table.events(IncidentUpdated.class)).hasSizeGreaterThan(toDo.size() / 2);
		assertThat(table.record()).as("seed %s", seed).isEmpty();

		Game after = table.state().game();
		int next = legal(after);
		Point point = after.grid().point(next);
		table.play(after.toPlay().symbol() + " " + point);
		assertThat(table.record()).as("seed %s", seed).isEqualTo(after.toPlay().symbol() + " " + point);
		assertThat(table.incidents()).as("seed %s", seed).hasSize(1);
	}

	/** Stones of a bowl lie about, and the board's own are swept off or away. */
	private static void tip(Table table, Position agreed, Random random) {
		Grid grid = agreed.grid();
		List<Integer> stones = new ArrayList<>();
		List<Integer> empty = new ArrayList<>();
		for (int i = 0; i < grid.pointCount(); i++) {
			(agreed.isEmpty(i) ? empty : stones).add(i);
		}
		Collections.shuffle(stones, random);
		Collections.shuffle(empty, random);
		stones.subList(0, SWEPT).forEach(i -> table.lift(grid.point(i).toString()));
		empty.subList(0, TIPPED).forEach(i -> table.put((random.nextInt(3) == 0 ? "X " : "O ") + grid.point(i)));
	}

	/** A hand comes in, covers what is around, and goes. */
	private static void reach(Table table, Point point, Random random) {
		Grid grid = table.grid();
		int index = grid.index(point);
		int column = index % grid.size();
		int row = index / grid.size();
		for (int i = 0; i < grid.pointCount(); i++) {
			if (Math.abs(i % grid.size() - column) <= 1 && i / grid.size() >= row - 1) {
				table.cover(grid.point(i).toString());
			}
		}
		noisy(table, random, 600);
		table.uncover();
	}

	/** Readings of which one point in three hundred is wrong. */
	private static void noisy(Table table, Random random, long millis) {
		for (int n = 0; n < millis / 200; n++) {
			for (int i = 0; i < table.grid().pointCount(); i++) {
				if (random.nextDouble() < WRONG_READINGS) {
					table.misread("XO.".charAt(random.nextInt(3)) + " " + table.grid().point(i));
				}
			}
			table.read(1);
		}
	}

	private static int legal(Game game) {
		for (int i = game.grid().pointCount() / 2; i < game.grid().pointCount(); i++) {
			if (game.illegality(game.toPlay(), i).isEmpty() && isQuiet(game, i)) {
				return i;
			}
		}
		throw new IllegalStateException("no quiet move");
	}

	/** A move that takes nothing, which would have to be taken off as well. */
	private static boolean isQuiet(Game game, int index) {
		Color color = game.toPlay();
		return game.position().captures(color, index).isEmpty();
	}
}
