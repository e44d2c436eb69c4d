package org.gobanbridge.rules;

/** Why a move is not allowed. */
public enum Illegality {
	/** A stone already stands there. */
	OCCUPIED,
	/** Its string would have no liberty, and nothing is captured (RULES X1). */
	SUICIDE,
	/** The ko taken back at once (RULES R2). */
	KO,
	/** Another whole-board position that was there before, where the ruleset forbids it (RULES R1). */
	REPETITION,
	/** The point is not on this board. */
	OFF_BOARD,
	/** The other side is to move. */
	WRONG_TURN
}
