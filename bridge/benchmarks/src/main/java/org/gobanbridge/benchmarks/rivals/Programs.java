package org.gobanbridge.benchmarks.rivals;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;

/** The programs of this machine. */
final class Programs {
	/** Where Debian puts games, which is not on every path. */
	private static final String GAMES = "/usr/games";

	private Programs() {
	}

	/**
	 * Where this program is.
	 *
	 * @param debianPackage
	 *            the package that brings it
	 * @throws UnavailableException
	 *             if it is not installed
	 */
	static String find(String name, String debianPackage) throws UnavailableException {
		String path = Optional.ofNullable(System.getenv("PATH")).orElse("");
		return Stream.concat(Stream.of(path.split(":")), Stream.of(GAMES)).filter(folder -> !folder.isEmpty())
				.map(folder -> Path.of(folder, name)).filter(Files::isExecutable).findFirst().map(Path::toString)
				.orElseThrow(() -> new UnavailableException(
						name + " is not on this machine; apt-get install " + debianPackage));
	}
}
