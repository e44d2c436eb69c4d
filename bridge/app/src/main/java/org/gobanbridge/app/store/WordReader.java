package org.gobanbridge.app.store;

import java.util.Arrays;
import java.util.List;
import org.gobanbridge.app.failure.Suggestion;
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
		throw unknown(field, word, words(family));
	}

	/** The words for all of a family. */
	static <E extends Enum<E>> List<String> words(Class<E> family) {
		return Arrays.stream(family.getEnumConstants()).map(Words::of).toList();
	}

	/**
	 * @throws IllegalArgumentException
	 *             if the word is none of those there are, naming them
	 */
	static String require(String field, String word, List<String> words) {
		if (!words.contains(word)) {
			throw unknown(field, word, words);
		}
		return word;
	}

	private static IllegalArgumentException unknown(String field, String word, List<String> words) {
		return new IllegalArgumentException("\"" + field + "\" is \"" + word + "\""
				+ Suggestion.didYouMean(word, words) + "; it may be " + String.join(", ", words));
	}
}
