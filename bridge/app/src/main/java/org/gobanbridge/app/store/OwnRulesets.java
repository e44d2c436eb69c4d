package org.gobanbridge.app.store;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.gobanbridge.core.game.Komi;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.score.Ruleset;
import org.gobanbridge.rules.score.RulesetReader;
import org.gobanbridge.rules.score.Rulesets;

/** The rulesets of one's own that a configuration has: {@code [rules.NAME]} each. */
final class OwnRulesets {
	private static final String KOMI = "komi";

	private OwnRulesets() {
	}

	/** Those of this table that are in order; what is wrong with the others is put on the list of problems. */
	static List<Ruleset> read(TomlTableReader table) {
		List<Ruleset> rulesets = new ArrayList<>();
		for (String name : table.keys()) {
			TomlTableReader settings = table.table(name);
			if (Rulesets.named(name).isPresent()) {
				table.problem(name, "there is a ruleset '" + name + "' already; give your own another name");
			} else {
				ruleset(name, table, settings).ifPresent(rulesets::add);
			}
		}
		return rulesets;
	}

	private static Optional<Ruleset> ruleset(String name, TomlTableReader table, TomlTableReader settings) {
		Map<String, String> read = new LinkedHashMap<>();
		for (String setting : RulesetReader.SETTINGS) {
			settings.scalar(setting).map(text -> setting.equals(KOMI) ? komi(settings, text) : text)
					.filter(text -> isPossible(name, setting, text, settings))
					.ifPresent(text -> read.put(setting, text));
		}
		settings.refuseOthers();
		try {
			return Optional.of(RulesetReader.read(name, read));
		} catch (IllegalArgumentException e) {
			table.problem(name, String.valueOf(e.getMessage()));
			return Optional.empty();
		}
	}

	/** Komi in points, also where it is written in zi. */
	private static String komi(TomlTableReader settings, String text) {
		GameDetailsCheck.komiProblem(Grid.of(Grid.MAX_SIZE), text)
				.ifPresent(problem -> settings.problem(KOMI, settings.label(KOMI) + " " + problem));
		return Komi.find(text).map(Komi::inPoints).orElse("0");
	}

	/** Each setting is tried alone, so that a mistake is told at its place. */
	private static boolean isPossible(String name, String setting, String text, TomlTableReader settings) {
		try {
			RulesetReader.read("own", Map.of(setting, text));
			return true;
		} catch (IllegalArgumentException e) {
			settings.problem(setting, String.valueOf(e.getMessage()).replaceFirst("^ruleset own", "ruleset " + name));
			return false;
		}
	}
}
