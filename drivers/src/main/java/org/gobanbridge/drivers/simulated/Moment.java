package org.gobanbridge.drivers.simulated;

import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.Move;
import org.gobanbridge.rules.PointSet;
import org.gobanbridge.rules.Position;
import org.gobanbridge.rules.history.Game;

/**
 * A moment of a game at which something may go wrong: the board is calm and shows the position.
 *
 * @param game
 *            before the move, by the rules of its ruleset
 * @param next
 *            the move, legal
 * @param after
 *            the one after it, if there is one
 */
record Moment(Game game, Move.Play next, Optional<Move> after, Dice dice) {

	Grid grid() {
		return game.grid();
	}

	Position position() {
		return game.position();
	}

	/** Whose turn it is. */
	Color mover() {
		return next.color();
	}

	int nextIndex() {
		return grid().index(next.point());
	}

	/** The index of the stone just played; −1 if the last turn was a pass, or there was none. */
	int last() {
		return game.lastMove().orElse(null) instanceof Move.Play play ? grid().index(play.point()) : -1;
	}

	/** The moment after the move; empty if no stone follows. */
	Optional<Moment> afterMove() {
		Game played = game.playAssumeLegal(next);
		return after.filter(Move.Play.class::isInstance).map(Move.Play.class::cast)
				.map(play -> new Moment(played, play, Optional.empty(), dice));
	}

	/** A point by chance among those that fit. */
	Optional<Integer> anyPoint(IntPredicate fits) {
		return any(IntStream.range(0, grid().pointCount()).filter(fits).boxed().toList());
	}

	<T> Optional<T> any(List<T> choices) {
		return choices.isEmpty() ? Optional.empty() : Optional.of(choices.get(dice.between(0, choices.size() - 1)));
	}

	/** Whether a stone of this colour may lie here as any ordinary move may: legal, and it captures nothing. */
	boolean isPlain(Color color, int index) {
		return position().isEmpty(index) && game.illegality(color, index).isEmpty()
				&& !position().isSuicide(color, index) && position().captures(color, index).isEmpty();
	}

	/** Whether one legal move of the mover would capture all of these. */
	boolean mayBeCaptured(PointSet stones) {
		int first = stones.next(0);
		if (!position().stones(mover().opponent()).contains(first)) {
			return false;
		}
		PointSet liberties = position().liberties(position().string(first));
		return liberties.count() == 1 && position().captures(mover(), liberties.next(0)).containsAll(stones);
	}
}
