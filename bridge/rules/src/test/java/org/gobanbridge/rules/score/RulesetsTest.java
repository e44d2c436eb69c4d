package org.gobanbridge.rules.score;

import static org.assertj.core.api.Assertions.assertThat;

import org.gobanbridge.rules.PlayingRules;
import org.gobanbridge.rules.Repetition;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The presets, against what their federations say. */
class RulesetsTest {
	@ParameterizedTest
	@CsvSource({"chinese,SIMPLE_KO,false,7.5", "chinese-superko,POSITIONAL,false,7.5", "japanese,SIMPLE_KO,false,6.5",
			"korean,SIMPLE_KO,false,6.5", "aga,SITUATIONAL,false,7.5", "bga,SITUATIONAL,false,7.5",
			"french,SITUATIONAL,false,7.5", "new-zealand,SITUATIONAL,true,7", "ing,POSITIONAL,true,8",
			"ming-qing,SIMPLE_KO,false,0", "tang-song,SIMPLE_KO,false,0", "wmsg-2008,POSITIONAL,false,6.5",
			"tromp-taylor,POSITIONAL,true,7.5"})
	void aPresetPlaysByItsRules(String name, Repetition repetition, boolean suicide, String komi) {
		Ruleset ruleset = Rulesets.named(name).orElseThrow();
		assertThat(ruleset.playing()).isEqualTo(new PlayingRules(repetition, suicide));
		assertThat(ruleset.komi()).isEqualTo(Fraction.parse(komi));
	}

	@Test
	void aHandicapLeavesNoKomiAlsoOneOfTheFirstMoveAlone() {
		Ruleset japanese = Rulesets.named("japanese").orElseThrow();
		assertThat(japanese.komiFor(0)).isEqualTo(Fraction.parse("6.5"));
		assertThat(japanese.komiFor(1)).isEqualTo(Fraction.ZERO);
		assertThat(japanese.komiFor(2)).isEqualTo(Fraction.ZERO);
		assertThat(japanese.komiFor(9)).isEqualTo(Fraction.ZERO);
	}

	@Test
	void everyPresetHasItsOwnNameAndTitleAndAKomiInHalfPoints() {
		assertThat(Rulesets.all()).extracting(Ruleset::name).doesNotHaveDuplicates()
				.startsWith(Rulesets.DEFAULT.name());
		assertThat(Rulesets.all()).allSatisfy(ruleset -> {
			assertThat(ruleset.name()).matches("[a-z0-9-]+");
			assertThat(ruleset.komi().isMadeOf(2)).isTrue();
			assertThat(Rulesets.meantBy(ruleset.title(), Rulesets.all())).contains(ruleset);
		});
		assertThat(Rulesets.named("bridge")).isEmpty();
	}

	@ParameterizedTest
	@CsvSource({"Chinese,chinese", "japanese rules,japanese", "JP,japanese", "New Zealand,new-zealand",
			"NZ,new-zealand",
			"Tromp/Taylor,tromp-taylor", "GOE,ing", "应氏规则,ing", "中国规则,chinese", "日本ルール,japanese", "Korean,korean",
			"AGA,aga"})
	void recordsNameRulesInManyWays(String words, String name) {
		assertThat(Rulesets.meantBy(words, Rulesets.all())).map(Ruleset::name).contains(name);
	}

	@Test
	void wordsThatAreNoRulesAreNotUnderstood() {
		assertThat(Rulesets.meantBy("Tianyi", Rulesets.all())).isEmpty();
		assertThat(Rulesets.meantBy("rules", Rulesets.all())).isEmpty();
		assertThat(Rulesets.meantBy("", Rulesets.all())).isEmpty();
	}
}
