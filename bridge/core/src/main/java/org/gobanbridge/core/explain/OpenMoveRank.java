package org.gobanbridge.core.explain;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.gobanbridge.core.board.PointState;
import org.gobanbridge.core.game.GameState;
import org.gobanbridge.core.game.RecordedMove;
import org.gobanbridge.core.game.TimingSetting;
import org.gobanbridge.core.steady.SteadyBoard;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.PointSet;

/**
 * Rank 8, where the policy says that a move is complete only when its captured stones are off or the clock is pressed
 * (RULES 2): until then, and until it is answered, its player may put the stone on any other point or take it back.
 */
final class OpenMoveRank implements Rank {

	@Override
	public List<Explanation> explain(Situation situation) {
		List<Explanation> found = new ArrayList<>();
		situation.state().lastMove().filter(move -> hasLeft(situation, move) && wasOpen(situation, move))
				.ifPresent(move -> {
					putElsewhere(situation, move, found);
					if (situation.added().isEmpty()) {
						takenBack(situation, move, found);
					}
				});
		return found;
	}

	private static boolean hasLeft(Situation situation, RecordedMove move) {
		return situation.swapped().isEmpty()
				&& move.point().map(point -> situation.missing().contains(situation.grid().index(point))).orElse(false);
	}

	/** Whether the move was not complete when its stone left. */
	private static boolean wasOpen(Situation situation, RecordedMove move) {
		return switch (situation.policy().moveComplete()) {
			case RELEASED -> false;
			case CAPTURES_OFF -> !move.isSuicide() && capturedStayed(situation, move);
			case CLOCK -> !wasPressed(situation, move);
		};
	}

	/** Whether a captured stone, as far as the readings tell, was still there when the capturing stone left. */
	private static boolean capturedStayed(Situation situation, RecordedMove move) {
		SteadyBoard board = situation.board();
		Grid grid = situation.grid();
		Color taken = move.color().opponent();
		long there = board.earliest(from(situation, move));
		return move.captured().stream().mapToInt(grid::index)
				.anyMatch(i -> board.mayShow(taken, i) || board.latest(i) > there);
	}

	/** Whether the lever was pressed for this move before its stone left. */
	private static boolean wasPressed(Situation situation, RecordedMove move) {
		OptionalLong pressed = situation.pressed(move.color());
		long before = situation.state().moveBeforeLast().map(RecordedMove::seen).orElse(Long.MIN_VALUE);
		return pressed.isPresent() && pressed.getAsLong() >= before
				&& pressed.getAsLong() <= situation.board().earliest(from(situation, move));
	}

	private static int from(Situation situation, RecordedMove move) {
		return situation.grid().index(move.point().orElseThrow());
	}

	private static void putElsewhere(Situation situation, RecordedMove move, List<Explanation> found) {
		SteadyBoard board = situation.board();
		int from = from(situation, move);
		for (int to : situation.added()) {
			boolean his = board.mayShow(move.color(), to) && board.latest(to) >= board.earliest(from);
			boolean legal = his && situation.game().undo()
					.map(before -> before.illegality(move.color(), to).isEmpty()).orElse(false);
			Optional<PointSet> back = legal ? leftToPutBack(situation, move, to) : Optional.empty();
			if (back.isPresent()) {
				long last = Math.max(board.seen(to), lastSeen(situation, back.get()));
				long at = back.get().isEmpty() ? 0 : last + situation.millis(TimingSetting.MISSING);
				Cost cost = new Cost(8, 0, situation.grid().distance(from, to), board.seen(to), to);
				found.add(new Explanation.Slid(cost, at, to));
			}
		}
	}

	/**
	 * Stones that he captured before and took off, and that are not captured with the stone there; empty if there is more
	 * that is then not in order.
	 */
	private static Optional<PointSet> leftToPutBack(Situation situation, RecordedMove move, int to) {
		GameState there = situation.state().apply(move.slidTo(situation.now(), situation.grid().point(to),
				situation.state().gameAfter(move.number() - 1)));
		PointSet captured = there.game().lastCaptured();
		PointSet rest = situation.board().differences(there.position()).minus(situation.excused());
		rest = rest.minus(PointSet.of(situation.grid(), captured.intersection(rest).indices()
				.filter(i -> situation.board().mayShow(move.color().opponent(), i)).toArray()));
		PointSet back = toPutBack(situation, move, rest);
		PointSet others = rest.minus(back);
		return others.isEmpty() || Chooser.isInOrder(situation.after(there, others))
				? Optional.of(back)
				: Optional.empty();
	}

	/** Those of these points whose stones the move captured and that are off. */
	private static PointSet toPutBack(Situation situation, RecordedMove move, PointSet points) {
		PointSet captured = PointSet.of(situation.grid(), move.captured());
		return PointSet.of(situation.grid(), points.intersection(captured).indices()
				.filter(i -> situation.board().at(i) == PointState.EMPTY).toArray());
	}

	private static void takenBack(Situation situation, RecordedMove move, List<Explanation> found) {
		int from = from(situation, move);
		PointSet rest = situation.board().differences(situation.state().gameAfter(move.number() - 1).position())
				.minus(situation.excused());
		PointSet back = toPutBack(situation, move, rest);
		if (rest.equals(back)) {
			long last = Math.max(situation.board().seen(from), lastSeen(situation, back));
			long hidden = situation.isUnderHand() ? situation.since() + situation.millis(TimingSetting.HIDDEN) : 0;
			found.add(new Explanation.TakenBack(new Cost(8, 0, 0, situation.board().seen(from), from),
					Math.max(hidden, last + situation.millis(TimingSetting.LIFT)), move.number() - 1));
		}
	}

	private static long lastSeen(Situation situation, PointSet points) {
		return points.indices().mapToLong(situation.board()::seen).max().orElse(Long.MIN_VALUE);
	}
}
