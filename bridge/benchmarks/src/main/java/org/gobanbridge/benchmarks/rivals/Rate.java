package org.gobanbridge.benchmarks.rivals;

import java.io.IOException;
import java.time.Duration;

/**
 * How fast a contender is, by the processor time of its own process: all its threads, the collection of garbage too, but
 * not what others do on the machine meanwhile, and not waiting for the next line. The system counts it in hundredths of a
 * second.
 */
final class Rate {
	private static final double NANOS = 1e9;

	private Rate() {
	}

	/**
	 * Lets it warm up for so many seconds of processor time, then measures for as many.
	 *
	 * @return moves, or playouts, a second of processor time
	 */
	static double of(Contender contender, double seconds) throws IOException {
		run(contender, seconds);
		return run(contender, seconds);
	}

	private static double run(Contender contender, double seconds) throws IOException {
		double start = processorSeconds(contender);
		long done = 0;
		double passed = 0;
		while (passed < seconds) {
			done += contender.round();
			passed = processorSeconds(contender) - start;
		}
		return done / passed;
	}

	private static double processorSeconds(Contender contender) throws IOException {
		return contender.process().info().totalCpuDuration().map(Duration::toNanos)
				.orElseThrow(() -> new IOException("this system does not tell its processor time")) / NANOS;
	}
}
