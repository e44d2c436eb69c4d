package org.gobanbridge.rules.sgf;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;

/**
 * What becomes of bytes when they are read in an encoding.
 *
 * @param malformed
 *            how often the bytes break its rules
 * @param privateUse
 *            how many characters come out that are nobody's
 * @param soundness
 *            how well the brackets fit; see {@link SgfStructure#soundness}
 */
record EncodingTrial(Charset charset, long malformed, long privateUse, long soundness) {
	private static final int CHUNK = 8192;
	/** One bad byte in so many high ones is damage; more are another encoding. */
	private static final int BAD_ONE_IN = 10;

	/** Reads all the bytes; keeps no text, as files may be large. */
	static EncodingTrial of(Charset charset, byte[] bytes) {
		CharsetDecoder decoder = charset.newDecoder().onMalformedInput(CodingErrorAction.REPORT)
				.onUnmappableCharacter(CodingErrorAction.REPORT);
		ByteBuffer in = ByteBuffer.wrap(bytes);
		CharBuffer out = CharBuffer.allocate(CHUNK);
		SgfStructure structure = new SgfStructure();
		long malformed = 0;
		long privateUse = 0;
		CoderResult result;
		do {
			result = decoder.decode(in, out, true);
			out.flip();
			privateUse += take(out, structure);
			out.clear();
			if (result.isError()) {
				malformed++;
				in.position(Math.min(in.limit(), in.position() + result.length()));
			}
		} while (!result.isUnderflow());
		return new EncodingTrial(charset, malformed, privateUse, structure.soundness());
	}

	private static long take(CharBuffer text, SgfStructure structure) {
		long privateUse = 0;
		for (int i = 0; i < text.length(); i++) {
			char c = text.charAt(i);
			structure.accept(c);
			privateUse += c >= '\uE000' && c <= '\uF8FF' ? 1 : 0;
		}
		return privateUse;
	}

	/** Whether the bytes, so many of which are above 7F, may be in this encoding but for some damage. */
	boolean isLikely(long highBytes) {
		return (malformed + privateUse) * BAD_ONE_IN <= highBytes;
	}
}
