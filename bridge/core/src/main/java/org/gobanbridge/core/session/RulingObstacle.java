package org.gobanbridge.core.session;

import java.util.List;
import java.util.Optional;
import org.gobanbridge.core.game.Phase;
import org.gobanbridge.core.incident.Ruling;
import org.gobanbridge.core.incident.RulingOption;
import org.gobanbridge.rules.Point;

/** Why what a referee or the players say of a game changes nothing as it stands. */
public sealed interface RulingObstacle {
	/** Whether the game takes no notice of the word; otherwise it obeys, though the policy does not offer that. */
	default boolean bars() {
		return true;
	}

	/** No game has begun. */
	record NoGame() implements RulingObstacle {
	}

	/** The game is over. */
	record Over(String result) implements RulingObstacle {
	}

	/** There was no incident of this number; those of these numbers may be ruled on. */
	record NoIncident(int incident, List<Integer> others) implements RulingObstacle {
		public NoIncident {
			others = List.copyOf(others);
		}
	}

	/** This incident is closed, or belongs to another game; those of these numbers may be ruled on. */
	record Closed(int incident, List<Integer> others) implements RulingObstacle {
		public Closed {
			others = List.copyOf(others);
		}
	}

	/** This incident has been ruled on so already. */
	record RuledAlready(int incident, Ruling ruling) implements RulingObstacle {
	}

	/** A penalty, and a loss, are somebody's, and nobody knows whose. */
	record OfNobody() implements RulingObstacle {
	}

	/**
	 * The policy does not offer this.
	 *
	 * @param incident
	 *            its number; empty = what a person reports
	 */
	record NotOffered(Optional<Integer> incident, RulingOption option, List<RulingOption> offered)
			implements
				RulingObstacle {
		public NotOffered {
			offered = List.copyOf(offered);
		}

		@Override
		public boolean bars() {
			return false;
		}
	}

	/** There is no ruling to withdraw: none was given, or something was played since. */
	record NothingToWithdraw() implements RulingObstacle {
	}

	/** Dead stones are agreed while the players count. */
	record NotCounting(Phase phase) implements RulingObstacle {
	}

	/** No stone of the record lies on these points. */
	record NoStones(List<Point> points) implements RulingObstacle {
		public NoStones {
			points = List.copyOf(points);
		}
	}

	/** These stones, and no others, have been agreed dead already. */
	record DeadAlready() implements RulingObstacle {
	}
}
