package org.gobanbridge.core.board;

/** What a clock device tells its listener. */
public sealed interface ClockReport {

	/**
	 * The lever went over, or the clock was paused by hand or goes on.
	 *
	 * @param own
	 *            whether it answers a press of this device; else a hand did it
	 * @param ageMillis
	 *            how long ago it did
	 */
	record LeverWent(Lever lever, boolean own, long ageMillis) implements ClockReport {
	}

	/** The clock beeped. */
	record Beeped(long ageMillis) implements ClockReport {
	}

	/** The clock's lamp was lit or went out. */
	record LampChanged(boolean lit, long ageMillis) implements ClockReport {
	}

	/**
	 * A press that was asked for is over: every one is told once, unless the device is closed before.
	 *
	 * @param number
	 *            what {@link ClockDevice#press} returned for it
	 * @param waitedMicros
	 *            from the asking until the key went down, or until it was given up
	 * @param detail
	 *            for people: what went wrong; empty if nothing did
	 */
	record PressEnded(long number, ClockKey key, PressOutcome outcome, long waitedMicros,
			String detail) implements ClockReport {
	}

	/**
	 * The device came or went.
	 *
	 * @param detail
	 *            for people: where, and why
	 */
	record SourceChanged(SourceState state, String detail) implements ClockReport {
	}
}
