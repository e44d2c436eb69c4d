package org.gobanbridge.drivers;

/** The settings of a board make no sense; the message says which and what to write instead. */
public final class BoardSettingsException extends IllegalArgumentException {
	private static final long serialVersionUID = 1L;

	public BoardSettingsException(String message) {
		super(message);
	}
}
