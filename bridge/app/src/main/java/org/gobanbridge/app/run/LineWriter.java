package org.gobanbridge.app.run;

import java.io.PrintWriter;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.gobanbridge.app.failure.LostOutputException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Writes lines on a thread of its own: a terminal that somebody has stopped, or a pipe that nobody reads, must not stop a
 * game. Lines for which there is no room are dropped. Any thread may use it.
 */
public final class LineWriter implements Consumer<String>, AutoCloseable {
	private static final Logger LOG = LoggerFactory.getLogger(LineWriter.class);
	private static final int MOST_WAITING = 10_000;
	private static final long CLOSE_MILLIS = 300;

	private final PrintWriter out;
	private final BlockingQueue<Optional<String>> waiting = new LinkedBlockingQueue<>(MOST_WAITING);
	private final Thread thread = new Thread(this::run, "goban-lines");

	/** Writes to {@code out}, which nobody else uses until this is closed. */
	public LineWriter(PrintWriter out) {
		this.out = out;
		thread.setDaemon(true);
		thread.start();
	}

	@Override
	public void accept(String line) {
		boolean ignored = waiting.offer(Optional.of(line));
	}

	private void run() {
		try {
			for (Optional<String> line = waiting.take(); line.isPresent(); line = waiting.take()) {
				out.println(line.get());
				if (waiting.isEmpty()) {
					out.flush();
				}
			}
			out.flush();
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
		} catch (LostOutputException e) {
			LOG.debug("nobody reads the lines any more; the game goes on", e);
		}
	}

	/** Writes what waits, if somebody reads it within a moment. */
	@Override
	public void close() {
		try {
			if (waiting.offer(Optional.empty(), CLOSE_MILLIS, TimeUnit.MILLISECONDS)) {
				thread.join(CLOSE_MILLIS);
			}
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
		}
	}
}
