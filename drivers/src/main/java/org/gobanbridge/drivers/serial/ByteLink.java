package org.gobanbridge.drivers.serial;

/**
 * An open line of bytes to a board. Reading is for one thread; writing and closing may come from any. A link that is gone
 * does not come back: open a new one.
 */
public interface ByteLink extends AutoCloseable {
	/** The longest that {@link #read} waits. */
	int READ_MILLIS = 250;

	/**
	 * Waits for bytes, at most {@link #READ_MILLIS}.
	 *
	 * @return how many bytes were put into the buffer, 0 if none came
	 * @throws LinkGoneException
	 *             when the other side is no longer there or this side was closed
	 */
	int read(byte[] buffer) throws LinkGoneException;

	/**
	 * Sends all bytes.
	 *
	 * @throws LinkGoneException
	 *             when the other side is no longer there, or does not take the bytes within a second
	 */
	void write(byte[] bytes) throws LinkGoneException;

	/** Gives the line back; a read or write under way ends. May be called twice. */
	@Override
	void close();
}
