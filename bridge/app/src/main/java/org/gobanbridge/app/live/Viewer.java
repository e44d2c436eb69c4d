package org.gobanbridge.app.live;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.function.LongSupplier;

/**
 * One open page: takes messages out of its own mailbox and writes them to its own connection, on its own thread. It
 * writes the stream itself because Javalin's server-sent event client writes under {@code synchronized}, which pins the
 * carrier of a virtual thread before JDK 24: a few stalled viewers would stop all others.
 */
final class Viewer {
	/** How soon the browser tries again after a break. */
	private static final byte[] RETRY = bytes("retry: 1000\n\n");
	/** An event and not a comment: pages do not hear comments, and must notice silence. */
	private static final Picture ALIVE = new Picture(bytes("event: alive\ndata: "), bytes("\n\n"));

	private final Mailbox mailbox;
	private final Duration keepAlive;
	private final LongSupplier time;

	/**
	 * @param time
	 *            the time of the log
	 */
	Viewer(Mailbox mailbox, Duration keepAlive, LongSupplier time) {
		this.mailbox = mailbox;
		this.keepAlive = keepAlive;
		this.time = time;
	}

	/**
	 * Writes until the mailbox is closed.
	 *
	 * @throws IOException
	 *             when the viewer has gone, or has taken nothing for the write time-out
	 */
	void serve(OutputStream connection) throws IOException, InterruptedException {
		connection.write(RETRY);
		while (!mailbox.isClosed()) {
			mailbox.take(keepAlive).orElse(ALIVE).write(connection, time.getAsLong());
			connection.flush();
		}
	}

	private static byte[] bytes(String text) {
		return text.getBytes(StandardCharsets.UTF_8);
	}
}
