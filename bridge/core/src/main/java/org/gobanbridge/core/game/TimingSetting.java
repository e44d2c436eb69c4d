package org.gobanbridge.core.game;

import org.gobanbridge.core.Words;

/**
 * The numbers that FORMATS 3 to 7 name and a table may set: how soon a reading is believed, and how long people may take.
 * Written in configurations and logs by their {@linkplain Words word}. All are milliseconds unless said otherwise.
 */
public enum TimingSetting {
	/** So many of the last readings of a point must agree (FORMATS 5); a count of readings. */
	STEADY_READINGS(Unit.READINGS, 5, 1, 8),
	/** … of so many (FORMATS 5); a count of readings. */
	STEADY_OF(Unit.READINGS, 6, 1, 8),
	/** … and span so long (FORMATS 5). */
	STEADY(Unit.MILLISECONDS, 400, 0, 60_000),
	/** So many of a board that checks for itself, or of a mover who has pressed the lever (FORMATS 5); readings. */
	STEADY_CHECKED(Unit.READINGS, 2, 1, 8),
	/** How long after it was first seen a stone may slide (FORMATS 5). */
	SLIDE(Unit.MILLISECONDS, 2_000, 0, 600_000),
	/** How long the last stone has to come back (FORMATS 5). */
	LIFT(Unit.MILLISECONDS, 5_000, 0, 600_000),
	/** How long any other stone has before it is missing (FORMATS 5). */
	MISSING(Unit.MILLISECONDS, 3_000, 0, 600_000),
	/** How long captured stones may lie after the last of them was taken off (FORMATS 5). */
	CAPTURES_LEFT(Unit.MILLISECONDS, 20_000, 0, 600_000),
	/** The same, once the opponent has answered (FORMATS 5). */
	CAPTURES_ANSWERED(Unit.MILLISECONDS, 5_000, 0, 600_000),
	/** How long a hidden point can hold a decision up (FORMATS 6, rank 0). */
	HIDDEN(Unit.MILLISECONDS, 10_000, 200, 600_000),
	/** How long the board must be quiet before a new incident beside an open one (FORMATS 6, rank 3). */
	QUIET(Unit.MILLISECONDS, 3_000, 0, 600_000),
	/** How long the capturing stone may take when its captured stones were lifted first (FORMATS 6, rank 6). */
	LIFTED_FIRST(Unit.MILLISECONDS, 5_000, 0, 600_000),
	/** A board unread for this long may hold moves that left no trace (FORMATS 6, rank 7). */
	UNREAD(Unit.MILLISECONDS, 2_000, 200, 600_000),
	/** Within this time stones are taken off with a move (FORMATS 6, rank 9). */
	WITH_THE_MOVE(Unit.MILLISECONDS, 3_000, 0, 600_000),
	/** A stone that left one point came to another within this time if it was displaced (FORMATS 6, rank 13). */
	DISPLACED(Unit.MILLISECONDS, 1_500, 0, 600_000),
	/** How long explanations that are as good as each other wait for evidence once they are steady (FORMATS 6, ties). */
	TIE(Unit.MILLISECONDS, 2_000, 0, 600_000),
	/** How long a stone may lie between two points (FORMATS 7, unclear-placement). */
	BETWEEN(Unit.MILLISECONDS, 10_000, 0, 600_000),
	/** Within this time two stones come that are a sign (FORMATS 7, resign-signal). */
	TOGETHER(Unit.MILLISECONDS, 3_000, 0, 600_000),
	/** How long after the lever was pressed and nothing was played it is a pass (FORMATS 7, pass-unconfirmed). */
	LEVER_PASS(Unit.MILLISECONDS, 3_000, 0, 600_000),
	/** … and it is asked whether it is one, where the policy has it asked (FORMATS 7, pass-unconfirmed). */
	LEVER_ASK(Unit.MILLISECONDS, 800, 0, 600_000),
	/** So long after the lever a reading must show that it was early (FORMATS 5, clock-early). */
	CLOCK_EARLY(Unit.MILLISECONDS, 200, 0, 600_000),
	/** How long after a stone its lever may wait; 0 = it is not told (FORMATS 5, clock-not-pressed). */
	CLOCK_NOT_PRESSED(Unit.MILLISECONDS, 0, 0, 600_000),
	/** How long a difference may go unexplained before it is shown (FORMATS 4, unsettled). */
	UNSETTLED(Unit.MILLISECONDS, 1_000, 0, 600_000),
	/** How long a board must be empty before it stands for a new beginning (FORMATS 3). */
	EMPTY(Unit.MILLISECONDS, 2_000, 200, 600_000),
	/** Within this time a board is emptied if that ends the game (FORMATS 3, club). */
	CLEARING(Unit.MILLISECONDS, 60_000, 200, 3_600_000),
	/** So long nobody plays when whole strings gone mean counting (FORMATS 3, club). */
	STRIPPED(Unit.MILLISECONDS, 10_000, 200, 3_600_000);

	/** What a number counts. */
	public enum Unit {
		MILLISECONDS, READINGS
	}

	private static final int SHORTEST_MILLIS = 50;

	private final Unit unit;
	private final int usual;
	private final int least;
	private final int most;

	TimingSetting(Unit unit, int usual, int least, int most) {
		this.unit = unit;
		this.usual = usual;
		this.least = least;
		this.most = most;
	}

	public Unit unit() {
		return unit;
	}

	/** What it is unless set. */
	public int usual() {
		return usual;
	}

	/**
	 * What it must be, for people. A few milliseconds are no time that any board could tell; whoever writes them means
	 * seconds.
	 */
	public String range() {
		String count = unit == Unit.MILLISECONDS ? "a whole number of milliseconds" : "a whole number of readings";
		boolean none = unit == Unit.MILLISECONDS && least == 0;
		return count + (none ? ", 0 or from " + SHORTEST_MILLIS : " from " + least) + " to " + most;
	}

	/** Whether it may be this. */
	public boolean allows(long value) {
		boolean tooShort = unit == Unit.MILLISECONDS && value > 0 && value < SHORTEST_MILLIS;
		return value >= least && value <= most && !tooShort;
	}
}
