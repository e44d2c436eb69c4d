package org.gobanbridge.core.steady;

import java.util.Arrays;
import org.gobanbridge.core.board.Snapshot;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.PointSet;

/**
 * Which points were shown empty after a moment, by two readings, the last of them at least so much later; one may be
 * wrong. A point of which it is in doubt what lay there at that moment needs three: what came under a hand, or was read
 * once, would be put down to two wrong ones too often. Points are indices as {@link Grid} counts them; times are those of the readings. NOT thread safe.
 */
public final class ShownEmpty {
	private static final long NEVER = Long.MAX_VALUE;

	private final long after;
	private final long enough;
	private final PointSet inDoubt;
	private final long[] once;
	private final long[] twice;
	private final long[] shownAt;

	/**
	 * Nothing has been read yet.
	 *
	 * @param after
	 *            readings after this moment count
	 * @param millis
	 *            how much later than that the last one must be
	 * @param inDoubt
	 *            what was hidden, or just read as something new, then
	 */
	public ShownEmpty(long after, long millis, PointSet inDoubt) {
		Grid grid = inDoubt.grid();
		this.after = after;
		this.enough = after + millis;
		this.inDoubt = inDoubt;
		this.once = new long[PointSet.wordCount(grid)];
		this.twice = new long[PointSet.wordCount(grid)];
		this.shownAt = new long[grid.pointCount()];
		Arrays.fill(shownAt, NEVER);
	}

	/** The moment after which readings count. */
	public long after() {
		return after;
	}

	/** Whether it was in doubt at that moment what lay there. */
	public boolean wasInDoubt(int index) {
		return inDoubt.contains(index);
	}

	/** Takes the next reading. */
	public void take(long at, Snapshot snapshot) {
		if (at <= after) {
			return;
		}
		for (int w = 0; w < once.length; w++) {
			long empty = ~(snapshot.black().word(w) | snapshot.white().word(w) | snapshot.colorless().word(w)
					| snapshot.unknown().word(w));
			long shown = at < enough ? 0 : empty & (twice[w] | once[w] & ~inDoubt.word(w));
			for (; shown != 0; shown &= shown - 1) {
				int index = (w << 6) + Long.numberOfTrailingZeros(shown);
				if (index < shownAt.length) {
					shownAt[index] = Math.min(shownAt[index], at);
				}
			}
			twice[w] |= once[w] & empty;
			once[w] |= empty;
		}
	}

	/** Whether the point had been shown empty so often before this moment. */
	public boolean isBefore(int index, long at) {
		return shownAt[index] < at;
	}
}
