package org.gobanbridge.core.explain;

import java.util.List;
import java.util.Optional;
import org.gobanbridge.core.game.TimingSetting;
import org.gobanbridge.core.steady.SteadyBoard;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Move;
import org.gobanbridge.rules.PointSet;
import org.gobanbridge.rules.Position;
import org.gobanbridge.rules.history.Game;

/**
 * Rank 6: what is missing would be captured by one legal move whose stone is not down yet; so nothing was added, or only
 * the stones before it.
 */
final class LiftedFirstRank implements Rank {
	/** How long a stone that has slid may take to be believed where it is then, in milliseconds. */
	private static final long BELIEVED_MILLIS = 1_000;
	/** Nobody begins to answer a stone sooner than this after it may have come, in milliseconds. */
	private static final long ANSWERED_MILLIS = 500;

	@Override
	public List<Explanation> explain(Situation situation) {
		if (situation.missing().isEmpty()) {
			return List.of();
		}
		PointSet missing = PointSet.of(situation.grid(), situation.missing().stream().mapToInt(i -> i).toArray());
		long firstSeen = situation.firstSeen(situation.missing());
		if (situation.differences().equals(missing)) {
			return capturingPoint(situation.game(), missing)
					.map(point -> underWay(firstSeen, point, firstSeen + situation.millis(TimingSetting.LIFTED_FIRST)))
					.orElse(List.of());
		}
		if (situation.added().size() + situation.swapped().size() > TurnOrders.MOST_VISIBLE + 1) {
			return List.of();
		}
		Optional<TurnOrders.Orders> turns = turnsBefore(situation, missing);
		if (turns.isPresent()) {
			return List.of(InOrderRank.story(situation.excusing(missing), turns.get()));
		}
		return besideItsPoint(situation, missing);
	}

	private static List<Explanation> underWay(long firstSeen, int point, long until) {
		return List.of(new Explanation.UnderWay(new Cost(6, 0, 0, firstSeen, point), until));
	}

	/** The turns that the added stones are, if the answer to them has begun with the lifting of what it will capture. */
	private static Optional<TurnOrders.Orders> turnsBefore(Situation situation, PointSet missing) {
		Situation before = situation.excusing(missing);
		int toFill = TurnOrders.unseenToTake(situation, situation.position(), missing);
		if (toFill > before.extraTurns().most() + 1) {
			return Optional.empty();
		}
		return TurnOrders.find(before).filter(turns -> isLiftedAfter(situation, turns, missing))
				.filter(turns -> capturingPoint(situation, turns, missing).isPresent());
	}

	/**
	 * Whether the last of the turns can have been answered by then: no stone that the turns do not capture went before it
	 * came, nor in the moment it came, as when one stone is pushed.
	 */
	private static boolean isLiftedAfter(Situation situation, TurnOrders.Orders turns, PointSet missing) {
		Game after = situation.game();
		PointSet rest = missing;
		SteadyBoard board = situation.board();
		long last = Long.MIN_VALUE;
		long earliest = Long.MIN_VALUE;
		for (Explanation.Turn turn : turns.first()) {
			after = after.playAssumeLegal(turn.move());
			rest = rest.minus(after.lastCaptured());
			last = Math.max(last, turn.seen().orElse(last));
			if (turn.move() instanceof Move.Play play) {
				earliest = Math.max(earliest, board.earliest(situation.grid().index(play.point())));
			}
		}
		long played = last;
		long answered = Math.max(last, earliest + ANSWERED_MILLIS);
		return rest.indices().allMatch(i -> board.seen(i) > played || board.seen(i) >= answered);
	}

	private static Optional<Integer> capturingPoint(Situation situation, TurnOrders.Orders turns, PointSet missing) {
		Game after = situation.game();
		PointSet rest = missing;
		for (Explanation.Turn turn : turns.first()) {
			after = after.playAssumeLegal(turn.move());
			rest = rest.minus(after.lastCaptured());
		}
		return capturingPoint(after, rest);
	}

	/** The capturing stone was put down beside its point, and may yet slide to it. */
	private static List<Explanation> besideItsPoint(Situation situation, PointSet missing) {
		for (int beside : situation.added()) {
			long until = situation.board().seen(beside) + situation.millis(TimingSetting.SLIDE) + BELIEVED_MILLIS;
			if (until > situation.now()) {
				Situation rest = situation.excusing(PointSet.of(situation.grid(), beside));
				Optional<Integer> point = rest.differences().equals(missing)
						? capturingPoint(rest.game(), missing)
						: turnsBefore(rest, missing).flatMap(turns -> capturingPoint(rest, turns, missing));
				Color capturer = situation.position().colorAt(missing.next(0)).orElseThrow().opponent();
				if (point.isPresent() && situation.grid().adjacent(point.get(), beside)
						&& situation.board().mayShow(capturer, beside)) {
					return underWay(situation.board().seen(beside), beside, until);
				}
			}
		}
		return List.of();
	}

	private static Optional<Integer> capturingPoint(Game game, PointSet missing) {
		Position position = game.position();
		int first = missing.next(0);
		if (first < 0 || !position.stones(game.toPlay().opponent()).contains(first)) {
			return Optional.empty();
		}
		PointSet liberties = position.liberties(position.string(first));
		int point = liberties.next(0);
		if (liberties.count() != 1 || game.illegality(game.toPlay(), point).isPresent()) {
			return Optional.empty();
		}
		return position.captures(game.toPlay(), point).containsAll(missing) ? Optional.of(point) : Optional.empty();
	}
}
