package org.gobanbridge.rules.sgf;

/** SGF's text values: escapes, line breaks, blanks. */
final class SgfText {
	private SgfText() {
	}

	/**
	 * The text as it stands between brackets. Every kind of line break becomes a line feed, other control characters a
	 * blank.
	 */
	static String escape(String text) {
		StringBuilder escaped = new StringBuilder(text.length() + 8);
		String lines = unixLines(text);
		for (int i = 0; i < lines.length(); i++) {
			char c = lines.charAt(i);
			if (c == '\\' || c == ']') {
				escaped.append('\\');
			}
			escaped.append(c != '\n' && Character.isISOControl(c) ? ' ' : c);
		}
		return escaped.toString();
	}

	/** The text that a value stands for: an escaped character is itself, an escaped line break is nothing. */
	static String unescape(String value) {
		StringBuilder text = new StringBuilder(value.length());
		String lines = unixLines(value);
		for (int i = 0; i < lines.length(); i++) {
			char c = lines.charAt(i);
			if (c == '\\' && i + 1 < lines.length()) {
				c = lines.charAt(++i);
				if (c == '\n') {
					continue;
				}
			}
			text.append(c != '\n' && Character.isISOControl(c) ? ' ' : c);
		}
		return text.toString();
	}

	static String oneLine(String text) {
		return unixLines(text).replace('\n', ' ');
	}

	private static String unixLines(String text) {
		return text.indexOf('\r') < 0 ? text : text.replace("\r\n", "\n").replace("\n\r", "\n").replace('\r', '\n');
	}
}
