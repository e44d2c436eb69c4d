package org.gobanbridge.core.game;

import java.util.Map;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.gobanbridge.core.board.PointState;
import org.gobanbridge.core.steady.SteadyBoard;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.Point;
import org.gobanbridge.rules.PointSet;

/**
 * Points where the board may go on showing what was there before, until it changes: captured stones that still lie there
 * (FORMATS 6, rank 4), and stones of a move that was declared taken back.
 */
final class Leftovers {
	/** Not the captured stones of a move, but what a take-back leaves to be put right. */
	private static final int OF_TAKE_BACK = 0;

	private record Leftover(PointState shown, int move) {
	}

	private final Grid grid;
	private final Map<Integer, Leftover> byPoint = new TreeMap<>();

	Leftovers(Grid grid) {
		this.grid = grid;
	}

	void clear() {
		byPoint.clear();
	}

	/** The captured stones of a move, which may lie where they were. */
	void captured(RecordedMove move) {
		move.point().ifPresent(point -> byPoint.remove(grid.index(point)));
		PointState shown = move.color() == Color.BLACK ? PointState.WHITE : PointState.BLACK;
		for (Point point : move.captured()) {
			byPoint.put(grid.index(point), new Leftover(shown, move.number()));
		}
	}

	/** Everything in which the board differs from the position after a take-back. */
	void takenBack(SteadyBoard board, PointSet differences) {
		byPoint.clear();
		differences.indices().forEach(i -> byPoint.put(i, new Leftover(board.at(i), OF_TAKE_BACK)));
	}

	/** Forgets what is no longer shown. */
	void lookAgain(SteadyBoard board) {
		byPoint.entrySet().removeIf(entry -> {
			PointState now = board.at(entry.getKey());
			return now != entry.getValue().shown() && now != PointState.STONE && now != PointState.UNKNOWN;
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
