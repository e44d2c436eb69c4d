package org.gobanbridge.rules.score;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A ruleset of the user's own written out in one line, so that a log that names it can be read where nobody has heard of
 * it: {@code friday(title=Our own;repetition=simple-ko;…)}. The settings are those of {@link RulesetReader}; {@code \},
 * {@code ;} and {@code )} in them have a {@code \} before them.
 */
final class RulesetNotation {
	/** None is longer, all of its texts escaped. */
	private static final int LONGEST = 4000;
	// What is repeated is possessive: else matching takes a call a character, and long texts break the stack.
	private static final Pattern WRITTEN = Pattern.compile("([a-z0-9-]++)\\((.*)\\)", Pattern.DOTALL);
	private static final Pattern SETTING = Pattern.compile("([a-z-]++)=((?:[^\\\\;)]|\\\\.)*+)(?:;|\\z)",
			Pattern.DOTALL);

	private RulesetNotation() {
	}

	/** All of the ruleset, nothing left to those that it may be based on. */
	static String write(Ruleset ruleset) {
		List<String> written = new ArrayList<>();
		settings(ruleset).forEach((name, value) -> written.add(name + "=" + value.replaceAll("[\\\\;)]", "\\\\$0")));
		return ruleset.name() + "(" + String.join(";", written) + ")";
	}

	private static Map<String, String> settings(Ruleset ruleset) {
		CountingRules counting = ruleset.counting();
		Map<String, String> settings = new LinkedHashMap<>();
		settings.put("title", ruleset.title());
		settings.put("origin", ruleset.origin());
		settings.put("repetition", RulesetReader.inWords(ruleset.playing().repetition()));
		settings.put("suicide", Boolean.toString(ruleset.playing().suicide()));
		settings.put("counted", RulesetReader.inWords(counting.counted()));
		settings.put("tax", RulesetReader.inWords(counting.tax()));
		settings.put("sharing", RulesetReader.inWords(counting.sharing()));
		settings.put("compensation", RulesetReader.inWords(counting.compensation()));
		settings.put("komi", ruleset.komi().toString());
		ruleset.komiIfWhitePassesFirst()
				.ifPresent(komi -> settings.put("komi-if-white-passes-first", komi.toString()));
		settings.put("pass-stones", Boolean.toString(counting.passStones()));
		settings.put("overtime-points", Integer.toString(counting.overtimePoints()));
		settings.put("ties", counting.tieWinner().map(RulesetReader::inWords).orElse("draw"));
		settings.put("seat-stones", Boolean.toString(ruleset.opening().seatStones()));
		settings.put("first", RulesetReader.inWords(ruleset.opening().first()));
		settings.put("first-with-handicap", RulesetReader.inWords(ruleset.opening().firstWithHandicap()));
		return settings;
	}

	/** What was written; empty if the text is no ruleset written out. */
	static Optional<Ruleset> read(String text) {
		Matcher written = WRITTEN.matcher(text);
		if (text.length() > LONGEST || !written.matches()) {
			return Optional.empty();
		}
		String listed = written.group(2);
		Map<String, String> settings = new LinkedHashMap<>();
		Matcher setting = SETTING.matcher(listed);
		int at = 0;
		while (setting.lookingAt()) {
			settings.put(setting.group(1), setting.group(2).replaceAll("(?s)\\\\(.)", "$1"));
			at = setting.end();
			setting.region(at, listed.length());
		}
		if (at < listed.length()) {
			return Optional.empty();
		}
		try {
			return Optional.of(RulesetReader.read(written.group(1), settings));
		} catch (IllegalArgumentException e) {
			return Optional.empty();
		}
	}
}
