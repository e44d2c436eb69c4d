package org.gobanbridge.app.store;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/**
 * Replaces files whole: whoever reads one sees the old bytes or the new ones, also after a power cut. The new bytes are
 * first written to a hidden file in the same folder. A link stays one: what it points to is replaced.
 */
final class AtomicFile {

	/** What a file shall hold. The stream is not to be closed. */
	interface Content {
		void writeTo(OutputStream out) throws IOException;
	}

	private AtomicFile() {
	}

	/**
	 * Returns when the new file is on the disk.
	 *
	 * @throws FileSystemException
	 *             also where something other than a file has that name, such as a folder or a device
	 */
	static void write(Path named, Content content) throws IOException {
		Path file = Files.exists(named) ? named.toRealPath() : named;
		if (Files.exists(file) && !Files.isRegularFile(file)) {
			throw new FileSystemException(named.toString(), null,
					"this is no file that can be replaced; choose another name");
		}
		Path folder = file.toAbsolutePath().resolveSibling(".").normalize();
		Path fresh = folder.resolve("." + file.getFileName() + ".new");
		try (FileChannel channel = FileChannel.open(fresh, StandardOpenOption.CREATE, StandardOpenOption.WRITE,
				StandardOpenOption.TRUNCATE_EXISTING)) {
			OutputStream out = new BufferedOutputStream(Channels.newOutputStream(channel), 1 << 16);
			content.writeTo(out);
			out.flush();
			channel.force(true);
		} catch (IOException | RuntimeException e) {
			Files.deleteIfExists(fresh);
			throw e;
		}
		Files.move(fresh, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
		syncFolder(folder);
	}

	/** Makes new names in a folder last through a power cut. */
	static void syncFolder(Path folder) throws IOException {
		try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
			channel.force(true);
		}
	}
}
