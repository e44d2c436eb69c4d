package org.gobanbridge.app.prove;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import org.gobanbridge.app.store.PolicyFiles;
import org.junit.jupiter.api.Test;

class PressesProofTest {
	@Test
	void theClockIsPressedOnceForEachTurnOfAGameAndStoppedAtItsEnd() throws IOException {
		for (String policy : new String[]{"chinese-source", "japanese"}) {
			PressesProof.Outcome outcome = PressesProof.play(PolicyFiles.POLICIES.named(policy).orElseThrow(), 7, 40,
					50);
			StringWriter told = new StringWriter();
			outcome.print(new PrintWriter(told, true));
			assertThat(outcome.isSound()).as("%s%s", told, outcome.presses()).isTrue();
			assertThat(outcome.right()).isGreaterThan(30);
		}
	}
}
