package org.gobanbridge.core.explain;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.gobanbridge.core.incident.IncidentKind;
import org.gobanbridge.rules.Color;

/**
 * Rank 12: one stone too many of the side that has just moved, or two of the mover's, the first of which is the move,
 * whether or not the opponent has answered it already. If the hand that brought it or the lever tells that the side to
 * move put it down, it is of the wrong colour.
 */
final class TwoMovesRank implements Rank {
	@Override
	public List<Explanation> explain(Situation situation) {
		return situation.remainders().stream().flatMap(
				rest -> Answered.cheapest(rest.situation(), point -> extra(rest, point)).stream()).toList();
	}

	private static Optional<Explanation> extra(Remainder rest, int point) {
		Situation situation = rest.situation();
		Color side = situation.toPlay().opponent();
		boolean justMoved = situation.state().lastMove().map(last -> last.color() == side)
				.orElse(!situation.position().occupied().isEmpty());
		if (situation.colorOf(point) != side || !justMoved || !Answered.isAllElse(situation, side, point)) {
			return Optional.empty();
		}
		boolean wrongColor = isBroughtByMover(situation, point);
		Explanation.Finding finding = Explanation.Finding.of(
				wrongColor ? IncidentKind.WRONG_COLOR : IncidentKind.TWO_MOVES, wrongColor ? side.opponent() : side,
				List.of(situation.grid().point(point)));
		return Optional.of(new Explanation.Irregular(new Cost(12, 1, 0, situation.board().seen(point), point),
				Calm.from(situation, situation.position().captures(side, point)), rest.turns(), List.of(finding)));
	}

	/** Whether the hand tells it, or a lever that no answer was pressed for. */
	private static boolean isBroughtByMover(Situation situation, int point) {
		Color mover = situation.toPlay();
		boolean answered = situation.added().stream().anyMatch(other -> other != point);
		boolean lever = !answered && situation.passes().stream().anyMatch(pressed -> pressed.byLever()
				&& pressed.color() == mover && pressed.at() >= situation.board().seen(point));
		return lever || situation.seat(mover).map(Set::of)
				.filter(situation.board().handsThatBrought(point)::equals).isPresent();
	}
}
