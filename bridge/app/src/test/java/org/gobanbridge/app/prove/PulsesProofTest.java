package org.gobanbridge.app.prove;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;

class PulsesProofTest {
	@Test
	void keysThatArePressedUnderLoadNeitherOverlapNorStick() {
		PulsesProof.Outcome outcome = PulsesProof.play(7, 400);
		StringWriter told = new StringWriter();
		outcome.print(new PrintWriter(told, true));
		assertThat(outcome.isSound()).as(told.toString()).isTrue();
	}
}
