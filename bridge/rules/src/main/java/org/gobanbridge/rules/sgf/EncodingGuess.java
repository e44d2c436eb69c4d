package org.gobanbridge.rules.sgf;

import java.nio.charset.Charset;

/**
 * Which encoding an undeclared text is most likely in. Each candidate reads the bytes its way and pays for every
 * character, roughly in bits: little for characters that names and comments of Go games are full of, more for the
 * standard ones of the language, much for rare ones and for bytes that make no character. The cheapest one wins.
 */
final class EncodingGuess {
	/** What bytes cost that are no character. */
	static final int NONE = 40;
	/** More text than this adds nothing to the answer. */
	private static final int ENOUGH_BYTES = 1 << 18;

	/** The bytes from 80 to 9F that stand for nothing in windows-1252. */
	private static final String UNDEFINED_WESTERN = "\u0081\u008D\u008F\u0090\u009D";

	private EncodingGuess() {
	}

	/** The encoding of bytes that are not valid UTF-8. */
	static Charset of(byte[] bytes) {
		if (isIso2022Jp(bytes)) {
			return Charset.forName("ISO-2022-JP");
		}
		int end = Math.min(bytes.length, ENOUGH_BYTES);
		Charset best = Charset.forName("windows-1252");
		long least = latin(bytes, end);
		for (EastAsian candidate : EastAsian.values()) {
			long cost = candidate.cost(bytes, end);
			if (cost < least && Charset.isSupported(candidate.charsetName())) {
				least = cost;
				best = Charset.forName(candidate.charsetName());
			}
		}
		return best;
	}

	/** Whether the bytes are all of seven bits and switch to Japanese by escape sequences. */
	static boolean isIso2022Jp(byte[] bytes) {
		boolean switches = false;
		for (int i = 0; i < bytes.length; i++) {
			if (bytes[i] < 0) {
				return false;
			}
			switches |= bytes[i] == 0x1b && i + 2 < bytes.length && bytes[i + 1] == '$'
					&& (bytes[i + 2] == 'B' || bytes[i + 2] == '@');
		}
		return switches;
	}

	/** Western: accented letters stand alone, or by twos, among plain ones. */
	private static long latin(byte[] bytes, int end) {
		long cost = 0;
		int from = 0;
		while (from < end) {
			int to = from;
			while (to < end && bytes[to] < 0) {
				to++;
			}
			boolean before = from > 0 && SgfLexer.isLetter((char) bytes[from - 1]);
			boolean after = to < bytes.length && SgfLexer.isLetter((char) bytes[to]);
			boolean alone = to - from == 1;
			int letter = alone ? before || after ? 5 : 8 : to - from == 2 && before && after ? 7 : 12;
			for (int i = from; i < to; i++) {
				cost += latin(bytes[i] & 0xff, letter, alone);
			}
			from = to + 1;
		}
		return cost;
	}

	private static int latin(int b, int letter, boolean alone) {
		if (b >= 0xc0 && b != 0xd7 && b != 0xf7) {
			return letter;
		}
		if (b >= 0xa0) {
			return alone ? 13 : 14;
		}
		return UNDEFINED_WESTERN.indexOf(b) >= 0 ? NONE : 13;
	}
}
