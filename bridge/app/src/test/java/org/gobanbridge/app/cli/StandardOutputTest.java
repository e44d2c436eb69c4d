package org.gobanbridge.app.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.ByteArrayOutputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.gobanbridge.app.run.LineWriter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What becomes of a command whose results cannot be written. */
class StandardOutputTest {
	@TempDir
	Path folder;

	private final StringWriter err = new StringWriter();

	private int goban(OutputStream out, String... args) {
		return GobanCommand.run(out, new PrintWriter(err, true), args);
	}

	private String game(String name) throws IOException {
		return Files.writeString(folder.resolve(name), "(;SZ[9];B[ee];W[cc])").toString();
	}

	/** Takes so many writes, then fails. */
	private static final class Failing extends OutputStream {
		private final String reason;
		private int left;
		private int failed;

		Failing(int writes, String reason) {
			this.left = writes;
			this.reason = reason;
		}

		@Override
		public void write(int b) throws IOException {
			if (left-- <= 0) {
				failed++;
				throw new IOException(reason);
			}
		}

		@Override
		public void write(byte[] bytes, int from, int length) throws IOException {
			write(0);
		}
	}

	@ParameterizedTest
	@ValueSource(strings = {"check FILE", "check --json FILE", "score FILE", "--help", "check --help", "--version",
			"check FILE FILE"})
	void aFullDiskIsSaidAndIsNoSuccess(String call) throws IOException {
		Path full = Path.of("/dev/full");
		assumeThat(Files.exists(full)).as("there is a /dev/full").isTrue();
		String file = game("a.sgf");
		try (OutputStream out = new FileOutputStream(full.toFile())) {
			assertThat(goban(out, call.replace("FILE", file).split(" "))).isEqualTo(3);
		}
		assertThat(err).hasToString("goban: standard output: the disk is full; free some space and start again"
				+ System.lineSeparator());
	}

	@Test
	void aClosedOutputIsSaid() throws IOException {
		assertThat(goban(new Failing(0, "Bad file descriptor"), "check", game("a.sgf"))).isEqualTo(3);
		assertThat(err.toString()).startsWith("goban: standard output: it is closed").hasLineCount(1);
	}

	@Test
	void whereNobodyReadsAnyMoreTheWorkEndsSoonAndQuietly() throws IOException {
		List<String> args = new ArrayList<>(List.of("check"));
		for (int i = 0; i < 50; i++) {
			args.add(game(i + ".sgf"));
		}
		String missing = folder.resolve("missing.sgf").toString();
		args.add(missing);
		Failing out = new Failing(1, "Broken pipe");
		assertThat(goban(out, args.toArray(String[]::new))).isEqualTo(141);
		assertThat(err.toString()).isEmpty();
		assertThat(out.failed).isLessThan(5);
	}

	@Test
	void whatCanBeWrittenIsWritten() throws IOException {
		ByteArrayOutputStream out = new ByteArrayOutputStream();
		assertThat(goban(out, "check", game("a.sgf"))).isZero();
		assertThat(out.toString(StandardCharsets.UTF_8)).contains("a.sgf: 9x9, 2 moves, every move is legal");
	}

	@Test
	void aGameAtTheBoardGoesOnWithoutTheLinesThatNobodyReads() {
		List<Throwable> uncaught = new ArrayList<>();
		Thread.UncaughtExceptionHandler before = Thread.getDefaultUncaughtExceptionHandler();
		Thread.setDefaultUncaughtExceptionHandler((thread, e) -> uncaught.add(e));
		Failing out = new Failing(0, "Broken pipe");
		try (LineWriter lines = new LineWriter(
				new PrintWriter(new StandardOutput(out), false, StandardCharsets.UTF_8))) {
			Stream.of("one", "two").forEach(lines);
		} finally {
			Thread.setDefaultUncaughtExceptionHandler(before);
		}
		assertThat(out.failed).isPositive();
		assertThat(uncaught).isEmpty();
	}
}
