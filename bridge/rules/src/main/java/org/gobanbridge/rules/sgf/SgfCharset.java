package org.gobanbridge.rules.sgf;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.StandardCharsets;
import java.nio.charset.UnsupportedCharsetException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * Bytes to text. A byte order mark decides, else the zero bytes of UTF-16, else the declared {@code CA} unless the bytes
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

	private SgfCharset() {
	}

	static String decode(byte[] bytes, List<String> warnings) {
		Optional<Charset> sure = byBytes(bytes);
		if (sure.isPresent()) {
			return withoutMark(new String(bytes, sure.get()));
		}
		Optional<String> name = DeclaredEncoding.find(bytes);
		Optional<Charset> declared = name.flatMap(text -> named(text, warnings));
		return new String(bytes, choose(bytes, name.orElse(""), declared, warnings));
	}

	private static Optional<Charset> byBytes(byte[] bytes) {
		int first = bytes.length > 0 ? bytes[0] & 0xff : -1;
		int second = bytes.length > 1 ? bytes[1] & 0xff : -1;
		if (first == 0xef && second == 0xbb && bytes.length > 2 && (bytes[2] & 0xff) == 0xbf) {
			return Optional.of(StandardCharsets.UTF_8);
		}
		if ((first == 0xfe && second == 0xff) || (first == 0 && second > 0)) {
			return Optional.of(StandardCharsets.UTF_16BE);
		}
		if ((first == 0xff && second == 0xfe) || (first > 0 && second == 0)) {
			return Optional.of(StandardCharsets.UTF_16LE);
		}
		return Optional.empty();
	}

	/** The encoding of this name; empty if it is none, or one of more than a byte a letter, which these bytes are not. */
	private static Optional<Charset> named(String name, List<String> warnings) {
		String plain = name.toUpperCase(Locale.ROOT).replaceAll("[^A-Z0-9]", "");
		try {
			Charset charset = Charset.forName(MEANT.getOrDefault(plain, name));
			boolean wide = charset.name().contains("UTF-16") || charset.name().contains("UTF-32");
			return wide || !charset.canEncode() || plain.equals("USASCII")
					? Optional.empty()
					: Optional.of(charset);
		} catch (UnsupportedCharsetException | IllegalCharsetNameException e) {
			warnings.add("the declared encoding CA[" + name + "] is not known; it is found from the text");
			return Optional.empty();
		}
	}

	private static Charset choose(byte[] bytes, String name, Optional<Charset> declared, List<String> warnings) {
		int high = highBytes(bytes);
		long notUtf8 = high == 0 ? 0 : malformed(StandardCharsets.UTF_8, bytes);
		if (declared.isEmpty()) {
			return found(bytes, notUtf8, warnings);
		}
		Charset charset = declared.get();
		boolean utf8 = charset.equals(StandardCharsets.UTF_8);
		if (!utf8 && notUtf8 == 0 && threeByteSequences(bytes) >= SURELY_UTF8) {
			warnings.add("CA[" + name + "] is declared, but the text is UTF-8 and read as that");
			return StandardCharsets.UTF_8;
		}
		long bad = utf8 ? notUtf8 : malformed(charset, bytes);
		if (bad * 10 <= high) {
			if (bad > 0) {
				warnings.add("not all bytes are " + charset + " as CA declares; the others are shown as \uFFFD");
			}
			return charset;
		}
		Charset better = notUtf8 == 0 ? StandardCharsets.UTF_8 : EncodingGuess.of(bytes);
		warnings.add("CA[" + name + "] is declared, but the bytes are not " + charset + "; they are read as " + better);
		return better;
	}

	private static Charset found(byte[] bytes, long notUtf8, List<String> warnings) {
		if (notUtf8 == 0 && !EncodingGuess.isIso2022Jp(bytes)) {
			return StandardCharsets.UTF_8;
		}
		Charset guess = EncodingGuess.of(bytes);
		warnings.add("no encoding is declared (CA); the text is read as " + guess);
		return guess;
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

	/** How often the bytes break the rules of the encoding. Keeps no text, as files may be large. */
	static long malformed(Charset charset, byte[] bytes) {
		CharsetDecoder decoder = charset.newDecoder().onMalformedInput(CodingErrorAction.REPORT)
				.onUnmappableCharacter(CodingErrorAction.REPORT);
		ByteBuffer in = ByteBuffer.wrap(bytes);
		CharBuffer out = CharBuffer.allocate(8192);
		long count = 0;
		while (true) {
			CoderResult result = decoder.decode(in, out, true);
			out.clear();
			if (result.isError()) {
				count++;
				in.position(Math.min(in.limit(), in.position() + result.length()));
			} else if (result.isUnderflow()) {
				return count;
			}
		}
	}

	private static String withoutMark(String text) {
		return text.startsWith("\uFEFF") ? text.substring(1) : text;
	}
}
