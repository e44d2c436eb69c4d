package org.gobanbridge.drivers.simulated;

/** What people do about a mishap. */
public enum Aftermath {
	/** Eight seconds after anybody could have told, it is put right; nobody plays before. */
	SOON(0),
	/** The next stone is played first, then it is put right as {@link #SOON}; a move against the rules stands. */
	ANSWERED(1),
	/** It is never put right; they play on as long as it makes no difference, and break the game off. */
	NEVER(6);

	private final int mostMoves;

	Aftermath(int mostMoves) {
		this.mostMoves = mostMoves;
	}

	/** How many moves are played at the most while the board is wrong. */
	int mostMoves() {
		return mostMoves;
	}
}
