package org.gobanbridge.core.policy;

import java.util.List;
import java.util.Optional;

/** The policies that come with the program. */
public final class Policies {
	/** What is assumed when nobody says anything. */
	public static final Policy DEFAULT = strict("chinese-source");

	private static final List<Policy> PRESETS = List.of(DEFAULT, strict("chinese-2002"), strict("korean-2024"),
			strict("japanese"), strict("aga"), strict("ing"), new Policy("club", true, true));

	private Policies() {
	}

	/** Every preset, the default first. */
	public static List<Policy> all() {
		return PRESETS;
	}

	/** The preset of this name. */
	public static Optional<Policy> named(String name) {
		return PRESETS.stream().filter(policy -> policy.name().equals(name)).findFirst();
	}

	private static Policy strict(String name) {
		return new Policy(name, false, false);
	}
}
