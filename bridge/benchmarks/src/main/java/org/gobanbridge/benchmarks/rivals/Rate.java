package org.gobanbridge.benchmarks.rivals;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** How fast a contender is. */
final class Rate {
	private static final double NANOS = 1e9;
	private static final int FEWEST_ROUNDS = 3;

	private Rate() {
	}

	/**
	 * Warms it up for so many seconds, then measures for as many, three rounds at least.
	 *
	 * @return moves, or playouts, a second: the median of the rounds
	 */
	static double of(Contender contender, double seconds) throws IOException {
		rounds(contender, seconds, 1);
		List<Double> rates = rounds(contender, seconds, FEWEST_ROUNDS);
		Collections.sort(rates);
		return rates.get(rates.size() / 2);
	}

	private static List<Double> rounds(Contender contender, double seconds, int fewest) throws IOException {
		List<Double> rates = new ArrayList<>();
		long start = System.nanoTime();
		for (long now = start; rates.size() < fewest || now - start < seconds * NANOS;) {
			long done = contender.round();
			long end = System.nanoTime();
			rates.add(done * NANOS / (end - now));
			now = end;
		}
		return rates;
	}
}
