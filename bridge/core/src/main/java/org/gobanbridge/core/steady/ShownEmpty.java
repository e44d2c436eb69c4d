package org.gobanbridge.core.steady;

import java.util.Arrays;
import org.gobanbridge.core.board.Snapshot;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.PointSet;

/**
 * Which points were shown empty by two readings after a moment, the second of them at least so much later; one reading
 * may be wrong. Points are indices as {@link Grid} counts them; times are those of the readings. NOT thread safe.
 */
public final class ShownEmpty {
	private static final long NEVER = Long.MAX_VALUE;

	private final long after;
	private final long enough;
	private final long[] once;
	private final long[] twiceAt;

	/**
	 * Nothing has been read yet.
	 *
	 * @param after
	 *            readings after this moment count
	 * @param millis
	 *            how much later than that the second one must be
	 */
	public ShownEmpty(Grid grid, long after, long millis) {
		this.after = after;
		this.enough = after + millis;
		this.once = new long[PointSet.wordCount(grid)];
		this.twiceAt = new long[grid.pointCount()];
		Arrays.fill(twiceAt, NEVER);
	}

	/** The moment after which readings count. */
	public long after() {
		return after;
	}

	/** Takes the next reading. */
	public void take(long at, Snapshot snapshot) {
		if (at <= after) {
			return;
		}
		for (int w = 0; w < once.length; w++) {
			long empty = ~(snapshot.black().word(w) | snapshot.white().word(w) | snapshot.colorless().word(w)
					| snapshot.unknown().word(w));
			if (at >= enough) {
				for (long again = once[w] & empty; again != 0; again &= again - 1) {
					int index = (w << 6) + Long.numberOfTrailingZeros(again);
					if (index < twiceAt.length) {
						twiceAt[index] = Math.min(twiceAt[index], at);
					}
				}
			}
			once[w] |= empty;
		}
	}

	/** Whether the point had been shown empty so often before this moment. */
	public boolean isBefore(int index, long at) {
		return twiceAt[index] < at;
	}
}
