package org.gobanbridge.core.explain;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.gobanbridge.core.board.Seat;
import org.gobanbridge.core.game.RecordedMove;
import org.gobanbridge.core.game.TimingSetting;
import org.gobanbridge.core.incident.IncidentKind;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Point;

/**
 * Rank 11: two stones of one side within three seconds in the corner at his lower right that are not two moves: he seems
 * to resign (RULES G2). Where nobody has said who sits where, it may be the corner of either seat.
 */
final class SignalRank implements Rank {
	private static final int CORNER = 5;

	@Override
	public List<Explanation> explain(Situation situation) {
		return situation.policy().resignSignal()
				? situation.remainders().stream().flatMap(rest -> signal(rest).stream()).toList()
				: List.of();
	}

	private static Optional<Explanation> signal(Remainder rest) {
		Situation situation = rest.situation();
		List<Integer> added = situation.added();
		if (added.isEmpty() || added.size() > 2 || !situation.missing().isEmpty() || !situation.swapped().isEmpty()) {
			return Optional.empty();
		}
		Color side = situation.toPlay().opponent();
		List<Integer> stones = new ArrayList<>(added);
		if (added.size() == 1) {
			situation.state().lastMove().filter(move -> move.color() == side).flatMap(RecordedMove::point)
					.map(situation.grid()::index).ifPresent(stones::add);
		}
		if (stones.size() != 2 || !stones.stream().allMatch(i -> situation.board().mayShow(side, i))
				|| !areTogether(situation, stones) || !areInOneCorner(situation, side, stones)) {
			return Optional.empty();
		}
		List<Point> points = stones.stream().map(situation.grid()::point).sorted().toList();
		boolean dismissed = situation.state().ruledOn().stream().anyMatch(
				ruled -> ruled.incident().kind() == IncidentKind.RESIGN_SIGNAL
						&& ruled.incident().points().equals(points));
		return dismissed
				? Optional.empty()
				: Optional.of(new Explanation.Irregular(
						new Cost(11, added.size(), 0, situation.firstSeen(added), added.getFirst()),
						Calm.from(situation), rest.turns(),
						List.of(Explanation.Finding.of(IncidentKind.RESIGN_SIGNAL, side, points))));
	}

	private static boolean areTogether(Situation situation, List<Integer> stones) {
		int one = stones.get(0);
		int other = stones.get(1);
		long apart = Math.abs(situation.board().seen(one) - situation.board().seen(other));
		return apart <= situation.millis(TimingSetting.TOGETHER);
	}

	/** Whether these stones of this side could be his sign, if they are two. */
	static boolean areInOneCorner(Situation situation, Color side, List<Integer> stones) {
		return situation.policy().resignSignal()
				&& situation.seat(side).map(Stream::of).orElseGet(() -> Stream.of(Seat.values()))
						.anyMatch(seat -> stones.stream().allMatch(i -> isLowerRight(situation, seat, i)));
	}

	private static boolean isLowerRight(Situation situation, Seat seat, int index) {
		Point point = situation.grid().point(index);
		int size = situation.grid().size();
		int corner = Math.min(CORNER, (size + 1) / 2);
		return seat == Seat.SOUTH
				? point.column() > size - corner && point.row() <= corner
				: point.column() <= corner && point.row() > size - corner;
	}
}
