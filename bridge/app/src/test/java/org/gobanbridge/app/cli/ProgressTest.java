package org.gobanbridge.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.Map;
import java.util.function.LongSupplier;
import org.junit.jupiter.api.Test;

class ProgressTest {
	private static final String WIPE = "\r\u001b[K";
	/** One that is not there, so that nobody can ask it how wide it is. */
	private static final Path TERMINAL = Path.of("/dev/pts/none");

	private final StringWriter err = new StringWriter();
	private long now;

	private Progress progress(int files, int columns) {
		LongSupplier clock = () -> now;
		return new Progress(new PrintWriter(err), files, columns, clock);
	}

	@Test
	void aBarIsDrawnOverItselfAndWipedForText() {
		Progress progress = progress(30, 80);
		progress.step();
		assertThat(err.toString()).as("at once").isEmpty();
		now += 200_000_000;
		progress.step();
		assertThat(err.toString()).isEqualTo("\r\u001b[K[##............................] 2 of 30");
		progress.step();
		assertThat(err.toString()).as("too soon").endsWith("2 of 30");
		progress.wipe();
		progress.wipe();
		assertThat(err.toString()).endsWith("2 of 30\r\u001b[K");
	}

	@Test
	void theBarFitsTheTerminal() {
		for (int columns = 1; columns <= 100; columns++) {
			err.getBuffer().setLength(0);
			Progress progress = progress(3857, columns);
			for (int i = 0; i < 3856; i++) {
				progress.step();
			}
			now += 200_000_000;
			progress.step();
			String bar = err.toString().substring(WIPE.length());
			assertThat(bar.length()).as("in %d columns", columns).isLessThan(columns);
			assertThat(bar).as("in %d columns", columns).endsWith(columns > 12 ? "3857 of 3857" : "");
		}
		assertThat(err.toString()).startsWith(WIPE + "[" + "#".repeat(30) + "] 3857");
	}

	@Test
	void aTerminalIsAsWideAsItSays() {
		assertThat(Terminal.columns(Map.of("TERM", "xterm", "COLUMNS", "40"), TERMINAL)).isEqualTo(40);
		assertThat(Terminal.columns(Map.of("TERM", "xterm", "COLUMNS", "wide"), TERMINAL)).isEqualTo(20);
		assertThat(Terminal.columns(Map.of("TERM", "xterm"), TERMINAL)).as("it cannot be asked").isEqualTo(20);
		assertThat(Terminal.columns(Map.of("TERM", "dumb", "COLUMNS", "40"), TERMINAL)).isZero();
		assertThat(Terminal.columns(Map.of("COLUMNS", "40"), TERMINAL)).isZero();
		assertThat(Terminal.columns(Map.of("TERM", "xterm", "COLUMNS", "40"), Path.of("/tmp/a-file"))).isZero();
	}

	@Test
	void nothingIsDrawnWithoutATerminalOrOfOneFile() {
		Progress unseen = progress(30, 0);
		Progress alone = progress(1, 80);
		now += 200_000_000;
		unseen.step();
		alone.step();
		unseen.wipe();
		assertThat(err.toString()).isEmpty();
		assertThat(unseen.isShown()).isFalse();
	}
}
