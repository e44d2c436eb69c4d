package org.gobanbridge.core.session;

import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.gobanbridge.core.board.PointState;
import org.gobanbridge.core.game.RecordedMove;
import org.gobanbridge.core.steady.SteadyBoard;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.Point;
import org.gobanbridge.rules.PointSet;

/**
 * Points where the board may go on showing what was there before, until it changes: captured stones that still lie
 * there (FORMATS 6, rank 4), and, until the next move, what a move left that was declared taken back. After a restart
 * they are found again from the events.
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
	 *            it is excused no longer than until this moment
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

		static Leftover trusted(PointState shown) {
			return new Leftover(shown, OptionalInt.empty(), Until.CHANGED);
		}
	}

	private final Grid grid;
	private final Map<Integer, Leftover> byPoint = new TreeMap<>();

	Leftovers(Grid grid) {
		this.grid = grid;
	}

	void clear() {
		byPoint.clear();
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

	/** The next move has been played: whoever took back the last one has had his time to make the board follow. */
	void playedOn() {
		byPoint.values().removeIf(leftover -> leftover.until() == Until.NEXT_MOVE);
	}

	/** The moves after this one are taken back, and the board already shows it. */
	void undone(int to) {
		byPoint.values().removeIf(leftover -> leftover.capturedBy().orElse(0) > to);
	}

	/** Everything in which the board differs from the position after a take-back. */
	void takenBack(SteadyBoard board, PointSet differences) {
		byPoint.clear();
		differences.indices().forEach(i -> byPoint.put(i, Leftover.of(board.at(i))));
	}

	/** The same, found again after a restart: what the turns taken back left on the board, and took off it. */
	void takenBack(List<RecordedMove> undone) {
		for (RecordedMove move : undone) {
			move.captured().forEach(point -> byPoint.put(grid.index(point), Leftover.of(PointState.EMPTY)));
			move.point().ifPresent(
					point -> byPoint.put(grid.index(point), Leftover.of(PointState.of(move.color()))));
		}
	}

	/** A stone that is assumed to lie on a hidden point. */
	void assumed(SteadyBoard board, int index) {
		byPoint.put(index, Leftover.untilInView(board.at(index)));
	}

	/** What the board shows on these points is known and settled. */
	void trust(SteadyBoard board, PointSet points) {
		points.indices().forEach(i -> byPoint.put(i, Leftover.trusted(board.at(i))));
	}

	/** The same, but for no longer than until this moment. */
	void trustUntil(SteadyBoard board, PointSet points, long latest) {
		points.indices().forEach(
				i -> byPoint.put(i, new Leftover(board.at(i), OptionalInt.empty(), Until.CHANGED, latest)));
	}

	/** Where something is to be put right. */
	PointSet awaited() {
		return PointSet.of(grid, byPoint.entrySet().stream().filter(entry -> entry.getValue().latest() != NEVER)
				.mapToInt(Map.Entry::getKey).toArray());
	}

	/** When something is excused no longer, if it has not changed before. */
	long nextLook() {
		return byPoint.values().stream().mapToLong(Leftover::latest).min().orElse(NEVER);
	}

	/** The same, found again after a restart: whatever they show first. */
	void trust(PointSet points) {
		points.indices().forEach(i -> byPoint.putIfAbsent(i, Leftover.trusted(PointState.UNKNOWN)));
	}

	/** Forgets what is no longer shown. */
	void lookAgain(SteadyBoard board, long now) {
		byPoint.values().removeIf(leftover -> now >= leftover.latest());
		PointSet hidden = board.hidden();
		byPoint.replaceAll((point, leftover) -> leftover.shown() == PointState.UNKNOWN
				? new Leftover(board.at(point), leftover.capturedBy(), leftover.until(), leftover.latest())
				: leftover);
		byPoint.entrySet().removeIf(entry -> {
			PointState shown = board.at(entry.getKey());
			boolean inView = entry.getValue().until() == Until.IN_VIEW && !hidden.contains(entry.getKey());
			return inView
					|| shown != entry.getValue().shown() && shown != PointState.STONE && shown != PointState.UNKNOWN;
		});
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
