package org.gobanbridge.benchmarks.rivals;

/** A rival cannot take part on this machine; the message, which goes into the table, says why and what would help. */
final class UnavailableException extends Exception {
	private static final long serialVersionUID = 1;

	UnavailableException(String message) {
		super(message);
	}
}
