package org.gobanbridge.app.store;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A text in a configuration that lacks its quotes. */
final class UnquotedText {
	private static final Pattern SETTING = Pattern
			.compile("\\s*([\\w-]+)\\s*=\\s*([^\"'\\[{#\\s][^\"\\\\#]*?)\\s*(#.*)?");
	/** Letters or a path; digits that no number has: zeros before it, two dots. */
	private static final Pattern TEXT = Pattern.compile(".*[\\p{L}/].*|0\\d+|.*\\..*\\..*");

	private UnquotedText() {
	}

	/** What is wrong with this line, which is no TOML, and how it is right; empty if it is something else. */
	static Optional<String> in(String line) {
		Matcher setting = SETTING.matcher(line);
		return setting.matches() && TEXT.matcher(setting.group(2)).matches()
				? Optional.of("put the text in quotes: " + setting.group(1) + " = \"" + setting.group(2) + "\"")
				: Optional.empty();
	}
}
