package org.gobanbridge.app.cli;

import java.io.IOException;
import java.io.OutputStream;
import org.gobanbridge.app.failure.LostOutputException;

/**
 * Where commands write what they have found. A {@link java.io.PrintWriter} would keep it to itself that a disk is full or
 * that nobody reads any more; through this stream it ends the command. What comes after that is dropped. Not thread safe.
 */
final class StandardOutput extends OutputStream {
	private final OutputStream out;
	private boolean lost;

	StandardOutput(OutputStream out) {
		this.out = out;
	}

	private interface Writing {
		void write() throws IOException;
	}

	@Override
	public void write(int b) {
		unlessLost(() -> out.write(b));
	}

	/**
	 * @throws LostOutputException
	 *             if it cannot be written, the first time
	 */
	@Override
	public void write(byte[] bytes, int from, int length) {
		unlessLost(() -> out.write(bytes, from, length));
	}

	/**
	 * @throws LostOutputException
	 *             if it cannot be written, the first time
	 */
	@Override
	public void flush() {
		unlessLost(out::flush);
	}

	private void unlessLost(Writing writing) {
		if (lost) {
			return;
		}
		try {
			writing.write();
		} catch (IOException e) {
			lost = true;
			throw new LostOutputException(e);
		}
	}
}
