package org.gobanbridge.core.explain;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.gobanbridge.core.board.PointState;
import org.gobanbridge.core.game.TimingSetting;
import org.gobanbridge.core.steady.SteadyBoard;
import org.gobanbridge.rules.Move;
import org.gobanbridge.rules.PointSet;

/** Ranks 5 and 7: one legal move, or up to six that came between two clear views. */
final class InOrderRank implements Rank {
	/** A point covered for this long before a stone was seen may hold the stone that came before it, in milliseconds. */
	private static final long UNSEEN_MILLIS = 1_500;

	@Override
	public List<Explanation> explain(Situation situation) {
		return TurnOrders.find(situation).map(orders -> List.<Explanation>of(story(situation, orders)))
				.orElse(List.of());
	}

	/**
	 * All the turns if they may be decided; else as many of the first ones as may be; else those of them that may be
	 * soonest.
	 */
	static Explanation.InOrder story(Situation situation, TurnOrders.Orders orders) {
		Explanation.InOrder soonest = beginning(situation, orders, orders.first().size());
		for (int count = orders.first().size() - 1; count > 0 && soonest.decidableAt() > situation.now(); count--) {
			if (isWhole(orders, count)) {
				Explanation.InOrder shorter = beginning(situation, orders, count);
				soonest = shorter.decidableAt() < soonest.decidableAt() ? shorter : soonest;
			}
		}
		return soonest;
	}

	/**
	 * Whether the first turns are the same in all orders, if not in the same order, and the rest will still be found
	 * without them: of each of its stones something is to be seen.
	 */
	private static boolean isWhole(TurnOrders.Orders orders, int count) {
		Set<Move> moves = moves(orders.first(), count);
		return orders.others().stream().allMatch(other -> moves(other, count).equals(moves)) && orders.first().stream()
				.skip(count).allMatch(turn -> turn.seen().isPresent() || turn.move() instanceof Move.Pass);
	}

	private static Set<Move> moves(List<Explanation.Turn> turns, int count) {
		Set<Move> moves = new HashSet<>();
		turns.subList(0, count).forEach(turn -> moves.add(turn.move()));
		return moves;
	}

	private static Explanation.InOrder beginning(Situation situation, TurnOrders.Orders orders, int count) {
		List<Explanation.Turn> turns = orders.first().subList(0, count);
		List<List<Explanation.Turn>> others = new ArrayList<>();
		orders.others().stream().map(other -> other.subList(0, count)).distinct().filter(other -> !other.equals(turns))
				.forEach(others::add);
		boolean tied = turns.get(count - 1).uncertain();
		long last = turns.stream().flatMapToLong(turn -> turn.seen().stream()).max().orElse(situation.lastSeen());
		Cost cost = new Cost(turns.size() == 1 && !tied ? 5 : 7, 0, 0, situation.firstSeen(situation.added()),
				situation.differences().next(0));
		long decidableAt = Math.max(mayBePreceded(situation, last), tied ? afterTie(situation, last) : 0);
		for (Explanation.Turn turn : turns) {
			decidableAt = Math.max(decidableAt, Displacement.mayBeMadeBy(situation, turn));
			if (turn.seen().isEmpty() && turn.move() instanceof Move.Play) {
				decidableAt = Math.max(decidableAt, mayBeSeenAgain(situation));
			}
		}
		return new Explanation.InOrder(cost, decidableAt, turns, others);
	}

	/** Until when to wait, in place of a turn that left no trace, for a stone that was misread and may be seen again. */
	private static long mayBeSeenAgain(Situation situation) {
		return Math.min(situation.board().mayBeginAgainUntil(),
				situation.since() + situation.millis(TimingSetting.HIDDEN));
	}

	private static long afterTie(Situation situation, long last) {
		boolean clear = situation.board().hidden().isEmpty();
		return (clear ? Math.max(situation.since(), last) : last + situation.millis(TimingSetting.HIDDEN))
				+ situation.millis(TimingSetting.TIE);
	}

	/**
	 * Until when to wait because a stone that is not sure yet, or still hidden, may have come first.
	 *
	 * @param last
	 *            when the last of the stones that may be preceded was first seen
	 */
	static long mayBePreceded(Situation situation, long last) {
		SteadyBoard board = situation.board();
		PointSet changing = situation.changing();
		long until = 0;
		for (int i = changing.next(0); i >= 0; i = changing.next(i + 1)) {
			if (board.changing().to(i) != PointState.EMPTY && board.changing().earliest(i) < last) {
				until = Math.max(until,
						board.hidden().contains(i)
								? last + situation.millis(TimingSetting.HIDDEN)
								: situation.settlesBy(i));
			}
		}
		PointSet hidden = situation.hiddenAndEmpty();
		for (int i = hidden.next(0); i >= 0; i = hidden.next(i + 1)) {
			if (board.lastRead(i) < last - UNSEEN_MILLIS && !situation.isSilent(i)) {
				return Math.max(until, last + situation.millis(TimingSetting.HIDDEN));
			}
		}
		return until;
	}
}
