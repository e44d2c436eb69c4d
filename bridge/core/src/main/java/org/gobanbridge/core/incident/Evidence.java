package org.gobanbridge.core.incident;

import org.gobanbridge.core.board.Snapshot;

/**
 * What the board showed just before an incident and just after. Times are milliseconds since the log began.
 *
 * @param before
 *            the last reading that was in order on the points concerned
 * @param after
 *            the reading on which the incident was found
 */
public record Evidence(Snapshot before, long beforeAt, Snapshot after, long afterAt) {
	/** Keeps of the readings what is on the board, as the journal does. */
	public Evidence {
		before = before.boardAlone();
		after = after.boardAlone();
	}
}
