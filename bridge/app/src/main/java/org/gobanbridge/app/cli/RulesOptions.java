package org.gobanbridge.app.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.gobanbridge.app.store.ConfigurationReader;
import org.gobanbridge.rules.score.Ruleset;
import org.gobanbridge.rules.score.Rulesets;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** By which rules a record is judged, as commands take it: the rulesets that there are, and one's own. */
final class RulesOptions {
	@Option(names = "--rules", paramLabel = "R", description = "By these rules and not the usual ones; "
			+ "a wrong name shows all.")
	private @Nullable String rules;

	@Option(names = "--config", paramLabel = "FILE",
			description = "A configuration with rulesets of your own; the rest of it is not looked at.")
	private @Nullable Path config;

	/** picocli makes one and fills the fields in. */
	RulesOptions() {
	}

	/** The rules that the call names; empty if it names none. */
	Optional<Ruleset> chosen() {
		return Presets.choose("--rules", rules, known(), Ruleset::name);
	}

	/** Every ruleset that may be named: one's own first. */
	List<Ruleset> known() {
		List<Ruleset> own = config == null ? List.of() : ConfigurationReader.rulesets(config);
		return Stream.concat(own.stream(), Rulesets.all().stream()).toList();
	}
}
