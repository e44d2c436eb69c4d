package org.gobanbridge.app.failure;

/** What was to be read takes more memory than the program has. */
public final class TooLittleMemoryException extends GobanException {
	private static final long serialVersionUID = 1L;

	/**
	 * @param what
	 *            the file, and what of it
	 * @param cure
	 *            what to do
	 */
	public TooLittleMemoryException(String what, String cure, OutOfMemoryError cause) {
		super(WRONG_CALL, what + " takes more memory than there is; " + cure, cause);
	}
}
