package org.gobanbridge.core.explain;

import java.util.List;
import java.util.Optional;
import org.gobanbridge.rules.PointSet;
import org.gobanbridge.rules.Position;
import org.gobanbridge.rules.history.Game;

/**
 * Rank 6: what is missing would be captured by one legal move whose stone is not down yet; so nothing was added, or only
 * the stones before it.
 */
final class LiftedFirstRank implements Rank {
	private static final long WAIT_MILLIS = 5_000;

	@Override
	public List<Explanation> explain(Situation situation) {
		if (situation.missing().isEmpty()) {
			return List.of();
		}
		PointSet missing = PointSet.of(situation.grid(), situation.missing().stream().mapToInt(i -> i).toArray());
		if (!situation.differences().equals(missing)) {
			return afterTurns(situation.excusing(missing), missing);
		}
		long firstSeen = situation.firstSeen(situation.missing());
		return capturingPoint(situation.game(), missing).map(point -> List.<Explanation>of(
				new Explanation.UnderWay(new Cost(6, 0, 0, firstSeen, point), firstSeen + WAIT_MILLIS))).orElse(List.of());
	}

	/** The stones before it are down, and the answer has begun with the lifting of what it will capture. */
	private static List<Explanation> afterTurns(Situation situation, PointSet missing) {
		Optional<TurnOrders.Orders> orders = TurnOrders.find(situation);
		if (orders.isEmpty()) {
			return List.of();
		}
		Game after = situation.game();
		PointSet rest = missing;
		for (Explanation.Turn turn : orders.get().first()) {
			after = after.playAssumeLegal(turn.move());
			rest = rest.minus(after.lastCaptured());
		}
		return capturingPoint(after, rest).map(point -> List.of(InOrderRank.story(situation, orders.get()))).orElse(List.of());
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
