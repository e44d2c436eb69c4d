package org.gobanbridge.rules.sgf;

import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The servers whose records count komi in their own ways and leave handicap stones out: Fox, Tom, Sina. */
final class ChineseServer {
	private static final Pattern NAME = Pattern.compile("(?i)fox|野狐|腾讯|\\btom\\b|sina|新浪");

	private ChineseServer() {
	}

	/** Whether one of them wrote the record with this root. Fox names itself in a second AP. */
	static boolean wrote(SgfNode root) {
		return Stream.of("AP", "SO", "US").flatMap(id -> root.property(id).stream())
				.flatMap(property -> property.values().stream()).anyMatch(value -> NAME.matcher(value).find());
	}
}
