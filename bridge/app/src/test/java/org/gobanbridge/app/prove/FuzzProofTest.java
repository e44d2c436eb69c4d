package org.gobanbridge.app.prove;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.gobanbridge.app.store.SnapshotLogReader;
import org.gobanbridge.core.game.Input;
import org.gobanbridge.core.game.SessionSettings;
import org.gobanbridge.rules.Grid;
import org.junit.jupiter.api.Test;

class FuzzProofTest {
	private static final int SEQUENCES = 60;

	@Test
	void whateverComesInTheGameLogicSaysNothingThatCannotBe() {
		assertThat(FuzzProof.play(3, SEQUENCES).failures()).map(FuzzProof.Failed::why).isEmpty();
	}

	@Test
	void turnsThatWaitAreForgottenWhenAPassComesBeforeThem() throws IOException {
		List<Input> inputs = new ArrayList<>();
		try (InputStream file = getClass().getResourceAsStream("/fuzz/pass-before-waiting-turns.snapshots.jsonl");
				SnapshotLogReader log = SnapshotLogReader.of(file, "the log")) {
			log.forEachRemaining(inputs::add);
			assertThat(FuzzProof.outcome(log.header().session(), inputs)).isEmpty();
		}
	}

	@Test
	void aFailureIsShownWithTheInputsThatItNeedsAndNoMore() {
		SessionSettings settings = SessionSettings.of(Grid.of(9));
		List<Input> inputs = List.of(new Input.Tick(1), new Input.Tick(2), new Input.Tick(3));
		assertThat(FuzzProof.outcome(settings, inputs)).isEmpty();

		List<Input> least = FuzzProof.shrink(inputs, some -> some.contains(inputs.get(1))
				? Optional.of("the second")
				: Optional.empty());
		assertThat(least).containsExactly(inputs.get(1));
	}
}
