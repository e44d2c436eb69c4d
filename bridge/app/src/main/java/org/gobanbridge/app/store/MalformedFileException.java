package org.gobanbridge.app.store;

import org.gobanbridge.app.failure.GobanException;

/** A file is not what it should be. */
public final class MalformedFileException extends GobanException {
	private static final long serialVersionUID = 1L;

	/** The file as a whole. */
	public MalformedFileException(String file, String problem) {
		super(WRONG_CALL, file + ": " + problem);
	}

	/**
	 * One line of it.
	 *
	 * @param line
	 *            from 1
	 */
	public MalformedFileException(String file, long line, String problem) {
		super(WRONG_CALL, file + " line " + line + ": " + problem);
	}
}
