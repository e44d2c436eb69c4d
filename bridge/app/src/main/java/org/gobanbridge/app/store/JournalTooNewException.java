package org.gobanbridge.app.store;

import java.nio.file.Path;
import org.gobanbridge.app.failure.GobanException;

/** The journal was written by a newer program. */
public final class JournalTooNewException extends GobanException {
	private static final long serialVersionUID = 1L;

	JournalTooNewException(Path file, String what) {
		super(WRONG_CALL, file + ": the journal has " + what + ", which this program does not know; update goban");
	}
}
