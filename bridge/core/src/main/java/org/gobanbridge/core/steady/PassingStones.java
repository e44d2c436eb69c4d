package org.gobanbridge.core.steady;

import java.util.Arrays;
import org.gobanbridge.core.board.PointState;
import org.gobanbridge.rules.Color;

/** Stones that came and went again, the last on each point. NOT thread safe. */
final class PassingStones {
	private final PointState[] stones;
	private final Sightings sightings;
	private final long[] last;
	/** For how long it was surely there, in milliseconds; 0 if it never was sure. */
	private final long[] surely;

	PassingStones(int points) {
		this.stones = new PointState[points];
		this.sightings = new Sightings(points);
		this.last = new long[points];
		this.surely = new long[points];
		forget();
	}

	void forget() {
		Arrays.fill(stones, PointState.UNKNOWN);
		Arrays.fill(last, Long.MIN_VALUE);
	}

	/** Something was there until this moment, and these are the times at which it came. */
	void passed(int index, PointState value, Sightings times, long at) {
		last[index] = Math.max(last[index], at);
		stones[index] = value;
		surely[index] = 0;
		sightings.copy(index, times);
	}

	/** A stone that was sure is gone: it is not there at this moment. */
	void left(int index, PointState stone, Sightings times, long at) {
		passed(index, stone, times, times.seen(index));
		surely[index] = at - times.seen(index);
	}

	/** For how long the stone was surely there, in milliseconds; 0 if it never was sure. */
	long surely(int index) {
		return surely[index];
	}

	/** Whether more than one reading told of it. */
	boolean wasReadAgain(int index) {
		return stones[index].isStone() && last[index] > sightings.seen(index);
	}

	/** When the point was last for a while not as it is now. */
	long last(int index) {
		return last[index];
	}

	boolean mayBe(Color color, int index) {
		return stones[index].mayBe(color);
	}

	/** The last moment at which it cannot yet have been there. */
	long earliest(int index) {
		return sightings.earliest(index);
	}

	/** The first moment at which it must have been there. */
	long latest(int index) {
		return sightings.latest(index);
	}
}
