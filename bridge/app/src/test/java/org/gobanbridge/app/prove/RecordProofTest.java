package org.gobanbridge.app.prove;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import org.gobanbridge.app.Shared;
import org.junit.jupiter.api.Test;

class RecordProofTest {

	@Test
	void someRealGamesBecomeExactRecordsInEverySetting() throws IOException {
		Path games = Shared.path("oracle/games");
		StringWriter table = new StringWriter();

		boolean kept = new RecordProof().run(new PrintWriter(table), new Material(games, 11, 60));

		assertThat(kept).as(table.toString()).isTrue();
	}
}
