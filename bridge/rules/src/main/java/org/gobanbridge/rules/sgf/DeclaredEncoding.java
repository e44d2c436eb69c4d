package org.gobanbridge.rules.sgf;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The encoding that a file declares in its first {@code CA}, read before it is known how to read. */
final class DeclaredEncoding {
	private static final Pattern LIKELY = Pattern
			.compile("(?<![A-Za-z])CA\\s{0,9}\\[\\s{0,9}([^\\]\\s]{1,40})\\s{0,9}\\]");
	/** Root nodes are not longer than this, comments and all. */
	private static final int FURTHEST = 1 << 20;

	private DeclaredEncoding() {
	}

	static Optional<String> find(byte[] bytes) {
		String beginning = new String(bytes, 0, Math.min(bytes.length, FURTHEST), StandardCharsets.ISO_8859_1);
		Optional<String> proper = asProperty(beginning);
		if (proper.isPresent()) {
			return proper;
		}
		// A letter of Shift-JIS or Big5 may end like a backslash or a bracket and hide the property.
		Matcher likely = LIKELY.matcher(beginning);
		return likely.find() ? Optional.of(likely.group(1)) : Optional.empty();
	}

	/** CA as a property of its own, not within the text of another. */
	private static Optional<String> asProperty(String text) {
		int end = text.length();
		int at = Math.max(0, text.indexOf('('));
		String name = "";
		while (at < end) {
			char c = text.charAt(at);
			if (SgfLexer.isLetter(c)) {
				int nameEnd = SgfLexer.skipName(text, at, end);
				name = text.substring(at, nameEnd);
				at = nameEnd;
			} else if (c == '[') {
				int closing = SgfLexer.closing(text, at, end, false);
				if (closing < 0) {
					return Optional.empty();
				}
				if (SgfLexer.identifier(name).equals("CA")) {
					String value = text.substring(at + 1, closing).strip();
					return value.isEmpty() || value.length() > 40 ? Optional.empty() : Optional.of(value);
				}
				at = closing + 1;
			} else {
				at++;
			}
		}
		return Optional.empty();
	}
}
