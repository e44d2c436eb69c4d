package org.gobanbridge.app.live;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/**
 * A server-sent event that says what time it is when it is sent, and not when it was made.
 *
 * @param head
 *            the bytes before the time
 * @param rest
 *            the bytes behind it
 */
record Picture(byte[] head, byte[] rest) {
	/** Sends it with the time of now. */
	void write(OutputStream out, long now) throws IOException {
		out.write(head);
		out.write(Long.toString(now).getBytes(StandardCharsets.US_ASCII));
		out.write(rest);
	}
}
