package org.gobanbridge.core.explain;

import java.util.List;
import org.gobanbridge.core.board.PointState;
import org.gobanbridge.rules.PointSet;

/** Ranks 5 and 7: one legal move, or up to six that came between two clear views. */
final class InOrderRank implements Rank {
	/** How long two orders that explain the board alike wait for more evidence, in milliseconds of clear board. */
	private static final long TIE_MILLIS = 3_000;

	@Override
	public List<Explanation> explain(Situation situation) {
		return TurnOrders.find(situation).map(orders -> List.of(story(situation, orders))).orElse(List.of());
	}

	static Explanation story(Situation situation, TurnOrders.Orders orders) {
		List<Explanation.Turn> turns = orders.first();
		boolean tied = turns.get(turns.size() - 1).uncertain() && turns.stream().anyMatch(Explanation.Turn::uncertain);
		Cost cost = new Cost(turns.size() == 1 && !tied ? 5 : 7, 0, 0, situation.firstSeen(situation.added()),
				situation.differences().next(0));
		long decidableAt = Math.max(mayBePreceded(situation), tied ? afterTie(situation) : 0);
		List<Explanation.Turn> first = decidableAt > situation.now() ? certainFirst(situation, turns) : List.of();
		return first.isEmpty() ? new Explanation.InOrder(cost, decidableAt, turns, orders.others())
				: new Explanation.InOrder(cost, 0, first, List.of());
	}

	/** The turns at the beginning that no evidence to come can put elsewhere. */
	private static List<Explanation.Turn> certainFirst(Situation situation, List<Explanation.Turn> turns) {
		int count = 0;
		long last = Long.MIN_VALUE;
		while (count < turns.size() && !turns.get(count).uncertain() && turns.get(count).seen().isPresent()) {
			last = Math.max(last, turns.get(count).seen().getAsLong());
			if (mayBePreceded(situation, last) > 0) {
				break;
			}
			count++;
		}
		return turns.subList(0, count);
	}

	private static long afterTie(Situation situation) {
		long clearSince = situation.board().hidden().isEmpty() ? situation.since() : situation.since() + Situation.HIDDEN_MILLIS;
		return clearSince + TIE_MILLIS;
	}

	/** Until when to wait because a stone that is not sure yet, or still hidden, may have come first. */
	static long mayBePreceded(Situation situation) {
		return mayBePreceded(situation, situation.lastSeen());
	}

	/** @param last when the last of the stones that may be preceded was first seen */
	private static long mayBePreceded(Situation situation, long last) {
		PointSet changing = situation.board().changing().minus(situation.leftovers());
		for (int i = changing.next(0); i >= 0; i = changing.next(i + 1)) {
			if (situation.board().changingTo(i) != PointState.EMPTY && situation.board().changingEarliest(i) < last) {
				return situation.settlesBy(i);
			}
		}
		PointSet hidden = situation.hiddenAndEmpty();
		for (int i = hidden.next(0); i >= 0; i = hidden.next(i + 1)) {
			boolean unread = situation.board().lastRead(i) < last - Situation.UNREAD_MILLIS;
			if (unread && !situation.isSilent(i)) {
				return situation.since() + Situation.HIDDEN_MILLIS;
			}
		}
		return 0;
	}
}
