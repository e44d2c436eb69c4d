package org.gobanbridge.rules.score;

/** What becomes of the empty points that both sides touch when area is counted. */
public enum Sharing {
	/** They count for nobody. */
	NONE,
	/** Half of each for either side; the margin is that of {@link #NONE}. */
	HALVES,
	/** Each connected space is divided as the numbers of stones are that stand at it (Ing 1988). */
	BY_STONES
}
