package org.gobanbridge.drivers.clock;

import java.util.Arrays;
import java.util.Optional;
import org.gobanbridge.drivers.serial.ByteLink;
import org.gobanbridge.drivers.serial.LinkGoneException;

/**
 * An open line to a gateway, read by a thread of its own so that what is to be sent need not wait for what comes. Its
 * methods are for any thread.
 */
final class DgtLine implements AutoCloseable {
	/** More than a second of the fastest line; what nobody takes for so long is worth nothing. */
	private static final int MOST_BYTES = 1 << 14;

	private final ByteLink link;
	private final Runnable news;
	private byte[] come = new byte[0];
	private Optional<LinkGoneException> gone = Optional.empty();
	private volatile boolean closed;

	/**
	 * @param news
	 *            is run, on the reading thread, when something has come or the line is gone
	 */
	DgtLine(ByteLink link, Runnable news) {
		this.link = link;
		this.news = news;
		Thread reader = new Thread(this::read, "goban-clock-read");
		reader.setDaemon(true);
		reader.start();
	}

	private void read() {
		byte[] buffer = new byte[256];
		while (!closed) {
			try {
				int count = link.read(buffer);
				if (count > 0) {
					add(buffer, count);
					news.run();
				}
			} catch (LinkGoneException e) {
				lose(e);
				news.run();
				return;
			}
		}
	}

	private synchronized void add(byte[] buffer, int count) {
		int had = come.length + count > MOST_BYTES ? 0 : come.length;
		come = Arrays.copyOf(come, had + count);
		System.arraycopy(buffer, 0, come, had, count);
	}

	private synchronized void lose(LinkGoneException e) {
		gone = Optional.of(e);
	}

	/**
	 * What has come since the last call.
	 *
	 * @throws LinkGoneException
	 *             if the line is gone and all that came before was taken
	 */
	synchronized byte[] take() throws LinkGoneException {
		if (come.length == 0 && gone.isPresent()) {
			throw gone.get();
		}
		byte[] taken = come;
		come = new byte[0];
		return taken;
	}

	/** Sends a frame. */
	void send(DgtFrame frame) throws LinkGoneException {
		link.write(frame.bytes());
	}

	@Override
	public void close() {
		closed = true;
		link.close();
	}
}
