package org.gobanbridge.core.steady;

import java.util.Arrays;
import org.gobanbridge.core.board.Snapshot;
import org.gobanbridge.core.board.StoneBetween;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.Point;
import org.gobanbridge.rules.PointSet;

/** Which points the last readings did not tell of, and since when. */
final class HiddenPoints {
	private static final long NEVER = -1;

	private final Grid grid;
	private final long[] now;
	private final long[] before;
	private final long[] twoBefore;
	private final long[] threeBefore;
	private final UnreadSpans unread;
	private final long[] coveredAt;
	private final long[] lastRead;
	private long firstAt = NEVER;
	private long lastRevealed = Long.MIN_VALUE;

	HiddenPoints(Grid grid) {
		this.grid = grid;
		int words = PointSet.wordCount(grid);
		now = new long[words];
		before = new long[words];
		twoBefore = new long[words];
		threeBefore = new long[words];
		unread = new UnreadSpans(grid);
		coveredAt = new long[grid.pointCount()];
		lastRead = new long[grid.pointCount()];
	}

	/** Nothing was ever read. */
	void forget() {
		PointSet all = PointSet.all(grid);
		for (int w = 0; w < now.length; w++) {
			now[w] = all.word(w);
			before[w] = all.word(w);
			twoBefore[w] = all.word(w);
			threeBefore[w] = all.word(w);
		}
		unread.forget();
		Arrays.fill(coveredAt, NEVER);
		Arrays.fill(lastRead, Long.MIN_VALUE);
		firstAt = NEVER;
		lastRevealed = Long.MIN_VALUE;
	}

	/**
	 * @param lastAt
	 *            the time of the reading before
	 * @param afterGap
	 *            the board was not read for a while
	 * @return whether a point was hidden or shown anew
	 */
	boolean take(long at, long lastAt, Snapshot snapshot, boolean afterGap) {
		firstAt = firstAt == NEVER ? at : firstAt;
		boolean changed = false;
		boolean revealed = afterGap;
		for (int w = 0; w < now.length; w++) {
			threeBefore[w] = twoBefore[w];
			twoBefore[w] = before[w];
			before[w] = now[w];
			now[w] = snapshot.unknown().word(w);
		}
		for (StoneBetween between : snapshot.between()) {
			hide(between.one());
			hide(between.other());
		}
		for (int w = 0; w < now.length; w++) {
			changed |= now[w] != before[w];
			revealed |= (before[w] & ~now[w]) != 0;
			for (long came = now[w] & ~before[w]; came != 0; came &= came - 1) {
				int index = (w << 6) + Long.numberOfTrailingZeros(came);
				coveredAt[index] = at;
				lastRead[index] = lastAt;
			}
			for (long shown = before[w] & ~now[w]; shown != 0; shown &= shown - 1) {
				int index = (w << 6) + Long.numberOfTrailingZeros(shown);
				unread.pointRead(index, lastRead[index], at);
			}
		}
		if (afterGap) {
			unread.boardRead(lastAt, at);
		}
		lastRevealed = revealed ? at : lastRevealed;
		return changed;
	}

	private void hide(Point point) {
		int index = grid.index(point);
		now[index >> 6] |= 1L << index;
	}

	long word(int w) {
		return now[w];
	}

	boolean contains(int index) {
		return (now[index >> 6] >>> index & 1) != 0;
	}

	/** Whether the point was hidden in one of the two readings before the last. */
	boolean wasHidden(int index) {
		return ((before[index >> 6] | twoBefore[index >> 6]) >>> index & 1) != 0;
	}

	/** Whether it was hidden in one of the three readings before the last. */
	boolean wasHiddenOfThree(int index) {
		return wasHidden(index) || (threeBefore[index >> 6] >>> index & 1) != 0;
	}

	boolean wasHiddenJustBefore(int index) {
		return (before[index >> 6] >>> index & 1) != 0;
	}

	/** Whether the point was not read for so many milliseconds, in a span that ended after this time or has not ended. */
	boolean wasUnread(int index, long after, long millis, long at) {
		return unread.isAny(index, after, millis) || contains(index) && at - lastRead[index] >= millis;
	}

	/** When the point was last read before it was covered the last time. */
	long lastRead(int index) {
		return lastRead[index];
	}

	/** When the point was covered the last time; -1 if never. */
	long coveredAt(int index) {
		return coveredAt[index];
	}

	/** When the point was covered; for one that was never in view, the time of the first reading. */
	long since(int index) {
		return coveredAt[index] == NEVER ? firstAt : coveredAt[index];
	}

	/** When a point last came from under a hand, or the board was read again after a while. */
	long lastRevealed() {
		return lastRevealed;
	}
}
