package org.gobanbridge.rules.score;

/** Which surrounded points a ruleset does not let count. */
public enum Tax {
	/** Every surrounded point counts, eyes in seki too. */
	NONE,
	/** Eyes in seki do not count. */
	SEKI,
	/** Eyes in seki do not count, and each group that lives by itself pays two points for its two eyes (还棋头). */
	ALL
}
