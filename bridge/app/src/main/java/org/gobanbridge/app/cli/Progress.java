package org.gobanbridge.app.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.function.LongSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * How far a command is with its files, as a bar on standard error that is drawn over itself. Where standard error is no
 * terminal, or there is but one file, nothing is drawn. NOT thread safe.
 */
final class Progress {
	private static final Logger LOG = LoggerFactory.getLogger(Progress.class);
	private static final int WIDTH = 30;
	private static final long NANOS_BETWEEN = 100_000_000;
	/** To the start of the line, and nothing from there on. */
	private static final String WIPE = "\r\u001b[K";

	private final PrintWriter err;
	private final int total;
	private final boolean shown;
	private int done;
	private final LongSupplier nanos;
	private long nextDrawing;
	private boolean drawn;

	/**
	 * @param total
	 *            how many files there are
	 * @param terminal
	 *            whether people see standard error
	 * @param nanos
	 *            a clock that only ever goes on
	 */
	Progress(PrintWriter err, int total, boolean terminal, LongSupplier nanos) {
		this.nanos = nanos;
		this.nextDrawing = nanos.getAsLong() + NANOS_BETWEEN;
		this.err = err;
		this.total = total;
		this.shown = terminal && total > 1;
	}

	/** Whether people see what is written to standard error as it is written. */
	static boolean onTerminal() {
		try {
			String error = Files.readSymbolicLink(Path.of("/proc/self/fd/2")).toString();
			return error.startsWith("/dev/pts/") || error.startsWith("/dev/tty") || error.equals("/dev/console");
		} catch (IOException e) {
			LOG.debug("it cannot be told whether standard error is a terminal", e);
			return false;
		}
	}

	/** Whether a bar is drawn now and then. */
	boolean isShown() {
		return shown;
	}

	/** One file more is done. */
	void step() {
		done++;
		long now = nanos.getAsLong();
		if (shown && now >= nextDrawing) {
			nextDrawing = now + NANOS_BETWEEN;
			err.print(WIPE + bar());
			err.flush();
			drawn = true;
		}
	}

	/** {@code [#########.....................] 120 of 400}. */
	private String bar() {
		int filled = (int) ((long) WIDTH * done / total);
		return String.format(Locale.ROOT, "[%s%s] %d of %d", "#".repeat(filled), ".".repeat(WIDTH - filled), done,
				total);
	}

	/** Makes room for a line of text. */
	void wipe() {
		if (drawn) {
			err.print(WIPE);
			err.flush();
			drawn = false;
		}
	}
}
