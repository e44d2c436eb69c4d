package org.gobanbridge.core.session;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.gobanbridge.core.explain.Chooser;
import org.gobanbridge.core.explain.Explanation.Turn;
import org.gobanbridge.core.explain.Situation;
import org.gobanbridge.core.game.GameEvent;
import org.gobanbridge.core.game.GameEvent.RevisedMove;
import org.gobanbridge.core.game.GameState;
import org.gobanbridge.core.game.RecordedMove;
import org.gobanbridge.rules.history.Game;

/**
 * Remembers the orders that would have explained the board as well as the one in the record. When what follows is legal
 * only after another of them (a ko may be taken back, say), that one was the true one.
 */
final class OrderDoubts {
	/** How many moves later a doubt is still of use. */
	private static final int MOVES_LATER = 8;

	private int from;
	private int length;
	private List<List<Turn>> orders = List.of();

	void clear() {
		orders = List.of();
	}

	/** These orders, too, could follow on this record. */
	void remember(GameState before, List<List<Turn>> others) {
		if (!others.isEmpty()) {
			from = before.moves().size() + 1;
			length = others.get(0).size();
			orders = others;
		}
	}

	/** The record with another order of the doubtful turns, after which what is seen is in order. */
	Optional<GameEvent.Revision> otherOrder(long now, Situation situation) {
		int last = situation.state().moves().size();
		if (orders.isEmpty() || last < from + length - 1 || last > from + length - 1 + MOVES_LATER) {
			return Optional.empty();
		}
		for (List<Turn> order : orders) {
			Optional<GameEvent.Revision> revision = revision(now, situation.state(), order);
			if (revision.isPresent()
					&& Chooser.isInOrder(situation.after(situation.state().apply(revision.get())))) {
				orders = List.of();
				return revision;
			}
		}
		return Optional.empty();
	}

	private Optional<GameEvent.Revision> revision(long now, GameState state, List<Turn> order) {
		List<RevisedMove> revised = new ArrayList<>();
		Game game = state.gameAfter(from - 1);
		for (int number = from; number <= state.moves().size(); number++) {
			RecordedMove recorded = state.moves().get(number - 1);
			Turn turn = number < from + length ? order.get(number - from) : asTurn(recorded);
			if (game.illegality(turn.move()).isPresent()) {
				return Optional.empty();
			}
			game = game.playAssumeLegal(turn.move());
			revised.add(RevisedMove.lastOf(game, turn.seen().orElse(recorded.seen()), turn.uncertain()));
		}
		return game.position().equals(state.position())
				? Optional.of(new GameEvent.Revision(now, from, revised))
				: Optional.empty();
	}

	private static Turn asTurn(RecordedMove recorded) {
		return new Turn(recorded.move(), OptionalLong.of(recorded.seen()), recorded.hidden(), recorded.uncertain());
	}
}
