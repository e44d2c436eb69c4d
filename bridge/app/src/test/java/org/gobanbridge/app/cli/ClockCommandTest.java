package org.gobanbridge.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import org.gobanbridge.app.Goban;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ClockCommandTest {
	@TempDir
	Path folder;

	private final StringWriter out = new StringWriter();
	private final StringWriter err = new StringWriter();

	private int call(String table, String... words) throws IOException {
		Path config = Files.writeString(folder.resolve("goban.toml"), "[clock]\n" + table);
		String[] all = java.util.Arrays.copyOf(words, words.length + 2);
		all[words.length] = "--config";
		all[words.length + 1] = config.toString();
		return GobanCommand.run(new PrintWriter(out, true), new PrintWriter(err, true), all);
	}

	@Test
	void aSimulatedClockTakesEachKey() throws IOException {
		for (String key : new String[]{"black", "white", "pause"}) {
			assertThat(call("device = \"simulated\"\n", "clock", "press", key)).as(err.toString()).isZero();
			assertThat(out.toString()).contains(key + ": pressed, and the clock took it");
		}
	}

	@Test
	void withoutGpioItEndsWithThreeAndOneLine() throws IOException {
		Assumptions.assumeFalse(Files.exists(Path.of("/dev/gpiochip0")), "this computer has GPIO");
		assertThat(call("device = \"gpio\"\nblack = 17\nwhite = 27\n", "clock", "press", "black")).isEqualTo(3);
		assertThat(err.toString().lines()).singleElement().asString()
				.startsWith("goban: there is no GPIO on this computer (no /dev/gpiochip0); ");
	}

	@Test
	void aClockThatIsNotThereIsNotPressed() throws IOException {
		assertThat(call("device = \"dgt-gateway\"\nport = \"/dev/ttyNowhere\"\n", "clock", "press", "black"))
				.isEqualTo(3);
		assertThat(err.toString()).contains("there is no port /dev/ttyNowhere");
	}

	@Test
	void withoutAClockNothingCanBePressed() throws IOException {
		assertThat(call("", "clock", "press", "black")).isEqualTo(3);
		assertThat(out.toString()).contains("black: unable (there is no clock that can be pressed)");
	}

	@Test
	void whoIsStoppedInTheMiddleOfAPressLetsTheKeyGoAndSaysSoAtOnce() throws Exception {
		Path config = Files.writeString(folder.resolve("goban.toml"),
				"[clock]\ndevice = \"simulated\"\npulse = 2000\n");
		Process process = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
				"-XX:TieredStopAtLevel=1", "--enable-native-access=ALL-UNNAMED", "-cp",
				System.getProperty("java.class.path"), Goban.class.getName(), "clock", "press", "black", "--config",
				config.toString()).redirectErrorStream(true).start();
		try (BufferedReader said = process.inputReader()) {
			assertThat(said.readLine()).isEqualTo("pressing black");
			long stopped = System.nanoTime();
			process.toHandle().destroy();
			assertThat(said.readLine()).isEqualTo("black: let go, for the program is stopped");
			assertThat(process.waitFor(10, TimeUnit.SECONDS)).isTrue();
			assertThat(Duration.ofNanos(System.nanoTime() - stopped)).isLessThan(Duration.ofMillis(1_900));
			assertThat(process.exitValue()).isEqualTo(1);
		} finally {
			process.destroyForcibly();
		}
	}

	@Test
	void watchingSaysThatTheClockIsHere() throws IOException {
		assertThat(call("device = \"simulated\"\n", "clock", "watch", "--seconds", "1")).isZero();
		assertThat(out.toString()).contains("the clock is here: ");
	}
}
