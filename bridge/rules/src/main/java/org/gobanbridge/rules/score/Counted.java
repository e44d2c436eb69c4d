package org.gobanbridge.rules.score;

/** What of the final board counts for a side. */
public enum Counted {
	/** Its stones and the points they surround (数子, area). */
	AREA,
	/** The points it surrounds and the stones it has captured (数目, territory). */
	TERRITORY,
	/** Its stones alone, as they stand on the board: both sides have filled what they can (older counts). */
	STONES
}
