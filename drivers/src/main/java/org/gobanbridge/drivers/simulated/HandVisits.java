package org.gobanbridge.drivers.simulated;

import java.util.List;
import org.gobanbridge.core.board.Seat;

/** Visits of a hand that touches stones out of turn. NOT thread safe. */
final class HandVisits {
	/** A hand that does two things sooner than this one after another does not move between them. */
	private static final long NO_WAY = 50;

	private final TableLog log;
	private final Dice dice;

	HandVisits(TableLog log, Dice dice) {
		this.log = log;
		this.dice = dice;
	}

	/**
	 * The hand comes, not before {@code ready}, touches these stones and goes.
	 *
	 * @param touches
	 *            at least one
	 * @return from when the first one was touched until the last one was
	 */
	Span touch(Seat seat, List<Touch> touches, long ready) {
		HandMotion.Path path = HandMotion.Path.of(log.grid(), seat, dice);
		int first = touches.getFirst().index();
		long comes = Math.max(ready, log.handFree(seat));
		long t = comes + path.reachMillis(first) + dice.millis(150, 500);
		long began = t;
		path.from(comes, first);
		long stop = comes;
		for (int n = 0; n < touches.size(); n++) {
			Touch touch = touches.get(n);
			t += n == 0 ? 0 : touch.pause();
			log.change(t, touch.index(), touch.state());
			if (t - stop > NO_WAY) {
				path.at(t, touch.index());
				stop = t;
			}
		}
		long leaves = t + dice.millis(80, 350);
		log.move(seat, path.stay(leaves).out(leaves + path.reachMillis(touches.getLast().index())).motion());
		return new Span(began, t);
	}
}
