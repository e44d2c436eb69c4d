package org.gobanbridge.rules.sgf;

import java.nio.ByteBuffer;
import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.StandardCharsets;
import java.nio.charset.UnsupportedCharsetException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * Bytes to text. A byte order mark decides, else the zero bytes of UTF-16 and UTF-32, else the declared {@code CA} unless the bytes
 * prove it wrong, else UTF-8 where the bytes are valid UTF-8, else what {@link EncodingGuess} finds.
 */
final class SgfCharset {
	/** What files declare and what their bytes then are: mostly a superset that some Windows wrote. */
	private static final Map<String, String> MEANT = Map.ofEntries(Map.entry("GB2312", "GB18030"),
			Map.entry("GB231280", "GB18030"), Map.entry("GB", "GB18030"), Map.entry("GBK", "GB18030"),
			Map.entry("EUCCN", "GB18030"), Map.entry("CP936", "GB18030"), Map.entry("MS936", "GB18030"),
			Map.entry("WINDOWS936", "GB18030"), Map.entry("936", "GB18030"), Map.entry("XEUCCN", "GB18030"),
			Map.entry("CHINESE", "GB18030"), Map.entry("GB18030", "GB18030"),
			Map.entry("BIG5", "x-windows-950"), Map.entry("CP950", "x-windows-950"),
			Map.entry("MS950", "x-windows-950"), Map.entry("WINDOWS950", "x-windows-950"),
			Map.entry("950", "x-windows-950"), Map.entry("XBIG5", "x-windows-950"),
			Map.entry("BIG5HKSCS", "Big5-HKSCS"),
			Map.entry("SHIFTJIS", "windows-31j"), Map.entry("SJIS", "windows-31j"),
			Map.entry("XSJIS", "windows-31j"), Map.entry("CP932", "windows-31j"), Map.entry("MS932", "windows-31j"),
			Map.entry("MSKANJI", "windows-31j"), Map.entry("WINDOWS932", "windows-31j"),
			Map.entry("932", "windows-31j"), Map.entry("WINDOWS31J", "windows-31j"),
			Map.entry("EUCKR", "x-windows-949"), Map.entry("KSC5601", "x-windows-949"),
			Map.entry("KSC56011987", "x-windows-949"), Map.entry("KSC56011989", "x-windows-949"),
			Map.entry("CP949", "x-windows-949"), Map.entry("MS949", "x-windows-949"),
			Map.entry("WINDOWS949", "x-windows-949"), Map.entry("UHC", "x-windows-949"),
			Map.entry("949", "x-windows-949"), Map.entry("KOREAN", "x-windows-949"),
			Map.entry("JIS", "ISO-2022-JP"), Map.entry("ISO2022JP", "ISO-2022-JP"), Map.entry("EUCJP", "EUC-JP"),
			Map.entry("XEUCJP", "EUC-JP"), Map.entry("UJIS", "EUC-JP"), Map.entry("EUC", "EUC-JP"),
			Map.entry("ISO88591", "windows-1252"), Map.entry("LATIN1", "windows-1252"),
			Map.entry("ISOLATIN1", "windows-1252"), Map.entry("L1", "windows-1252"),
			Map.entry("WINDOWS1252", "windows-1252"), Map.entry("CP1252", "windows-1252"),
			Map.entry("ANSI", "windows-1252"), Map.entry("1252", "windows-1252"),
			Map.entry("UTF8", "UTF-8"), Map.entry("65001", "UTF-8"), Map.entry("UNICODE", "UTF-8"));
	/** A shorter text may be valid UTF-8 by accident. */
	private static final int SURELY_UTF8 = 3;
	/** What must be itself in an encoding that a file can declare. */
	private static final String BEGINNING = "(;CA[]";

	private SgfCharset() {
	}

	static String decode(byte[] bytes, List<String> warnings) {
		Optional<Charset> sure = byBytes(bytes);
		if (sure.isPresent()) {
			return withoutMark(new String(bytes, sure.get()));
		}
		Optional<String> name = DeclaredEncoding.find(bytes);
		Optional<Charset> declared = name.flatMap(text -> named(text, warnings));
		return CutCharacters.decode(choose(bytes, name.orElse(""), declared, warnings), bytes, warnings);
	}

	private static Optional<Charset> byBytes(byte[] bytes) {
		int first = bytes.length > 0 ? bytes[0] & 0xff : -1;
		int second = bytes.length > 1 ? bytes[1] & 0xff : -1;
		if (first == 0xef && second == 0xbb && bytes.length > 2 && (bytes[2] & 0xff) == 0xbf) {
			return Optional.of(StandardCharsets.UTF_8);
		}
		Optional<Charset> wide = fourBytes(bytes);
		if (wide.isPresent()) {
			return wide;
		}
		if ((first == 0xfe && second == 0xff) || (first == 0 && second > 0)) {
			return Optional.of(StandardCharsets.UTF_16BE);
		}
		if ((first == 0xff && second == 0xfe) || (first > 0 && second == 0)) {
			return Optional.of(StandardCharsets.UTF_16LE);
		}
		return Optional.empty();
	}

	/** UTF-32 with its mark, or with a first character that has one byte and three zeros. */
	private static Optional<Charset> fourBytes(byte[] bytes) {
		int start = bytes.length > 3 ? ByteBuffer.wrap(bytes).getInt() : 0;
		if (start == 0xfeff || start > 0 && start < 0x80) {
			return Optional.of(Charset.forName("UTF-32BE"));
		}
		return start == 0xfffe0000 || start > 0 && start << 8 == 0
				? Optional.of(Charset.forName("UTF-32LE"))
				: Optional.empty();
	}

	/** The encoding of this name; empty if there is none, or one in which these bytes would be no SGF. */
	private static Optional<Charset> named(String name, List<String> warnings) {
		String plain = name.toUpperCase(Locale.ROOT).replaceAll("[^A-Z0-9]", "");
		try {
			Charset charset = Charset.forName(MEANT.getOrDefault(plain, name));
			if (!new String(BEGINNING.getBytes(StandardCharsets.US_ASCII), charset).equals(BEGINNING)) {
				warnings.add("CA[" + name + "] is declared, in which this would be no SGF; the encoding is found from "
						+ "the text");
				return Optional.empty();
			}
			return !charset.canEncode() || plain.equals("USASCII") ? Optional.empty() : Optional.of(charset);
		} catch (UnsupportedCharsetException | IllegalCharsetNameException e) {
			warnings.add("the declared encoding CA[" + name + "] is not known; it is found from the text");
			return Optional.empty();
		}
	}

	private static Charset choose(byte[] bytes, String name, Optional<Charset> declared, List<String> warnings) {
		int high = highBytes(bytes);
		if (high == 0) {
			return declared.orElseGet(() -> unmarked(bytes, warnings));
		}
		EncodingTrial unicode = EncodingTrial.of(StandardCharsets.UTF_8, bytes);
		EncodingTrial chosen = declared.isEmpty()
				? found(bytes, unicode, high, warnings)
				: declared(bytes, name, declared.get(), unicode, high, warnings);
		if (chosen.malformed() > 0) {
			warnings.add("not all bytes are " + chosen.charset() + "; the others are shown as \uFFFD");
		}
		return chosen.charset();
	}

	/** The encoding of bytes that are all of seven bits. */
	private static Charset unmarked(byte[] bytes, List<String> warnings) {
		return EncodingGuess.isIso2022Jp(bytes) ? guessed(bytes, warnings) : StandardCharsets.UTF_8;
	}

	private static EncodingTrial found(byte[] bytes, EncodingTrial unicode, int high, List<String> warnings) {
		return unicode.isLikely(high) ? unicode : EncodingTrial.of(guessed(bytes, warnings), bytes);
	}

	private static Charset guessed(byte[] bytes, List<String> warnings) {
		Charset guess = EncodingGuess.of(bytes);
		warnings.add("no encoding is declared (CA); the text is read as " + guess);
		return guess;
	}

	/** The declared encoding, unless the bytes prove it wrong. */
	private static EncodingTrial declared(byte[] bytes, String name, Charset charset, EncodingTrial unicode, int high,
			List<String> warnings) {
		boolean utf8 = charset.equals(StandardCharsets.UTF_8);
		if (!utf8 && unicode.isLikely(high) && threeByteSequences(bytes) >= SURELY_UTF8) {
			warnings.add("CA[" + name + "] is declared, but the text is UTF-8 and read as that");
			return unicode;
		}
		EncodingTrial said = utf8 ? unicode : EncodingTrial.of(charset, bytes);
		if (utf8 && said.isLikely(high)) {
			return said;
		}
		EncodingTrial other = unicode.isLikely(high) ? unicode : EncodingTrial.of(EncodingGuess.of(bytes), bytes);
		if (!said.isLikely(high)) {
			warnings.add("CA[" + name + "] is declared, but the bytes are not " + charset + "; they are read as "
					+ other.charset());
			return other;
		}
		if (other.isLikely(high) && other.soundness() > said.soundness()) {
			warnings.add("CA[" + name + "] is declared, but read as that the brackets of the record would not fit; it "
					+ "is read as " + other.charset());
			return other;
		}
		return said;
	}

	private static int highBytes(byte[] bytes) {
		int count = 0;
		for (byte b : bytes) {
			count += b < 0 ? 1 : 0;
		}
		return count;
	}

	private static int threeByteSequences(byte[] bytes) {
		int count = 0;
		for (byte b : bytes) {
			count += (b & 0xf0) == 0xe0 ? 1 : 0;
		}
		return count;
	}

	private static String withoutMark(String text) {
		return text.startsWith("\uFEFF") ? text.substring(1) : text;
	}
}
