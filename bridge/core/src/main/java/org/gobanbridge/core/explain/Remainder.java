package org.gobanbridge.core.explain;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.gobanbridge.core.game.GameEvent;
import org.gobanbridge.core.game.GameState;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.PointSet;
import org.gobanbridge.rules.history.Game;

/**
 * What of a situation is left to explain after legal turns whose stones are among its differences.
 *
 * @param situation
 *            the board after the turns
 * @param turns
 *            none, or those that come first
 */
record Remainder(Situation situation, List<Explanation.Turn> turns) {
	private static final int MOST_TURNS = 3;

	Remainder {
		turns = List.copyOf(turns);
	}

	/** The situation itself, and after each of the turns that its stones, in the order of their coming, may be. */
	static List<Remainder> of(Situation situation) {
		List<Remainder> found = new ArrayList<>(List.of(new Remainder(situation, List.of())));
		while (found.size() <= MOST_TURNS) {
			Optional<Remainder> next = found.getLast().afterNextTurn();
			if (next.isEmpty()) {
				return found;
			}
			found.add(next.get());
		}
		return found;
	}

	/** What is left after this one turn of the side to move. */
	static Remainder after(Situation situation, int index) {
		return new Remainder(situation, List.of()).after(index);
	}

	private Optional<Remainder> afterNextTurn() {
		Color side = situation.toPlay();
		return situation.added().stream().filter(i -> situation.colorOf(i) == side && situation.mayBeTurn(i)
				&& situation.game().illegality(side, i).isEmpty())
				.min(Comparator.<Integer>comparingLong(situation.board()::seen).thenComparing(i -> i))
				.map(this::after);
	}

	private Remainder after(int index) {
		Explanation.Turn turn = Explanation.Turn.seen(situation.toPlay(), index, situation.board(), false);
		Game game = situation.game().playAssumeLegal(turn.move());
		GameState state = situation.state().apply(new GameEvent.MovePlayed(situation.now(),
				situation.state().moves().size() + 1, turn.move().color(), situation.grid().point(index),
				game.lastCaptured().points(), turn.seen().orElseThrow(), turn.hidden(), false, OptionalInt.empty()));
		PointSet rest = situation.board().differences(state.position()).minus(situation.excused());
		PointSet captured = game.lastCaptured();
		for (int i = captured.next(0); i >= 0; i = captured.next(i + 1)) {
			rest = stillLies(turn.move().color(), i) ? rest.without(i) : rest;
		}
		List<Explanation.Turn> more = new ArrayList<>(turns);
		more.add(turn);
		return new Remainder(situation.after(state, rest), more);
	}

	/** Whether a stone that this side's turn takes is still there: it may be of its own colour, and the one just played. */
	private boolean stillLies(Color side, int index) {
		return situation.board().mayShow(situation.position().colorAt(index).orElse(side), index);
	}
}
