package org.gobanbridge.app.store;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.gobanbridge.app.failure.GobanException;
import org.gobanbridge.app.failure.UnusableFileException;

/** A configuration cannot be used. */
public final class ConfigurationException extends GobanException {
	private static final long serialVersionUID = 1L;

	/** So many are told: one mistake at the start can make a hundred of what follows. */
	private static final int MOST_TOLD = 10;

	/**
	 * @param problems
	 *            at least one
	 */
	ConfigurationException(Path file, List<String> problems) {
		super(WRONG_CALL, Stream.concat(problems.stream().limit(MOST_TOLD), more(problems.size() - MOST_TOLD))
				.map(problem -> UnusableFileException.named(file) + ": " + problem).collect(Collectors.joining("\n")));
	}

	private static Stream<String> more(int count) {
		return count > 0 ? Stream.of("and " + count + " more; see to these first") : Stream.empty();
	}
}
