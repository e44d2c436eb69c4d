package org.gobanbridge.app.store;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import org.gobanbridge.app.failure.UnusableFileException;
import org.jspecify.annotations.Nullable;

/**
 * Reads an event log (FORMATS 4), plain or compressed: an iterator over its events. An incomplete last line is dropped
 * with a warning, events of unknown type are skipped and counted; everything else that is wrong, and a number that does
 * not rise, is a {@link MalformedFileException}. NOT thread safe.
 */
public final class EventLogReader implements Iterator<NumberedEvent>, Closeable {
	private final LogLines lines;
	private final List<String> warnings = new ArrayList<>();
	private @Nullable NumberedEvent upcoming;
	private long lastSeq;
	private long skipped;

	private EventLogReader(LogLines lines) {
		this.lines = lines;
		readHeader();
	}

	/**
	 * Opens a log.
	 *
	 * @throws MalformedFileException
	 *             if the file is no event log, or of a newer version
	 */
	public static EventLogReader open(Path file) {
		try {
			return of(Files.newInputStream(file), UnusableFileException.named(file));
		} catch (IOException e) {
			throw new UnusableFileException(file, e);
		}
	}

	/** Reads from this stream, which {@link #close} closes; the name is for messages. */
	public static EventLogReader of(InputStream stream, String name) throws IOException {
		try {
			return new EventLogReader(new LogLines(name, stream));
		} catch (RuntimeException | IOException e) {
			stream.close();
			throw e;
		}
	}

	private void readHeader() {
		try {
			JsonFields header = lines.header("an event log");
			if (!header.findText("format").orElse("").equals(EventLogWriter.FORMAT)) {
				throw new IllegalArgumentException("this is no event log: its first line must say \"format\":\""
						+ EventLogWriter.FORMAT + "\"");
			}
			int version = header.smallNumber("version");
			if (version > EventLogWriter.VERSION) {
				throw new IllegalArgumentException("event log version " + version
						+ " is newer than this program, which reads " + EventLogWriter.VERSION + "; update goban");
			}
		} catch (IllegalArgumentException e) {
			throw lines.malformed(e);
		}
	}

	/** How many events were of unknown type, so far. */
	public long skippedEvents() {
		return skipped;
	}

	/** What was tolerated so far, for people. */
	public List<String> warnings() {
		return List.copyOf(warnings);
	}

	@Override
	public boolean hasNext() {
		while (upcoming == null && lines.next()) {
			if (!lines.isBlank()) {
				upcoming = decode().orElse(null);
			}
		}
		return upcoming != null;
	}

	private Optional<NumberedEvent> decode() {
		Optional<JsonFields> line = lines.object(warnings::add);
		return line.flatMap(this::decode);
	}

	private Optional<NumberedEvent> decode(JsonFields object) {
		try {
			long seq = object.wholeNumber("seq");
			if (seq <= lastSeq) {
				throw new IllegalArgumentException("\"seq\" is " + seq + " after " + lastSeq + "; numbers must rise");
			}
			lastSeq = seq;
			Optional<NumberedEvent> event = EventJson.read(object);
			skipped += event.isPresent() ? 0 : 1;
			return event;
		} catch (IllegalArgumentException e) {
			throw lines.malformed(e);
		}
	}

	@Override
	public NumberedEvent next() {
		NumberedEvent next = hasNext() ? upcoming : null;
		if (next == null) {
			throw new NoSuchElementException("the log has ended");
		}
		upcoming = null;
		return next;
	}

	@Override
	public void close() throws IOException {
		lines.close();
	}
}
