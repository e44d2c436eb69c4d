package org.gobanbridge.app.desk;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.Set;
import org.gobanbridge.app.failure.GobanException;
import org.gobanbridge.app.failure.UnusableFileException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The secret by which a program may speak as the referee. It is made once, and lies in a file that its owner alone may
 * read. Immutable; it never says itself what it is.
 */
public final class RefereeToken {
	private static final Logger LOG = LoggerFactory.getLogger(RefereeToken.class);
	/** What the file is called in its folder. */
	public static final String FILE = "referee.token";
	private static final int BYTES = 32;
	private static final int FEWEST_CHARACTERS = 32;
	private static final int MOST_BYTES = 4_096;
	private static final Set<PosixFilePermission> OWNER_ALONE = PosixFilePermissions.fromString("rw-------");

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
			return new RefereeToken(file, make(file));
		} catch (FileAlreadyExistsException e) {
			return read(file);
		} catch (IOException e) {
			throw new UnusableFileException(file, e);
		}
	}

	private static String make(Path file) throws IOException {
		byte[] random = new byte[BYTES];
		new SecureRandom().nextBytes(random);
		String secret = Base64.getUrlEncoder().withoutPadding().encodeToString(random);
		try (FileChannel channel = FileChannel.open(file,
				Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE),
				PosixFilePermissions.asFileAttribute(OWNER_ALONE))) {
			ByteBuffer bytes = ByteBuffer.wrap((secret + "\n").getBytes(StandardCharsets.UTF_8));
			while (bytes.hasRemaining()) {
				channel.write(bytes);
			}
			channel.force(true);
		}
		return secret;
	}

	private static RefereeToken read(Path file) {
		try {
			if (Files.size(file) > MOST_BYTES) {
				throw noToken(file);
			}
			if (!OWNER_ALONE.containsAll(Files.getPosixFilePermissions(file))) {
				LOG.warn("{} could be read by others; from now on by its owner alone", file);
				Files.setPosixFilePermissions(file, OWNER_ALONE);
			}
			String secret = new String(Files.readAllBytes(file), StandardCharsets.UTF_8).strip();
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
