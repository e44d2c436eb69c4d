package org.gobanbridge.app.store;

import java.io.BufferedWriter;
import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.gobanbridge.core.game.Input;

/**
 * Writes a snapshot log (FORMATS 2). Readings equal to the one before are held back until something else comes, or
 * {@link #flush} or {@link #close} is called. NOT thread safe.
 */
public final class SnapshotLogWriter implements Closeable {
	private static final int BUFFER = 1 << 16;

	private final Writer out;
	private final SnapshotLogEncoder encoder = new SnapshotLogEncoder(this::writeLine);

	private SnapshotLogWriter(Writer out, SnapshotLogHeader header) throws IOException {
		this.out = out;
		out.write(header.line());
		out.write('\n');
	}

	/** Begins this file anew, whatever it held before; compressed if its name ends in {@code .gz}. */
	public static SnapshotLogWriter create(Path file, SnapshotLogHeader header) throws IOException {
		return to(LogLines.create(file), header);
	}

	/** Writes to this stream, which {@link #close} closes. */
	public static SnapshotLogWriter to(OutputStream out, SnapshotLogHeader header) throws IOException {
		return new SnapshotLogWriter(new BufferedWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8), BUFFER),
				header);
	}

	/**
	 * Writes one input.
	 *
	 * @throws IllegalArgumentException
	 *             if its time is before the last one's
	 */
	public void write(Input input) throws IOException {
		try {
			encoder.encode(input);
		} catch (UncheckedIOException e) {
			throw e.getCause();
		}
	}

	/** Writes the readings that were held back, and hands everything to the stream. */
	public void flush() throws IOException {
		try {
			encoder.flush();
		} catch (UncheckedIOException e) {
			throw e.getCause();
		}
		out.flush();
	}

	@Override
	public void close() throws IOException {
		try (out) {
			flush();
		}
	}

	private void writeLine(String line) {
		try {
			out.write(line);
			out.write('\n');
		} catch (IOException e) {
			throw new UncheckedIOException(e);
		}
	}
}
