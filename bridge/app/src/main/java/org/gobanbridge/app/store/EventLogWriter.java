package org.gobanbridge.app.store;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.BufferedWriter;
import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.GZIPOutputStream;
import org.gobanbridge.core.game.GameEvent;

/** Writes an event log (FORMATS 4), numbering events from 1. NOT thread safe. */
public final class EventLogWriter implements Closeable {
	static final String FORMAT = "goban-events";
	static final int VERSION = 1;

	private final Writer out;
	private long seq;

	private EventLogWriter(Writer out, int size) throws IOException {
		this.out = out;
		ObjectNode header = JsonFields.object().put("t", 0).put("seq", 0).put("type", "log").put("format", FORMAT)
				.put("version", VERSION).put("size", size);
		writeLine(header.toString());
	}

	/** What is written to a log. */
	public interface Content {
		void writeTo(EventLogWriter log) throws IOException;
	}

	/**
	 * Makes this file hold these events once all of them are known: where the content fails, it is what it was, or is not
	 * there. What is no file, such as a device, takes them as they come. Compressed if its name ends in {@code .gz}.
	 *
	 * @param size
	 *            lines of the board
	 */
	public static void write(Path file, int size, Content content) throws IOException {
		if (Files.exists(file) && !Files.isRegularFile(file)) {
			try (EventLogWriter log = create(file, size)) {
				content.writeTo(log);
			}
			return;
		}
		AtomicFile.write(file, out -> {
			if (LogLines.isCompressed(file)) {
				GZIPOutputStream zip = new GZIPOutputStream(out, LogLines.BUFFER);
				writeTo(zip, size, content);
				zip.finish();
			} else {
				writeTo(out, size, content);
			}
		});
	}

	private static void writeTo(OutputStream out, int size, Content content) throws IOException {
		@SuppressWarnings("resource") // whoever gave the stream closes it
		EventLogWriter log = to(out, size);
		content.writeTo(log);
		log.out.flush();
	}

	/**
	 * Begins this file anew, whatever it held before; compressed if its name ends in {@code .gz}.
	 *
	 * @param size
	 *            lines of the board
	 */
	public static EventLogWriter create(Path file, int size) throws IOException {
		return to(LogLines.create(file), size);
	}

	/** Writes to this stream, which {@link #close} closes. */
	public static EventLogWriter to(OutputStream out, int size) throws IOException {
		return new EventLogWriter(new BufferedWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8)), size);
	}

	/** Writes events, which get the next numbers. */
	public void write(List<GameEvent> events) throws IOException {
		for (GameEvent event : events) {
			writeLine(EventJson.line(new NumberedEvent(++seq, event)));
		}
	}

	private void writeLine(String line) throws IOException {
		out.write(line);
		out.write('\n');
	}

	@Override
	public void close() throws IOException {
		out.close();
	}
}
