package org.gobanbridge.core.explain;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.gobanbridge.core.game.RecordedMove;
import org.gobanbridge.core.game.TimingSetting;
import org.gobanbridge.core.incident.IncidentKind;
import org.gobanbridge.core.incident.StoneMoved;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.Point;

/** Rank 8, the rest of it: the stone just played is elsewhere, or gone; also beside one answering move. */
final class StoneMovedRank implements Rank {
	@Override
	public List<Explanation> explain(Situation situation) {
		return situation.remainders().stream().limit(2).flatMap(rest -> ofLastStones(rest).stream()).toList();
	}

	private static Optional<Explanation> ofLastStones(Remainder rest) {
		Situation situation = rest.situation();
		if (situation.missing().size() != 1 || situation.added().size() > 1 || !situation.swapped().isEmpty()) {
			return Optional.empty();
		}
		Grid grid = situation.grid();
		Point from = grid.point(situation.missing().getFirst());
		Stream<RecordedMove> played = rest.turns().isEmpty()
				? situation.state().lastMove().stream()
				: situation.state().moveBeforeLast().stream();
		return played.filter(move -> move.point().equals(Optional.of(from))).findFirst().flatMap(
				move -> situation.added().isEmpty() ? lifted(rest, move, from) : moved(rest, move, from));
	}

	private static Optional<Explanation> moved(Remainder rest, RecordedMove move, Point from) {
		Situation situation = rest.situation();
		int index = situation.added().getFirst();
		Point to = situation.grid().point(index);
		if (!situation.board().mayShow(move.color(), index)) {
			return Optional.empty();
		}
		Explanation.Finding finding = new Explanation.Finding(IncidentKind.STONE_MOVED, Optional.of(move.color()),
				Stream.of(from, to).sorted().toList(), List.of(new StoneMoved(from, to, move.color())));
		int distance = situation.grid().distance(situation.grid().index(from), index);
		return Optional.of(new Explanation.Irregular(new Cost(8, 2, distance, situation.board().seen(index), index),
				Calm.from(situation), rest.turns(), List.of(finding)));
	}

	private static Optional<Explanation> lifted(Remainder rest, RecordedMove move, Point from) {
		Situation situation = rest.situation();
		int index = situation.grid().index(from);
		long seen = situation.board().seen(index);
		boolean takenByAnswer = !rest.turns().isEmpty() && situation.state().lastMove()
				.filter(answer -> seen >= answer.seen() && WrongRemovalRank.wentWith(situation, answer, index))
				.isPresent();
		if (takenByAnswer) {
			return Optional.empty();
		}
		long decidableAt = Math.max(Calm.from(situation),
				rest.turns().isEmpty() ? seen + situation.millis(TimingSetting.LIFT) : 0);
		return Optional.of(new Explanation.Irregular(new Cost(8, 1, 0, seen, index), decidableAt, rest.turns(),
				List.of(Explanation.Finding.of(IncidentKind.STONE_LIFTED, move.color(), List.of(from)))));
	}
}
