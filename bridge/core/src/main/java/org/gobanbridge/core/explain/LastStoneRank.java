package org.gobanbridge.core.explain;

import java.util.ArrayList;
import java.util.List;
import org.gobanbridge.core.game.GameState;
import org.gobanbridge.core.game.RecordedMove;
import org.gobanbridge.core.game.TimingSetting;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.PointSet;
import org.gobanbridge.rules.history.Game;

/** Rank 8: the last stone slides, or is lifted for a moment, or is taken back where the policy allows it. */
final class LastStoneRank implements Rank {
	private static final long SIGN_MILLIS = 900;
	/** One stone comes to both of its points at once; what comes to the other later is another, in milliseconds. */
	static final long BOTH_MILLIS = 600;

	@Override
	public List<Explanation> explain(Situation situation) {
		List<Explanation> found = new ArrayList<>();
		betweenPoints(situation, found);
		situation.state().lastMove().filter(move -> move.point().isPresent())
				.ifPresent(move -> ofLastStone(situation, move, found));
		takenBack(situation, found);
		return found;
	}

	/** One stone that a sensor shows on two neighbouring points is one stone between them, not two. */
	private static void betweenPoints(Situation situation, List<Explanation> found) {
		List<Integer> added = situation.added();
		if (added.size() != 2 || !situation.missing().isEmpty() || !situation.swapped().isEmpty()) {
			return;
		}
		int one = added.get(0);
		int other = added.get(1);
		long apart = Math.abs(situation.board().seen(one) - situation.board().seen(other));
		if (situation.colorOf(one) == situation.colorOf(other) && situation.grid().adjacent(one, other)
				&& apart <= BOTH_MILLIS) {
			found.add(underWay(situation, betweenUntil(situation, one, other), one));
		}
	}

	/** Until when two points may show one stone; where two stones would be a sign, not for long. */
	private static long betweenUntil(Situation situation, int one, int other) {
		boolean sign = SignalRank.areInOneCorner(situation, situation.colorOf(other), List.of(one, other));
		long last = Math.max(situation.board().seen(one), situation.board().seen(other));
		return sign ? last + SIGN_MILLIS : situation.since() + situation.millis(TimingSetting.BETWEEN);
	}

	private static void ofLastStone(Situation situation, RecordedMove move, List<Explanation> found) {
		int from = situation.grid().index(move.point().orElseThrow());
		boolean answeredThere = situation.swapped().equals(List.of(from));
		boolean gone = situation.missing().contains(from) || answeredThere;
		if (!situation.swapped().isEmpty() && !answeredThere || !gone && !situation.missing().isEmpty()) {
			return;
		}
		for (int to : situation.added()) {
			if (mayHaveSlid(situation, move, from, to)) {
				Cost cost = new Cost(8, 0, 1, situation.board().seen(to), to);
				boolean both = Math.abs(situation.board().seen(to) - move.seen()) <= BOTH_MILLIS;
				if (!gone && both) {
					found.add(new Explanation.UnderWay(cost, betweenUntil(situation, from, to)));
				} else if (!gone) {
					continue;
				} else if (restIsInOrder(situation, move, to)) {
					found.add(new Explanation.Slid(cost, 0, to));
				}
			}
		}
		boolean slid = found.stream().anyMatch(Explanation.Slid.class::isInstance);
		if (!slid && situation.missing().equals(List.of(from))) {
			if (isNextToHand(situation, from)) {
				found.add(underWay(situation, situation.since() + situation.millis(TimingSetting.HIDDEN), from));
			} else if (situation.added().isEmpty()) {
				found.add(
						underWay(situation, situation.board().seen(from) + situation.millis(TimingSetting.LIFT), from));
			}
		}
	}

	private static boolean mayHaveSlid(Situation situation, RecordedMove move, int from, int to) {
		return situation.board().mayShow(move.color(), to) && isPushedOn(situation, move, from, to)
				&& situation.board().earliest(to) <= move.seen() + situation.millis(TimingSetting.SLIDE)
				&& !situation.board().cameAfterTurn(move.color(), move.seen(), to) && situation.game().undo()
						.map(before -> before.illegality(move.color(), to).isEmpty()).orElse(false);
	}

	/** Whether the points are neighbours, or the stone was seen for a moment on one between them. */
	private static boolean isPushedOn(Situation situation, RecordedMove move, int from, int to) {
		Grid grid = situation.grid();
		if (grid.adjacent(from, to)) {
			return true;
		}
		for (int n = 0; n < grid.neighbourCount(from); n++) {
			int between = grid.neighbour(from, n);
			if (grid.adjacent(between, to) && situation.board().cameBack(between) > move.seen()) {
				return true;
			}
		}
		return false;
	}

	private static boolean restIsInOrder(Situation situation, RecordedMove move, int to) {
		GameState slid = situation.state().apply(move.slidTo(situation.now(), situation.grid().point(to),
				situation.state().gameAfter(move.number() - 1)));
		PointSet captured = slid.game().lastCaptured();
		PointSet rest = situation.board().differences(slid.position()).minus(situation.excused());
		for (int i = captured.next(0); i >= 0; i = captured.next(i + 1)) {
			rest = situation.board().mayShow(move.color().opponent(), i) ? rest.without(i) : rest;
		}
		return rest.isEmpty() || Chooser.isInOrder(situation.after(slid, rest));
	}

	/** Whether the stone may have slid under a hand. */
	private static boolean isNextToHand(Situation situation, int from) {
		PointSet hidden = situation.hiddenAndEmpty();
		for (int n = 0; n < situation.grid().neighbourCount(from); n++) {
			int next = situation.grid().neighbour(from, n);
			if (hidden.contains(next) && !situation.isSilent(next)) {
				return true;
			}
		}
		return false;
	}

	private static Explanation underWay(Situation situation, long until, int point) {
		return new Explanation.UnderWay(new Cost(8, 0, 0, situation.firstSeen(List.of(point)), point), until);
	}

	private static void takenBack(Situation situation, List<Explanation> found) {
		int moves = situation.state().moves().size();
		for (int to = moves - 1; to >= moves - situation.takeBacks(); to--) {
			Game earlier = situation.state().gameAfter(to);
			PointSet left = situation.board().differences(earlier.position()).minus(situation.excused());
			Cost cost = new Cost(8, 0, moves - to, situation.lastSeen(), situation.differences().next(0));
			if (left.isEmpty()) {
				found.removeIf(Explanation.UnderWay.class::isInstance);
				found.add(new Explanation.TakenBack(cost, situation.lastSeen() + situation.millis(TimingSetting.LIFT),
						to));
				return;
			}
			if (isAnotherMove(situation, earlier, left)) {
				found.add(new Explanation.TakenBack(cost, 0, to));
				return;
			}
		}
	}

	/** Whether the side that took its stone back, and those after it, has put one down elsewhere. */
	private static boolean isAnotherMove(Situation situation, Game before, PointSet left) {
		int to = left.next(0);
		boolean gone = !situation.missing().isEmpty();
		return gone && left.count() == 1 && situation.board().mayShow(before.toPlay(), to)
				&& before.illegality(before.toPlay(), to).isEmpty();
	}
}
