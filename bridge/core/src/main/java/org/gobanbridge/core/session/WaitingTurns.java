package org.gobanbridge.core.session;

import java.util.Optional;
import org.gobanbridge.core.explain.Explanation;
import org.gobanbridge.core.explain.Explanation.Turn;
import org.gobanbridge.core.explain.Situation;
import org.gobanbridge.core.game.Timing;
import org.gobanbridge.core.steady.SteadyBoard;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.Move;
import org.gobanbridge.rules.PointSet;

/** Turns that explain what differs, but wait for evidence of their order. */
final class WaitingTurns {
	private final Recorder recorder;
	private final SteadyBoard board;
	private Optional<Waiting> waiting = Optional.empty();

	/**
	 * Turns that explain these differences.
	 *
	 * @param foundInView
	 *            whether nothing was hidden when they were found
	 * @param after
	 *            how many turns the record had then; after others they are no explanation any more
	 */
	private record Waiting(Explanation.InOrder turns, PointSet differences, boolean foundInView, int after) {
		boolean stillExplains(Situation situation) {
			return foundInView && differences.equals(situation.differences());
		}
	}

	WaitingTurns(Recorder recorder, SteadyBoard board) {
		this.recorder = recorder;
		this.board = board;
	}

	void forget() {
		waiting = Optional.empty();
	}

	/** If this story is one of turns, they wait from now on; otherwise none do. */
	void keep(Situation situation, Optional<Explanation> story) {
		boolean inView = situation.isInView() || waiting.filter(turns -> turns.stillExplains(situation)).isPresent();
		waiting = story.flatMap(Explanation::inOrder)
				.map(turns -> new Waiting(turns, situation.differences(), inView, recorder.state().moves().size()));
	}

	/**
	 * This story; but turns that explained the differences in plain view still do when a hand has come. One that left no
	 * trace does not when a stone seems to come that may be it.
	 */
	Optional<Explanation> or(Situation situation, Optional<Explanation> story) {
		boolean inOrder = story.flatMap(Explanation::inOrder).isPresent();
		return waiting.filter(turns -> !inOrder && turns.stillExplains(situation))
				.filter(turns -> isAllSeen(turns.turns()) || board.changing().points().isEmpty())
				.<Explanation>map(Waiting::turns).or(() -> story);
	}

	/** Those that can wait no longer: a stone of them is gone, for an answer has taken it. */
	Optional<Explanation.InOrder> vanishing() {
		waiting = waiting.filter(turns -> turns.after() == recorder.state().moves().size());
		return waiting.map(Waiting::turns).filter(this::isVanishing);
	}

	private boolean isVanishing(Explanation.InOrder inOrder) {
		return isAllSeen(inOrder)
				&& inOrder.turns().stream().map(Turn::move).anyMatch(move -> move instanceof Move.Play play
						&& !board.mayShow(play.color(), board.grid().index(play.point())) && !slidesAway(play));
	}

	private static boolean isAllSeen(Explanation.InOrder inOrder) {
		return inOrder.turns().stream().allMatch(turn -> turn.seen().isPresent());
	}

	/** Whether the stone is not taken but pushed on to a neighbouring point. */
	private boolean slidesAway(Move.Play play) {
		Grid grid = board.grid();
		int from = grid.index(play.point());
		for (int n = 0; n < grid.neighbourCount(from); n++) {
			int to = grid.neighbour(from, n);
			boolean there = board.mayShow(play.color(), to)
					&& Math.abs(board.seen(to) - board.seen(from)) <= Timing.PUSH_MILLIS;
			boolean comes = board.changing().mayBe(play.color(), to);
			if (recorder.state().position().isEmpty(to) && (there || comes || board.hidden().contains(to))) {
				return true;
			}
		}
		return false;
	}
}
