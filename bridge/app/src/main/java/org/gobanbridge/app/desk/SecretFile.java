package org.gobanbridge.app.desk;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.Set;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A secret on one line of a file that its owner alone may read. */
final class SecretFile {
	private static final Logger LOG = LoggerFactory.getLogger(SecretFile.class);
	static final int BYTES = 32;
	private static final int MOST_BYTES = 4_096;
	private static final Set<PosixFilePermission> OWNER_ALONE = PosixFilePermissions.fromString("rw-------");

	private SecretFile() {
	}

	/**
	 * Makes the file, with 32 random bytes in letters, digits, {@code -} and {@code _}; it is on the disk when this returns.
	 *
	 * @throws java.nio.file.FileAlreadyExistsException
	 *             if it is there
	 */
	static String make(Path file) throws IOException {
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

	/** What is in it, without white space around it; nothing if it is too long for a secret. */
	static String read(Path file) throws IOException {
		if (Files.size(file) > MOST_BYTES) {
			return "";
		}
		if (!OWNER_ALONE.containsAll(Files.getPosixFilePermissions(file))) {
			LOG.warn("{} could be read by others; from now on by its owner alone", file);
			Files.setPosixFilePermissions(file, OWNER_ALONE);
		}
		return new String(Files.readAllBytes(file), StandardCharsets.UTF_8).strip();
	}
}
