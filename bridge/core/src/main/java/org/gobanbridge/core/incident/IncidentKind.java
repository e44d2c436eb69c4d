package org.gobanbridge.core.incident;

/** What the rules care about (FORMATS 7). */
public enum IncidentKind {
	/** A stone where it has no liberty and captures nothing. */
	FORBIDDEN_POINT,
	/** The ko taken back at once. */
	KO_VIOLATION,
	/** Another whole-board repetition, where the ruleset forbids it. */
	REPETITION,
	/** Where the ruleset allows it: the position has come back with the same side to move. */
	LONG_CYCLE,
	/** One side played twice with no pass between. */
	TWO_MOVES,
	/** A stone of the other side's colour, put down by the side to move. */
	WRONG_COLOR,
	/** A stone on the board became the other colour. */
	OCCUPIED_SWAP,
	/** The stone just played was put down elsewhere. */
	STONE_MOVED,
	/** The stone just played was taken off and not put back. */
	STONE_LIFTED,
	/** An earlier stone left its point and stands on another. */
	STONE_DISPLACED,
	/** Stones are gone that no rule removes. */
	STONES_MISSING,
	/** Stones are there that no move explains. */
	STONES_ADDED,
	/** With his move a side took off stones, of either colour, that the move does not capture. */
	WRONG_REMOVAL,
	/** Captured stones are still on the board. */
	CAPTURED_LEFT,
	/** A stone lies between points. */
	UNCLEAR_PLACEMENT,
	/** Too much changed at once to name stone by stone. */
	SCATTERED,
	/** The wrong side began, colours are swapped, or handicap stones are missing. */
	WRONG_START,
	/** Two stones of one side in the corner at his lower right, or beside the board there, that are not two moves. */
	RESIGN_SIGNAL,
	/** A stone of the opponent's colour beside the board: the game is agreed to be over. */
	END_SIGNAL,
	/** The lever was pressed and nothing played. */
	PASS_UNCONFIRMED,
	/** The lever was pressed before the stone was down, or before the captured stones were off. */
	CLOCK_EARLY,
	/** A move, and no lever. */
	CLOCK_NOT_PRESSED,
	/** Time is used up. */
	TIME_OUT,
	/** Entered by a person: conduct, prisoners, wrong hand, lid. */
	REPORTED;

	/** Whether it is about one stone that the rules do not allow: the first of the incident's points. */
	public boolean isIllegalMove() {
		return switch (this) {
			case FORBIDDEN_POINT, KO_VIOLATION, REPETITION, TWO_MOVES, WRONG_COLOR -> true;
			default -> false;
		};
	}

	/** Whether it is about stones on the board, and over when the board agrees with the position again. */
	public boolean isOnBoard() {
		return switch (this) {
			case LONG_CYCLE, WRONG_START, END_SIGNAL, PASS_UNCONFIRMED, CLOCK_EARLY, CLOCK_NOT_PRESSED, TIME_OUT,
					REPORTED ->
				false;
			default -> true;
		};
	}
}
