package org.gobanbridge.core.session;

import java.util.Optional;
import org.gobanbridge.core.game.RecordedMove;
import org.gobanbridge.rules.Color;

/**
 * Judges one thing that a side may do wrong with its lever. The stone is the one that was played last, until its side
 * plays again.
 */
interface LeverJudge {
	/** It has been played; it is the last turn of the record. */
	default void played(long now, RecordedMove stone) {
	}

	/**
	 * A lever has been pressed, of which may be heard late.
	 *
	 * @param stone
	 *            empty if none is watched
	 */
	default void pressed(long now, Optional<RecordedMove> stone, Color color, long at) {
	}

	/** Looks at the board. */
	default NextLook look(long now, Optional<RecordedMove> stone) {
		return NextLook.NONE;
	}

	/**
	 * When it must look again.
	 *
	 * @param at
	 *            if no reading comes
	 * @param eachReading
	 *            whether each reading counts until then
	 */
	record NextLook(long at, boolean eachReading) {
		private static final long NEVER = Long.MAX_VALUE;
		/** When something has changed. */
		static final NextLook NONE = new NextLook(NEVER, false);
		/** At the next reading. */
		static final NextLook EACH_READING = new NextLook(NEVER, true);

		static NextLook notBefore(long at) {
			return new NextLook(at, false);
		}

		NextLook and(NextLook other) {
			return new NextLook(Math.min(at, other.at), eachReading || other.eachReading);
		}
	}
}
