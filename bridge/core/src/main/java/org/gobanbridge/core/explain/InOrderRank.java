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

	private static Explanation story(Situation situation, TurnOrders.Orders orders) {
		List<Explanation.Turn> turns = orders.first();
		boolean tied = turns.get(turns.size() - 1).uncertain() && turns.stream().anyMatch(Explanation.Turn::uncertain);
		Cost cost = new Cost(turns.size() == 1 && !tied ? 5 : 7, 0, 0, situation.firstSeen(situation.added()),
				situation.differences().next(0));
		long decidableAt = Math.max(mayBePreceded(situation), tied ? afterTie(situation) : 0);
		return new Explanation.InOrder(cost, decidableAt, turns, orders.others());
	}

	private static long afterTie(Situation situation) {
		long clearSince = situation.board().hidden().isEmpty() ? situation.since() : situation.since() + Situation.HIDDEN_MILLIS;
		return clearSince + TIE_MILLIS;
	}

	/** Until when to wait because a stone that is not sure yet, or still hidden, may have come first. */
	static long mayBePreceded(Situation situation) {
		PointSet changing = situation.board().changing().minus(situation.leftovers());
		long last = situation.lastSeen();
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
