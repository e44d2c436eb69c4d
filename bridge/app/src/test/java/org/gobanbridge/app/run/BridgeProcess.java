package org.gobanbridge.app.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import org.gobanbridge.app.Goban;

/** {@code goban run} in a process of its own, and what it says. */
final class BridgeProcess implements AutoCloseable {
	private static final Duration PATIENCE = Duration.ofSeconds(30);

	private final Process process;
	private final List<String> lines = new CopyOnWriteArrayList<>();
	private final Thread reader = new Thread(this::read, "bridge-process");

	BridgeProcess(Path config) throws IOException {
		process = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-Xmx64m",
				"-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "--enable-native-access=ALL-UNNAMED", "-cp",
				System.getProperty("java.class.path"), Goban.class.getName(), "run", "--config", config.toString())
				.redirectErrorStream(true).start();
		reader.setDaemon(true);
		reader.start();
	}

	private void read() {
		try (BufferedReader output = new BufferedReader(
				new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
			for (String line = output.readLine(); line != null; line = output.readLine()) {
				lines.add(line);
			}
		} catch (IOException e) {
			lines.add("its output ends: " + e.getMessage());
		}
	}

	long pid() {
		return process.pid();
	}

	/** Everything it has said so far. */
	List<String> lines() {
		return lines;
	}

	/** Types a line. */
	void say(String word) throws IOException {
		Writer typed = process.outputWriter(StandardCharsets.UTF_8);
		typed.write(word + "\n");
		typed.flush();
	}

	void waitForLine(String part) {
		await().atMost(PATIENCE).pollInterval(Duration.ofMillis(5))
				.untilAsserted(() -> assertThat(lines).anyMatch(line -> line.contains(part)));
	}

	/** Ends it as a power cut would. */
	void kill() throws InterruptedException {
		process.destroyForcibly();
		process.waitFor();
	}

	/** Asks it to end, as systemd and Ctrl-C do; returns its exit code. */
	int stop() throws InterruptedException {
		// by its handle: Process.destroy would close its output, and with it lose its last words
		process.toHandle().destroy();
		if (!process.waitFor(10, TimeUnit.SECONDS)) {
			throw new AssertionError("it does not end:\n" + String.join("\n", lines));
		}
		reader.join(2000);
		return process.exitValue();
	}

	/** Waits until it has ended by itself; returns its exit code. */
	int end() throws InterruptedException {
		if (!process.waitFor(PATIENCE.toSeconds(), TimeUnit.SECONDS)) {
			throw new AssertionError("it does not end:\n" + String.join("\n", lines));
		}
		reader.join(2000);
		return process.exitValue();
	}

	@Override
	public void close() {
		process.destroyForcibly();
	}
}
