package org.gobanbridge.app.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.gobanbridge.app.store.ConfigurationReader;
import org.gobanbridge.rules.score.Ruleset;
import org.gobanbridge.rules.score.Rulesets;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The rulesets that there are, and one's own, as commands take them. */
final class KnownRules {
	@Option(names = "--config", paramLabel = "FILE",
			description = "A configuration with rulesets of your own; the rest of it is not looked at.")
	private @Nullable Path config;

	/** picocli makes one and fills the fields in. */
	KnownRules() {
	}

	/** Every ruleset that may be named: one's own first. Reads the configuration. */
	List<Ruleset> read() {
		List<Ruleset> own = config == null ? List.of() : ConfigurationReader.rulesets(config);
		return Stream.concat(own.stream(), Rulesets.all().stream()).toList();
	}
}
