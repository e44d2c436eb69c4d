package org.gobanbridge.core.explain;

import java.util.List;
import java.util.Optional;
import org.gobanbridge.core.incident.IncidentKind;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Illegality;
import org.gobanbridge.rules.PointSet;

/**
 * Rank 10: a stone of the side to move where the rules forbid it, whether or not a captured stone is off yet, and whether
 * or not the opponent has answered it already.
 */
final class IllegalMoveRank implements Rank {
	@Override
	public List<Explanation> explain(Situation situation) {
		return situation.remainders().stream().flatMap(
				rest -> Answered.cheapest(rest.situation(), point -> illegal(rest, point)).stream()).toList();
	}

	private static Optional<Explanation> illegal(Remainder rest, int point) {
		Situation situation = rest.situation();
		Color side = situation.toPlay();
		if (situation.colorOf(point) != side || !situation.mayBeTurn(point)) {
			return Optional.empty();
		}
		PointSet captured = situation.position().captures(side, point);
		if (!Answered.isAllElse(situation, side, point)) {
			return Optional.empty();
		}
		return situation.game().illegality(side, point).flatMap(IllegalMoveRank::kind)
				.map(kind -> new Explanation.Irregular(new Cost(10, 1, 0, situation.board().seen(point), point),
						Calm.from(situation, captured), rest.turns(), List.of(Explanation.Finding.of(kind, side,
								List.of(situation.grid().point(point))))));
	}

	private static Optional<IncidentKind> kind(Illegality reason) {
		return switch (reason) {
			case SUICIDE -> Optional.of(IncidentKind.FORBIDDEN_POINT);
			case KO -> Optional.of(IncidentKind.KO_VIOLATION);
			case REPETITION -> Optional.of(IncidentKind.REPETITION);
			case OCCUPIED, OFF_BOARD, WRONG_TURN -> Optional.empty();
		};
	}
}
