package org.gobanbridge.rules.score;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Map;
import java.util.Optional;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.PlayingRules;
import org.gobanbridge.rules.Repetition;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** A club's own rules, written in words. */
class RulesetReaderTest {
	@Test
	void whatIsNotSaidIsAsInTheRulesetItIsBasedOn() {
		Ruleset ruleset = RulesetReader.read("friday", Map.of("based-on", "japanese", "komi", "5½"));
		Ruleset japanese = Rulesets.named("japanese").orElseThrow();
		assertThat(ruleset.name()).isEqualTo("friday");
		assertThat(ruleset.komi()).isEqualTo(Fraction.parse("5.5"));
		assertThat(ruleset.playing()).isEqualTo(japanese.playing());
		assertThat(ruleset.counting()).isEqualTo(japanese.counting());
		assertThat(ruleset.origin()).contains("japanese");
		assertThat(RulesetReader.read("plain", Map.of()).counting()).isEqualTo(Rulesets.DEFAULT.counting());
	}

	@ParameterizedTest
	@MethodSource("org.gobanbridge.rules.score.Rulesets#all")
	void whatSaysNothingOfItsOwnIsPlayedAndCountedAsItsBasis(Ruleset basis) {
		Ruleset ruleset = RulesetReader.read("own", Map.of("based-on", basis.name()));
		assertThat(ruleset).isEqualTo(new Ruleset("own", "own", basis.playing(), basis.komi(),
				basis.komiIfWhitePassesFirst(), basis.counting(), basis.opening(), ruleset.origin()));
	}

	@Test
	void anOvertimePeriodMayCostUpToAThousandPoints() {
		assertThat(RulesetReader.read("own", Map.of("overtime-points", "1000")).counting().overtimePoints())
				.isEqualTo(1000);
	}

	@Test
	void everySettingIsTaken() {
		Ruleset ruleset = RulesetReader.read("own", Map.ofEntries(Map.entry("title", "Our own"),
				Map.entry("origin", "The club, 1999."), Map.entry("repetition", "situational"),
				Map.entry("suicide", "true"), Map.entry("counted", "territory"), Map.entry("tax", "all"),
				Map.entry("sharing", "by-stones"), Map.entry("compensation", "each-stone-but-one"),
				Map.entry("komi", "3 3/4"), Map.entry("komi-if-white-passes-first", "4.75"),
				Map.entry("pass-stones", "true"), Map.entry("overtime-points", "3"), Map.entry("ties", "white"),
				Map.entry("seat-stones", "true"), Map.entry("first", "white"),
				Map.entry("first-with-handicap", "black")));
		assertThat(ruleset).isEqualTo(new Ruleset("own", "Our own", new PlayingRules(Repetition.SITUATIONAL, true),
				Fraction.of(15, 4), Optional.of(Fraction.of(19, 4)),
				new CountingRules(Counted.TERRITORY, Tax.ALL, Sharing.BY_STONES, Compensation.EACH_STONE_BUT_ONE, true,
						3, Optional.of(Color.WHITE)),
				Opening.ANCIENT, "The club, 1999."));
	}

	@Test
	void aTieCanBeADrawThoughTheBasisSaysOtherwise() {
		assertThat(RulesetReader.read("own", Map.of("based-on", "ing", "ties", "draw")).counting().tieWinner())
				.isEmpty();
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {"tax | seki! | tax is 'seki!'; it can be none, seki, all",
			"repetition | superko | repetition is 'superko'; it can be simple-ko, positional, situational",
			"komi | seven | komi: 'seven' is not a number like 7.5, 3 3/4 or 3¾",
			"komi | 0.123456789 | komi is '0.123456789'; it can be whole points and sixtieths of a point",
			"komi-if-white-passes-first | 1/61 | komi-if-white-passes-first is '1/61'; it can be whole points and",
			"komi | 626 | komi is '626'; it can be no more than the 625 points of the largest board",
			"suicide | yes | suicide is 'yes'; it can be true, false",
			"overtime-points | -1 | overtime-points is '-1'; it can be 0, 1, 2 and so on up to 1000",
			"overtime-points | 1001 | overtime-points is '1001'; it can be 0, 1, 2 and so on up to 1000",
			"overtime-points | 1.5 | overtime-points is '1.5'; it can be 0, 1, 2 and so on up to 1000",
			"ties | jigo | ties is 'jigo'; it can be draw, black, white",
			"based-on | klingon | based-on is 'klingon'; it can be chinese, chinese-superko,",
			"colour | black | there is no setting 'colour'; the settings are based-on, title,"})
	void aMistakeIsNamedWithItsCure(String setting, String value, String message) {
		assertThatIllegalArgumentException().isThrownBy(() -> RulesetReader.read("own", Map.of(setting, value)))
				.withMessageStartingWith("ruleset own: " + message);
	}

	@Test
	void aNameIsOneWord() {
		assertThatIllegalArgumentException().isThrownBy(() -> RulesetReader.read("Our rules", Map.of()))
				.withMessage("'Our rules' is no name for a ruleset; a name looks like club-rules");
	}

	@ParameterizedTest
	@CsvSource({"title,200", "origin,1000"})
	void textsHaveAnEnd(String setting, int most) {
		assertThat(RulesetReader.read("own", Map.of(setting, "x".repeat(most)))).isNotNull();
		assertThatIllegalArgumentException()
				.isThrownBy(() -> RulesetReader.read("own", Map.of(setting, "x".repeat(most + 1))))
				.withMessage("ruleset own: " + setting + " has " + (most + 1) + " characters; it can have " + most);
		assertThatIllegalArgumentException().isThrownBy(() -> RulesetReader.read("x".repeat(51), Map.of()))
				.withMessageContaining("is no name for a ruleset");
	}
}
