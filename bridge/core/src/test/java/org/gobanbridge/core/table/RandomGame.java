package org.gobanbridge.core.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.Move;
import org.gobanbridge.rules.Position;
import org.gobanbridge.rules.history.Game;
import org.gobanbridge.rules.score.Rulesets;

/** Legal games without passes, at random, in which much is captured. */
public final class RandomGame {
	private RandomGame() {
	}

	/** The game after each of its moves, the first of which is the start. */
	public static List<Game> moments(Random random, int size, int moves) {
		Game game = Game.start(Position.empty(Grid.of(size)), Color.BLACK, Rulesets.DEFAULT.playing());
		List<Game> moments = new ArrayList<>(List.of(game));
		while (moments.size() <= moves) {
			Game now = game;
			int[] legal = IntStream.range(0, size * size).filter(i -> now.illegality(now.toPlay(), i).isEmpty())
					.toArray();
			if (legal.length == 0) {
				break;
			}
			game = game.play(new Move.Play(game.toPlay(), game.grid().point(legal[random.nextInt(legal.length)])));
			moments.add(game);
		}
		return moments;
	}

	/** A record as {@link Table#record} writes it. */
	public static String record(List<Move> moves) {
		return String.join(", ", moves.stream()
				.map(move -> move.color().symbol() + " "
						+ (move instanceof Move.Play play ? play.point().toString() : "pass"))
				.toList());
	}
}
