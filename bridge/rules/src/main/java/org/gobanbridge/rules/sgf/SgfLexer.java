package org.gobanbridge.rules.sgf;

import java.util.Set;

/** The smallest parts of the text: blanks, names, values. Pure functions on a text and a place in it. */
final class SgfLexer {
	/** Properties whose one value is written by people, who do not always know that a bracket must be escaped. */
	private static final Set<String> PROSE = Set.of("C", "N", "GC", "AN", "AP", "BR", "BT", "CP", "DT", "EV", "GN",
			"ON", "OT", "PB", "PC", "PW", "RE", "RO", "RU", "SO", "US", "WR", "WT");

	/** So far behind a bracket its value may go on as text: without a limit, some texts would be read again and again. */
	private static final int FURTHEST_PROSE = 20_000;

	private SgfLexer() {
	}

	static boolean isProse(String id) {
		return PROSE.contains(id);
	}

	static int skipBlanks(String text, int from, int end) {
		int at = from;
		while (at < end && isBlank(text.charAt(at))) {
			at++;
		}
		return at;
	}

	/** Zero bytes pad some files; an inner byte order mark is left where files were joined. */
	private static boolean isBlank(char c) {
		return Character.isWhitespace(c) || c == 0 || c == '\u00A0' || c == '\u3000' || c == '\uFEFF';
	}

	static boolean isLetter(char c) {
		return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
	}

	/** Where the name that begins here ends. */
	static int skipName(String text, int from, int end) {
		int at = from;
		while (at < end && (isLetter(text.charAt(at)) || at > from && isDigit(text.charAt(at)))) {
			at++;
		}
		return at;
	}

	private static boolean isDigit(char c) {
		return c >= '0' && c <= '9';
	}

	/**
	 * The identifier that a name stands for: FF[1] to FF[3] have small letters in names and let them count for nothing. A
	 * name of small letters alone is taken for capitals.
	 */
	static String identifier(String name) {
		StringBuilder capitals = new StringBuilder(name.length());
		boolean any = false;
		for (int i = 0; i < name.length(); i++) {
			char c = name.charAt(i);
			boolean capital = c >= 'A' && c <= 'Z';
			any |= capital;
			if (capital || any && isDigit(c)) {
				capitals.append(c);
			}
		}
		return any ? capitals.toString() : upperCase(name);
	}

	/** Not of the machine's language: in Turkish, i would not become I. */
	private static String upperCase(String name) {
		StringBuilder capitals = new StringBuilder(name.length());
		for (int i = 0; i < name.length(); i++) {
			char c = name.charAt(i);
			capitals.append(c >= 'a' ? (char) (c - 'a' + 'A') : c);
		}
		return capitals.toString();
	}

	/**
	 * Where the value that is opened by the bracket at {@code open} is closed; -1 if it is not.
	 *
	 * @param prose
	 *            whether a pair of brackets within the value may be text: it is if what follows it cannot be SGF
	 */
	static int closing(String text, int open, int end, boolean prose) {
		int inner = 0;
		int first = -1;
		int limit = end;
		for (int i = open + 1; i < limit; i++) {
			char c = text.charAt(i);
			if (c == '\\') {
				i++;
			} else if (c == '[') {
				inner++;
			} else if (c == ']') {
				if (!prose || inner == 0 || endsValue(text, i + 1, end)) {
					return i;
				}
				inner--;
				first = first < 0 ? i : first;
				limit = Math.min(end, first + FURTHEST_PROSE);
			}
		}
		return first;
	}

	private static boolean endsValue(String text, int from, int end) {
		int at = skipBlanks(text, from, end);
		if (at >= end || ";()".indexOf(text.charAt(at)) >= 0) {
			return true;
		}
		return beginsProperty(text, at, end) && hasCapital(text, at);
	}

	/** In the middle of a text, a word of small letters is a word. */
	private static boolean hasCapital(String text, int name) {
		int at = name;
		while (text.charAt(at) >= 'a' && text.charAt(at) <= 'z') {
			at++;
		}
		return text.charAt(at) >= 'A' && text.charAt(at) <= 'Z';
	}

	/** Whether a name and the bracket of a value stand here. */
	static boolean beginsProperty(String text, int from, int end) {
		int name = skipName(text, from, end);
		int bracket = skipBlanks(text, name, end);
		return name > from && bracket < end && text.charAt(bracket) == '[';
	}
}
