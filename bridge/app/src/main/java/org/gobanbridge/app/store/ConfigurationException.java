package org.gobanbridge.app.store;

import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.gobanbridge.app.failure.GobanException;
import org.gobanbridge.app.failure.UnusableFileException;

/** A configuration cannot be used. */
public final class ConfigurationException extends GobanException {
	private static final long serialVersionUID = 1L;

	private static final Pattern PLACE = Pattern.compile("line (\\d{1,9})\\b");
	/** So many are told: one mistake at the start can make a hundred of what follows. */
	private static final int MOST_TOLD = 10;

	/**
	 * @param problems
	 *            at least one
	 */
	ConfigurationException(Path file, List<String> problems) {
		super(WRONG_CALL, Stream.concat(problems.stream().sorted(Comparator.comparingInt(ConfigurationException::line))
				.limit(MOST_TOLD), more(problems.size() - MOST_TOLD))
				.map(problem -> UnusableFileException.named(file) + ": " + problem).collect(Collectors.joining("\n")));
	}

	/** Where the problem is; what has no place, as it is not there, comes last. */
	private static int line(String problem) {
		Matcher place = PLACE.matcher(problem);
		return place.lookingAt() ? Integer.parseInt(place.group(1)) : Integer.MAX_VALUE;
	}

	private static Stream<String> more(int count) {
		return count > 0 ? Stream.of("and " + count + " more; see to these first") : Stream.empty();
	}
}
