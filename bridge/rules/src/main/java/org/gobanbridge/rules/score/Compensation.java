package org.gobanbridge.rules.score;

/** What White gets for Black's handicap stones, in points. The one stone of a game without komi (让先) is none. */
public enum Compensation {
	NONE,
	/** A point for each stone: half a zi, as the Chinese rules have it. */
	EACH_STONE,
	/** A point for each stone but one. */
	EACH_STONE_BUT_ONE;

	/** The points for this many handicap stones. */
	public int points(int handicap) {
		if (handicap < 2) {
			return 0;
		}
		return switch (this) {
			case NONE -> 0;
			case EACH_STONE -> handicap;
			case EACH_STONE_BUT_ONE -> handicap - 1;
		};
	}
}
