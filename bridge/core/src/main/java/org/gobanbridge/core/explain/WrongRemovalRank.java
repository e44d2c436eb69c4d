package org.gobanbridge.core.explain;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.gobanbridge.core.game.RecordedMove;
import org.gobanbridge.core.game.TimingSetting;
import org.gobanbridge.core.incident.IncidentKind;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.Point;
import org.gobanbridge.rules.PointSet;

/** Rank 9: with his move a side took off stones that the move does not capture. */
final class WrongRemovalRank implements Rank {
	@Override
	public List<Explanation> explain(Situation situation) {
		return situation.remainders().stream().flatMap(rest -> ofLastTurns(rest).stream()).toList();
	}

	private static Optional<Explanation> ofLastTurns(Remainder rest) {
		Situation situation = rest.situation();
		if (situation.missing().isEmpty() || !situation.added().isEmpty() || !situation.swapped().isEmpty()) {
			return Optional.empty();
		}
		Stream<RecordedMove> answered = rest.turns().isEmpty()
				? Stream.empty()
				: situation.state().moveBeforeLast().stream();
		return Stream.concat(situation.state().lastMove().stream(), answered)
				.filter(move -> move.point().isPresent() && !isAllThatIsGone(situation, move))
				.filter(move -> situation.missing().stream().allMatch(i -> wentWith(situation, move, i))).findFirst()
				.map(move -> story(rest, move));
	}

	/** Whether only the stone of the move is missing: it was lifted (rank 8). */
	private static boolean isAllThatIsGone(Situation situation, RecordedMove move) {
		return situation.missing().equals(List.of(situation.grid().index(move.point().orElseThrow())));
	}

	/** Whether this stone, which may be that of the move, can have been taken off with this move. */
	static boolean wentWith(Situation situation, RecordedMove move, int missing) {
		Grid grid = situation.grid();
		PointSet around = PointSet.of(grid, Stream.concat(move.point().stream(), move.captured().stream()).toList());
		long last = move.captured().stream().mapToLong(point -> situation.board().seen(grid.index(point)))
				.reduce(move.seen(), Math::max);
		boolean touches = situation.position().string(missing).border().intersects(around)
				|| situation.position().string(missing).intersects(around);
		long gone = situation.board().seen(missing);
		long span = situation.millis(TimingSetting.WITH_THE_MOVE);
		return touches && !Displacement.isPushed(situation, move, missing)
				&& gone >= move.hidden().orElse(move.seen()) - span
				&& Math.min(gone, situation.board().earliest(missing)) <= last + span;
	}

	private static Explanation story(Remainder rest, RecordedMove move) {
		Situation situation = rest.situation();
		List<Point> points = situation.missing().stream().map(situation.grid()::point).toList();
		long back = situation.missing().stream().mapToLong(i -> gone(situation, i) + situation.grace(i)).max()
				.orElseThrow();
		return new Explanation.Irregular(
				new Cost(9, points.size(), 0, situation.firstSeen(situation.missing()), situation.missing().getFirst()),
				Math.max(Calm.from(situation), back), rest.turns(),
				List.of(Explanation.Finding.of(IncidentKind.WRONG_REMOVAL, move.color(), points)));
	}

	/** From when on the stone may have been gone: if a hand hid it, from then. */
	private static long gone(Situation situation, int missing) {
		return situation.board().covered(missing).orElse(situation.board().seen(missing));
	}
}
