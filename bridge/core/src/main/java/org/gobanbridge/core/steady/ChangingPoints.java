package org.gobanbridge.core.steady;

import org.gobanbridge.core.board.PointState;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.PointSet;

/**
 * What the last readings of a {@link SteadyBoard} tell of what is not sure yet: a view of that board, which changes with
 * it. Points are indices as {@link Grid} counts them; what is asked of a single point is meant for one that is changing.
 * NOT thread safe.
 */
public final class ChangingPoints {
	private final Grid grid;
	private final int words;
	private final SurePoints sure;
	private final HiddenPoints hidden;
	private final Changes changes;

	ChangingPoints(Grid grid, SurePoints sure, HiddenPoints hidden, Changes changes) {
		this.grid = grid;
		this.words = PointSet.wordCount(grid);
		this.sure = sure;
		this.hidden = hidden;
		this.changes = changes;
	}

	/**
	 * Points that seem to be changing: not sure yet, but two of the last three readings said something new, or one since a
	 * hand has gone or before it came.
	 */
	public PointSet points() {
		long[] result = new long[words];
		for (int w = 0; w < words; w++) {
			for (long left = changes.word(w); left != 0; left &= left - 1) {
				int index = (w << 6) + Long.numberOfTrailingZeros(left);
				result[w] |= changes.seems(index, hidden.contains(index)) ? 1L << index : 0;
			}
		}
		return PointSet.ofWords(grid, result);
	}

	/** Points whose last readings differ from what was sure, if only one of them. */
	public PointSet pointsReadOnce() {
		long[] result = new long[words];
		for (int w = 0; w < words; w++) {
			result[w] = changes.word(w);
		}
		return PointSet.ofWords(grid, result);
	}

	/** Whether there are any {@link #pointsReadOnce}. */
	public boolean isAny() {
		return changes.indices().findAny().isPresent();
	}

	/** Whether something that was first read at this time or before is not sure yet; a colour still to be told is nothing. */
	public boolean isAnySince(long at) {
		return changes.indices().anyMatch(i -> changes.times().seen(i) <= at
				&& !(sure.at(i) == PointState.STONE && changes.to(i).isStone()));
	}

	/** Whether the last reading, if only that, showed a stone of this colour where none is sure yet. */
	public boolean mayBe(Color color, int index) {
		return changes.isOpen(index) && changes.agreedLast(index) && changes.to(index).mayBe(color);
	}

	/**
	 * Whether a stone may be about to be sure on any empty point: of the last few readings two or more showed it, or the
	 * last one did since a hand left the point.
	 */
	public boolean isStoneComing() {
		return changes.indices().anyMatch(i -> changes.to(i).isStone() && !sure.at(i).isStone()
				&& (changes.timesReadLately(i) >= 2
						|| changes.agreedLast(i) && changes.times().covered(i).isPresent()));
	}

	/** Whether the last reading, if only that, showed a stone on an empty point. */
	public boolean isStoneInLastReading() {
		return changes.indices()
				.anyMatch(i -> changes.to(i).isStone() && !sure.at(i).isStone() && changes.agreedLast(i));
	}

	/** What the point seems to change to. */
	public PointState to(int index) {
		return changes.to(index);
	}

	/** The last moment at which it cannot have changed yet, as {@link SteadyBoard#earliest}. */
	public long earliest(int index) {
		return changes.times().earliest(index);
	}

	/** When the new thing was first read. */
	public long seen(int index) {
		return changes.times().seen(index);
	}

	/** Whether its last two readings agree on it, so that it may soon be sure. */
	public boolean isSettling(int index) {
		return changes.agreedTwice(index);
	}
}
