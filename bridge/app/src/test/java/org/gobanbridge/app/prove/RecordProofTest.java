package org.gobanbridge.app.prove;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.gobanbridge.app.Shared;
import org.gobanbridge.drivers.simulated.SimulationOptions;
import org.junit.jupiter.api.Test;

class RecordProofTest {
	@Test
	void everySettingIsCalledByWhatItIs() {
		assertThat(RecordProof.settings(1)).allSatisfy(setting -> {
			SimulationOptions options = setting.options();
			List<String> words = new ArrayList<>();
			words.add(options.noise() == 0
					? "clean"
					: new DecimalFormat("0.#", DecimalFormatSymbols.getInstance(Locale.ROOT))
							.format(options.noise() * 100) + " % wrong");
			if (options.hands()) {
				words.add("hands");
			}
			if (options.gaps()) {
				words.add("gaps");
			}
			if (options.nudges() > 0) {
				words.add(Math.round(options.nudges() * 100) + " % nudged");
			}
			if (options.levers()) {
				words.add("levers");
			}
			assertThat(setting.title()).endsWith(", " + String.join(", ", words));
		});
	}

	@Test
	void someRealGamesBecomeExactRecordsInEverySetting() throws IOException {
		Path games = Shared.path("oracle/games");
		StringWriter table = new StringWriter();

		boolean kept = new RecordProof().run(new PrintWriter(table), new Material(games, 11, 60));

		assertThat(kept).as(table.toString()).isTrue();
	}
}
