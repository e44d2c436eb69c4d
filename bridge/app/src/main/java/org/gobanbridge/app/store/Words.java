package org.gobanbridge.app.store;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;

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
		throw new IllegalArgumentException("\"" + field + "\" is \"" + word + "\"; it may be "
				+ Arrays.stream(family.getEnumConstants()).map(Words::of).collect(Collectors.joining(", ")));
	}
}
