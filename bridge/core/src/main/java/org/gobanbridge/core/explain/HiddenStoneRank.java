package org.gobanbridge.core.explain;

import java.util.ArrayList;
import java.util.List;
import org.gobanbridge.rules.Move;
import org.gobanbridge.rules.PointSet;

/**
 * Rank 0: nothing irregular is said while a hidden point could hold the stone that makes all legal. After ten seconds, if
 * only one point can, that stone is assumed.
 */
final class HiddenStoneRank implements Rank {

	@Override
	public List<Explanation> explain(Situation situation) {
		PointSet hidden = situation.hiddenAndEmpty();
		List<Explanation.InOrder> stories = new ArrayList<>();
		for (int i = hidden.next(0); i >= 0 && stories.size() < 2; i = hidden.next(i + 1)) {
			if (situation.game().illegality(situation.toPlay(), i).isEmpty()) {
				Move unseen = new Move.Play(situation.toPlay(), situation.grid().point(i));
				Cost cost = new Cost(7, 0, 0, situation.firstSeen(situation.added()), i);
				TurnOrders.findAfter(situation, unseen).ifPresent(rest -> {
					List<Explanation.Turn> turns = new ArrayList<>(List.of(Explanation.Turn.unseen(unseen, true)));
					turns.addAll(rest.first());
					long until = Math.max(situation.since() + Situation.HIDDEN_MILLIS,
							InOrderRank.mayBePreceded(situation, situation.lastSeen()));
					stories.add(new Explanation.InOrder(cost, until, turns, List.of()));
				});
			}
		}
		if (stories.size() == 1) {
			return List.of(stories.get(0));
		}
		boolean more = situation.isUnderHand() && TurnOrders.existsWithHidden(situation);
		return stories.isEmpty() && !more
				? List.of()
				: List.of(new Explanation.UnderWay(new Cost(0, 0, 0, situation.since(), 0), Long.MAX_VALUE));
	}
}
