package org.gobanbridge.app.failure;

import java.io.IOException;
import java.util.Locale;

/** What a command has to say cannot be written to standard output. */
public final class LostOutputException extends GobanException {
	/** What the shell says of a program whose reader has gone: 128 and the number of SIGPIPE. */
	public static final int READER_GONE = 141;

	private static final long serialVersionUID = 1L;

	public LostOutputException(IOException cause) {
		super(isReaderGone(cause) ? READER_GONE : HARDWARE_MISSING, message(cause), cause);
	}

	/** Nothing where whoever read has seen enough. */
	private static String message(IOException cause) {
		String reason = reason(cause);
		if (isReaderGone(cause)) {
			return "";
		}
		if (reason.contains("no space left")) {
			return "standard output: the disk is full; free some space and start again";
		}
		return reason.contains("bad file descriptor")
				? "standard output: it is closed; leave it open, or let it go to a file"
				: "standard output: " + UnusableFileException.reason(cause);
	}

	private static boolean isReaderGone(IOException cause) {
		return reason(cause).contains("broken pipe");
	}

	private static String reason(IOException cause) {
		return String.valueOf(cause.getMessage()).toLowerCase(Locale.ROOT);
	}
}
