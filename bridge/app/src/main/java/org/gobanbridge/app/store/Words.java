package org.gobanbridge.app.store;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.gobanbridge.app.failure.Suggestion;

/** Closed families as the words that logs write for them: {@code BLACK_RESIGNS} is {@code black-resigns}. */
public final class Words {
	private Words() {
	}

	/** The word for this constant. */
	public static String of(Enum<?> constant) {
		return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
	}

	/**
	 * The constant that this word stands for.
	 *
	 * @throws IllegalArgumentException
	 *             naming the words there are
	 */
	static <E extends Enum<E>> E parse(Class<E> family, String field, String word) {
		for (E constant : family.getEnumConstants()) {
			if (of(constant).equals(word)) {
				return constant;
			}
		}
		throw unknown(field, word, Arrays.stream(family.getEnumConstants()).map(Words::of).toList());
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
