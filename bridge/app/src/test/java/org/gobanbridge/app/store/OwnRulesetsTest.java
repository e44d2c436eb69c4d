package org.gobanbridge.app.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.gobanbridge.rules.Repetition;
import org.gobanbridge.rules.score.Counted;
import org.gobanbridge.rules.score.Ruleset;
import org.gobanbridge.rules.score.Rulesets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Rulesets of one's own in a configuration. */
class OwnRulesetsTest {
	@TempDir
	Path folder;

	private Path write(String toml) throws IOException {
		return Files.writeString(folder.resolve("goban.toml"), toml);
	}

	@Test
	void theGameIsPlayedByThem() throws IOException {
		Configuration configuration = ConfigurationReader.read(write("""
				[board]
				driver = "serial"
				[game]
				rules = "friday"
				[rules.friday]
				title = "Friday; (club)"
				based-on = "japanese"
				repetition = "positional"
				suicide = true
				komi = "3.75zi"
				overtime-points = 1
				"""));
		Ruleset ruleset = configuration.game().rules().flatMap(Rulesets::named).orElseThrow();
		assertThat(ruleset.name()).isEqualTo("friday");
		assertThat(ruleset.title()).isEqualTo("Friday; (club)");
		assertThat(ruleset.playing().repetition()).isEqualTo(Repetition.POSITIONAL);
		assertThat(ruleset.playing().suicide()).isTrue();
		assertThat(ruleset.komi()).hasToString("7.5");
		assertThat(ruleset.counting().counted()).isEqualTo(Counted.TERRITORY);
		assertThat(ruleset.counting().overtimePoints()).isEqualTo(1);
	}

	@Test
	void everyMistakeIsToldAtItsPlace() throws IOException {
		Path file = write("""
				[board]
				driver = "serial"
				[game]
				rules = "fryday"
				[rules.friday]
				tax = "seki!"
				suicide = "maybe"
				kommi = 5.5
				komi = 3.25
				[rules.aga]
				komi = 5.5
				""");
		ConfigurationException refused = catchThrowableOfType(ConfigurationException.class,
				() -> ConfigurationReader.read(file));
		List<String> problems = refused.getMessage().lines().map(line -> line.replaceFirst(".*?: ", "")).toList();
		assertThat(problems).anySatisfy(problem -> assertThat(problem)
				.startsWith("line 6, column 1: ruleset friday: tax is 'seki!'; it can be none, seki, all"))
				.anySatisfy(problem -> assertThat(problem).startsWith("line 7, column 1: ruleset friday: suicide is"))
				.anySatisfy(problem -> assertThat(problem).startsWith(
						"line 8, column 1: there is no setting rules.friday.kommi (did you mean 'komi'?)"))
				.anySatisfy(problem -> assertThat(problem).startsWith("line 9, column 1: rules.friday.komi is '3.25'"))
				.anySatisfy(problem -> assertThat(problem)
						.startsWith("line 10, column 1: there is a ruleset 'aga' already"))
				.anySatisfy(problem -> assertThat(problem)
						.startsWith("line 4, column 1: game.rules is 'fryday' (did you mean 'friday'?)"))
				.hasSize(6);
	}

	@Test
	void whatNoGameCanHaveIsRefusedAtItsPlace() throws IOException {
		assertThatThrownBy(() -> ConfigurationReader.rulesets(write("[rules.friday]\norigin = \"" + "a".repeat(1001)
				+ "\"\nkomi-if-white-passes-first = 0.123456789\n"))).hasMessageContaining(
						"line 2, column 1: ruleset friday: origin has 1001 characters; it can have 1000")
				.hasMessageContaining(
						"line 3, column 1: ruleset friday: komi-if-white-passes-first is '0.123456789'; it");
	}

	@Test
	void aNameIsOneWordAndATableHasSettings() throws IOException {
		assertThatThrownBy(() -> ConfigurationReader.rulesets(write("[rules.\"Our rules\"]\nkomi = 5.5\n")))
				.hasMessageContaining("line 1, column 1: 'Our rules' is no name for a ruleset");
		assertThatThrownBy(() -> ConfigurationReader.rulesets(write("[rules]\nfriday = \"japanese\"\n")))
				.hasMessageContaining("line 2, column 1: rules.friday must be a table: write [rules.friday] on a line");
	}

	@Test
	void onlyAPresetCanBeBuiltOn() throws IOException {
		Path file = write("""
				[rules.friday]
				based-on = "zz(komi=3)"
				""");
		assertThatThrownBy(() -> ConfigurationReader.rulesets(file)).hasMessageContaining("line 2")
				.hasMessageContaining("based-on is 'zz(komi=3)'; it can be chinese, ");
	}
}
