package org.gobanbridge.app.cli;

import java.util.List;
import java.util.Optional;
import org.gobanbridge.rules.score.Ruleset;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** By which rules a record is judged, as commands take it: the rulesets that there are, and one's own. */
final class RulesOptions {
	@Option(names = "--rules", paramLabel = "R", description = "By these rules and not the usual ones; "
			+ "a wrong name shows all.")
	private @Nullable String rules;

	@Mixin
	private KnownRules known;

	/** picocli makes one and fills the fields in. */
	@SuppressWarnings("NullAway.Init")
	RulesOptions() {
	}

	/** Every ruleset that may be named: one's own first. Reads the configuration. */
	List<Ruleset> known() {
		return known.read();
	}

	/** The one of these rulesets that the call names; empty if it names none. */
	Optional<Ruleset> chosen(List<Ruleset> of) {
		return Presets.choose("--rules", rules, of, Ruleset::name);
	}
}
