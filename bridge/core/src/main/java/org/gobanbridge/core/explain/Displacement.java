package org.gobanbridge.core.explain;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.gobanbridge.core.game.RecordedMove;
import org.gobanbridge.core.game.TimingSetting;
import org.gobanbridge.core.incident.StoneMoved;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.Move;
import org.gobanbridge.rules.Point;
import org.gobanbridge.rules.PointSet;

/** Earlier stones that left one point and stand on another. */
final class Displacement {
	private static final int DISPLACED_LINES = 2;

	private Displacement() {
	}

	/** Stones that left one point when a like stone came to another, nearest pairs first (rank 13). */
	static List<StoneMoved> find(Situation situation) {
		Grid grid = situation.grid();
		record Pair(int from, int to) {
		}
		List<Pair> pairs = new ArrayList<>();
		for (int from : situation.missing()) {
			for (int to : situation.added()) {
				if (isDisplaced(situation, from, to)) {
					pairs.add(new Pair(from, to));
				}
			}
		}
		pairs.sort(Comparator.<Pair>comparingInt(pair -> grid.distance(pair.from(), pair.to()))
				.thenComparingInt(Pair::from).thenComparingInt(Pair::to));
		List<StoneMoved> chosen = new ArrayList<>();
		for (Pair pair : pairs) {
			Point from = grid.point(pair.from());
			Point to = grid.point(pair.to());
			if (chosen.stream().noneMatch(stone -> stone.from().equals(from) || stone.to().equals(to))) {
				chosen.add(new StoneMoved(from, to, situation.colorOf(pair.to())));
			}
		}
		return chosen;
	}

	private static boolean isDisplaced(Situation situation, int from, int to) {
		Color color = situation.colorOf(to);
		boolean alike = situation.position().stones(color).contains(from);
		long apart = Math.abs(situation.board().seen(from) - situation.board().seen(to));
		boolean near = situation.grid().distance(from, to) <= DISPLACED_LINES;
		boolean couldBeMove = color == situation.toPlay() && situation.game().illegality(color, to).isEmpty();
		return alike && apart <= situation.millis(TimingSetting.DISPLACED) && (near || !couldBeMove);
	}

	/**
	 * Until when this turn's stone may turn out to be an earlier one that was pushed: while a like stone near it is under
	 * a hand or seems to be going, but not for long.
	 */
	static long mayBeMadeBy(Situation situation, Explanation.Turn turn) {
		if (turn.seen().isEmpty() || !(turn.move() instanceof Move.Play play)) {
			return 0;
		}
		int to = situation.grid().index(play.point());
		PointSet like = situation.position().stones(play.color());
		boolean near = situation.underHand().union(situation.board().changing().points()).intersection(like).indices()
				.anyMatch(from -> situation.grid().distance(from, to) <= DISPLACED_LINES);
		return near ? turn.seen().getAsLong() + situation.millis(TimingSetting.DISPLACED) : 0;
	}

	/**
	 * Whether this stone, which is gone, and the one just played are one stone that was pushed: like in colour, near, the
	 * one gone when the other came. A capture is no push.
	 */
	static boolean isPushed(Situation situation, RecordedMove move, int gone) {
		int to = situation.grid().index(move.point().orElseThrow());
		return gone != to && move.captured().isEmpty() && situation.position().stones(move.color()).contains(gone)
				&& Math.abs(situation.board().seen(gone) - move.seen()) <= situation.millis(TimingSetting.DISPLACED)
				&& situation.grid().distance(gone, to) <= DISPLACED_LINES;
	}
}
