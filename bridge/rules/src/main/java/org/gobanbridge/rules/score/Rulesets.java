package org.gobanbridge.rules.score;

import static org.gobanbridge.rules.Repetition.POSITIONAL;
import static org.gobanbridge.rules.Repetition.SIMPLE_KO;
import static org.gobanbridge.rules.Repetition.SITUATIONAL;

import java.util.List;
import java.util.Optional;
import org.gobanbridge.rules.PlayingRules;
import org.gobanbridge.rules.Repetition;

/** The rulesets that come with the program. The komi of {@code ing} is 8 and Black wins ties. */
public final class Rulesets {
	/** What is assumed when nobody says anything. */
	public static final Ruleset DEFAULT = preset("chinese", "Chinese", SIMPLE_KO, false, "7.5");

	private static final List<Ruleset> PRESETS = List.of(DEFAULT,
			preset("chinese-superko", "Chinese", POSITIONAL, false, "7.5"),
			preset("japanese", "Japanese", SIMPLE_KO, false, "6.5"),
			preset("korean", "Korean", SIMPLE_KO, false, "6.5"),
			preset("ing", "GOE", POSITIONAL, true, "8"),
			preset("aga", "AGA", SITUATIONAL, false, "7.5"),
			preset("bga", "BGA", SITUATIONAL, false, "7.5"),
			preset("french", "French", SITUATIONAL, false, "7.5"),
			preset("new-zealand", "NZ", SITUATIONAL, true, "7"),
			preset("ming-qing", "Ming-Qing", SIMPLE_KO, false, "0"),
			preset("tang-song", "Tang-Song", SIMPLE_KO, false, "0"),
			preset("wmsg-2008", "WMSG", POSITIONAL, false, "6.5"),
			preset("tromp-taylor", "Tromp-Taylor", POSITIONAL, true, "7.5"));

	private Rulesets() {
	}

	/** Every preset, the default first. */
	public static List<Ruleset> all() {
		return PRESETS;
	}

	/** The preset of this name. */
	public static Optional<Ruleset> named(String name) {
		return PRESETS.stream().filter(ruleset -> ruleset.name().equals(name)).findFirst();
	}

	private static Ruleset preset(String name, String title, Repetition repetition, boolean suicide, String komi) {
		return new Ruleset(name, title, new PlayingRules(repetition, suicide), komi);
	}
}
