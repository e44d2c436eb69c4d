package org.gobanbridge.core;

import java.util.Locale;

/** Closed families as the words that logs and configurations write for them (FORMATS 2, 4, 7). */
public final class Words {
	private Words() {
	}

	/** The word for this constant: {@code BLACK_RESIGNS} is {@code black-resigns}. */
	public static String of(Enum<?> constant) {
		return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
	}
}
