package org.gobanbridge.rules.sgf;

/** SGF's text values: escapes, line breaks, blanks (FF[4], property value types Text, SimpleText and Compose). */
final class SgfText {
	private SgfText() {
	}

	/**
	 * The text as it stands between brackets. Every kind of line break becomes a line feed, other control characters a
	 * blank.
	 */
	static String escape(String text) {
		StringBuilder escaped = new StringBuilder(text.length() + 8);
		for (int i = 0; i < text.length(); i++) {
			char c = text.charAt(i);
			if (isBreak(c)) {
				i += breakLength(text, i) - 1;
				escaped.append('\n');
				continue;
			}
			if (c == '\\' || c == ']') {
				escaped.append('\\');
			}
			escaped.append(Character.isISOControl(c) ? ' ' : c);
		}
		return escaped.toString();
	}

	/** The text that a value stands for: an escaped character is itself, an escaped line break is nothing. */
	static String unescape(String value) {
		StringBuilder text = new StringBuilder(value.length());
		for (int i = 0; i < value.length(); i++) {
			char c = value.charAt(i);
			boolean escaped = c == '\\' && i + 1 < value.length();
			if (escaped) {
				c = value.charAt(++i);
			}
			if (isBreak(c)) {
				i += breakLength(value, i) - 1;
				if (!escaped) {
					text.append('\n');
				}
			} else {
				text.append(Character.isISOControl(c) ? ' ' : c);
			}
		}
		return text.toString();
	}

	/** Line breaks as blanks. */
	static String oneLine(String text) {
		StringBuilder line = new StringBuilder(text.length());
		for (int i = 0; i < text.length(); i++) {
			char c = text.charAt(i);
			if (isBreak(c)) {
				i += breakLength(text, i) - 1;
			}
			line.append(isBreak(c) ? ' ' : c);
		}
		return line.toString();
	}

	/** The same value with every closing bracket in it escaped. */
	static String withBracketsEscaped(String value) {
		if (value.indexOf(']') < 0) {
			return value;
		}
		StringBuilder escaped = new StringBuilder(value.length() + 4);
		for (int i = 0; i < value.length(); i++) {
			char c = value.charAt(i);
			if (c == ']') {
				escaped.append('\\');
			}
			escaped.append(c);
			if (c == '\\' && i + 1 < value.length()) {
				escaped.append(value.charAt(++i));
			}
		}
		return escaped.toString();
	}

	private static boolean isBreak(char c) {
		return c == '\n' || c == '\r';
	}

	/** Two different break characters in a row are one line break. */
	private static int breakLength(String text, int at) {
		boolean pair = at + 1 < text.length() && isBreak(text.charAt(at + 1)) && text.charAt(at + 1) != text.charAt(at);
		return pair ? 2 : 1;
	}
}
