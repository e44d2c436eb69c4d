package org.gobanbridge.app.store;

/**
 * The arithmetic of {@code same} lines: reading k of n between t0 (exclusive) and t (inclusive) is at
 * t0 + round(k·(t − t0)/n), halves rounded up.
 */
final class SameRun {
	/** More readings than this in one line, a day at a hundred a second, are a mistake. */
	static final int MAX_COUNT = 10_000_000;

	private SameRun() {
	}

	static long time(long t0, long t, int n, int k) {
		long span = t - t0;
		long rest = span % n;
		return t0 + k * (span / n) + (2 * k * rest + n) / (2L * n);
	}

	/** Whether time {@code k} falls on a half, which other readers may round the other way. */
	private static boolean isTie(long t0, long t, int n, int k) {
		long rest = (t - t0) % n;
		return (2 * k * rest + n) % (2L * n) == 0;
	}

	/** The longest run from the start of {@code times[from … to)} that one line says exactly; at least 1. */
	static int longest(long t0, long[] times, int from, int to) {
		for (int n = to - from; n > 1; n--) {
			if (isExact(t0, times, from, n)) {
				return n;
			}
		}
		return 1;
	}

	private static boolean isExact(long t0, long[] times, int from, int n) {
		long t = times[from + n - 1];
		for (int k = 1; k < n; k++) {
			if (time(t0, t, n, k) != times[from + k - 1] || isTie(t0, t, n, k)) {
				return false;
			}
		}
		return true;
	}
}
