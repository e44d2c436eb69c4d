package org.gobanbridge.core.explain;

import java.util.Optional;
import org.gobanbridge.core.board.PointState;
import org.gobanbridge.core.game.Timing;
import org.gobanbridge.core.steady.SteadyBoard;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;

/**
 * The span of time in which a stone must have come, as far as the readings tell.
 *
 * @param earliest
 *            the last moment at which it cannot yet have been there
 * @param latest
 *            the first moment at which it must have been there
 * @param notYet
 *            the last reading without it, right or wrong
 * @param glimpsed
 *            the first reading of it, right or wrong
 */
record Arrival(long earliest, long latest, long notYet, long glimpsed) {
	/** Nothing is known of it. */
	static final Arrival ANY_TIME = new Arrival(Long.MIN_VALUE, Long.MAX_VALUE, Long.MIN_VALUE, Long.MAX_VALUE);

	static Arrival at(long moment) {
		return new Arrival(moment, moment, moment, moment);
	}

	/** A stone that had not come at this moment. */
	static Arrival after(long moment) {
		return new Arrival(moment, Long.MAX_VALUE, moment, Long.MAX_VALUE);
	}

	/**
	 * The stone that lies there. If it was pushed on from a neighbouring point, which the position has empty, it came when
	 * it came to that.
	 */
	static Arrival of(Situation situation, Color color, int index) {
		SteadyBoard board = situation.board();
		return pushedFrom(situation, color, index).map(from -> ofPassed(board, from)).orElseGet(() -> new Arrival(
				situation.latitude() == Latitude.MISREAD ? board.earliestIfMisread(index) : board.earliest(index),
				board.latest(index),
				board.notYet(index), board.glimpsed(index)));
	}

	/** The stone that came to this point and has gone again. */
	static Arrival ofPassed(SteadyBoard board, int index) {
		return new Arrival(board.passedEarliest(index), board.passedLatest(index), board.passedEarliest(index),
				board.passedLatest(index));
	}

	private static Optional<Integer> pushedFrom(Situation situation, Color color, int index) {
		SteadyBoard board = situation.board();
		Grid grid = situation.grid();
		for (int n = 0; n < grid.neighbourCount(index); n++) {
			int from = grid.neighbour(index, n);
			boolean gone = situation.position().isEmpty(from) && board.at(from) == PointState.EMPTY
					&& board.hasPassed(color, from);
			if (gone && Math.abs(board.seen(from) - board.seen(index)) <= Timing.PUSH_MILLIS
					&& board.earliest(index) >= board.passedEarliest(from)) {
				return Optional.of(from);
			}
		}
		return Optional.empty();
	}

	/** Whether the other must have come earlier. */
	boolean isAfter(Arrival other) {
		return earliest >= other.latest;
	}

	/** Whether single readings, which may be wrong, say that the other came earlier. */
	boolean seemsAfter(Arrival other) {
		return notYet >= other.glimpsed;
	}
}
