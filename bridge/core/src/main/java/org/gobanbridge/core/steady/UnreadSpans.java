package org.gobanbridge.core.steady;

import java.util.Arrays;
import org.gobanbridge.rules.Grid;

/** For how long each point was not read lately, under a hand or because the whole board was not: the longest span. */
final class UnreadSpans {
	/** A span that ended so long before another one gives way to it, in milliseconds. */
	private static final long KEPT_MILLIS = 15_000;

	private final long[] from;
	private final long[] to;
	private long boardFrom;
	private long boardTo;

	UnreadSpans(Grid grid) {
		from = new long[grid.pointCount()];
		to = new long[grid.pointCount()];
		forget();
	}

	void forget() {
		Arrays.fill(from, 0);
		Arrays.fill(to, 0);
		boardFrom = 0;
		boardTo = 0;
	}

	/** This point has been read again. */
	void pointRead(int index, long lastRead, long at) {
		if (isToKeep(lastRead, at, from[index], to[index])) {
			from[index] = lastRead;
			to[index] = at;
		}
	}

	/** The board has been read again. */
	void boardRead(long lastRead, long at) {
		if (isToKeep(lastRead, at, boardFrom, boardTo)) {
			boardFrom = lastRead;
			boardTo = at;
		}
	}

	private static boolean isToKeep(long lastRead, long at, long from, long to) {
		return at - lastRead >= to - from || at - to > KEPT_MILLIS;
	}

	/** Whether a span of so many milliseconds or more ended at this time or after. */
	boolean isAny(int index, long after, long millis) {
		return to[index] >= after && to[index] - from[index] >= millis
				|| boardTo >= after && boardTo - boardFrom >= millis;
	}
}
