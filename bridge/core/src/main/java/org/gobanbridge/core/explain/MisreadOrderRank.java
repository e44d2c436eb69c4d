package org.gobanbridge.core.explain;

import java.util.List;

/**
 * Rank 7 once more, before anything irregular is said: the stones are in order if one of them was misread twice when it
 * had just come, so that another seems to have come before it. Such an order is a guess.
 */
final class MisreadOrderRank implements Rank {
	@Override
	public List<Explanation> explain(Situation situation) {
		if (situation.added().size() + situation.swapped().size() < 2) {
			return List.of();
		}
		return TurnOrders.find(situation.with(Latitude.MISREAD))
				.map(orders -> List.<Explanation>of(story(situation, orders)))
				.orElse(List.of());
	}

	private static Explanation story(Situation situation, TurnOrders.Orders orders) {
		Explanation.InOrder story = InOrderRank.story(situation, orders);
		return new Explanation.InOrder(story.cost(), Math.max(story.decidableAt(), Calm.from(situation)),
				story.turns().stream().map(Explanation.Turn::doubted).toList(), story.others());
	}
}
