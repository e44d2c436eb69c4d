package org.gobanbridge.app.failure;

import java.util.regex.Pattern;

/**
 * Text from files and people made fit for one line of a terminal: without line ends, and without the control characters
 * by which it could move the cursor, change colours or hide what stands before it.
 */
public final class PlainText {
	private static final Pattern LINE_END = Pattern.compile("\\s*\\R\\s*");
	/** Control characters, and those that turn the direction of the text around them or end a line. */
	private static final Pattern UNSHOWN = Pattern.compile("[\\p{Cc}\\u2028\\u2029\\u202A-\\u202E\\u2066-\\u2069]");
	/** Marks that belong into some names, show nothing, and can still move what stands beside them. */
	private static final Pattern MARKS = Pattern.compile("[\\u061C\\u200E\\u200F]");

	/** Of a name, so many characters are shown. */
	private static final int LONGEST_NAME = 100;

	private PlainText() {
	}

	/** A name, of a player or of something else, on one line, cut where no name goes on. */
	public static String name(String text) {
		String plain = oneLine(text);
		return plain.codePointCount(0, plain.length()) <= LONGEST_NAME
				? plain
				: plain.substring(0, plain.offsetByCodePoints(0, LONGEST_NAME)) + "…";
	}

	/** The text on one line; what a terminal would obey is shown as �. */
	public static String oneLine(String text) {
		String line = MARKS.matcher(LINE_END.matcher(text.strip()).replaceAll(" ")).replaceAll("");
		return UNSHOWN.matcher(line).replaceAll("\uFFFD");
	}
}
