package org.gobanbridge.core.explain;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Asks the ranks of FORMATS 6 one after the other; the first that explains every difference has the word, and in it the
 * cheapest explanation. What a hidden stone may explain (rank 0) is asked for only before something irregular is said.
 */
public final class Chooser {
	private static final List<Rank> RANKS = List.of(new InOrderRank(), new LiftedFirstRank(), new OpenMoveRank(),
			new LastStoneRank(),
			new HiddenStoneRank(), new MisreadOrderRank(), new UnclearRank(), new StoneMovedRank(),
			new WrongRemovalRank(),
			new IllegalMoveRank(), new SignalRank(), new TwoMovesRank(), new IrregularRank());

	private Chooser() {
	}

	/** Whether legal turns explain the situation. */
	public static boolean isInOrder(Situation situation) {
		return TurnOrders.exists(situation);
	}

	/**
	 * The explanation of a situation that has differences. It may be decided from its {@link Explanation#decidableAt} on;
	 * until then new readings may bring a better one. A story that is {@linkplain Explanation.UnderWay under way} and has
	 * had its time is passed over.
	 */
	public static Optional<Explanation> choose(Situation situation) {
		for (Rank rank : RANKS) {
			Optional<Explanation> best = rank.explain(situation).stream()
					.filter(story -> !(story instanceof Explanation.UnderWay) || story.decidableAt() > situation.now())
					.min(Comparator.comparing(Explanation::cost));
			if (best.isPresent()) {
				return best;
			}
		}
		return Optional.empty();
	}
}
