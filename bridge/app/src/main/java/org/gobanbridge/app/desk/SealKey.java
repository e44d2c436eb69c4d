package org.gobanbridge.app.desk;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.util.Arrays;
import java.util.Base64;
import javax.crypto.Cipher;
import javax.crypto.SecretKey;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.SecretKeySpec;
import org.gobanbridge.app.failure.GobanException;
import org.gobanbridge.app.failure.UnusableFileException;
import org.gobanbridge.core.Words;
import org.gobanbridge.core.game.SealedMove;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;

/**
 * Puts sealed moves into envelopes and takes them out again: AES-GCM with a key of its own in a file beside the token. All
 * envelopes are equally long. The key is made with the first envelope and never again while it is there. Any thread.
 */
public final class SealKey {
	/** What the file is called in its folder. */
	public static final String FILE = "sealed.key";
	/** So many bytes may be written, in UTF-8. */
	static final int MOST_BYTES = 63;
	private static final String KIND = "AES/GCM/NoPadding";
	private static final int NONCE_BYTES = 12;
	private static final int TAG_BITS = 128;

	/** An envelope stays closed. */
	public static final class ClosedException extends Exception {
		private static final long serialVersionUID = 1L;

		ClosedException(String why) {
			super(why);
		}
	}

	private final Path file;

	/** The key in this folder, if there is one. */
	public SealKey(Path folder) {
		this.file = folder.resolve(FILE);
	}

	/**
	 * What this side has written, in an envelope.
	 *
	 * @throws IllegalArgumentException
	 *             if it is too long
	 * @throws GobanException
	 *             if the key can be neither read nor made
	 */
	String seal(Color color, String written) {
		byte[] text = written.getBytes(StandardCharsets.UTF_8);
		if (text.length > MOST_BYTES) {
			throw new IllegalArgumentException(
					"\"move\" is longer than " + MOST_BYTES + " bytes; write what the move is");
		}
		byte[] padded = Arrays.copyOfRange(text, 0, 1 + MOST_BYTES);
		padded[MOST_BYTES] = (byte) text.length;
		byte[] nonce = new byte[NONCE_BYTES];
		new SecureRandom().nextBytes(nonce);
		try {
			byte[] closed = cipher(Cipher.ENCRYPT_MODE, keyToSeal(), nonce, color).doFinal(padded);
			byte[] envelope = Arrays.copyOf(nonce, NONCE_BYTES + closed.length);
			System.arraycopy(closed, 0, envelope, NONCE_BYTES, closed.length);
			return Base64.getUrlEncoder().withoutPadding().encodeToString(envelope);
		} catch (GeneralSecurityException e) {
			throw new IllegalStateException("this Java cannot encrypt", e);
		}
	}

	/**
	 * What is in the envelope of this move, read for a board of this grid.
	 *
	 * @throws ClosedException
	 *             if the key is not there, or not the one with which it was sealed; with the cure
	 */
	public SealedPaper open(SealedMove move, Grid grid) throws ClosedException {
		return SealedPaper.read(open(move.color(), move.cipher()), grid);
	}

	/**
	 * What this side had written.
	 *
	 * @throws ClosedException
	 *             if the key is not there, or not the one with which it was sealed; with the cure
	 */
	String open(Color color, String envelope) throws ClosedException {
		try {
			byte[] bytes = Base64.getUrlDecoder().decode(envelope);
			if (bytes.length <= NONCE_BYTES) {
				throw closed("the envelope is damaged");
			}
			byte[] padded = cipher(Cipher.DECRYPT_MODE, keyToOpen(), Arrays.copyOf(bytes, NONCE_BYTES), color)
					.doFinal(bytes, NONCE_BYTES, bytes.length - NONCE_BYTES);
			return new String(padded, 0, padded[padded.length - 1], StandardCharsets.UTF_8);
		} catch (NoSuchFileException e) {
			throw closed("the key " + file + " is not there");
		} catch (IOException e) {
			throw closed("the key " + file + " cannot be read (" + e.getMessage() + ")");
		} catch (GeneralSecurityException | IllegalArgumentException e) {
			throw closed("it was not sealed with the key in " + file + ", or is damaged");
		}
	}

	private static ClosedException closed(String why) {
		return new ClosedException("the sealed move cannot be opened: " + why
				+ "; put the key back and open again, or enter the move from the player's paper");
	}

	private SecretKey keyToSeal() {
		try {
			return key(SecretFile.make(file));
		} catch (FileAlreadyExistsException e) {
			try {
				return keyToOpen();
			} catch (IOException again) {
				throw new UnusableFileException(file, again);
			} catch (IllegalArgumentException again) {
				throw new GobanException(GobanException.WRONG_CALL, UnusableFileException.named(file)
						+ ": this is no key; move it away, then a new one is made", again);
			}
		} catch (IOException e) {
			throw new UnusableFileException(file, e);
		}
	}

	private SecretKey keyToOpen() throws IOException {
		if (Files.notExists(file)) {
			throw new NoSuchFileException(file.toString());
		}
		return key(SecretFile.read(file));
	}

	private static SecretKey key(String secret) {
		byte[] bytes = Base64.getUrlDecoder().decode(secret);
		if (bytes.length != SecretFile.BYTES) {
			throw new IllegalArgumentException("a key has " + SecretFile.BYTES + " bytes");
		}
		return new SecretKeySpec(bytes, "AES");
	}

	private static Cipher cipher(int mode, SecretKey key, byte[] nonce, Color color) throws GeneralSecurityException {
		Cipher cipher = Cipher.getInstance(KIND);
		cipher.init(mode, key, new GCMParameterSpec(TAG_BITS, nonce));
		cipher.updateAAD(("goban sealed move of " + Words.of(color)).getBytes(StandardCharsets.UTF_8));
		return cipher;
	}
}
