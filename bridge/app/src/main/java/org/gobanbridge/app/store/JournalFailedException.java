package org.gobanbridge.app.store;

import java.nio.file.Path;
import org.gobanbridge.app.failure.GobanException;

/** The disk, or the database on it, does not do what it should. */
public final class JournalFailedException extends GobanException {
	private static final long serialVersionUID = 1L;

	JournalFailedException(Path file, Throwable cause) {
		super(HARDWARE_MISSING, file + ": the journal cannot be read or written: " + cause.getMessage()
				+ "; check the disk and who may write there", cause);
	}
}
