package org.gobanbridge.app.store;

import java.util.Arrays;
import java.util.stream.Collectors;
import org.gobanbridge.core.Words;

/** Reads the {@link Words} that logs write for closed families. */
final class WordReader {
	private WordReader() {
	}

	/**
	 * The constant that this word stands for.
	 *
	 * @throws IllegalArgumentException
	 *             naming the words there are
	 */
	static <E extends Enum<E>> E parse(Class<E> family, String field, String word) {
		for (E constant : family.getEnumConstants()) {
			if (Words.of(constant).equals(word)) {
				return constant;
			}
		}
		throw new IllegalArgumentException("\"" + field + "\" is \"" + word + "\"; it may be "
				+ Arrays.stream(family.getEnumConstants()).map(Words::of).collect(Collectors.joining(", ")));
	}
}
