package org.gobanbridge.app;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;

/** Games that are not part of the project, in the shared folder beside it. */
public final class Shared {
	private Shared() {
	}

	/** The file or folder of this name; the running test is skipped if it is not there. */
	public static Path path(String name) {
		Path path = Path.of(System.getProperty("goban.shared", "../../../shared"), name);
		assumeTrue(Files.exists(path), () -> "skipped: " + path.toAbsolutePath().normalize() + " is missing");
		return path;
	}
}
