package org.gobanbridge.rules.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.gobanbridge.rules.AsciiBoard.board;
import static org.gobanbridge.rules.AsciiBoard.move;

import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.Illegality;
import org.gobanbridge.rules.Move;
import org.gobanbridge.rules.PlayingRules;
import org.gobanbridge.rules.Point;
import org.gobanbridge.rules.PointSet;
import org.gobanbridge.rules.Position;
import org.gobanbridge.rules.Repetition;
import org.gobanbridge.rules.Symmetry;
import org.gobanbridge.rules.history.Game;
import org.junit.jupiter.api.Test;

/** The fast board does what the careful one does. */
class PlayoutBoardTest {
	private static Position randomPosition(Random random, Grid grid) {
		Position position = Position.empty(grid);
		for (int n = random.nextInt(grid.pointCount()); n > 0; n--) {
			int index = random.nextInt(grid.pointCount());
			Color color = random.nextBoolean() ? Color.BLACK : Color.WHITE;
			if (position.isEmpty(index)) {
				position = position.play(color, index);
			}
		}
		return position;
	}

	private static void assertSame(PlayoutBoard fast, Game game) {
		assertThat(fast.position()).isEqualTo(game.position());
		assertThat(fast.toPlay()).isEqualTo(game.toPlay());
		assertThat(fast.capturedBy(Color.BLACK)).isEqualTo(game.capturedBy(Color.BLACK));
		assertThat(fast.capturedBy(Color.WHITE)).isEqualTo(game.capturedBy(Color.WHITE));
		int points = game.grid().pointCount();
		assertThat(fast.emptyCount()).isEqualTo(points - game.position().occupied().count());
		assertThat(IntStream.range(0, fast.emptyCount()).map(fast::emptyPoint).sorted().toArray())
				.isEqualTo(IntStream.range(0, points).filter(game.position()::isEmpty).toArray());
		for (int index = 0; index < points; index++) {
			assertThat(fast.isLegal(index))
					.as("%s at %s in%n%s", game.toPlay(), game.grid().point(index), game.position())
					.isEqualTo(game.illegality(game.toPlay(), index).isEmpty());
		}
		int[] kos = IntStream.range(0, points)
				.filter(index -> game.illegality(game.toPlay(), index).filter(Illegality.KO::equals).isPresent())
				.toArray();
		assertThat(fast.koPoint().stream().toArray()).isEqualTo(kos);
	}

	private static void playRandomly(Random random, PlayoutBoard fast, Game start, int moves) {
		Game game = start;
		assertSame(fast, game);
		for (int n = 0; n < moves; n++) {
			int choice = fast.emptyCount() == 0 ? -1 : fast.emptyPoint(random.nextInt(fast.emptyCount()));
			if (choice < 0 || random.nextInt(30) == 0 || !fast.isLegal(choice)) {
				fast.pass();
				game = game.play(new Move.Pass(game.toPlay()));
			} else {
				game = game.play(new Move.Play(game.toPlay(), game.grid().point(choice)));
				fast.play(choice);
			}
			assertSame(fast, game);
		}
	}

	@Property
	void itAgreesWithTheCarefulBoardThroughRandomGames(@ForAll long seed, @ForAll @IntRange(min = 2, max = 9) int size,
			@ForAll boolean suicide) {
		Game game = Game.start(Position.empty(Grid.of(size)), Color.BLACK,
				new PlayingRules(Repetition.SIMPLE_KO, suicide));
		playRandomly(new Random(seed), new PlayoutBoard(game.grid(), suicide), game, 3 * size * size / 2);
	}

	@Property(tries = 20)
	void itAgreesOnLargeBoardsToo(@ForAll long seed, @ForAll @IntRange(min = 13, max = 25) int size) {
		Game game = Game.start(Position.empty(Grid.of(size)), Color.BLACK,
				new PlayingRules(Repetition.SIMPLE_KO, false));
		playRandomly(new Random(seed), new PlayoutBoard(game.grid(), false), game, 100);
	}

	@Property
	void itGoesOnFromTheMiddleOfAGame(@ForAll long seed, @ForAll @IntRange(min = 2, max = 7) int size,
			@ForAll boolean suicide, @ForAll Color toPlay) {
		Random random = new Random(seed);
		Grid grid = Grid.of(size);
		Game game = Game.start(randomPosition(random, grid), toPlay, new PlayingRules(Repetition.SIMPLE_KO, suicide));
		for (int n = 0; n < 20; n++) {
			Game now = game;
			int[] legal = IntStream.range(0, size * size).filter(i -> now.illegality(now.toPlay(), i).isEmpty())
					.toArray();
			if (legal.length > 0) {
				game = game.play(new Move.Play(game.toPlay(), grid.point(legal[random.nextInt(legal.length)])));
			}
			assertSame(PlayoutBoard.of(game), game);
		}
		playRandomly(random, PlayoutBoard.of(game), game, 20);
	}

	@Property
	void aCopyGoesItsOwnWay(@ForAll long seed, @ForAll @IntRange(min = 2, max = 6) int size) {
		Random random = new Random(seed);
		Game game = Game.start(randomPosition(random, Grid.of(size)), Color.BLACK,
				new PlayingRules(Repetition.SIMPLE_KO, false));
		PlayoutBoard original = PlayoutBoard.of(game);
		PlayoutBoard copy = new PlayoutBoard(game.grid(), false);
		playRandomly(random, copy, Game.start(Position.empty(game.grid()), Color.BLACK, game.rules()), 15);
		copy.copyFrom(original);
		playRandomly(random, copy, game, 30);
		assertSame(original, game);
		copy.copyFrom(original);
		playRandomly(random, copy, game, 30);
	}

	@Test
	void itKnowsAKoThatIsOpenWhenItTakesOver() {
		Game ko = Game.start(board("""
				. X O . .
				X O . O .
				. X O . .
				. . . . .
				. . . . .
				"""), Color.BLACK, new PlayingRules(Repetition.SIMPLE_KO, false)).play(move("X C4"));
		PlayoutBoard fast = PlayoutBoard.of(ko);
		assertThat(fast.koPoint()).hasValue(ko.grid().index(Point.parse("B4")));
		fast.pass();
		assertThat(fast.koPoint()).isEmpty();
		assertThat(fast.passes()).isEqualTo(1);
	}

	@Test
	void itKeepsNoHistoryAndSaysSo() {
		Game game = Game.start(Position.empty(Grid.of(9)), Color.BLACK, new PlayingRules(Repetition.POSITIONAL, false));
		assertThatThrownBy(() -> PlayoutBoard.of(game)).hasMessageContaining("POSITIONAL");
	}

	@Test
	void eyesAreToldFromFalseEyesInTheMiddleAndAtTheEdge() {
		Position position = board("""
				. X . X X . X
				X X X X O X O
				. . . . . . .
				. X . . . X O
				X . X . X . X
				. X O . O X .
				. X . . . . .
				""");
		PointSet eyes = PointSet.of(position.grid(), List.of(Point.parse("A7"), Point.parse("C7"), Point.parse("B3")));
		PlayoutBoard fast = new PlayoutBoard(position.grid(), false);
		for (int number = 0; number < 16; number++) {
			Symmetry turned = new Symmetry(position.grid(), number % 8, number >= 8);
			fast.setUp(turned.of(position), turned.of(Color.BLACK));
			assertThat(PointSet.of(position.grid(), IntStream.range(0, 49).filter(fast::isEye).toArray()))
					.isEqualTo(turned.of(eyes));
		}
	}

	@Test
	void atTheEdgeOneEnemyOnADiagonalMakesAnEyeFalse() {
		Position position = board("""
				. X . X .
				. X X O .
				. . . . .
				. . . . .
				. . . . .
				""");
		for (int number = 0; number < 16; number++) {
			Symmetry turned = new Symmetry(position.grid(), number % 8, number >= 8);
			PlayoutBoard fast = new PlayoutBoard(position.grid(), false);
			fast.setUp(turned.of(position), turned.of(Color.BLACK));
			assertThat(IntStream.range(0, 25).filter(fast::isEye)).isEmpty();
		}
	}

	@Property(tries = 100)
	void whatIsSetUpOnAUsedBoardIsAsOnANewOne(@ForAll long seed, @ForAll @IntRange(min = 2, max = 7) int size) {
		Random random = new Random(seed);
		Game game = Game.start(Position.empty(Grid.of(size)), Color.BLACK,
				new PlayingRules(Repetition.SIMPLE_KO, false));
		PlayoutBoard fast = new PlayoutBoard(game.grid(), false);
		playRandomly(random, fast, game, 2 * size * size);
		Game other = Game.start(randomPosition(random, game.grid()), Color.WHITE, game.rules());
		fast.setUp(other.position(), Color.WHITE);
		playRandomly(random, fast, other, 20);
	}

	@Test
	void stonesWithoutLibertiesAreCarriedAlong() {
		Game game = Game.start(board("""
				X O . . .
				O . . . .
				. . . . .
				. . . . .
				. . . . .
				"""), Color.WHITE, new PlayingRules(Repetition.SIMPLE_KO, false));
		PlayoutBoard fast = PlayoutBoard.of(game);
		fast.play(24);
		assertSame(fast, game.play(move("O E1")));
	}
}
