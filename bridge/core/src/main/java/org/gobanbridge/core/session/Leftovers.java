package org.gobanbridge.core.session;

import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.gobanbridge.core.board.PointState;
import org.gobanbridge.core.game.RecordedMove;
import org.gobanbridge.core.steady.SteadyBoard;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.Point;
import org.gobanbridge.rules.PointSet;

/**
 * Points where the board may go on showing what was there before, until it changes: captured stones that still lie there
 * (FORMATS 6, rank 4), and stones of a move that was declared taken back.
 */
final class Leftovers {
	/** What is left over are not the captured stones of a move. */
	private static final int NO_CAPTURE = 0;

	/**
	 * @param untilInView
	 *            it is excused only as long as the point is hidden
	 */
	private record Leftover(PointState shown, int move, boolean untilInView) {
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
		PointState shown = PointState.of(move.color().opponent());
		for (Point point : move.captured()) {
			int index = grid.index(point);
			if (board.at(index) == PointState.UNKNOWN || board.seen(index) <= move.seen()) {
				byPoint.put(index, new Leftover(shown, move.number(), false));
			}
		}
	}

	/** The moves after this one are taken back, and the board already shows it. */
	void undone(int to) {
		byPoint.values().removeIf(leftover -> leftover.move() > to);
	}

	/** Everything in which the board differs from the position after a take-back. */
	void takenBack(SteadyBoard board, PointSet differences) {
		byPoint.clear();
		differences.indices().forEach(i -> byPoint.put(i, new Leftover(board.at(i), NO_CAPTURE, false)));
	}

	/** The same, found again after a restart: what the turns taken back left on the board, and took off it. */
	void takenBack(List<RecordedMove> undone) {
		for (RecordedMove move : undone) {
			PointState shown = PointState.of(move.color());
			move.captured().forEach(
					point -> byPoint.put(grid.index(point), new Leftover(PointState.EMPTY, NO_CAPTURE, false)));
			move.point().ifPresent(point -> byPoint.put(grid.index(point), new Leftover(shown, NO_CAPTURE, false)));
		}
	}

	/** A stone that is assumed to lie on a hidden point. */
	void assumed(SteadyBoard board, int index) {
		byPoint.put(index, new Leftover(board.at(index), NO_CAPTURE, true));
	}

	/** Forgets what is no longer shown. */
	void lookAgain(SteadyBoard board) {
		PointSet hidden = board.hidden();
		byPoint.entrySet().removeIf(entry -> {
			PointState now = board.at(entry.getKey());
			boolean shownAgain = entry.getValue().untilInView() && !hidden.contains(entry.getKey());
			return shownAgain
					|| now != entry.getValue().shown() && now != PointState.STONE && now != PointState.UNKNOWN;
		});
	}

	/** Moves of which captured stones still lie there. */
	SortedSet<Integer> moves() {
		SortedSet<Integer> moves = new TreeSet<>();
		byPoint.values().forEach(leftover -> moves.add(leftover.move()));
		return moves;
	}

	PointSet points() {
		return PointSet.of(grid, byPoint.keySet().stream().mapToInt(i -> i).toArray());
	}

	boolean isEmpty() {
		return byPoint.isEmpty();
	}
}
