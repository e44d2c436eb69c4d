package org.gobanbridge.core.explain;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.gobanbridge.core.incident.IncidentKind;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.PointSet;

/**
 * Rank 12: one stone too many of the side that has just moved, or two of the mover's, the first of which is the move. If
 * the hand that brought it or the lever tells that the side to move put it down, it is of the wrong colour.
 */
final class TwoMovesRank implements Rank {
	@Override
	public List<Explanation> explain(Situation situation) {
		return situation.remainders().stream().flatMap(rest -> extra(rest).stream()).toList();
	}

	private static Optional<Explanation> extra(Remainder rest) {
		Situation situation = rest.situation();
		if (situation.added().size() != 1 || !situation.swapped().isEmpty()) {
			return Optional.empty();
		}
		int point = situation.added().getFirst();
		Color side = situation.toPlay().opponent();
		boolean justMoved = situation.state().lastMove().map(last -> last.color() == side)
				.orElse(!situation.position().occupied().isEmpty());
		PointSet captured = situation.position().captures(side, point);
		if (situation.colorOf(point) != side || !justMoved
				|| !situation.missing().stream().allMatch(captured::contains)) {
			return Optional.empty();
		}
		boolean wrongColor = isBroughtByMover(situation, point);
		Explanation.Finding finding = Explanation.Finding.of(
				wrongColor ? IncidentKind.WRONG_COLOR : IncidentKind.TWO_MOVES, wrongColor ? side.opponent() : side,
				List.of(situation.grid().point(point)));
		return Optional.of(new Explanation.Irregular(new Cost(12, 1, 0, situation.board().seen(point), point),
				Calm.from(situation, captured), rest.turns(), List.of(finding)));
	}

	private static boolean isBroughtByMover(Situation situation, int point) {
		Color mover = situation.toPlay();
		boolean lever = situation.passes().stream().anyMatch(pressed -> pressed.byLever() && pressed.color() == mover
				&& pressed.at() >= situation.board().seen(point));
		return lever || situation.seat(mover).map(Set::of)
				.filter(situation.board().handsThatBrought(point)::equals).isPresent();
	}
}
