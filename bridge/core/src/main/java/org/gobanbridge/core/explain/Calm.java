package org.gobanbridge.core.explain;

import org.gobanbridge.core.game.TimingSetting;
import org.gobanbridge.rules.PointSet;

/** When something irregular may be said: not while the board is changing or a hand is near (FORMATS 5 and 6). */
final class Calm {
	/** How long a stone that came from under a hand may take to become sure, in milliseconds. */
	private static final long SURE_MILLIS = 350;
	private static final int NEAR_LINES = 3;

	private Calm() {
	}

	/** From when on the differences of this situation are all there is. */
	static long from(Situation situation) {
		return from(situation, PointSet.none(situation.grid()));
	}

	/**
	 * The same, of a story to which it is all one what becomes of these points; but moves that nobody saw, which would be in
	 * order, are thought of only when nothing is changing.
	 */
	static long from(Situation situation, PointSet allOne) {
		long at = 0;
		PointSet changing = situation.afterUnreadSpan()
				? situation.changing()
				: situation.changing().minus(allOne);
		for (int i = changing.next(0); i >= 0; i = changing.next(i + 1)) {
			at = Math.max(at, situation.settlesBy(i));
		}
		long unrest = Math.max(situation.board().lastRevealed() + SURE_MILLIS,
				situation.board().mayBeginAgainUntil());
		at = Math.max(at, Math.min(unrest, situation.since() + situation.millis(TimingSetting.HIDDEN)));
		if (isAnotherOpen(situation)) {
			at = Math.max(at, situation.lastSeen() + situation.millis(TimingSetting.QUIET));
		}
		return isHiddenNear(situation) ? Math.max(at, situation.since() + situation.millis(TimingSetting.HIDDEN)) : at;
	}

	/** Whether an incident is open about points that are not to be explained anew. */
	private static boolean isAnotherOpen(Situation situation) {
		return situation.state().openIncidents().stream().flatMap(incident -> incident.remedy().stream())
				.anyMatch(remedy -> !situation.differences().contains(situation.grid().index(remedy.point())));
	}

	private static boolean isHiddenNear(Situation situation) {
		PointSet hidden = situation.board().hidden();
		PointSet differences = situation.differences();
		for (int i = hidden.next(0); i >= 0; i = hidden.next(i + 1)) {
			for (int d = differences.next(0); d >= 0; d = differences.next(d + 1)) {
				if (situation.grid().distance(i, d) <= NEAR_LINES) {
					return true;
				}
			}
		}
		return false;
	}
}
