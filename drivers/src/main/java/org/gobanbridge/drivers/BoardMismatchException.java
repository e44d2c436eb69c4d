package org.gobanbridge.drivers;

/** A board answers, but it is not one that fits the settings: another size. */
public final class BoardMismatchException extends BoardAbsentException {
	private static final long serialVersionUID = 1L;

	public BoardMismatchException(String message) {
		super(message);
	}
}
