package org.gobanbridge.drivers.serial;

/**
 * Translates a board's clock into ages. A frame can be late but never early, so the smallest difference seen between
 * host time at arrival and board time belongs to the frame that came quickest, and every other frame is as old as it is
 * later than that one. The smallest difference is taken over the last half to one minute, so that a slow crystal does
 * not make all frames look old. Not for more than one thread.
 */
final class BoardClock {
	private static final long WINDOW_MILLIS = 30_000;

	private boolean running;
	private long board;
	private long windowStart;
	private long smallest;
	private long smallestBefore;

	/** A frame with this time stamp has just arrived. */
	void observe(long boardMillis, long hostMillis) {
		if (!running) {
			running = true;
			board = boardMillis;
			windowStart = hostMillis;
			smallest = hostMillis - board;
			smallestBefore = smallest;
			return;
		}
		board = unwrap(boardMillis);
		long difference = hostMillis - board;
		if (hostMillis - windowStart >= WINDOW_MILLIS) {
			smallestBefore = smallest;
			smallest = difference;
			windowStart = hostMillis;
		} else {
			smallest = Math.min(smallest, difference);
		}
	}

	/** How long ago it was that the board's clock showed this; never negative, 0 before the first frame. */
	long age(long boardMillis, long hostMillis) {
		if (!running) {
			return 0;
		}
		long offset = Math.min(smallest, smallestBefore);
		return Math.max(0, hostMillis - offset - unwrap(boardMillis));
	}

	/** Forgets everything: the board has started again. */
	void reset() {
		running = false;
	}

	/** The board's 32 bits as the 64-bit time nearest to the last one. */
	private long unwrap(long boardMillis) {
		return board + (int) (boardMillis - board);
	}
}
