package org.gobanbridge.app.prove;

import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import org.gobanbridge.app.prove.FuzzProof.Took;

/** How long inputs took: how many how long, to a twentieth, and the slowest. NOT thread safe. */
final class FuzzTimes {
	private static final int STEPS = 16;

	private final long[] counts = new long[64 * STEPS];
	private final PriorityQueue<Took> slowest = new PriorityQueue<>(Comparator.comparingLong(Took::nanos));
	private final int kept;
	private long all;
	private long nanos;

	/** @param kept how many of the slowest */
	FuzzTimes(int kept) {
		this.kept = kept;
	}

	void add(Took took) {
		counts[bucket(took.nanos())]++;
		all++;
		nanos += took.nanos();
		if (slowest.size() < kept || took.nanos() > slowest.peek().nanos()) {
			slowest.add(took);
			if (slowest.size() > kept) {
				slowest.remove();
			}
		}
	}

	private static int bucket(long nanos) {
		int power = 63 - Long.numberOfLeadingZeros(Math.max(STEPS, nanos));
		return power * STEPS + (int) (Math.max(STEPS, nanos) >>> power - 4 & STEPS - 1);
	}

	long count() {
		return all;
	}

	/** In nanoseconds. */
	double mean() {
		return all == 0 ? 0 : nanos / (double) all;
	}

	/** So many nanoseconds are enough for this share of them. */
	double share(double share) {
		long left = (long) Math.ceil(all * share);
		for (int n = 0; n < counts.length; n++) {
			left -= counts[n];
			if (left <= 0) {
				return Math.scalb(1 + (n % STEPS + 1) / (double) STEPS, n / STEPS);
			}
		}
		return 0;
	}

	List<Took> slowest() {
		return List.copyOf(slowest);
	}
}
