package org.gobanbridge.rules.sgf;

import java.nio.charset.Charset;
import java.util.BitSet;
import java.util.function.IntBinaryOperator;

/** Encodings of two bytes a character, and what a text costs when it is read in them; see {@link EncodingGuess}. */
enum EastAsian {
	GB18030("GB18030", 0, CommonCharacters.SIMPLIFIED, EastAsian::gb18030), BIG5("x-windows-950", 0,
			CommonCharacters.TRADITIONAL, EastAsian::big5), SHIFT_JIS("windows-31j", 0, CommonCharacters.JAPANESE,
					EastAsian::shiftJis), EUC_KR("x-windows-949", 0, CommonCharacters.KOREAN, EastAsian::eucKr),
	/** Hardly any Go program writes it. */
	EUC_JP("EUC-JP", 6, CommonCharacters.JAPANESE, EastAsian::eucJp);

	private static final int KANA = 7;
	private static final int COMMON = 8;
	private static final int SIGN = 10;
	private static final int STANDARD = 12;
	private static final int RARE = 17;
	private static final int EXTENSION = 22;
	private static final int UNASSIGNED = 30;

	private final String charsetName;
	private final int prior;
	private final IntBinaryOperator pairCost;
	/** The pairs of bytes of the characters that records of Go games are full of. */
	private final BitSet common = new BitSet();

	EastAsian(String charsetName, int prior, String commonCharacters, IntBinaryOperator pairCost) {
		this.charsetName = charsetName;
		this.prior = prior;
		this.pairCost = pairCost;
		if (Charset.isSupported(charsetName)) {
			byte[] bytes = commonCharacters.getBytes(Charset.forName(charsetName));
			for (int i = 0; i + 1 < bytes.length; i += 2) {
				common.set((bytes[i] & 0xff) << 8 | bytes[i + 1] & 0xff);
			}
		}
	}

	String charsetName() {
		return charsetName;
	}

	/** What the first {@code end} bytes cost. */
	long cost(byte[] bytes, int end) {
		long cost = prior;
		for (int i = 0; i < end; i++) {
			int lead = bytes[i] & 0xff;
			if (lead < 0x80) {
				continue;
			}
			if (this == SHIFT_JIS && lead >= 0xa1 && lead <= 0xdf) {
				// Katakana of half the width is one byte.
				cost += SIGN;
				continue;
			}
			int trail = i + 1 < bytes.length ? bytes[i + 1] & 0xff : 0;
			int pair = common.get(lead << 8 | trail) ? COMMON : pairCost.applyAsInt(lead, trail);
			cost += pair;
			i += pair == EncodingGuess.NONE ? 0 : 1;
		}
		return cost;
	}

	private static boolean in(int value, int from, int to) {
		return value >= from && value <= to;
	}

	private static int gb18030(int lead, int trail) {
		if (!in(lead, 0x81, 0xfe) || !in(trail, 0x40, 0xfe) || trail == 0x7f) {
			return EncodingGuess.NONE;
		}
		if (trail < 0xa1 || lead < 0xa1) {
			return EXTENSION;
		}
		if (lead < 0xb0) {
			return lead <= 0xa3 ? SIGN : RARE;
		}
		return lead <= 0xd7 ? STANDARD : lead <= 0xf7 ? RARE : UNASSIGNED;
	}

	private static int big5(int lead, int trail) {
		if (!in(lead, 0x81, 0xfe) || !in(trail, 0x40, 0x7e) && !in(trail, 0xa1, 0xfe)) {
			return EncodingGuess.NONE;
		}
		if (in(lead, 0xa1, 0xa3)) {
			return SIGN;
		}
		return in(lead, 0xa4, 0xc6) ? STANDARD : in(lead, 0xc9, 0xf9) ? RARE + 2 : UNASSIGNED;
	}

	private static int shiftJis(int lead, int trail) {
		if (!in(lead, 0x81, 0xfc) || !in(trail, 0x40, 0xfc) || trail == 0x7f) {
			return EncodingGuess.NONE;
		}
		return switch (lead) {
			case 0x81 -> SIGN;
			case 0x82 -> in(trail, 0x9f, 0xf1) ? KANA : SIGN;
			case 0x83 -> trail <= 0x96 ? KANA : RARE;
			case 0x98 -> trail <= 0x72 ? STANDARD : RARE;
			default -> in(lead, 0x88, 0x97) ? STANDARD : in(lead, 0x99, 0xea) ? RARE : UNASSIGNED;
		};
	}

	private static int eucKr(int lead, int trail) {
		boolean extension = in(trail, 0x41, 0x5a) || in(trail, 0x61, 0x7a) || in(trail, 0x81, 0xa0);
		if (!in(lead, 0x81, 0xfe) || !extension && !in(trail, 0xa1, 0xfe)) {
			return EncodingGuess.NONE;
		}
		if (extension || lead < 0xa1) {
			return lead <= 0xc6 ? EXTENSION : UNASSIGNED;
		}
		if (lead < 0xb0) {
			return lead <= 0xa3 ? SIGN : RARE;
		}
		// Chinese characters in Korean text have become rare.
		return lead <= 0xc8 ? STANDARD : in(lead, 0xca, 0xfd) ? RARE + 3 : UNASSIGNED;
	}

	private static int eucJp(int lead, int trail) {
		boolean narrow = lead == 0x8e;
		if (!narrow && !in(lead, 0xa1, 0xfe) || !in(trail, 0xa1, 0xfe)) {
			return EncodingGuess.NONE;
		}
		if (in(lead, 0xa4, 0xa5)) {
			return KANA;
		}
		if (lead < 0xb0) {
			return in(lead, 0xa1, 0xa3) ? SIGN : UNASSIGNED;
		}
		return lead <= 0xcf ? STANDARD : lead <= 0xf4 ? RARE : UNASSIGNED;
	}
}
