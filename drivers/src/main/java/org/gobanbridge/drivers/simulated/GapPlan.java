package org.gobanbridge.drivers.simulated;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.LongSupplier;
import org.gobanbridge.core.board.PointState;
import org.gobanbridge.core.game.Input;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.Move;

/**
 * Chooses the spans in which nothing is read: three an hour anywhere, and about one in forty moves where two to six
 * moves fall into it. What was played can always be worked out from what lies there afterwards, but for the order of
 * stones of one colour: nothing is declared around a gap, and nothing goes wrong; no stone that was put down in it, or shortly before, is gone
 * when it ends, and none stands on a point of which the record alone says that it was empty in between.
 */
final class GapPlan {
	private static final long SHORTEST = 2000;
	private static final long LONGEST = 10_000;
	private static final int MOST_MOVES = 6;
	private static final double PER_HOUR = 3;
	private static final int MOVES_A_LIVELY_GAP = 40;
	private static final int TRIES = 25;
	/** Between gaps. */
	private static final long APART = 20_000;
	/** The first moves decide how a game starts; they are read. */
	private static final int FIRST_MOVES = 4;
	/** No longer does a hand need from its side of the table until its stone is down. */
	private static final long HAND_ON_ITS_WAY = 1200;

	private final TableLog log;
	private final SimulationOptions options;
	private final Dice dice;
	private final List<Stone> stones;
	private final List<Span> gaps = new ArrayList<>();

	/**
	 * A stone played.
	 *
	 * @param emptied
	 *            when its point last became empty before it; far in the past if it always was
	 * @param gone
	 *            when it left the board again; never = far in the future
	 */
	private record Stone(int number, int index, long down, long emptied, long gone) {
	}

	GapPlan(TableLog log, SimulationOptions options) {
		this.log = log;
		this.options = options;
		this.dice = new Dice(options.seed(), "gaps");
		this.stones = stones(log);
	}

	private static List<Stone> stones(TableLog log) {
		Grid grid = log.grid();
		List<List<BoardChange>> ofPoint = new ArrayList<>();
		for (int i = 0; i < grid.pointCount(); i++) {
			ofPoint.add(new ArrayList<>());
		}
		log.changes().forEach(change -> ofPoint.get(change.index()).add(change));
		List<Stone> stones = new ArrayList<>();
		for (TrueMove move : log.moves()) {
			if (move.move() instanceof Move.Play play) {
				int index = grid.index(play.point());
				List<BoardChange> changes = ofPoint.get(index);
				long emptied = changes.stream().filter(change -> change.t() < move.t()).mapToLong(BoardChange::t).max()
						.orElse(Long.MIN_VALUE / 2);
				long gone = changes.stream()
						.filter(change -> change.t() > move.t() && change.state() == PointState.EMPTY)
						.mapToLong(BoardChange::t).min().orElse(Long.MAX_VALUE / 2);
				stones.add(new Stone(move.number(), index, move.t(), emptied, gone));
			}
		}
		return stones;
	}

	/** The gaps of a table that is watched until {@code end}, in order. */
	List<Span> gaps(long end) {
		int dull = (int) (PER_HOUR * end / 3_600_000 + dice.fraction());
		for (int i = 0; i < dull; i++) {
			tryFor(() -> (long) (dice.fraction() * end), 0);
		}
		int lively = Math.max(1, stones.size() / MOVES_A_LIVELY_GAP);
		for (int i = 0; i < lively && !stones.isEmpty(); i++) {
			tryFor(() -> stones.get(dice.between(0, stones.size() - 1)).down - dice.millis(50, 1500), 2);
		}
		gaps.sort(Comparator.comparingLong(Span::from));
		return List.copyOf(gaps);
	}

	private void tryFor(LongSupplier start, int fewestMoves) {
		for (int i = 0; i < TRIES; i++) {
			long from = start.getAsLong();
			Span gap = new Span(from, from + dice.millis(SHORTEST, LONGEST));
			if (fits(gap, fewestMoves)) {
				gaps.add(gap);
				return;
			}
		}
	}

	private boolean fits(Span gap, int fewestMoves) {
		long settle = options.settleMillis();
		long before = gap.from() - settle;
		long after = gap.to() + settle;
		boolean apart = gaps.stream()
				.allMatch(other -> gap.from() > other.to() + APART || gap.to() < other.from() - APART);
		boolean silent = log.words().stream().mapToLong(Input::t)
				.allMatch(t -> t < gap.from() - 500 || t > after + 2000);
		boolean inOrder = log.incidents().stream().allMatch(incident -> after + 2000 < incident.t() - settle
				|| before > incident.righted().orElse(Long.MAX_VALUE / 2) + settle);
		if (gap.from() < settle || !apart || !silent || !inOrder) {
			return false;
		}
		List<Stone> near = stones.stream().filter(stone -> stone.down >= before && stone.down < after).toList();
		long inside = near.stream().filter(stone -> gap.contains(stone.down)).count();
		return inside >= fewestMoves && near.size() <= MOST_MOVES
				&& near.stream().allMatch(stone -> stone.number > FIRST_MOVES && leavesATrace(stone, gap));
	}

	/** Whether this stone, put down near the gap, is known from what is seen before and after it. */
	private boolean leavesATrace(Stone stone, Span gap) {
		long settle = options.settleMillis();
		if (stone.down < gap.to() && stone.gone < gap.to() + settle + HAND_ON_ITS_WAY) {
			return false;
		}
		if (stone.emptied > gap.from() - settle) {
			return false;
		}
		long nextOwn = nextOwn(stone);
		if (stone.down < gap.from() && gap.contains(nextOwn)
				&& !log.inView(stone.index, stone.down, gap.from(), options.glimpseMillis())) {
			return false;
		}
		if (stone.down < gap.to() && nextOwn >= gap.to() && !log.inView(stone.index, Math.max(stone.down, gap.to()),
				nextOwn - HAND_ON_ITS_WAY, options.glimpseMillis())) {
			return false;
		}
		return stone.down >= gap.to()
				|| log.inView(stone.index, gap.to(), stone.gone - HAND_ON_ITS_WAY, options.settleMillis());
	}

	/** When the same side played its next stone, if the sides alternated. */
	private long nextOwn(Stone stone) {
		int at = stones.indexOf(stone);
		return at + 2 < stones.size() ? stones.get(at + 2).down : Long.MAX_VALUE / 2;
	}
}
