package org.gobanbridge.app.prove;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import org.gobanbridge.app.Shared;
import org.junit.jupiter.api.Test;

class DeadStonesProofTest {
	@Test
	void someFinishedGamesAreReportedWithTheirShare() throws IOException {
		StringWriter table = new StringWriter();

		boolean kept = new DeadStonesProof().run(new PrintWriter(table),
				new Material(Shared.path("oracle/games"), 1, 20));

		assertThat(kept).as(table.toString()).isTrue();
		assertThat(table.toString()).containsPattern("all +20 +\\d+ +\\d+\\.\\d %");
	}
}
