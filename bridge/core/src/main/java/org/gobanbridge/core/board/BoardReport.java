package org.gobanbridge.core.board;

/** What a board device tells its listener. */
public sealed interface BoardReport {

	/**
	 * A reading.
	 *
	 * @param ageMillis
	 *            how long ago the device took it, by its own time stamps; 0 where it has none
	 */
	record Seen(Snapshot snapshot, long ageMillis) implements BoardReport {
	}

	/** The lever of a clock that is wired to the board. */
	record LeverPressed(Lever lever, long ageMillis) implements BoardReport {
	}

	/**
	 * The device came or went.
	 *
	 * @param detail
	 *            for people: which port, and why
	 */
	record SourceChanged(SourceState state, String detail) implements BoardReport {
	}
}
