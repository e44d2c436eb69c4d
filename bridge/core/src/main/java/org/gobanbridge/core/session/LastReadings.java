package org.gobanbridge.core.session;

import java.util.Optional;
import org.gobanbridge.core.board.Snapshot;
import org.gobanbridge.core.incident.Evidence;
import org.gobanbridge.core.incident.Incident;

/** The last reading, and the last that was in order: what proves an {@link Incident}. */
final class LastReadings {
	/** A reading and when it was taken in. */
	private record At(Snapshot board, long t) {
	}

	private Optional<At> inOrder = Optional.empty();
	private Optional<At> last = Optional.empty();

	void forget() {
		inOrder = Optional.empty();
		last = Optional.empty();
	}

	/**
	 * Takes a reading.
	 *
	 * @param settled
	 *            whether board and position agreed, and nothing was changing
	 */
	void take(long t, Snapshot board, boolean settled) {
		last = Optional.of(new At(board, t));
		inOrder = settled ? last : inOrder;
	}

	/** What was read before and after; empty where nothing was. */
	Optional<Evidence> evidence(long t) {
		return last.map(after -> {
			At before = inOrder.orElse(after);
			return new Evidence(before.board(), before.t(), after.board(), after.t());
		});
	}
}
