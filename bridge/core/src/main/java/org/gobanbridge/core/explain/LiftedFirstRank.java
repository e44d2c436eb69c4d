package org.gobanbridge.core.explain;

import java.util.List;
import java.util.Optional;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Move;
import org.gobanbridge.rules.PointSet;
import org.gobanbridge.rules.Position;
import org.gobanbridge.rules.history.Game;

/**
 * Rank 6: what is missing would be captured by one legal move whose stone is not down yet; so nothing was added, or only
 * the stone before it.
 */
final class LiftedFirstRank implements Rank {
	private static final long WAIT_MILLIS = 5_000;

	@Override
	public List<Explanation> explain(Situation situation) {
		if (!situation.swapped().isEmpty() || situation.missing().isEmpty() || situation.added().size() > 1) {
			return List.of();
		}
		PointSet missing = PointSet.of(situation.grid(), situation.missing().stream().mapToInt(i -> i).toArray());
		long firstSeen = situation.firstSeen(situation.missing());
		if (situation.added().isEmpty()) {
			return capturingPoint(situation.game(), missing).map(point -> List.<Explanation>of(
					new Explanation.UnderWay(new Cost(6, 0, 0, firstSeen, point), firstSeen + WAIT_MILLIS)))
					.orElse(List.of());
		}
		return afterOneMove(situation, situation.added().get(0), missing);
	}

	/** The stone of the side to move is down, and the answer has begun with the lifting of what it will capture. */
	private static List<Explanation> afterOneMove(Situation situation, int index, PointSet missing) {
		Color color = situation.toPlay();
		if (!situation.board().mayShow(color, index) || situation.game().illegality(color, index).isPresent()) {
			return List.of();
		}
		Game after = situation.game().playAssumeLegal(new Move.Play(color, situation.grid().point(index)));
		PointSet rest = missing.minus(after.lastCaptured());
		Cost cost = new Cost(6, 0, 0, situation.board().seen(index), index);
		return capturingPoint(after, rest).map(point -> List.<Explanation>of(new Explanation.InOrder(cost,
				InOrderRank.mayBePreceded(situation), List.of(Explanation.Turn.seen(color, index, situation.board(), false)), List.of()))).orElse(List.of());
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
