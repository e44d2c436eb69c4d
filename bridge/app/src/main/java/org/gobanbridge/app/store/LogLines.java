package org.gobanbridge.app.store;

import java.io.BufferedInputStream;
import java.io.Closeable;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipException;

/**
 * The lines of a log, plain or compressed, one after another in constant memory. A line is held as bytes that are valid
 * until the next one is read. NOT thread safe.
 */
final class LogLines implements Closeable {
	/** No line of a log comes near this; what does is no log. */
	private static final int LONGEST = 1 << 20;
	static final int BUFFER = 1 << 16;

	private final String name;
	private final InputStream in;
	private final byte[] buffer = new byte[BUFFER];
	private int position;
	private int limit;
	private byte[] line = new byte[1024];
	private int length;
	/** Of the line, from 1. */
	private long number;
	/** Whether the line has its line end; only the last one can lack it. */
	private boolean terminated;
	private boolean cutShort;

	/** Takes the stream over; whether it is compressed shows in its first two bytes. */
	LogLines(String name, InputStream stream) throws IOException {
		this.name = name;
		BufferedInputStream buffered = new BufferedInputStream(stream, BUFFER);
		buffered.mark(2);
		boolean compressed = buffered.read() == 0x1f && buffered.read() == 0x8b;
		buffered.reset();
		this.in = compressed ? new GZIPInputStream(buffered, BUFFER) : buffered;
	}

	/** Begins this log anew, whatever it held before; compressed if its name ends in {@code .gz}. */
	static OutputStream create(Path file) throws IOException {
		OutputStream bytes = Files.newOutputStream(file);
		return isCompressed(file) ? new GZIPOutputStream(bytes, BUFFER) : bytes;
	}

	/** Whether a log of this name is written compressed. */
	static boolean isCompressed(Path file) {
		return file.getFileName().toString().endsWith(".gz");
	}

	/** Goes to the next line; false at the end. */
	boolean next() {
		length = 0;
		terminated = false;
		while (position < limit || fill()) {
			int end = position;
			while (end < limit && buffer[end] != '\n') {
				end++;
			}
			append(end);
			if (end < limit) {
				position = end + 1;
				terminated = true;
				break;
			}
			position = end;
		}
		boolean found = length > 0 || terminated;
		number += found ? 1 : 0;
		return found;
	}

	private void append(int end) {
		int more = end - position;
		if (length + more > LONGEST) {
			throw new MalformedFileException(name, number + 1, "the line is longer than any of a log");
		}
		if (length + more > line.length) {
			line = Arrays.copyOf(line, Math.max(2 * line.length, length + more));
		}
		System.arraycopy(buffer, position, line, length, more);
		length += more;
	}

	private boolean fill() {
		if (cutShort) {
			return false;
		}
		position = 0;
		limit = 0;
		try {
			int read = in.read(buffer, 0, buffer.length);
			limit = Math.max(read, 0);
			return read > 0;
		} catch (EOFException e) {
			cutShort = true;
			return false;
		} catch (ZipException e) {
			throw new MalformedFileException(name, number + 1, "the compressed data is damaged: " + e.getMessage());
		} catch (IOException e) {
			throw new UncheckedIOException(name + ": " + e.getMessage(), e);
		}
	}

	/**
	 * The first line, as the JSON object that it is.
	 *
	 * @param kind
	 *            what the file is to be, for people
	 * @throws MalformedFileException
	 *             if there is no line, or it is no JSON object
	 */
	JsonFields header(String kind) {
		if (!next()) {
			throw new MalformedFileException(name, "the file is empty; " + kind + " begins with a header line");
		}
		try {
			return JsonFields.parse(line, 0, length);
		} catch (IllegalArgumentException e) {
			throw new MalformedFileException(name, "this is no" + kind.replaceFirst("^an?", "")
					+ ": it does not begin with a header line");
		}
	}

	/**
	 * The line as the JSON object that it is; empty if it is the last one and was not written to its end.
	 *
	 * @param warnings
	 *            is then told, for people
	 * @throws MalformedFileException
	 *             if it is none
	 */
	Optional<JsonFields> object(Consumer<String> warnings) {
		try {
			return Optional.of(JsonFields.parse(line, 0, length));
		} catch (IllegalArgumentException e) {
			if (terminated) {
				throw malformed(e);
			}
			warnings.accept(placed("the last line is incomplete and was dropped"));
			return Optional.empty();
		}
	}

	/** Whether the compressed data ends too early. */
	boolean isCutShort() {
		return cutShort;
	}

	boolean isBlank() {
		for (int i = 0; i < length; i++) {
			if (line[i] != ' ' && line[i] != '\t' && line[i] != '\r') {
				return false;
			}
		}
		return true;
	}

	String name() {
		return name;
	}

	/** What is said of this line, with its place. */
	String placed(String what) {
		return name + " line " + number + ": " + what;
	}

	MalformedFileException malformed(IllegalArgumentException problem) {
		return new MalformedFileException(name, number, String.valueOf(problem.getMessage()));
	}

	@Override
	public void close() throws IOException {
		in.close();
	}
}
