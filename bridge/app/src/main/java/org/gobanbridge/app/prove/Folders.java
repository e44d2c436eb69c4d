package org.gobanbridge.app.prove;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** Folders that a proof makes for itself. */
final class Folders {
	private Folders() {
	}

	/** The folder and all that is in it go. */
	static void delete(Path folder) throws IOException {
		List<Path> all;
		try (Stream<Path> files = Files.walk(folder)) {
			all = files.sorted(Comparator.reverseOrder()).toList();
		}
		for (Path file : all) {
			Files.delete(file);
		}
	}
}
