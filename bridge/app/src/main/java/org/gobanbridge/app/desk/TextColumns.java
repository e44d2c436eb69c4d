package org.gobanbridge.app.desk;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Text in the columns of a terminal, on which Chinese, Japanese and Korean characters take two. */
final class TextColumns {
	/** What no line begins with. */
	private static final String CLOSING = "，。；：、！？）」』】》%,.;:!?)]}";

	private TextColumns() {
	}

	/** How many columns the text takes. */
	static int width(String text) {
		return text.codePoints().map(TextColumns::width).sum();
	}

	private static int width(int codePoint) {
		return switch (Character.getType(codePoint)) {
			case Character.NON_SPACING_MARK, Character.ENCLOSING_MARK, Character.FORMAT -> 0;
			default -> isWide(codePoint) ? 2 : 1;
		};
	}

	private static boolean isWide(int codePoint) {
		return codePoint >= 0x1100 && codePoint <= 0x115F || codePoint >= 0x2E80 && codePoint <= 0xA4CF
				|| codePoint >= 0xAC00 && codePoint <= 0xD7A3 || codePoint >= 0xF900 && codePoint <= 0xFAFF
				|| codePoint >= 0xFE30 && codePoint <= 0xFE4F || codePoint >= 0xFF01 && codePoint <= 0xFF60
				|| codePoint >= 0xFFE0 && codePoint <= 0xFFE6 || codePoint >= 0x1F300 && codePoint <= 0x1FAFF
				|| codePoint >= 0x20000 && codePoint <= 0x3FFFD;
	}

	/** The text and blanks behind it up to this many columns. */
	static String padded(String text, int columns) {
		return text + " ".repeat(Math.max(0, columns - width(text)));
	}

	/** The text in lines of at most this many columns: broken at blanks, and between wide characters. */
	static List<String> wrapped(String text, int columns) {
		List<String> lines = new ArrayList<>();
		StringBuilder line = new StringBuilder();
		for (String piece : pieces(text)) {
			if (width(line + piece.stripTrailing()) > columns && !line.isEmpty()) {
				lines.add(line.toString().stripTrailing());
				line.setLength(0);
			}
			line.append(piece);
		}
		lines.add(line.toString().stripTrailing());
		return lines;
	}

	/** What stays together: a word with the blanks behind it, a wide character with the signs that close it. */
	private static List<String> pieces(String text) {
		List<String> pieces = new ArrayList<>();
		StringBuilder piece = new StringBuilder();
		int[] codePoints = text.codePoints().toArray();
		for (int i = 0; i < codePoints.length; i++) {
			piece.appendCodePoint(codePoints[i]);
			if (i + 1 < codePoints.length && breaks(codePoints[i], codePoints[i + 1])) {
				pieces.add(piece.toString());
				piece.setLength(0);
			}
		}
		Optional.of(piece.toString()).filter(rest -> !rest.isEmpty()).ifPresent(pieces::add);
		return pieces;
	}

	private static boolean breaks(int before, int after) {
		boolean blank = before == ' ' && after != ' ';
		boolean wide = (isWide(before) || isWide(after)) && after != ' ' && CLOSING.indexOf(after) < 0
				&& "（「『【《([".indexOf(before) < 0;
		return blank || wide;
	}
}
