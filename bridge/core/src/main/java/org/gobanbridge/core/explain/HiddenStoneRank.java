package org.gobanbridge.core.explain;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.gobanbridge.core.game.TimingSetting;
import org.gobanbridge.rules.Move;
import org.gobanbridge.rules.PointSet;

/**
 * Rank 0: nothing irregular is said while a hidden point could hold the stone that makes all legal. After ten seconds, if
 * only one point can, that stone is assumed; if only silent sensors can, the next rank is asked.
 */
final class HiddenStoneRank implements Rank {

	@Override
	public List<Explanation> explain(Situation situation) {
		if (TurnOrders.isTooMuch(situation)) {
			return List.of();
		}
		PointSet hidden = mayMakeItLegal(situation);
		List<Explanation.InOrder> stories = new ArrayList<>();
		boolean underHand = false;
		for (int i = hidden.next(0); i >= 0 && !(stories.size() > 1 && underHand); i = hidden.next(i + 1)) {
			if (situation.game().illegality(situation.toPlay(), i).isEmpty()) {
				Move unseen = new Move.Play(situation.toPlay(), situation.grid().point(i));
				Cost cost = new Cost(7, 0, 0, situation.firstSeen(situation.added()), i);
				Optional<TurnOrders.Orders> rest = TurnOrders.findAfter(situation, unseen);
				underHand |= rest.isPresent() && !situation.isSilent(i);
				rest.ifPresent(orders -> stories.add(assumed(situation, cost, unseen, orders.first())));
			}
		}
		if (stories.size() == 1) {
			return List.of(stories.get(0));
		}
		underHand |= situation.isUnderHand() && TurnOrders.existsWithHidden(situation);
		return stories.isEmpty() && !underHand
				? List.of()
				: List.of(new Explanation.UnderWay(new Cost(0, 0, 0, situation.since(), 0),
						underHand ? Long.MAX_VALUE : situation.since() + situation.millis(TimingSetting.HIDDEN)));
	}

	/** Hidden points on which a stone might explain it: it fills one liberty, no more, of the stones that must be gone. */
	private static PointSet mayMakeItLegal(Situation situation) {
		PointSet hidden = situation.hiddenAndEmpty();
		PointSet toFill = hidden.isEmpty() ? hidden : TurnOrders.toFill(situation);
		int most = situation.extraTurns().most();
		if (toFill.count() <= most) {
			return hidden;
		}
		return toFill.count() == most + 1 ? hidden.intersection(toFill) : PointSet.none(situation.grid());
	}

	private static Explanation.InOrder assumed(Situation situation, Cost cost, Move unseen,
			List<Explanation.Turn> rest) {
		List<Explanation.Turn> turns = new ArrayList<>(List.of(Explanation.Turn.unseen(unseen, true)));
		turns.addAll(rest);
		long until = Math.max(situation.since() + situation.millis(TimingSetting.HIDDEN),
				InOrderRank.mayBePreceded(situation, situation.lastSeen()));
		return new Explanation.InOrder(cost, until, turns, List.of());
	}
}
