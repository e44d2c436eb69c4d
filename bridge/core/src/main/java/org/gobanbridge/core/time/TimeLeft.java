package org.gobanbridge.core.time;

/**
 * What a side has left, in milliseconds. Nothing here is ever rounded; time is only taken away, but for what a finished
 * turn gives.
 *
 * @param main
 *            of the main time; the increment of Fischer is part of it
 * @param periods
 *            byo-yomi: periods that are not used up, the one that runs among them; Ing: periods not bought yet
 * @param period
 *            of the period that runs, or would run next; of a delay, what it still covers
 * @param stones
 *            Canadian: stones still to be played in the period; else 0
 * @param out
 *            whether the time is used up
 */
public record TimeLeft(long main, int periods, long period, int stones, boolean out) {
	/** Nothing is used up. */
	static TimeLeft of(long main, int periods, long period, int stones) {
		return new TimeLeft(main, periods, period, stones, false);
	}

	/** The same with another main time. */
	TimeLeft withMain(long other) {
		return new TimeLeft(other, periods, period, stones, out);
	}

	/** All is used up. */
	static TimeLeft none() {
		return new TimeLeft(0, 0, 0, 0, true);
	}
}
