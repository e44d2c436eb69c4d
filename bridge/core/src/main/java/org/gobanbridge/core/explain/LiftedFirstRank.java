package org.gobanbridge.core.explain;

import java.util.List;
import java.util.Optional;
import org.gobanbridge.rules.PointSet;
import org.gobanbridge.rules.Position;

/** Rank 6: nothing was added, and what is missing would be captured by one legal move whose stone is not down yet. */
final class LiftedFirstRank implements Rank {
	private static final long WAIT_MILLIS = 5_000;

	@Override
	public List<Explanation> explain(Situation situation) {
		if (!situation.added().isEmpty() || !situation.swapped().isEmpty() || situation.missing().isEmpty()) {
			return List.of();
		}
		return capturingPoint(situation).map(point -> {
			long firstSeen = situation.firstSeen(situation.missing());
			Cost cost = new Cost(6, 0, 0, firstSeen, point);
			return List.<Explanation>of(new Explanation.UnderWay(cost, firstSeen + WAIT_MILLIS));
		}).orElse(List.of());
	}

	private static Optional<Integer> capturingPoint(Situation situation) {
		Position position = situation.position();
		int first = situation.missing().get(0);
		PointSet string = position.string(first);
		PointSet liberties = position.liberties(string);
		int point = liberties.next(0);
		boolean theirs = position.stones(situation.toPlay().opponent()).contains(first);
		if (!theirs || liberties.count() != 1 || situation.game().illegality(situation.toPlay(), point).isPresent()) {
			return Optional.empty();
		}
		PointSet captures = position.captures(situation.toPlay(), point);
		return situation.missing().stream().allMatch(captures::contains) ? Optional.of(point) : Optional.empty();
	}
}
