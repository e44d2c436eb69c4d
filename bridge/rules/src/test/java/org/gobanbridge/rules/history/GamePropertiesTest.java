package org.gobanbridge.rules.history;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.Move;
import org.gobanbridge.rules.PlayingRules;
import org.gobanbridge.rules.Position;
import org.gobanbridge.rules.Repetition;
import org.gobanbridge.rules.Symmetry;

/** What is true of every game, tried on random ones on small boards, where captures and kos are many. */
class GamePropertiesTest {
	private static final int MOVES = 80;

	/** A random legal game, every moment of it. */
	private static List<Game> randomGame(Random random, int size, PlayingRules rules, Color first) {
		Game game = Game.start(Position.empty(Grid.of(size)), first, rules);
		List<Game> moments = new ArrayList<>(List.of(game));
		for (int n = 0; n < MOVES; n++) {
			Game now = game;
			int[] legal = IntStream.range(0, size * size).filter(i -> now.illegality(now.toPlay(), i).isEmpty())
					.toArray();
			boolean pass = legal.length == 0 || random.nextInt(20) == 0;
			game = game.play(pass
					? new Move.Pass(game.toPlay())
					: new Move.Play(game.toPlay(), game.grid().point(legal[random.nextInt(legal.length)])));
			moments.add(game);
		}
		return moments;
	}

	@Property
	void turnedMirroredAndWithColoursSwappedAGameGoesTheSame(@ForAll long seed,
			@ForAll @IntRange(min = 2, max = 6) int size, @ForAll Repetition repetition, @ForAll boolean suicide,
			@ForAll @IntRange(max = 7) int symmetry,
			@ForAll boolean swapped) {
		PlayingRules rules = new PlayingRules(repetition, suicide);
		List<Game> games = randomGame(new Random(seed), size, rules, Color.BLACK);
		Symmetry mapping = new Symmetry(Grid.of(size), symmetry, swapped);
		Game image = Game.start(Position.empty(Grid.of(size)), mapping.of(Color.BLACK), rules);
		for (Game game : games) {
			if (game.lastMove().isPresent()) {
				image = image.play(mapping.of(game.lastMove().get()));
			}
			assertThat(image.position()).isEqualTo(mapping.of(game.position()));
			assertThat(image.capturedBy(mapping.of(Color.BLACK))).isEqualTo(game.capturedBy(Color.BLACK));
			for (int index = 0; index < size * size; index++) {
				assertThat(image.illegality(image.toPlay(), mapping.of(index)))
						.isEqualTo(game.illegality(game.toPlay(), index));
			}
		}
	}

	@Property
	void everyStonePlayedIsOnTheBoardOrCaptured(@ForAll long seed, @ForAll @IntRange(min = 2, max = 9) int size,
			@ForAll boolean suicide) {
		for (Game game : randomGame(new Random(seed), size, new PlayingRules(Repetition.POSITIONAL, suicide),
				Color.WHITE)) {
			for (Color color : Color.values()) {
				long played = game.moves().stream().filter(move -> move instanceof Move.Play && move.color() == color)
						.count();
				int there = game.position().stones(color).count();
				assertThat(there + game.capturedBy(color.opponent())).isEqualTo(played);
			}
		}
	}

	@Property
	void noStringIsEverWithoutALiberty(@ForAll long seed, @ForAll @IntRange(min = 2, max = 7) int size,
			@ForAll boolean suicide) {
		for (Game game : randomGame(new Random(seed), size, new PlayingRules(Repetition.SIMPLE_KO, suicide),
				Color.BLACK)) {
			for (Color color : Color.values()) {
				assertThat(game.position().strings(color))
						.noneMatch(string -> game.position().liberties(string).isEmpty());
			}
		}
	}

	@Property
	void undoLeadsBackThroughEveryMoment(@ForAll long seed, @ForAll @IntRange(min = 2, max = 7) int size,
			@ForAll Repetition repetition) {
		List<Game> games = randomGame(new Random(seed), size, new PlayingRules(repetition, false), Color.BLACK);
		Game game = games.getLast();
		for (int n = games.size() - 2; n >= 0; n--) {
			Move undone = game.lastMove().orElseThrow();
			game = game.undo().orElseThrow();
			assertThat(game).isSameAs(games.get(n));
			assertThat(game.illegality(undone)).isEmpty();
		}
		assertThat(game.undo()).isEmpty();
	}

	@Property
	void underSuperkoNoBoardComesBack(@ForAll long seed, @ForAll @IntRange(min = 2, max = 5) int size,
			@ForAll boolean suicide, @ForAll boolean situational) {
		Repetition repetition = situational ? Repetition.SITUATIONAL : Repetition.POSITIONAL;
		List<Game> games = randomGame(new Random(seed), size, new PlayingRules(repetition, suicide), Color.BLACK);
		assertThat(games.stream().filter(game -> !(game.lastMove().orElse(null) instanceof Move.Pass))
				.map(game -> game.position().text() + (situational ? game.toPlay() : ""))).doesNotHaveDuplicates();
	}

	@Property
	void theLatestEqualBoardOfTheWholeHistoryIsFound(@ForAll long seed, @ForAll @IntRange(min = 2, max = 5) int size,
			@ForAll boolean suicide) {
		List<Game> games = randomGame(new Random(seed), size, new PlayingRules(Repetition.SIMPLE_KO, suicide),
				Color.BLACK);
		for (int n = 1; n < games.size(); n++) {
			Game game = games.get(n);
			boolean pass = game.lastMove().orElseThrow() instanceof Move.Pass;
			List<Game> same = games.subList(0, n).stream()
					.filter(earlier -> !pass && earlier.position().equals(game.position())).toList();
			assertThat(game.repeats(Repetition.POSITIONAL)).isEqualTo(latest(same));
			assertThat(game.repeats(Repetition.SITUATIONAL))
					.isEqualTo(latest(same.stream().filter(earlier -> earlier.toPlay() == game.toPlay()).toList()));
		}
	}

	private static OptionalInt latest(List<Game> games) {
		return games.stream().mapToInt(Game::moveNumber).max();
	}
}
