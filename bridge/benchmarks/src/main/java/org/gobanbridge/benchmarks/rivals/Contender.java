package org.gobanbridge.benchmarks.rivals;

import java.io.IOException;

/** One of those that do the same work, ready to do it again and again. NOT thread safe. */
interface Contender extends AutoCloseable {
	/**
	 * Does the work once.
	 *
	 * @return how many moves, or playouts, that were
	 * @throws IOException
	 *             if a program has ended or refuses
	 */
	long round() throws IOException;

	/** The process that does the work; this one unless said. */
	default ProcessHandle process() {
		return ProcessHandle.current();
	}

	@Override
	default void close() {
	}
}
