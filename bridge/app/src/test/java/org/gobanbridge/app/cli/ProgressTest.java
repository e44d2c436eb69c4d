package org.gobanbridge.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.function.LongSupplier;
import org.junit.jupiter.api.Test;

class ProgressTest {
	private final StringWriter err = new StringWriter();
	private long now;

	private Progress progress(int files, boolean terminal) {
		LongSupplier clock = () -> now;
		return new Progress(new PrintWriter(err), files, terminal, clock);
	}

	@Test
	void aBarIsDrawnOverItselfAndWipedForText() {
		Progress progress = progress(30, true);
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
	void nothingIsDrawnWithoutATerminalOrOfOneFile() {
		Progress unseen = progress(30, false);
		Progress alone = progress(1, true);
		now += 200_000_000;
		unseen.step();
		alone.step();
		unseen.wipe();
		assertThat(err.toString()).isEmpty();
		assertThat(unseen.isShown()).isFalse();
	}
}
