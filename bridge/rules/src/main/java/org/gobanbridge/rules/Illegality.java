package org.gobanbridge.rules;

/** Why a move is not allowed. */
public enum Illegality {
	/** A stone already stands there. */
	OCCUPIED("the point is occupied"),
	/** Its string would have no liberty, and nothing is captured (RULES X1). */
	SUICIDE("the stone would have no liberty"),
	/** The ko taken back at once (RULES R2). */
	KO("the ko may not be taken back at once"),
	/** Another whole-board position that was there before, where the ruleset forbids it (RULES R1). */
	REPETITION("the position was there before"),
	/** The point is not on this board. */
	OFF_BOARD("there is no such point on the board"),
	/** The other side is to move. */
	WRONG_TURN("it is the other side's turn");

	private final String reason;

	Illegality(String reason) {
		this.reason = reason;
	}

	/** What is wrong with this move, for people: {@code White E5: the point is occupied}. */
	public String inWords(Move move) {
		return move.color().title() + " " + (move instanceof Move.Play play ? play.point().toString() : "pass") + ": "
				+ reason;
	}
}
