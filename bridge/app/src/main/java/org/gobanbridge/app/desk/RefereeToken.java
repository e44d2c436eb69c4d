package org.gobanbridge.app.desk;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Path;
import java.security.MessageDigest;
import org.gobanbridge.app.failure.GobanException;
import org.gobanbridge.app.failure.UnusableFileException;

/**
 * The secret by which a program may speak as the referee. It is made once, and lies in a file that its owner alone may
 * read. Immutable; it never says itself what it is.
 */
public final class RefereeToken {
	/** What the file is called in its folder. */
	public static final String FILE = "referee.token";
	private static final int FEWEST_CHARACTERS = 32;

	private final Path file;
	private final byte[] secret;

	private RefereeToken(Path file, String secret) {
		this.file = file;
		this.secret = secret.getBytes(StandardCharsets.UTF_8);
	}

	/**
	 * The token of this folder; if there is none, a new one.
	 *
	 * @throws GobanException
	 *             if the file cannot be read or made, or holds no token
	 */
	public static RefereeToken in(Path folder) {
		Path file = folder.resolve(FILE);
		try {
			return new RefereeToken(file, SecretFile.make(file));
		} catch (FileAlreadyExistsException e) {
			return read(file);
		} catch (IOException e) {
			throw new UnusableFileException(file, e);
		}
	}

	private static RefereeToken read(Path file) {
		try {
			String secret = SecretFile.read(file);
			if (secret.length() < FEWEST_CHARACTERS || !secret.chars().allMatch(c -> c > ' ' && c < 127)) {
				throw noToken(file);
			}
			return new RefereeToken(file, secret);
		} catch (IOException e) {
			throw new UnusableFileException(file, e);
		}
	}

	private static GobanException noToken(Path file) {
		return new GobanException(GobanException.WRONG_CALL, UnusableFileException.named(file)
				+ ": this is no token (one line of at least " + FEWEST_CHARACTERS
				+ " letters, digits and signs); remove it, then a new one is made");
	}

	/** Where it lies. */
	public Path file() {
		return file;
	}

	/** Whether this is it; takes as long whether or not it is. */
	boolean matches(String said) {
		return MessageDigest.isEqual(secret, said.getBytes(StandardCharsets.UTF_8));
	}
}
