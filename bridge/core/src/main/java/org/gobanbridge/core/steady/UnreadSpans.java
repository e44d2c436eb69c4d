package org.gobanbridge.core.steady;

import java.util.Arrays;
import org.gobanbridge.rules.Grid;

/** When each point was not read lately, under a hand or because the whole board was not: the last few spans. */
final class UnreadSpans {
	private static final int KEPT = 8;

	/** For each point, and after them for the whole board. */
	private final long[] from;
	private final long[] to;
	/** Where the next span goes. */
	private final byte[] next;
	private final int board;

	UnreadSpans(Grid grid) {
		board = grid.pointCount();
		from = new long[(board + 1) * KEPT];
		to = new long[(board + 1) * KEPT];
		next = new byte[board + 1];
		forget();
	}

	void forget() {
		Arrays.fill(from, 0);
		Arrays.fill(to, 0);
	}

	/** This point has been read again. */
	void pointRead(int index, long lastRead, long at) {
		int place = index * KEPT + next[index];
		from[place] = lastRead;
		to[place] = at;
		next[index] = (byte) ((next[index] + 1) % KEPT);
	}

	/** The board has been read again. */
	void boardRead(long lastRead, long at) {
		pointRead(board, lastRead, at);
	}

	/** Whether a span of so many milliseconds or more ended at this time or after. */
	boolean isAny(int index, long after, long millis) {
		return isAnyOf(index, after, millis) || isAnyOf(board, after, millis);
	}

	private boolean isAnyOf(int index, long after, long millis) {
		for (int place = index * KEPT; place < (index + 1) * KEPT; place++) {
			if (to[place] >= after && from[place] <= to[place] - millis) {
				return true;
			}
		}
		return false;
	}
}
