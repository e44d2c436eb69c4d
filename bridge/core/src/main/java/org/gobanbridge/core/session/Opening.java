package org.gobanbridge.core.session;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.gobanbridge.core.board.PointState;
import org.gobanbridge.core.game.GameDetails;
import org.gobanbridge.core.game.Setup;
import org.gobanbridge.core.steady.SteadyBoard;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.Point;
import org.gobanbridge.rules.StarPoints;
import org.gobanbridge.rules.score.Ruleset;

/**
 * What the first stones on the board mean (FORMATS 3): set-up, handicap, seat stones, or moves already. It looks at the
 * whole board each time, in the order in which the stones came.
 */
final class Opening {

	/** How a game begins. Stones beyond the set-up are moves. */
	record Start(Setup setup, int handicap, Color toPlay) {
		/** Whether stones of both colours lie there before the first move. */
		boolean hasSeatStones() {
			return !setup.black().isEmpty() && !setup.white().isEmpty();
		}
	}

	/** What the stones on the board amount to. */
	sealed interface Reading {
	}

	/** A game begins like this. */
	record Begins(Start start) implements Reading {
	}

	/** It may become the beginning of a game. */
	record Incomplete() implements Reading {
	}

	/** Some seat stones lie there, and more may come. */
	record SeatStones() implements Reading {
	}

	/** It is no beginning of a game: the colours are being drawn, or a bowl was tipped out. */
	record Nothing() implements Reading {
	}

	/** A stone that came between two moments, as far as the readings tell. */
	private record Stone(Point point, Color color, long seen, long earliest, long latest) {
	}

	/** Up to so many stones of both colours that lay there before anything was read may be the first moves. */
	private static final int FEW = 4;

	private final Grid grid;
	private final GameDetails details;
	private final List<Stone> stones = new ArrayList<>();

	private Opening(SteadyBoard board, GameDetails details) {
		this.grid = board.grid();
		this.details = details;
		List<Integer> seen = IntStream.range(0, grid.pointCount()).filter(i -> board.at(i).isStone()).boxed()
				.sorted(Comparator.<Integer>comparingLong(board::seen).thenComparing(board::at).thenComparing(i -> i))
				.toList();
		for (int i : seen) {
			stones.add(new Stone(grid.point(i), colorOf(board.at(i), grid.point(i)), board.seen(i), board.earliest(i),
					board.latest(i)));
		}
	}

	/** A board that cannot tell colours leaves them to the set-up, the handicap and the turns. */
	private Color colorOf(PointState shown, Point point) {
		if (shown != PointState.STONE) {
			return shown == PointState.BLACK ? Color.BLACK : Color.WHITE;
		}
		Setup setup = details.setup().orElse(Setup.NONE);
		if (setup.black().contains(point) || setup.white().contains(point)) {
			return setup.black().contains(point) ? Color.BLACK : Color.WHITE;
		}
		int handicap = setup.isEmpty() ? details.handicap().orElse(0) : 0;
		if (handicap >= 2 && stones.size() < handicap) {
			return Color.BLACK;
		}
		Color first = details.toPlay().orElse(handicap >= 2 ? Color.WHITE : Color.BLACK);
		long turns = stones.stream().map(Stone::point)
				.filter(stone -> !setup.black().contains(stone) && !setup.white().contains(stone)).count()
				- (handicap >= 2 ? handicap : 0);
		return turns % 2 == 0 ? first : first.opponent();
	}

	/** What lies on the board now, given what is known of the game. */
	static Reading read(SteadyBoard board, GameDetails details) {
		return new Opening(board, details).read();
	}

	private Reading read() {
		Setup setup = details.setup().orElse(Setup.NONE);
		if (!setup.isEmpty()) {
			return withSetup(setup);
		}
		int handicap = details.handicap().orElse(0);
		if (handicap >= 2) {
			return withHandicap(handicap);
		}
		if (stones.isEmpty()) {
			return new Incomplete();
		}
		boolean announced = details.handicap().isPresent() || details.toPlay().isPresent();
		return announced ? withFirst(details.toPlay().orElse(Color.BLACK), handicap) : unannounced();
	}

	private Reading withSetup(Setup setup) {
		if (count(Color.BLACK, setup.black()) < setup.black().size()
				|| count(Color.WHITE, setup.white()) < setup.white().size()) {
			return new Incomplete();
		}
		List<Stone> others = stones.stream().filter(stone -> !isOf(setup, stone)).toList();
		Color after = setup.white().isEmpty()
				? Color.WHITE
				: others.stream().findFirst().map(Stone::color).orElse(Color.WHITE);
		Color first = details.toPlay().orElse(after);
		long setUp = stones.stream().filter(stone -> isOf(setup, stone)).mapToLong(Stone::seen).max()
				.orElse(Long.MIN_VALUE);
		if (!isAlternating(others, first) || others.stream().anyMatch(stone -> stone.seen() < setUp)) {
			return new Incomplete();
		}
		int handicap = setup.white().isEmpty() ? setup.black().size() : 0;
		return begins(setup, details.handicap().orElse(handicap), first);
	}

	private static boolean isOf(Setup setup, Stone stone) {
		return setup.black().contains(stone.point()) || setup.white().contains(stone.point());
	}

	private long count(Color color, List<Point> points) {
		return stones.stream().filter(stone -> stone.color() == color && points.contains(stone.point())).count();
	}

	private Reading withHandicap(int handicap) {
		List<Point> black = points(Color.BLACK);
		if (black.size() < handicap) {
			return new Incomplete();
		}
		return begins(new Setup(black.subList(0, handicap), List.of()), handicap, details.toPlay().orElse(Color.WHITE));
	}

	/** It is known who is to begin; the other side may have begun nevertheless. */
	private Reading withFirst(Color first, int handicap) {
		boolean otherBegan = isInTurn(first.opponent()) && !isInTurn(first);
		return begins(Setup.NONE, handicap, otherBegan ? first.opponent() : first);
	}

	private boolean isInTurn(Color first) {
		return (wereSeenComing() || stones.size() <= FEW) && isAlternating(stones, first);
	}

	private Reading unannounced() {
		if (areSeatStones(4)) {
			boolean asMoves = colors(0, 1, 2, 3).equals(List.of(Color.BLACK, Color.WHITE, Color.BLACK, Color.WHITE));
			if (!asMoves || stones.size() > 4 && stones.get(4).color() == Color.WHITE) {
				Setup seats = new Setup(points(Color.BLACK, 4), points(Color.WHITE, 4));
				Color first = stones.size() > 4 ? stones.get(4).color() : Color.WHITE;
				return begins(seats, 0, first);
			}
		}
		if (isInTurn(Color.BLACK)) {
			return begins(Setup.NONE, 0, Color.BLACK);
		}
		int blackFirst = 0;
		while (blackFirst < stones.size() && stones.get(blackFirst).color() == Color.BLACK) {
			blackFirst++;
		}
		if (blackFirst >= 2 && wereSeenComing()
				&& isAlternating(stones.subList(blackFirst, stones.size()), Color.WHITE)) {
			return begins(new Setup(points(Color.BLACK, blackFirst), List.of()), blackFirst, Color.WHITE);
		}
		if (isInTurn(Color.WHITE)) {
			return begins(Setup.NONE, 0, Color.WHITE);
		}
		return areSeatStones(stones.size()) ? new SeatStones() : new Nothing();
	}

	/** Whether one colour at least came after the board was first read, so that it is known which came first. */
	private boolean wereSeenComing() {
		return stones.stream().filter(stone -> stone.earliest() == Long.MIN_VALUE).map(Stone::color).distinct()
				.count() < 2;
	}

	/**
	 * Whether the stones can have come in turn: the times at which they came to light allow it. Of the stones that may be
	 * next, the one that must have come soonest is taken; no other choice succeeds where this one fails.
	 */
	private static boolean isAlternating(List<Stone> stones, Color first) {
		long ofFirst = stones.stream().filter(stone -> stone.color() == first).count();
		if (ofFirst != (stones.size() + 1) / 2) {
			return false;
		}
		List<Stone> left = new ArrayList<>(stones);
		for (Color side = first; !left.isEmpty(); side = side.opponent()) {
			Optional<Stone> next = next(left, side);
			if (next.isEmpty()) {
				return false;
			}
			left.remove(next.get());
		}
		return true;
	}

	/** The stone of this side that must have come soonest, of those before which no other must have come. */
	private static Optional<Stone> next(List<Stone> left, Color side) {
		Stone soonest = left.stream().min(Comparator.comparingLong(Stone::latest)).orElseThrow();
		long others = left.stream().filter(stone -> stone != soonest).mapToLong(Stone::latest).min()
				.orElse(Long.MAX_VALUE);
		return left.stream().filter(stone -> stone.color() == side)
				.filter(stone -> stone.earliest() < (stone == soonest ? others : soonest.latest()))
				.min(Comparator.comparingLong(Stone::latest));
	}

	/** Whether the first stones lie on corner stars, like colours on one diagonal. */
	private boolean areSeatStones(int count) {
		if (stones.size() < count || count > 4) {
			return false;
		}
		int edge = StarPoints.line(grid);
		int far = grid.size() + 1 - edge;
		if (far - edge < 2) {
			return false;
		}
		boolean blackRising = false;
		for (int n = 0; n < count; n++) {
			Stone stone = stones.get(n);
			Point point = stone.point();
			boolean corner = (point.column() == edge || point.column() == far)
					&& (point.row() == edge || point.row() == far);
			boolean rising = point.column() == edge == (point.row() == edge);
			boolean blackIfHere = stone.color() == Color.BLACK ? rising : !rising;
			if (!corner || n > 0 && blackIfHere != blackRising) {
				return false;
			}
			blackRising = blackIfHere;
		}
		return true;
	}

	private List<Color> colors(int... of) {
		return IntStream.of(of).mapToObj(n -> stones.get(n).color()).toList();
	}

	private List<Point> points(Color color) {
		return points(color, stones.size());
	}

	private List<Point> points(Color color, int amongFirst) {
		return stones.stream().limit(amongFirst).filter(stone -> stone.color() == color).map(Stone::point).toList();
	}

	private static Reading begins(Setup setup, int handicap, Color toPlay) {
		return new Begins(new Start(sorted(setup.black(), setup.white()), handicap, toPlay));
	}

	/** A start from whatever lies there (declared by a person); who moves first, unless that is said, the rules say. */
	static Start asItLies(SteadyBoard board, GameDetails details, Ruleset rules) {
		Opening opening = new Opening(board, details);
		Setup setup = sorted(opening.points(Color.BLACK), opening.points(Color.WHITE));
		int black = setup.black().size();
		boolean isHandicap = setup.white().isEmpty() && black >= 2;
		int handicap = details.handicap().orElse(isHandicap ? black : 0);
		Color first = isHandicap || handicap >= 2 ? rules.opening().firstWithHandicap() : rules.opening().first();
		return new Start(setup, handicap, details.toPlay().orElse(first));
	}

	private static Setup sorted(List<Point> black, List<Point> white) {
		return new Setup(black.stream().sorted().toList(), white.stream().sorted().toList());
	}
}
