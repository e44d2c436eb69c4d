package org.gobanbridge.core.explain;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.gobanbridge.core.game.RecordedMove;
import org.gobanbridge.core.game.TimingSetting;
import org.gobanbridge.core.incident.IncidentKind;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Point;

/** One stone that has lain for ten seconds so that a sensor shows it on two neighbouring points (RULES M2). */
final class UnclearRank implements Rank {
	@Override
	public List<Explanation> explain(Situation situation) {
		boolean tooLong = situation.now() >= situation.since() + situation.millis(TimingSetting.BETWEEN);
		return tooLong && situation.missing().isEmpty() && situation.swapped().isEmpty()
				? twoPoints(situation).stream().map(points -> story(situation, points)).toList()
				: List.of();
	}

	/** The two points, if what was added, or that and the last stone, is one stone. */
	private static Optional<List<Integer>> twoPoints(Situation situation) {
		List<Integer> added = situation.added();
		Stream<Integer> last = situation.state().lastMove().flatMap(RecordedMove::point).map(situation.grid()::index)
				.stream();
		List<Integer> points = added.size() == 1 ? Stream.concat(added.stream(), last).toList() : added;
		if (points.size() != 2) {
			return Optional.empty();
		}
		int one = points.get(0);
		int other = points.get(1);
		long apart = Math.abs(situation.board().seen(one) - situation.board().seen(other));
		Color color = situation.colorOf(one);
		return situation.grid().adjacent(one, other) && situation.board().mayShow(color, other)
				&& apart <= LastStoneRank.BOTH_MILLIS
						? Optional.of(points)
						: Optional.empty();
	}

	private static Explanation story(Situation situation, List<Integer> indices) {
		List<Point> points = indices.stream().map(situation.grid()::point).sorted().toList();
		return new Explanation.Irregular(
				new Cost(8, 1, 1, situation.firstSeen(situation.added()), situation.differences().next(0)),
				Calm.from(situation), List.of(), List.of(Explanation.Finding.of(IncidentKind.UNCLEAR_PLACEMENT,
						situation.colorOf(indices.getFirst()), points)));
	}
}
