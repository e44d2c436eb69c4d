package org.gobanbridge.app.store;

import java.nio.file.Path;
import java.util.List;
import org.gobanbridge.app.failure.GobanException;

/** A configuration cannot be used. */
public final class ConfigurationException extends GobanException {
	private static final long serialVersionUID = 1L;

	private final List<String> problems;

	/**
	 * @param problems
	 *            at least one
	 */
	ConfigurationException(Path file, List<String> problems) {
		super(WRONG_CALL, file + ": " + String.join("\n" + file + ": ", problems));
		this.problems = List.copyOf(problems);
	}

	/** Everything that is wrong, one line each, with line and column where there is one. */
	public List<String> problems() {
		return problems;
	}
}
