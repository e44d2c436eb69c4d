package org.gobanbridge.app.prove;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class RecordProofTest {

	@Test
	void someRealGamesBecomeExactRecordsInEverySetting() throws IOException {
		Path games = Path.of(System.getProperty("goban.shared", "../shared"), "oracle", "games");
		assumeTrue(Files.isReadable(games.resolve("expected.jsonl")), "the real games are not here: " + games);
		StringWriter table = new StringWriter();

		boolean kept = new RecordProof().run(new PrintWriter(table), new Material(games, 11, 60));

		assertThat(kept).as(table.toString()).isTrue();
	}
}
