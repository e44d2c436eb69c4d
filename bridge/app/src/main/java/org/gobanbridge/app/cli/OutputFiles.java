package org.gobanbridge.app.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.gobanbridge.app.failure.GobanException;
import org.gobanbridge.app.failure.UnusableFileException;

/** Looks, before any work is done, at the files that a command is told to write. */
final class OutputFiles {
	private OutputFiles() {
	}

	/**
	 * Refuses to write over what is read, twice to the same file, to a folder, or where there is none.
	 *
	 * @throws GobanException
	 *             naming the file
	 */
	static void check(Path input, List<Path> outputs) {
		for (int i = 0; i < outputs.size(); i++) {
			Path output = outputs.get(i);
			if (Files.isDirectory(output)) {
				throw wrong(output, "this is a folder; name a file to write");
			}
			Path folder = output.getParent();
			if (folder != null && !Files.isDirectory(folder)) {
				throw wrong(output, "there is no folder " + UnusableFileException.named(folder)
						+ "; make it, or write elsewhere");
			}
			if (isSame(output, input)) {
				throw wrong(output, "this is the file that is read; write to another one");
			}
			for (Path other : outputs.subList(0, i)) {
				if (isSame(output, other)) {
					throw wrong(output, "two things cannot be written to one file; give each its own");
				}
			}
		}
	}

	private static GobanException wrong(Path file, String problem) {
		return new GobanException(GobanException.WRONG_CALL, UnusableFileException.named(file) + ": " + problem);
	}

	private static boolean isSame(Path one, Path other) {
		if (one.toAbsolutePath().normalize().equals(other.toAbsolutePath().normalize())) {
			return true;
		}
		try {
			return Files.exists(one) && Files.exists(other) && Files.isSameFile(one, other);
		} catch (IOException e) {
			throw new UnusableFileException(one, e);
		}
	}
}
