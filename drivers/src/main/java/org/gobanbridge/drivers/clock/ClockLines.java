package org.gobanbridge.drivers.clock;

import java.io.IOException;

/** The lines that go to a clock, as they lie on some chip. Setting and reading are for one thread, closing for any. */
public interface ClockLines extends AutoCloseable {

	/** For people: where they are. */
	String place();

	/**
	 * Drives an output line. Returns when the line has the level.
	 *
	 * @throws IOException
	 *             if it cannot be driven; its level is then not known
	 */
	void set(int line, boolean high) throws IOException;

	/**
	 * The level of an input line.
	 *
	 * @throws IOException
	 *             if it cannot be read
	 */
	boolean isHigh(int line) throws IOException;

	/** Gives the lines back, as they are. May be called twice. */
	@Override
	void close();
}
