package org.gobanbridge.drivers;

import java.util.Optional;

/** The settings of a board make no sense; the message says which and what to write instead. */
public final class BoardSettingsException extends IllegalArgumentException {
	private static final long serialVersionUID = 1L;

	private final String key;

	public BoardSettingsException(String message) {
		this("", message);
	}

	/**
	 * @param key
	 *            which setting it is, as the configuration names it
	 */
	public BoardSettingsException(String key, String message) {
		super(message);
		this.key = key;
	}

	/** Which setting it is, if it is a single one that the configuration names. */
	public Optional<String> key() {
		return key.isEmpty() ? Optional.empty() : Optional.of(key);
	}
}
