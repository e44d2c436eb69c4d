package org.gobanbridge.core.steady;

import org.gobanbridge.rules.Grid;

/**
 * The last readings of each point that is changing, with their times, and what they tell of when it changed. Some are
 * wrong: a moment is possible if it makes no more than one reading wrong, or two where they contradict each other, or no
 * more than the most likely one does.
 */
final class ChangeReadings {
	private static final int KEPT = 16;
	private static final int MASK = (1 << KEPT) - 1;

	/** For each point, oldest first. */
	private final long[][] at;
	private final int[] count;
	/** The newest in the lowest bit, 1 = agrees with the change. */
	private final int[] agreeing;

	ChangeReadings(Grid grid) {
		at = new long[grid.pointCount()][];
		count = new int[grid.pointCount()];
		agreeing = new int[grid.pointCount()];
	}

	/** The last two readings without the change, the older of which is right, and the first with it. */
	void begin(int index, long earlier, long last, long first) {
		if (at[index] == null) {
			at[index] = new long[KEPT];
		}
		count[index] = 0;
		agreeing[index] = 0;
		add(index, earlier, false);
		add(index, last, false);
		add(index, first, true);
	}

	void add(int index, long time, boolean agrees) {
		long[] times = at[index];
		if (count[index] == KEPT) {
			System.arraycopy(times, 1, times, 0, KEPT - 1);
			count[index]--;
		}
		times[count[index]++] = time;
		agreeing[index] = agreeing[index] << 1 & MASK | (agrees ? 1 : 0);
	}

	/** The time of the last reading. */
	long last(int index) {
		return at[index][count[index] - 1];
	}

	/** Whether a reading spoke against the change after it was first read. */
	boolean areContradictory(int index) {
		return (agreeing[index] & agreeing[index] + 1) != 0;
	}

	/** The last moment at which the change cannot yet have happened. */
	long earliest(int index) {
		int allowed = allowed(index);
		int first = 1;
		while (wrong(index, first) > allowed) {
			first++;
		}
		return at[index][first - 1];
	}

	/** The first moment at which it must have happened. */
	long latest(int index) {
		int allowed = allowed(index);
		int first = count[index] - 1;
		while (wrong(index, first) > allowed) {
			first--;
		}
		return at[index][first];
	}

	private int allowed(int index) {
		int least = Integer.MAX_VALUE;
		for (int first = 1; first < count[index]; first++) {
			least = Math.min(least, wrong(index, first));
		}
		return Math.max(least, areContradictory(index) ? 2 : 1);
	}

	/** How many readings are wrong if this was the first after the change. */
	private int wrong(int index, int first) {
		int since = count[index] - first;
		int after = agreeing[index] & (1 << since) - 1;
		return Integer.bitCount(agreeing[index] >>> since) + since - Integer.bitCount(after);
	}
}
