package org.gobanbridge.app.cli;

import java.io.PrintWriter;
import java.util.function.LongSupplier;

/**
 * How far a command is with its files, as a bar on standard error that is drawn over itself. Where standard error is no
 * terminal, or there is but one file, nothing is drawn. NOT thread safe.
 */
final class Progress {
	private static final int MOST_WIDTH = 30;
	private static final int LEAST_WIDTH = 3;
	/** The brackets, and a blank behind them. */
	private static final int AROUND_BAR = 3;
	private static final long NANOS_BETWEEN = 100_000_000;
	/** To the start of the line, and nothing from there on. */
	private static final String WIPE = "\r\u001b[K";

	private final PrintWriter err;
	private final int total;
	private final int columns;
	private final boolean shown;
	private int done;
	private final LongSupplier nanos;
	private long nextDrawing;
	private boolean drawn;

	/**
	 * @param total
	 *            how many files there are
	 * @param columns
	 *            how wide the terminal is on which people see standard error; 0 if there is none
	 * @param nanos
	 *            a clock that only ever goes on
	 */
	Progress(PrintWriter err, int total, int columns, LongSupplier nanos) {
		this.nanos = nanos;
		this.nextDrawing = nanos.getAsLong() + NANOS_BETWEEN;
		this.err = err;
		this.total = total;
		this.columns = columns;
		this.shown = columns > 0 && total > 1;
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

	/** {@code [#########.....................] 120 of 400}, or less of it in a narrow terminal; its last column stays free. */
	private String bar() {
		String text = done + " of " + total;
		int room = columns - 1 - text.length();
		if (room < 0) {
			return "";
		}
		int width = Math.min(MOST_WIDTH, room - AROUND_BAR);
		if (width < LEAST_WIDTH) {
			return text;
		}
		int filled = (int) ((long) width * done / total);
		return "[" + "#".repeat(filled) + ".".repeat(width - filled) + "] " + text;
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
