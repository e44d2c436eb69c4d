package org.gobanbridge.drivers.clock;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import org.gobanbridge.core.board.ClockKey;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A real process that is stopped while it holds a key down, seen from outside. */
@Timeout(60)
class StoppedInAPressTest {
	private static final int LINE = 17;

	@TempDir
	Path folder;

	/** Presses a key for two seconds and waits for its end; a hook closes the device, as the program's does. */
	static final class Presser {
		private Presser() {
		}

		public static void main(String... args) throws InterruptedException {
			GpioClock clock = new GpioClock(ClockWiring.pressing(LINE, 27, 22), new FileLines(Path.of(args[0])),
					new PulseTiming(PulseTiming.LONGEST, 1, 0, 0), System::nanoTime);
			Runtime.getRuntime().addShutdownHook(new Thread(clock::close));
			clock.start(report -> {
			});
			clock.press(ClockKey.BLACK);
			TimeUnit.SECONDS.sleep(50);
		}
	}

	private Process presser() throws IOException {
		Process process = new ProcessBuilder(ProcessHandle.current().info().command().orElse("java"), "-cp",
				System.getProperty("java.class.path"), Presser.class.getName(), folder.toString())
				.redirectErrorStream(true).redirectOutput(folder.resolve("said").toFile()).start();
		await().atMost(Duration.ofSeconds(30)).pollInterval(Duration.ofMillis(5)).until(() -> level().equals("high"));
		return process;
	}

	private String level() throws IOException {
		Path file = FileLines.file(folder, LINE);
		return Files.exists(file) ? Files.readString(file) : "";
	}

	@Test
	void aProgramThatIsToldToStopLetsTheKeyGo() throws Exception {
		Process process = presser();
		process.destroy();
		assertThat(process.waitFor(10, TimeUnit.SECONDS)).isTrue();
		assertThat(level()).isEqualTo("low");
	}

	/** What no program can help, and the one-shot of docs/clock-wiring.md is for. */
	@Test
	void aProgramThatIsKilledLeavesTheKeyAsItWas() throws Exception {
		Process process = presser();
		process.destroyForcibly();
		assertThat(process.waitFor(10, TimeUnit.SECONDS)).isTrue();
		assertThat(level()).isEqualTo("high");
	}
}
