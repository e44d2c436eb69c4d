package org.gobanbridge.drivers.simulated;

import org.gobanbridge.core.board.Snapshot;
import org.gobanbridge.rules.Grid;

/**
 * A table at which somebody plays: the truth that a simulated board reads. What people do there is behind this border;
 * how a board scans it, debounces it and sends it is on the other side.
 */
public interface Table {

	/** The lines of the board on this table; never changes. */
	Grid grid();

	/**
	 * What truly lies on the board at this moment of simulated time, without noise. A point that a hand covers is unknown
	 * and {@link Snapshot#hand()} says that a hand is there; the board's own blindness is not part of the truth.
	 *
	 * @param millis
	 *            simulated time since the table was laid, never falling from one call to the next
	 */
	Snapshot look(long millis);
}
