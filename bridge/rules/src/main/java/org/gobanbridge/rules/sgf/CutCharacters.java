package org.gobanbridge.rules.sgf;

import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.List;

/**
 * Characters cut in half at the end of a value, as programs do that shorten a text by bytes. In an encoding of two bytes
 * a character the first half would take the bracket behind it for its other half, and with it the next moves.
 */
final class CutCharacters {
	private CutCharacters() {
	}

	/** The text, where half a character does not reach beyond the bracket that ends its value. */
	static String decode(Charset charset, byte[] bytes, List<String> warnings) {
		List<Integer> cuts = cuts(charset, bytes);
		if (cuts.isEmpty()) {
			return new String(bytes, charset);
		}
		warnings.add(cuts.size() + (cuts.size() == 1 ? " text ends" : " texts end")
				+ " in the middle of a character, which is shown as \uFFFD");
		StringBuilder text = new StringBuilder(bytes.length);
		int from = 0;
		for (int cut : cuts) {
			text.append(new String(bytes, from, cut - from, charset));
			from = cut;
		}
		return text.append(new String(bytes, from, bytes.length - from, charset)).toString();
	}

	/** Where brackets stand that would be half a character, though what follows them is SGF again. */
	private static List<Integer> cuts(Charset charset, byte[] bytes) {
		List<Integer> cuts = new ArrayList<>();
		int boundary = 0;
		for (int i = 0; i < bytes.length; i++) {
			if (bytes[i] == ']' && i > 0 && bytes[i - 1] < 0 && isFollowedBySgf(bytes, i + 1)) {
				if (new String(bytes, boundary, i + 1 - boundary, charset).endsWith("]")) {
					boundary = i + 1;
				} else {
					cuts.add(i);
					boundary = i;
				}
			} else if (isNeverSecond(bytes[i])) {
				boundary = i;
			}
		}
		return cuts;
	}

	/** No second byte of a character is below 40, but for digits in GB18030. */
	private static boolean isNeverSecond(byte b) {
		return b >= 0 && b < '0' || b > '9' && b < '@';
	}

	/** Whether a node or a property of capitals comes next, or a bracket with what must follow it. */
	private static boolean isFollowedBySgf(byte[] bytes, int from) {
		int at = skipBlanks(bytes, from);
		int c = at < bytes.length ? bytes[at] : -1;
		return switch (c) {
			case ';' -> beginsProperty(bytes, skipBlanks(bytes, at + 1));
			case '(' -> {
				int next = skipBlanks(bytes, at + 1);
				yield next < bytes.length && bytes[next] == ';';
			}
			case ')' -> {
				int next = skipBlanks(bytes, at + 1);
				yield next == bytes.length || bytes[next] == '(' || bytes[next] == ')';
			}
			default -> beginsProperty(bytes, at);
		};
	}

	private static int skipBlanks(byte[] bytes, int from) {
		int at = from;
		while (at < bytes.length && bytes[at] >= 0 && bytes[at] <= ' ') {
			at++;
		}
		return at;
	}

	private static boolean beginsProperty(byte[] bytes, int from) {
		int at = from;
		while (at < bytes.length && bytes[at] >= 'A' && bytes[at] <= 'Z') {
			at++;
		}
		return at > from && at < bytes.length && bytes[at] == '[';
	}
}
