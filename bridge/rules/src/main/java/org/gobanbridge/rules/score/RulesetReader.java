package org.gobanbridge.rules.score;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.PlayingRules;
import org.gobanbridge.rules.Repetition;

/**
 * Makes a ruleset of plain words, as a configuration has them. What is not said is as in the ruleset it is based on.
 */
public final class RulesetReader {
	/** Every setting, in the order in which people would write them. */
	public static final List<String> SETTINGS = List.of("based-on", "title", "origin", "repetition", "suicide",
			"counted", "tax", "sharing", "compensation", "komi", "komi-if-white-passes-first", "pass-stones",
			"overtime-points", "ties", "seat-stones", "first", "first-with-handicap");

	private static final int MOST_OVERTIME_POINTS = 1000;

	private final String name;
	private final Map<String, String> settings;
	private final Ruleset base;

	private RulesetReader(String name, Map<String, String> settings) {
		Ruleset.requireName(name);
		this.name = name;
		this.settings = settings;
		String basis = settings.getOrDefault("based-on", Rulesets.DEFAULT.name());
		this.base = Rulesets.all().stream().filter(preset -> preset.name().equals(basis)).findFirst()
				.orElseThrow(() -> wrong("based-on", basis,
						Rulesets.all().stream().map(Ruleset::name).collect(Collectors.joining(", "))));
	}

	/**
	 * The ruleset of this name and these settings.
	 *
	 * @param name
	 *            small letters, digits and hyphens
	 * @param settings
	 *            by the names in {@link #SETTINGS}; words in small letters with hyphens, {@code true} and {@code false},
	 *            numbers as {@link Fraction#parse} reads them
	 * @throws IllegalArgumentException
	 *             if a setting is not known or its value does not fit; the message names the ruleset, the setting and what
	 *             may stand there
	 */
	public static Ruleset read(String name, Map<String, String> settings) {
		for (String setting : settings.keySet()) {
			if (!SETTINGS.contains(setting)) {
				throw new IllegalArgumentException("ruleset " + name + ": there is no setting '" + setting
						+ "'; the settings are " + String.join(", ", SETTINGS));
			}
		}
		return new RulesetReader(name, settings).read();
	}

	private Ruleset read() {
		CountingRules counting = base.counting();
		Opening opening = base.opening();
		PlayingRules playing = new PlayingRules(word("repetition", Repetition.class, base.playing().repetition()),
				yes("suicide", base.playing().suicide()));
		CountingRules counted = new CountingRules(word("counted", Counted.class, counting.counted()),
				word("tax", Tax.class, counting.tax()), word("sharing", Sharing.class, counting.sharing()),
				word("compensation", Compensation.class, counting.compensation()),
				yes("pass-stones", counting.passStones()), overtimePoints(counting.overtimePoints()),
				ties(counting.tieWinner()));
		Opening opened = new Opening(yes("seat-stones", opening.seatStones()),
				word("first", Color.class, opening.first()),
				word("first-with-handicap", Color.class, opening.firstWithHandicap()));
		Fraction komi = value("komi", base.komi(), this::number);
		Optional<Fraction> komiIfWhitePassesFirst = value("komi-if-white-passes-first", base.komiIfWhitePassesFirst(),
				setting -> Optional.of(number(setting)));
		String origin = settings.getOrDefault("origin", "Set up by the user, based on " + base.name() + ".");
		try {
			return new Ruleset(name, settings.getOrDefault("title", name), playing, komi, komiIfWhitePassesFirst,
					counted,
					opened, origin);
		} catch (IllegalArgumentException e) {
			throw new IllegalArgumentException("ruleset " + name + ": " + e.getMessage(), e);
		}
	}

	private <T> T value(String setting, T otherwise, Function<String, T> reading) {
		return settings.containsKey(setting) ? reading.apply(setting) : otherwise;
	}

	private Fraction number(String setting) {
		String text = settings.getOrDefault(setting, "");
		try {
			return Fraction.parse(text);
		} catch (IllegalArgumentException e) {
			throw new IllegalArgumentException("ruleset " + name + ": " + setting + ": " + e.getMessage(), e);
		}
	}

	private int overtimePoints(int otherwise) {
		if (!settings.containsKey("overtime-points")) {
			return otherwise;
		}
		Fraction points = number("overtime-points");
		if (!points.isMadeOf(1) || points.signum() < 0 || points.compareTo(Fraction.of(MOST_OVERTIME_POINTS)) > 0) {
			throw wrong("overtime-points", points.toString(), "0, 1, 2 and so on up to " + MOST_OVERTIME_POINTS);
		}
		return (int) points.floor();
	}

	private Optional<Color> ties(Optional<Color> otherwise) {
		String text = settings.getOrDefault("ties", "");
		if (!settings.containsKey("ties")) {
			return otherwise;
		}
		return switch (text) {
			case "draw" -> Optional.empty();
			case "black" -> Optional.of(Color.BLACK);
			case "white" -> Optional.of(Color.WHITE);
			default -> throw wrong("ties", text, "draw, black, white");
		};
	}

	private boolean yes(String setting, boolean otherwise) {
		String text = settings.getOrDefault(setting, Boolean.toString(otherwise));
		return switch (text) {
			case "true" -> true;
			case "false" -> false;
			default -> throw wrong(setting, text, "true, false");
		};
	}

	private <E extends Enum<E>> E word(String setting, Class<E> kind, E otherwise) {
		if (!settings.containsKey(setting)) {
			return otherwise;
		}
		String text = settings.getOrDefault(setting, "");
		E[] words = kind.getEnumConstants();
		return Arrays.stream(words).filter(word -> inWords(word).equals(text)).findFirst().orElseThrow(() -> wrong(
				setting, text, Arrays.stream(words).map(RulesetReader::inWords).collect(Collectors.joining(", "))));
	}

	/** An enum constant as people write it: {@code by-stones}. */
	static String inWords(Enum<?> constant) {
		return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
	}

	private IllegalArgumentException wrong(String setting, String text, String choices) {
		return new IllegalArgumentException(
				"ruleset " + name + ": " + setting + " is '" + text + "'; it can be " + choices);
	}
}
