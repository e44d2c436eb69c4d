package org.gobanbridge.drivers.serial;

/**
 * Which of a board's frames are news, by their sequence numbers and times. What no line can do to frames that follow
 * each other (a clock that falls, a leap of either) means that the board has begun to count anew, unheard: then the
 * frame is the first of a new beginning. Not for more than one thread.
 */
final class FrameOrder {
	/** More frames than a board can send before its silence would count as its loss. */
	private static final int MOST_MISSING = 1000;
	/** The time of a STATE is that of its scan: by so much it may be behind the frame before it. */
	private static final int MOST_BACK_MILLIS = 500;
	/** A frame that comes twice or too late is no older than this. */
	private static final int MOST_LATE_MILLIS = 3000;
	private static final int MOST_FORWARD_MILLIS = 10_000;

	private int sequence;
	private long newest;
	private int staleInARow;
	private long lost;
	private long stale;

	/** What a frame is to those before it. */
	enum Place {
		/** The next one. */
		NEXT,
		/** A later one, with frames missing before it. */
		AFTER_GAP,
		/** One that was here before, or was overtaken. */
		STALE,
		/** The first one of a new beginning. */
		ANEW
	}

	/** The frame that everything is measured against from now on. */
	FrameOrder(Frame first) {
		begin(first);
	}

	/** Everything is measured against this frame from now on. */
	void begin(Frame first) {
		sequence = first.sequence();
		newest = first.boardMillis();
		staleInARow = 0;
	}

	/** Finds the place of a frame that has just come, and counts it. */
	Place place(Frame frame) {
		int ahead = FrameFormat.ahead(frame.sequence(), sequence);
		int later = (int) (frame.boardMillis() - newest);
		if (ahead <= 0 && Math.abs((long) later) <= MOST_LATE_MILLIS) {
			stale++;
			staleInARow++;
			return Place.STALE;
		}
		if (ahead <= 0 || ahead > MOST_MISSING || later < -MOST_BACK_MILLIS || later > MOST_FORWARD_MILLIS) {
			begin(frame);
			return Place.ANEW;
		}
		lost += ahead - 1;
		sequence = frame.sequence();
		newest = later > 0 ? frame.boardMillis() : newest;
		staleInARow = 0;
		return ahead > 1 ? Place.AFTER_GAP : Place.NEXT;
	}

	/** How many of the newest frames were stale. */
	int staleInARow() {
		return staleInARow;
	}

	/** How many frames were missing, in all. */
	long lost() {
		return lost;
	}

	/** How many frames were stale, in all. */
	long stale() {
		return stale;
	}
}
