package org.gobanbridge.core.explain;

import org.gobanbridge.core.explain.Situation.PendingPass;
import org.gobanbridge.rules.Move;

/**
 * One turn that is tried, and when its stone came.
 *
 * @param index
 *            of its point; −1 for a pass
 * @param stone
 *            which of the stones that came to light it is; −1 for a pass, and if no stone came to light
 * @param retakes
 *            whether its stone lies where a like one was captured, so that the board looks as before
 */
record Step(Move move, int index, int stone, boolean retakes, Arrival arrival) {
	static Step pass(PendingPass pass) {
		return new Step(new Move.Pass(pass.color()), -1, -1, false,
				pass.isHidden() ? Arrival.ANY_TIME : Arrival.at(pass.at()));
	}

	boolean isPass() {
		return index < 0;
	}

	/** Whether it is not a pass but a turn of which only the side is known. */
	boolean isHidden() {
		return isPass() && arrival == Arrival.ANY_TIME;
	}

	/** Whether it is beside the stones that came to light and the passes, see {@link ExtraTurns}. */
	boolean isExtra() {
		return stone < 0 && !isPass();
	}

	/** Whether nothing of its stone is to be seen any more. */
	boolean leftNoTrace() {
		return isExtra() && !retakes;
	}
}
