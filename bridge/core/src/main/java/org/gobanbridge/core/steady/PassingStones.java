package org.gobanbridge.core.steady;

import java.util.Arrays;
import org.gobanbridge.core.board.PointState;
import org.gobanbridge.rules.Color;

/** Stones that came and went again, the last on each point. NOT thread safe. */
final class PassingStones {
	private final PointState[] stones;
	private final Sightings sightings;
	private final long[] last;

	PassingStones(int points) {
		this.stones = new PointState[points];
		this.sightings = new Sightings(points);
		this.last = new long[points];
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
		sightings.copy(index, times);
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
