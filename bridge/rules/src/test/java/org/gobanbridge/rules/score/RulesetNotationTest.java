package org.gobanbridge.rules.score;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Rulesets as logs write them. */
class RulesetNotationTest {
	@Test
	void aPresetIsWrittenAsItsName() {
		assertThat(Rulesets.all()).allSatisfy(preset -> {
			assertThat(preset.written()).isEqualTo(preset.name());
			assertThat(Rulesets.named(preset.written())).contains(preset);
		});
	}

	@Test
	void oneOfOnesOwnIsWrittenOutAndFoundAgain() {
		for (Ruleset preset : Rulesets.all()) {
			Ruleset own = RulesetReader.read("friday", Map.of("based-on", preset.name(), "title", "a;b) \\c\n(=d",
					"komi-if-white-passes-first", "1 5/6"));
			assertThat(own.written()).startsWith("friday(title=a\\;b\\) \\\\c\n(=d;");
			assertThat(Rulesets.named(own.written())).contains(own);
		}
	}

	@ParameterizedTest
	@ValueSource(strings = {"friday", "friday(", "friday(komi)", "friday(komi=x)", "friday(komi=1", "friday(komi=1;;)",
			"Friday(komi=1)", "friday(colour=red)", "friday(komi=1)more"})
	void whatIsNoneIsNotFound(String text) {
		assertThat(Rulesets.named(text)).isEmpty();
	}

	/** A log holds whatever somebody wrote into it. */
	@ParameterizedTest
	@ValueSource(ints = {1, 50, 3_000, 60_000, 1_000_000})
	void textsOfAnyLengthAreReadOrRefused(int length) {
		String letters = "a".repeat(length);
		String words = "a" + "-a".repeat(length - 1);
		boolean isShort = length <= 50;
		assertThat(Rulesets.named("x(title=" + letters + ")").isPresent()).isEqualTo(isShort);
		assertThat(Rulesets.named("x(origin=" + "\\;".repeat(length) + ")").isPresent()).isEqualTo(length <= 500);
		assertThat(Rulesets.named(letters + "()").isPresent()).isEqualTo(isShort);
		assertThat(Rulesets.named(words + "()").isPresent()).isEqualTo(length <= 25);
		assertThat(Rulesets.named("x(" + "komi=1;".repeat(length) + "komi)")).isEmpty();
	}
}
