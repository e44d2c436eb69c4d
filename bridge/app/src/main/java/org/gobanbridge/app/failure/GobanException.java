package org.gobanbridge.app.failure;

/**
 * Something went wrong that the user can mend. The message is one line that names the thing, the place and the cure; the
 * command ends with {@link #exitCode} and shows the message alone.
 */
public class GobanException extends RuntimeException {
	/** The work was done and found something wrong. */
	public static final int FOUND_SOMETHING = 1;
	/** The call is wrong: a bad option, a missing or malformed file. */
	public static final int WRONG_CALL = 2;
	/** Hardware or network is not there. */
	public static final int HARDWARE_MISSING = 3;

	private static final long serialVersionUID = 1L;

	private final int exitCode;

	public GobanException(int exitCode, String message) {
		super(message);
		this.exitCode = exitCode;
	}

	public GobanException(int exitCode, String message, Throwable cause) {
		super(message, cause);
		this.exitCode = exitCode;
	}

	/** What the command ends with (FORMATS 9). */
	public int exitCode() {
		return exitCode;
	}
}
