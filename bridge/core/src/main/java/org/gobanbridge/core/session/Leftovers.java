package org.gobanbridge.core.session;

import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.LongStream;
import org.gobanbridge.core.board.PointState;
import org.gobanbridge.core.game.RecordedMove;
import org.gobanbridge.core.game.TakenBack;
import org.gobanbridge.core.steady.SteadyBoard;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.Point;
import org.gobanbridge.rules.PointSet;

/**
 * Points where the board may go on showing what was there before, until it changes: captured stones that still lie
 * there (FORMATS 6, rank 4), and, until the next move and for a while after it, what a move left that was declared taken
 * back. After a restart they are found again from the events.
 */
final class Leftovers {
	private static final long NEVER = Long.MAX_VALUE;

	private enum Until {
		/** Until it shows something else. */
		CHANGED,
		/** Until the next move. */
		NEXT_MOVE,
		/** As long as the point is hidden. */
		IN_VIEW
	}

	/**
	 * What a point may go on showing.
	 *
	 * @param capturedBy
	 *            number of the move that captured the stone; empty if it is no captured stone
	 * @param until
	 *            until when it is excused, if it does not change before
	 * @param latest
	 *            it is excused no longer than until this moment; a captured stone is not told of before
	 */
	private record Leftover(PointState shown, OptionalInt capturedBy, Until until, long latest) {
		Leftover(PointState shown, OptionalInt capturedBy, Until until) {
			this(shown, capturedBy, until, NEVER);
		}

		static Leftover capturedBy(RecordedMove move) {
			Color taken = move.isSuicide() ? move.color() : move.color().opponent();
			return new Leftover(PointState.of(taken), OptionalInt.of(move.number()), Until.CHANGED);
		}

		static Leftover of(PointState shown) {
			return new Leftover(shown, OptionalInt.empty(), Until.NEXT_MOVE);
		}

		static Leftover untilInView(PointState shown) {
			return new Leftover(shown, OptionalInt.empty(), Until.IN_VIEW);
		}

		/** Until this moment at the latest, whatever it shows first. */
		static Leftover until(long latest) {
			return new Leftover(PointState.UNKNOWN, OptionalInt.empty(), Until.CHANGED, latest);
		}

		/** Whether it is to be put right, or trusted, and no captured stone. */
		boolean isRuled() {
			return until == Until.CHANGED && capturedBy.isEmpty();
		}
	}

	private final Grid grid;
	private final Map<Integer, Leftover> byPoint = new TreeMap<>();
	/** Captured stones that have been ruled on, and until when they are not told of again. */
	private final Map<Integer, Long> ruled = new TreeMap<>();

	Leftovers(Grid grid) {
		this.grid = grid;
	}

	void clear() {
		byPoint.clear();
		ruled.clear();
	}

	/** The captured stones of a move, which may lie where they were; a stone seen after the move is another one. */
	void captured(RecordedMove move, SteadyBoard board) {
		move.point().ifPresent(point -> byPoint.remove(grid.index(point)));
		for (Point point : move.captured()) {
			int index = grid.index(point);
			if (board.at(index) == PointState.UNKNOWN || board.seen(index) <= move.seen()) {
				byPoint.put(index, Leftover.capturedBy(move));
			}
		}
	}

	/** The next move has been played: what is left of those taken back is to be put right by this moment. */
	void playedOn(long latest) {
		byPoint.replaceAll((point, leftover) -> leftover.until() == Until.NEXT_MOVE
				? new Leftover(leftover.shown(), OptionalInt.empty(), Until.CHANGED, latest)
				: leftover);
	}

	/** The moves after this one are taken back, and the board already shows it. */
	void undone(int to) {
		byPoint.values().removeIf(leftover -> leftover.capturedBy().orElse(0) > to);
	}

	/** What was taken back left on the board, and took off it. */
	void takenBack(List<TakenBack> undone) {
		for (TakenBack step : undone) {
			takenBack(step.empty(), PointState.EMPTY);
			takenBack(step.black(), PointState.BLACK);
			takenBack(step.white(), PointState.WHITE);
		}
	}

	private void takenBack(List<Point> points, PointState shown) {
		points.forEach(point -> byPoint.put(grid.index(point), Leftover.of(shown)));
	}

	/** A stone that is assumed to lie on a hidden point. */
	void assumed(SteadyBoard board, int index) {
		byPoint.put(index, Leftover.untilInView(board.at(index)));
	}

	/** What the board shows first on these points a referee has said to be settled, until it changes. */
	void trust(PointSet points) {
		excuse(points, NEVER);
	}

	/** What the board shows first on these points is to be put right, and is excused until this moment. */
	void await(PointSet points, long latest) {
		excuse(points, latest);
	}

	/** Captured stones stay captured stones, and have to leave. */
	private void excuse(PointSet points, long latest) {
		points.indices().forEach(i -> {
			if (byPoint.putIfAbsent(i, Leftover.until(latest)) instanceof Leftover known
					&& known.capturedBy().isPresent()) {
				ruled.putIfAbsent(i, latest);
			}
		});
	}

	/** Whether a referee has ruled on one of these captured stones, and the time has not come to tell of it again. */
	boolean isRuledOn(PointSet captured, long now) {
		return captured.indices().anyMatch(i -> ruled.getOrDefault(i, now) > now);
	}

	/** Where something is to be put right. */
	PointSet awaited(long now) {
		return PointSet.of(grid,
				byPoint.entrySet().stream()
						.filter(entry -> isAwaited(entry.getValue().isRuled()
								? entry.getValue().latest()
								: ruled.getOrDefault(entry.getKey(), NEVER), now))
						.mapToInt(Map.Entry::getKey).toArray());
	}

	private static boolean isAwaited(long latest, long now) {
		return latest != NEVER && latest > now;
	}

	/** When something is excused no longer, if it has not changed before. */
	long nextLook(long now) {
		return LongStream.concat(byPoint.values().stream().mapToLong(Leftover::latest),
				ruled.values().stream().mapToLong(latest -> latest)).filter(latest -> latest > now).min().orElse(NEVER);
	}

	/**
	 * Forgets what is no longer shown.
	 *
	 * @param differences
	 *            where the board differs from the position; elsewhere a ruling has nothing to excuse
	 * @return where something was to be put right, and has not been in time
	 */
	PointSet lookAgain(SteadyBoard board, PointSet differences, long now) {
		PointSet overdue = PointSet.of(grid, byPoint.entrySet().stream()
				.filter(entry -> now >= entry.getValue().latest() && entry.getValue().shown() != PointState.UNKNOWN
						&& entry.getValue().shown() == board.at(entry.getKey()))
				.mapToInt(Map.Entry::getKey).toArray()).intersection(differences);
		byPoint.entrySet().removeIf(entry -> now >= entry.getValue().latest()
				&& (overdue.contains(entry.getKey()) || entry.getValue().shown() == PointState.UNKNOWN));
		PointSet hidden = board.hidden();
		byPoint.replaceAll((point, leftover) -> leftover.shown() == PointState.UNKNOWN
				? new Leftover(board.at(point), leftover.capturedBy(), leftover.until(), leftover.latest())
				: leftover);
		byPoint.entrySet().removeIf(entry -> {
			PointState shown = board.at(entry.getKey());
			boolean known = shown != PointState.UNKNOWN;
			boolean inView = entry.getValue().until() == Until.IN_VIEW && !hidden.contains(entry.getKey());
			boolean right = entry.getValue().isRuled() && known && !differences.contains(entry.getKey());
			return inView || right || shown != entry.getValue().shown() && shown != PointState.STONE && known;
		});
		ruled.keySet().retainAll(byPoint.keySet());
		return overdue;
	}

	/** Numbers of the moves of which captured stones still lie there. */
	SortedSet<Integer> moves() {
		SortedSet<Integer> moves = new TreeSet<>();
		byPoint.values().forEach(leftover -> leftover.capturedBy().ifPresent(moves::add));
		return moves;
	}

	/** Where captured stones of this move still lie. */
	PointSet ofMove(int number) {
		return PointSet.of(grid, byPoint.entrySet().stream()
				.filter(entry -> entry.getValue().capturedBy().equals(OptionalInt.of(number)))
				.mapToInt(Map.Entry::getKey).toArray());
	}

	/** Where the board is excused. */
	PointSet points() {
		return PointSet.of(grid, byPoint.keySet().stream().mapToInt(i -> i).toArray());
	}
}
