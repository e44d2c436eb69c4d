package org.gobanbridge.rules.sgf;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.StandardCharsets;
import java.nio.charset.UnsupportedCharsetException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Bytes to text. A byte order mark decides, else the zero bytes of UTF-16, else the declared {@code CA}, else UTF-8
 * where the bytes are valid UTF-8, else Latin-1, which reads everything.
 */
final class SgfCharset {
	private static final Pattern DECLARED = Pattern.compile("(?<![A-Z])CA\\s*\\[\\s*([^\\]\\s]+)\\s*\\]");

	private SgfCharset() {
	}

	static String decode(byte[] bytes, List<String> warnings) {
		Optional<Charset> sure = byBytes(bytes);
		if (sure.isPresent()) {
			return withoutMark(lenient(sure.get(), bytes));
		}
		Optional<Charset> declared = declared(bytes, warnings);
		if (declared.isPresent()) {
			Charset charset = declared.get();
			return strict(charset, bytes).orElseGet(() -> {
				warnings.add("not all bytes are " + charset + " as CA declares; the others are shown as \uFFFD");
				return lenient(charset, bytes);
			});
		}
		return strict(StandardCharsets.UTF_8, bytes).orElseGet(() -> lenient(StandardCharsets.ISO_8859_1, bytes));
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

	private static Optional<Charset> declared(byte[] bytes, List<String> warnings) {
		Matcher declaration = DECLARED.matcher(new String(bytes, StandardCharsets.ISO_8859_1));
		if (!declaration.find()) {
			return Optional.empty();
		}
		String name = declaration.group(1);
		try {
			// Files say GB2312 and mean whatever their Windows wrote; GB18030 reads all of it.
			boolean chinese = name.toUpperCase(Locale.ROOT).matches("GB2312|GBK|EUC-CN");
			Charset charset = Charset.forName(chinese ? "GB18030" : name);
			boolean wide = charset.name().startsWith("UTF-16") || charset.name().startsWith("UTF-32");
			return wide ? Optional.empty() : Optional.of(charset);
		} catch (UnsupportedCharsetException | IllegalCharsetNameException e) {
			warnings.add("the declared encoding CA[" + name + "] is not known; UTF-8 or Latin-1 is assumed");
			return Optional.empty();
		}
	}

	private static Optional<String> strict(Charset charset, byte[] bytes) {
		try {
			CharBuffer text = charset.newDecoder().onMalformedInput(CodingErrorAction.REPORT)
					.onUnmappableCharacter(CodingErrorAction.REPORT).decode(ByteBuffer.wrap(bytes));
			return Optional.of(text.toString());
		} catch (CharacterCodingException e) {
			return Optional.empty();
		}
	}

	private static String lenient(Charset charset, byte[] bytes) {
		return new String(bytes, charset);
	}

	private static String withoutMark(String text) {
		return text.startsWith("\uFEFF") ? text.substring(1) : text;
	}
}
