package org.gobanbridge.core.time;

import java.util.OptionalLong;

/**
 * A time system, for one side (RULES T2 to T6 and part 3). Pure: what is left is computed from what was left when the turn
 * began and how long it has lasted, so nothing drifts. All times are milliseconds and at least 0, which is checked when a
 * system is made. A turn that has lasted exactly as long as there was time is too long (RULES T4).
 */
public sealed interface TimeSystem permits NoTime, Absolute, Byoyomi, Canadian, Fischer, Delay, Overtime {
	/** What a side has when the game begins. */
	TimeLeft start();

	/**
	 * What is left during a turn.
	 *
	 * @param before
	 *            what was left when the turn began; not {@link TimeLeft#out}
	 * @param elapsed
	 *            how long the turn has lasted
	 */
	TimeLeft during(TimeLeft before, long elapsed);

	/** What the side has for its next turn when its turn ends like this. One whose time is out has no more. */
	TimeLeft ended(TimeLeft during);

	/** How long the turn may last: at that moment the time is used up. Empty = as long as the side likes. */
	OptionalLong flag(TimeLeft before);

	/** What is left for the next turn after a turn that lasted so long. */
	default TimeLeft after(TimeLeft before, long elapsed) {
		TimeLeft during = during(before, elapsed);
		return during.out() ? during : ended(during);
	}

	/** The value, if it is a length of time. */
	static long length(String name, long millis) {
		if (millis < 0) {
			throw new IllegalArgumentException(name + " is less than nothing");
		}
		return millis;
	}

	/** The value, if it is a length of time and not 0. */
	static long some(String name, long millis) {
		if (millis <= 0) {
			throw new IllegalArgumentException(name + " must be more than nothing");
		}
		return millis;
	}
}
