package org.gobanbridge.app.prove;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** GNU Go as a living second opinion. All 200 games with {@code -Dgoban.whole=true}, or {@code goban prove legality}. */
class LegalityProofTest {
	@Test
	@Timeout(300)
	void gnuGoSaysTheSameOfRandomGames() throws IOException {
		assumeTrue(GnuGo.find().isPresent(), "skipped: GNU Go is not installed (apt-get install gnugo)");
		int games = Boolean.getBoolean("goban.whole") ? 200 : 52;
		StringWriter table = new StringWriter();

		boolean kept = new LegalityProof().run(new PrintWriter(table), new Material(Path.of(""), 7, games));

		assertThat(kept).as(table.toString()).isTrue();
		assertThat(table.toString()).containsPattern("positional superko +13 ").hasLineCount(5);
	}

	@Test
	@Timeout(60)
	void aProgramThatDoesNotAnswerIsEnded(@TempDir Path folder) throws IOException {
		Path hangs = Files.writeString(folder.resolve("hangs"), "#!/bin/sh\nexec sleep 600\n");
		assertThat(hangs.toFile().setExecutable(true)).isTrue();
		try (GnuGo program = new GnuGo(hangs, List.of(), Duration.ofMillis(200))) {
			assertThatIOException().isThrownBy(() -> program.ask("name"))
					.withMessage("GNU Go has ended in the middle of the proof, or did not answer for 200 ms");
		}
	}
}
