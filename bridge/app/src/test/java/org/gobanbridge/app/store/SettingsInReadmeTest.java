package org.gobanbridge.app.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.gobanbridge.core.Words;
import org.gobanbridge.core.game.TimingSetting;
import org.gobanbridge.core.incident.RulingOption;
import org.gobanbridge.core.policy.Policy;
import org.gobanbridge.drivers.Orientation;
import org.gobanbridge.rules.score.Ruleset;
import org.gobanbridge.rules.score.Rulesets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The README names what a configuration may say: no more and no less. */
class SettingsInReadmeTest {
	@TempDir
	Path folder;

	private final Path readme = Path.of("../../README.md");

	@Test
	void theTableNamesEveryKeyAndNoOther() throws IOException {
		List<String> inTable = rows().flatMap(row -> words(row.substring(0, row.indexOf('|', 1)))).toList();
		assertThat(inTable).containsExactlyInAnyOrderElementsOf(known());
	}

	@Test
	void itNamesTheRulesThePoliciesAndTheOrientations() throws IOException {
		assertThat(rows()).filteredOn(row -> row.startsWith("| `game.rules`")).singleElement().asString()
				.contains(Rulesets.all().stream().map(Ruleset::name).map(name -> "`" + name + "`").toList());
		assertThat(rows()).filteredOn(row -> row.startsWith("| `board.orientation`")).singleElement().asString()
				.contains(Stream.of(Orientation.values()).map(turn -> "`\"" + turn.word() + "\"`").toList());
		for (Policy policy : PolicyFiles.POLICIES.all()) {
			assertThat(Files.readAllLines(readme)).as(policy.name())
					.anyMatch(line -> line.startsWith("| `" + policy.name() + "` | "));
		}
	}

	@Test
	void theExampleIsAConfiguration() throws IOException {
		String example = Files.readString(readme).lines().dropWhile(line -> !line.strip().equals("[board]"))
				.takeWhile(line -> line.isBlank() || line.startsWith("       ")).map(String::strip)
				.reduce("", (one, other) -> one + other + "\n");
		Configuration configuration = ConfigurationReader
				.read(Files.writeString(folder.resolve("goban.toml"), example));
		assertThat(configuration.game().rules()).contains("japanese");
	}

	@Test
	void itSaysTheUsualTiming() throws IOException {
		for (TimingSetting setting : TimingSetting.values()) {
			assertThat(rows()).filteredOn(row -> row.startsWith("| `timing." + Words.of(setting) + "`")).singleElement()
					.asString().contains("| " + setting.usual() + " | " + bounds(setting) + " | ");
		}
	}

	/** {@code 0, 50 to 600000}, as its range has it in words. */
	private static String bounds(TimingSetting setting) {
		return setting.range().replaceFirst("^.*?(, 0 or)? from (\\d+) to (\\d+)$", "$1 $2 to $3")
				.replace(", 0 or ", "0, ").strip();
	}

	@Test
	void itSaysWhichPolicyProposesWhat() throws IOException {
		Map<RulingOption, List<String>> proposed = new EnumMap<>(RulingOption.class);
		for (Policy policy : PolicyFiles.POLICIES.all()) {
			policy.clauses().forEach((kind, clause) -> clause.proposed().ifPresent(option -> proposed
					.computeIfAbsent(option, key -> new ArrayList<>())
					.add(policy.name() + " `" + Words.of(kind) + "`")));
		}
		Map<RulingOption, List<String>> told = new EnumMap<>(RulingOption.class);
		Files.readAllLines(readme).stream().dropWhile(line -> !line.startsWith("| option | proposed by")).skip(2)
				.takeWhile(line -> line.startsWith("| ")).forEach(row -> {
					String[] cells = row.split(" *\\| *");
					RulingOption option = WordReader.parse(RulingOption.class, "option", cells[1].replace("`", ""));
					for (String policy : cells[2].split("; ")) {
						for (String kind : policy.substring(policy.indexOf(':') + 2).split(", ")) {
							told.computeIfAbsent(option, key -> new ArrayList<>())
									.add(policy.substring(0, policy.indexOf(':')) + " " + kind);
						}
					}
				});
		assertThat(told.keySet()).isEqualTo(proposed.keySet());
		told.forEach((option, kinds) -> assertThat(kinds).containsExactlyInAnyOrderElementsOf(
				proposed.getOrDefault(option, List.of())));
	}

	private Stream<String> rows() throws IOException {
		return Files.readAllLines(readme).stream().dropWhile(line -> !line.equals("## Settings"))
				.filter(line -> line.matches("\\| `(board|game|timing|clock|web|storage)\\..*"));
	}

	private static Stream<String> words(String cell) {
		return Pattern.compile("`([^`]+)`").matcher(cell).results().map(word -> word.group(1));
	}

	/** The reader says all keys of a table when it is given one that there is not; those of a board depend on its driver. */
	private Set<String> known() throws IOException {
		Set<String> known = new TreeSet<>();
		for (String driver : List.of("serial", "text-grid", "saiboard", "simulated")) {
			known.addAll(known(driver));
		}
		return known;
	}

	private List<String> known(String driver) throws IOException {
		Path wrong = Files.writeString(folder.resolve("wrong.toml"), """
				[board]
				driver = "%s"
				xxxxxxxx = 1
				[game]
				xxxxxxxx = 1
				[timing]
				xxxxxxxx = 1
				[clock]
				xxxxxxxx = 1
				[clock.calls]
				xxxxxxxx = 1
				[web]
				xxxxxxxx = 1
				[storage]
				xxxxxxxx = 1
				""".formatted(driver));
		ConfigurationException refused = catchThrowableOfType(ConfigurationException.class,
				() -> ConfigurationReader.read(wrong));
		List<MatchResult> tables = Pattern.compile("no setting ([\\w.]+)\\.xxxxxxxx[^;]*; there are ([^\n]+)")
				.matcher(String.valueOf(refused.getMessage())).results().toList();
		assertThat(tables).hasSize(7);
		return tables.stream().flatMap(table -> Stream.of(table.group(2).strip().split(", "))
				.map(key -> table.group(1) + "." + key)).toList();
	}

	@Test
	void theTableNamesTheDriversOfEachSettingOfTheBoard() throws IOException {
		for (String driver : List.of("serial", "text-grid", "saiboard", "simulated")) {
			assertThat(known(driver)).filteredOn(key -> key.startsWith("board.")).allSatisfy(
					key -> assertThat(rows()).filteredOn(row -> row.startsWith("| `" + key + "`")).singleElement()
							.asString().containsIgnoringCase(key.equals("board.driver") ? "driver" : driver));
		}
		assertThat(known("simulated")).doesNotContain("board.port", "board.orientation");
	}
}
