package org.gobanbridge.core.explain;

import java.util.Comparator;
import java.util.Optional;
import java.util.function.IntFunction;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Move;
import org.gobanbridge.rules.PointSet;
import org.gobanbridge.rules.Position;
import org.gobanbridge.rules.history.Game;

/** A stone against the rules, which the opponent may have answered before anybody could be sure of it. */
final class Answered {
	/** The stone, and the answer to it. */
	private static final int MOST_ADDED = 2;

	private Answered() {
	}

	/** The cheapest of the stories in which one of the added stones is the one against the rules. */
	static Optional<Explanation> cheapest(Situation situation, IntFunction<Optional<Explanation>> story) {
		return situation.added().size() > MOST_ADDED || !situation.swapped().isEmpty()
				? Optional.empty()
				: situation.added().stream().flatMap(point -> story.apply(point).stream())
						.min(Comparator.comparing(Explanation::cost));
	}

	/**
	 * Whether what differs beside this stone of this side is what it takes as it lies, and, if another stone was added,
	 * the opponent's legal answer to it.
	 */
	static boolean isAllElse(Situation situation, Color side, int point) {
		PointSet gone = situation.position().captures(side, point);
		Optional<Integer> answer = situation.added().stream().filter(other -> other != point).findFirst();
		if (answer.isPresent()) {
			Position lies = situation.position().with(side, PointSet.of(situation.grid(), point)).without(gone);
			Game after = situation.game().playAsItLies(new Move.Play(side, situation.grid().point(point)), lies, gone);
			Color opponent = side.opponent();
			boolean answers = situation.colorOf(answer.get()) == opponent
					&& situation.board().latest(answer.get()) >= situation.board().seen(point)
					&& after.illegality(opponent, answer.get()).isEmpty();
			if (!answers) {
				return false;
			}
			gone = gone.union(lies.captures(opponent, answer.get()));
		}
		return situation.missing().stream().allMatch(gone::contains);
	}
}
