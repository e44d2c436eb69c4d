package org.gobanbridge.core.steady;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.gobanbridge.core.board.PointState;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.PointSet;

/**
 * The points whose last readings differ from what was sure, each with what it seems to change to and a ring of its last
 * readings: newest in the lowest bit, 1 = agrees with the change.
 */
final class Changes {
	private static final int RING = 0xff;

	private final long[] open;
	private final PointState[] to;
	private final int[] ring;
	/** The same ring, where 1 = differs from what was sure, in whatever way. */
	private final int[] unlike;
	private final Sightings times;
	private final ChangeReadings readings;
	/** What the last reading said that spoke against the change, and when. */
	private final PointState[] against;
	private final long[] againstAt;

	Changes(Grid grid) {
		open = new long[PointSet.wordCount(grid)];
		to = new PointState[grid.pointCount()];
		ring = new int[grid.pointCount()];
		unlike = new int[grid.pointCount()];
		times = new Sightings(grid.pointCount());
		readings = new ChangeReadings(grid);
		against = new PointState[grid.pointCount()];
		againstAt = new long[grid.pointCount()];
		forget();
	}

	void forget() {
		Arrays.fill(open, 0);
		Arrays.fill(to, PointState.UNKNOWN);
		Arrays.fill(against, PointState.UNKNOWN);
		times.forget();
	}

	/** When each change came to light; still to be asked when the change is over. */
	Sightings times() {
		return times;
	}

	long word(int w) {
		return open[w];
	}

	boolean isOpen(int index) {
		return (open[index >> 6] >>> index & 1) != 0;
	}

	/** The points with a change. */
	IntStream indices() {
		return IntStream.range(0, open.length).filter(w -> open[w] != 0)
				.flatMap(w -> IntStream.range(w << 6, (w << 6) + 64))
				.filter(this::isOpen);
	}

	/** What the point seems to change to; when there is no change, what the last one was to. */
	PointState to(int index) {
		return to[index];
	}

	/**
	 * It has been read once.
	 *
	 * @param earliest
	 *            the last reading but one of what was sure, or the last one before the point was covered
	 * @param earliestIfMisread
	 *            the last one before it was covered, if it has been read twice at most since then; else the same
	 * @param notYet
	 *            the last reading of what was sure
	 * @param coveredAt
	 *            when the point was covered before it, or {@link Sightings#NEVER}
	 */
	void open(int index, PointState value, long at, long earliest, long earliestIfMisread, long notYet,
			long coveredAt) {
		begin(index, value);
		unlike[index] = 1;
		times.begin(index, at, earliest, earliestIfMisread, notYet, coveredAt);
		readings.begin(index, earliest, notYet, at);
	}

	/**
	 * Whether a change was given up a short time before this, or with the last reading of the board.
	 *
	 * @param last
	 *            when that was
	 */
	boolean wasGivenUpBefore(int index, long at, long last) {
		return times.wasGivenUp(index)
				&& (at - times.last(index) <= Sightings.STALE_MILLIS || readings.last(index) == last);
	}

	/**
	 * A change that was given up a short time ago is read once more: what it was then still tells for it.
	 *
	 * @param last
	 *            the last reading of what was sure
	 */
	void openAgain(int index, PointState value, long at, long last) {
		boolean same = to[index] == value;
		boolean wasMore = wasMoreThanStray(index);
		begin(index, value);
		unlike[index] = wasMore ? 0b11 : 1;
		times.beginInstead(index, at);
		if (!same) {
			readings.begin(index, times.earliest(index), times.notYet(index), at);
			return;
		}
		if (readings.last(index) < last) {
			readings.add(index, last, false);
		}
		readings.add(index, at, true);
		weigh(index);
	}

	/** Once readings contradict each other, other moments are possible; if the last ones do, it may have been undone. */
	private void weigh(int index) {
		if (readings.areContradictory(index)) {
			times.between(index, readings.earliest(index), readings.latest(index));
		}
	}

	private void begin(int index, PointState value) {
		open[index >> 6] |= 1L << index;
		to[index] = value;
		ring[index] = 1;
	}

	void close(int index) {
		open[index >> 6] &= ~(1L << index);
	}

	/** A reading says the same; one without colour makes it a change to a stone of unknown colour. */
	void confirm(int index, long at, PointState value) {
		again(index, at, value);
		unlike[index] = unlike[index] << 1 & RING | 1;
	}

	private void again(int index, long at, PointState value) {
		to[index] = value == PointState.STONE ? value : to[index];
		times.again(index, at, timesRead(index) == 1);
		readings.add(index, at, true);
		weigh(index);
		ring[index] = ring[index] << 1 & RING | 1;
	}

	/**
	 * A reading says something else.
	 *
	 * @param back
	 *            whether it says what is sure
	 * @return whether two in a row have, and the change is given up
	 */
	boolean contradict(int index, long at, PointState value, boolean back) {
		ring[index] = ring[index] << 1 & RING;
		unlike[index] = unlike[index] << 1 & RING | (back ? 0 : 1);
		readings.add(index, at, false);
		boolean givenUp = (ring[index] & 3) == 0;
		if (!givenUp) {
			against[index] = value;
			againstAt[index] = at;
		}
		return givenUp;
	}

	/** The two readings that spoke against the change, or the second one, tell of another; says whether both do. */
	boolean openInstead(int index, long at, PointState value) {
		boolean both = against[index] == value;
		begin(index, value);
		times.beginInstead(index, both ? againstAt[index] : at);
		readings.begin(index, times.earliest(index), times.notYet(index), times.seen(index));
		if (both) {
			again(index, at, value);
		}
		return both;
	}

	/** How many of the last readings agree with the change. */
	int timesRead(int index) {
		return Integer.bitCount(ring[index]);
	}

	/** The same of the last four. */
	int timesReadLately(int index) {
		return Integer.bitCount(ring[index] & 0b1111);
	}

	boolean holds(int index, long at, Steadiness steadiness) {
		return steadiness.holds(ring[index], at - times.seen(index));
	}

	/** For a change given up: whether it was more than stray readings, two in a row or three at all. */
	boolean wasMoreThanStray(int index) {
		return (ring[index] & 0b1100) == 0b1100 || timesRead(index) >= 3;
	}

	/** Whether the last reading of the point agrees with the change. */
	boolean agreedLast(int index) {
		return (ring[index] & 1) == 1;
	}

	/** Whether the last two readings of the point agree with the change. */
	boolean agreedTwice(int index) {
		return (ring[index] & 3) == 3;
	}

	/**
	 * Whether two of the last three readings, or four of the last six, differ from what was sure, or the only one since a
	 * hand has gone or before it came.
	 */
	boolean seems(int index, boolean isHidden) {
		boolean justRevealed = times.covered(index).isPresent() && ring[index] <= 7;
		return Integer.bitCount(unlike[index] & 0b111) >= 2 || Integer.bitCount(unlike[index] & 0b111111) >= 4
				|| justRevealed || isHidden && agreedLast(index);
	}
}
