package org.gobanbridge.app.store;

import java.nio.file.Path;
import org.gobanbridge.app.failure.GobanException;

/** Another process has the journal open. */
public final class JournalInUseException extends GobanException {
	private static final long serialVersionUID = 1L;

	JournalInUseException(Path file, Throwable cause) {
		super(WRONG_CALL,
				file + ": the journal is in use by another goban; end that one first, or give this one a storage"
						+ " folder of its own",
				cause);
	}
}
