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
import org.gobanbridge.core.board.Snapshot;
import org.gobanbridge.core.game.Input;
import org.jspecify.annotations.Nullable;

/**
 * Reads a snapshot log (FORMATS 2), plain or compressed, line by line in constant memory: an iterator over its inputs.
 * Readings of one {@code same} line share one {@link Snapshot}. What a log may lack is tolerated: a last line that was
 * not written to its end is dropped with a warning, a line with no known key is skipped and counted. Everything else
 * that is wrong is a {@link MalformedFileException}; that times fall is one. NOT thread safe.
 */
public final class SnapshotLogReader implements Iterator<Input>, Closeable {
	private final LogLines lines;
	private final SnapshotLogHeader header;
	private final ReadingDecoder readings;
	private final List<String> warnings = new ArrayList<>();
	private @Nullable Input upcoming;
	private boolean ended;
	private @Nullable Snapshot last;
	private long lastReading;
	private long lastTime;
	private long skipped;

	private long runStart;
	private long runEnd;
	private long runAge;
	/** The time of the line before the run: nothing is taken in before it. */
	private long runFloor;
	private int runLength;
	private int runDone;

	private SnapshotLogReader(LogLines lines) {
		this.lines = lines;
		this.header = readHeader(lines, warnings);
		this.readings = new ReadingDecoder(header.session().grid());
	}

	/**
	 * Opens a log.
	 *
	 * @throws UnusableFileException
	 *             if it cannot be read
	 * @throws MalformedFileException
	 *             if the file is no snapshot log, or of a newer version
	 */
	public static SnapshotLogReader open(Path file) {
		try {
			return of(Files.newInputStream(file), UnusableFileException.named(file));
		} catch (IOException e) {
			throw new UnusableFileException(file, e);
		}
	}

	/** Reads from this stream, which {@link #close} closes; the name is for messages. */
	public static SnapshotLogReader of(InputStream stream, String name) throws IOException {
		try {
			return new SnapshotLogReader(new LogLines(name, stream));
		} catch (RuntimeException | IOException e) {
			stream.close();
			throw e;
		}
	}

	private static SnapshotLogHeader readHeader(LogLines lines, List<String> warnings) {
		try {
			JsonFields line = lines.header("a snapshot log");
			SnapshotLogHeader header = SnapshotLogHeader.read(line);
			passOver(line, lines, warnings);
			GameDetailsCheck.requirePossible(header.session().grid(), header.session().details());
			return header;
		} catch (IllegalArgumentException e) {
			throw lines.malformed(e);
		}
	}

	private static void passOver(JsonFields line, LogLines lines, List<String> warnings) {
		line.findObject("game").flatMap(GameDetailsJson::passedOver).map(lines::placed).ifPresent(warnings::add);
	}

	public SnapshotLogHeader header() {
		return header;
	}

	/** How many lines had no known key, so far. */
	public long skippedLines() {
		return skipped;
	}

	/** What was tolerated so far, for people. */
	public List<String> warnings() {
		return List.copyOf(warnings);
	}

	@Override
	public boolean hasNext() {
		if (upcoming == null && !ended) {
			upcoming = read();
			ended = upcoming == null;
		}
		return upcoming != null;
	}

	@Override
	public Input next() {
		Input next = hasNext() ? upcoming : null;
		if (next == null) {
			throw new NoSuchElementException("the log has ended");
		}
		upcoming = null;
		ended = next instanceof Input.Ended;
		return next;
	}

	private @Nullable Input read() {
		if (runDone < runLength) {
			return nextOfRun();
		}
		while (lines.next()) {
			if (lines.isBlank()) {
				continue;
			}
			Optional<JsonFields> line = lines.object(warnings::add);
			Optional<Input> input = line.flatMap(this::decodeOrRefuse);
			if (input.isPresent()) {
				return input.get();
			}
			skipped += line.isPresent() ? 1 : 0;
		}
		if (lines.isCutShort()) {
			warnings.add(lines.name() + ": the compressed data ends too early; what could be read was used");
		}
		return null;
	}

	private Optional<Input> decodeOrRefuse(JsonFields line) {
		try {
			return decode(line);
		} catch (IllegalArgumentException e) {
			throw lines.malformed(e);
		}
	}

	private Optional<Input> decode(JsonFields line) {
		boolean same = line.has("same");
		boolean board = line.has("board");
		if (!same && !board && !line.has("diff")) {
			Optional<Input> input = line.has("t") ? InputJson.read(time(line), line) : withoutTime(line);
			input.ifPresent(known -> {
				InputCheck.requirePossible(header.session().grid(), known);
				passOver(line, lines, warnings);
				lastTime = known.t();
			});
			return input;
		}
		long t = time(line);
		long at = InputJson.at(t, line);
		if (same && !board) {
			startRun(t, t - at, line.smallNumber("same"));
			lastTime = t;
			return Optional.of(nextOfRun());
		}
		last = board ? readings.whole(line) : readings.changed(before("diff"), line);
		lastReading = t;
		lastTime = t;
		return Optional.of(new Input.Reading(t, at, last));
	}

	private static Optional<Input> withoutTime(JsonFields line) {
		if (InputJson.read(0, line).isPresent()) {
			line.need("t");
		}
		return Optional.empty();
	}

	private long time(JsonFields line) {
		long t = line.wholeNumber("t");
		if (t < lastTime) {
			throw new IllegalArgumentException(
					"\"t\" is " + t + " after a line of " + lastTime + "; times must not fall");
		}
		return t;
	}

	private Snapshot before(String key) {
		if (last == null) {
			throw new IllegalArgumentException(
					"\"" + key + "\" needs a reading before it; the first must be a \"board\"");
		}
		return last;
	}

	private void startRun(long t, long age, int count) {
		before("same");
		if (count < 1 || count > SameRun.MAX_COUNT) {
			throw new IllegalArgumentException(
					"\"same\" is " + count + "; it counts readings, from 1 to " + SameRun.MAX_COUNT);
		}
		runStart = lastReading;
		runEnd = t;
		runAge = age;
		runLength = count;
		runDone = 0;
		runFloor = lastTime;
		lastReading = t;
	}

	/** A reading of the run; one that a line in between has overtaken is taken in late. */
	private Input nextOfRun() {
		Snapshot snapshot = before("same");
		long t = SameRun.time(runStart, runEnd, runLength, ++runDone);
		return new Input.Reading(Math.max(t, runFloor), t - runAge, snapshot);
	}

	@Override
	public void close() throws IOException {
		lines.close();
	}
}
