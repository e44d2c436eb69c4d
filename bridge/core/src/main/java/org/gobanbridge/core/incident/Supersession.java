package org.gobanbridge.core.incident;

import java.util.OptionalInt;

/**
 * The event that made an incident moot.
 *
 * @param number
 *            of the move from which on the record is another one, or of the other incident; empty where the cause has none
 */
public record Supersession(Cause cause, OptionalInt number) {
	/** What kind of event it was. */
	public enum Cause {
		/** A move explains what was seen, or answers what was asked. */
		MOVE,
		/** A pass does. */
		PASS,
		/** The record was corrected from this move on. */
		REVISION,
		/** Moves were taken back, to this one. */
		UNDONE,
		/** The position was changed after this move. */
		EDITED,
		/** It was something else, which is told by an incident of its own. */
		INCIDENT,
		/** A referee ruled on this other incident. */
		RULING,
		/** The ruling of which it came was withdrawn. */
		RULING_WITHDRAWN,
		/** The lever was pressed in time, and heard of late. */
		LEVER,
		/** The sealed move was opened again. */
		SEAL_OPENED,
		/** The players count: they may do with the stones as they like. */
		COUNTING,
		/** The game has a result. */
		GAME_ENDED,
		/** The players have cleared the board. */
		CLEARED,
		/** The next game began, or this one anew. */
		GAME_STARTED
	}

	/** By an event that has no number. */
	public static Supersession by(Cause cause) {
		return new Supersession(cause, OptionalInt.empty());
	}

	/** By the event of this number. */
	public static Supersession by(Cause cause, int number) {
		return new Supersession(cause, OptionalInt.of(number));
	}
}
