package org.gobanbridge.app.store;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;

/**
 * The snapshot logs of a table as files: {@code 0007.snapshots.jsonl} while the game runs, {@code .gz} after. They are
 * copies of what the journal holds; see {@link Journal} for what is promised. NOT thread safe.
 */
final class SnapshotLogFiles {
	private static final String SUFFIX = ".snapshots.jsonl";
	private static final Pattern NAME = Pattern.compile("(\\d{4,9})" + Pattern.quote(SUFFIX) + "(\\.gz)?");

	/** Lines as the journal holds them: pieces of text, in order, that end in line ends. */
	interface Pieces {
		void forEach(Taker taker) throws IOException;
	}

	/** Takes one piece of text. */
	interface Taker {
		void take(String piece) throws IOException;
	}

	private final Path folder;

	SnapshotLogFiles(Path folder) throws IOException {
		this.folder = Files.createDirectories(folder);
	}

	Path plain(long number) {
		return folder.resolve(String.format(Locale.ROOT, "%04d%s", number, SUFFIX));
	}

	Path compressed(long number) {
		return folder.resolve(plain(number).getFileName() + ".gz");
	}

	/** The highest number any log here has, whoever wrote it; 0 if there is none. */
	long highestNumber() throws IOException {
		try (Stream<Path> files = Files.list(folder)) {
			return files.map(file -> NAME.matcher(file.getFileName().toString())).filter(Matcher::matches)
					.mapToLong(name -> Long.parseLong(name.group(1))).max().orElse(0);
		}
	}

	/**
	 * Adds lines at the end, unless somebody has taken the file away. They need not survive a power cut: the journal has
	 * them.
	 *
	 * @return whether the file was there
	 */
	boolean append(long number, String lines) throws IOException {
		try {
			Files.writeString(plain(number), lines, StandardOpenOption.APPEND);
			return true;
		} catch (NoSuchFileException e) {
			return false;
		}
	}

	/** Makes the file hold exactly these pieces: what is too much or different is cut off, what is missing added. */
	void makeAgree(long number, Pieces pieces) throws IOException {
		Files.createDirectories(folder);
		Path file = plain(number);
		long agreed = Files.exists(file) ? commonLength(file, pieces) : 0;
		try (FileChannel channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
			channel.truncate(agreed);
			channel.position(agreed);
			long[] skip = {agreed};
			pieces.forEach(piece -> {
				byte[] bytes = piece.getBytes(StandardCharsets.UTF_8);
				int from = (int) Math.min(skip[0], bytes.length);
				skip[0] -= from;
				ByteBuffer rest = ByteBuffer.wrap(bytes, from, bytes.length - from);
				while (rest.hasRemaining()) {
					channel.write(rest);
				}
			});
		}
	}

	/** How many bytes of the file, from its start, are those of the pieces. */
	private static long commonLength(Path file, Pieces pieces) throws IOException {
		try (InputStream in = new BufferedInputStream(Files.newInputStream(file))) {
			long[] common = {0};
			boolean[] differs = {false};
			pieces.forEach(piece -> {
				for (byte wanted : piece.getBytes(StandardCharsets.UTF_8)) {
					if (differs[0] || in.read() != (wanted & 0xff)) {
						differs[0] = true;
						return;
					}
					common[0]++;
				}
			});
			return common[0];
		}
	}

	/** Writes the compressed file, which is on the disk when this returns, and removes the plain one. */
	void compress(long number, Pieces pieces) throws IOException {
		Files.createDirectories(folder);
		AtomicFile.write(compressed(number), out -> {
			GZIPOutputStream zip = new GZIPOutputStream(out, 1 << 16);
			pieces.forEach(piece -> zip.write(piece.getBytes(StandardCharsets.UTF_8)));
			zip.finish();
		});
		Files.deleteIfExists(plain(number));
	}
}
