package org.gobanbridge.app.store;

import java.nio.file.Path;
import org.gobanbridge.app.failure.GobanException;

/** There is no room for more in the journal. What was acknowledged before is safe. */
public final class JournalFullException extends GobanException {
	private static final long serialVersionUID = 1L;

	JournalFullException(Path file, Throwable cause) {
		super(HARDWARE_MISSING,
				file + ": the disk is full; free some space and start again; the game goes on from what is written",
				cause);
	}
}
