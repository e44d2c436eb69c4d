package org.gobanbridge.drivers.serial;

import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Assumptions;

/** Two pseudo-terminals joined by socat; ending socat is pulling the plug. */
final class SocatPair implements AutoCloseable {
	private final Path folder;
	private Process socat;

	SocatPair() {
		try {
			folder = Files.createTempDirectory("goban-pty");
		} catch (IOException e) {
			throw new java.io.UncheckedIOException(e);
		}
	}

	/** Skips the test where socat is not installed. */
	static void assumeInstalled() {
		boolean installed = Files.isExecutable(Path.of("/usr/bin/socat"));
		Assumptions.assumeTrue(installed, "socat is not installed: apt-get install socat");
	}

	String hostPath() {
		return folder.resolve("host").toString();
	}

	String boardPath() {
		return folder.resolve("board").toString();
	}

	void plug() throws IOException {
		socat = new ProcessBuilder("/usr/bin/socat", "pty,raw,echo=0,link=" + hostPath(),
				"pty,raw,echo=0,link=" + boardPath()).redirectErrorStream(true)
				.redirectOutput(folder.resolve("socat.log").toFile()).start();
		await().atMost(Duration.ofSeconds(5)).pollInterval(Duration.ofMillis(5))
				.until(() -> Files.exists(Path.of(hostPath())) && Files.exists(Path.of(boardPath())));
	}

	void unplug() throws InterruptedException {
		socat.destroy();
		socat.waitFor();
	}

	@Override
	public void close() {
		if (socat != null) {
			socat.destroyForcibly();
		}
		try {
			Files.deleteIfExists(Path.of(hostPath()));
			Files.deleteIfExists(Path.of(boardPath()));
			Files.deleteIfExists(folder.resolve("socat.log"));
			Files.deleteIfExists(folder);
		} catch (IOException e) {
			throw new java.io.UncheckedIOException(e);
		}
	}
}
