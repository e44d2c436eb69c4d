package org.gobanbridge.core.session;

import java.util.List;
import java.util.Optional;
import org.gobanbridge.core.game.Phase;
import org.gobanbridge.core.incident.Ruling;
import org.gobanbridge.core.incident.RulingOption;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Illegality;
import org.gobanbridge.rules.Move;
import org.gobanbridge.rules.Point;

/** Why what a referee or the players say of a game changes nothing as it stands. */
public sealed interface Obstacle {
	/** Whether the game takes no notice of the word; otherwise it obeys, though the policy does not offer that. */
	default boolean bars() {
		return true;
	}

	/** No game has begun. */
	record NoGame() implements Obstacle {
	}

	/** The game is over. */
	record Over(String result) implements Obstacle {
	}

	/** There was no incident of this number; those of these numbers may be ruled on. */
	record NoIncident(int incident, List<Integer> others) implements Obstacle {
		public NoIncident {
			others = List.copyOf(others);
		}
	}

	/** This incident is closed, or belongs to another game; those of these numbers may be ruled on. */
	record Closed(int incident, List<Integer> others) implements Obstacle {
		public Closed {
			others = List.copyOf(others);
		}
	}

	/** This incident has been ruled on so already. */
	record RuledAlready(int incident, Ruling ruling) implements Obstacle {
	}

	/** A penalty, and a loss, are somebody's, and nobody knows whose. */
	record OfNobody() implements Obstacle {
	}

	/**
	 * The policy does not offer this.
	 *
	 * @param incident
	 *            its number; empty = what a person reports
	 */
	record NotOffered(Optional<Integer> incident, RulingOption option, List<RulingOption> offered)
			implements
				Obstacle {
		public NotOffered {
			offered = List.copyOf(offered);
		}

		@Override
		public boolean bars() {
			return false;
		}
	}

	/** Of this incident another side than the one that is named is the offender, and nothing that is ruled is about that one. */
	record OfAnother(int incident, Color offender) implements Obstacle {
		@Override
		public boolean bars() {
			return false;
		}
	}

	/** There is no ruling to withdraw: none was given, or something was played since. */
	record NothingToWithdraw() implements Obstacle {
	}

	/** A correction begins with one of the turns that there are, or the one after the last. */
	record NoSuchTurn(int from, int turns) implements Obstacle {
	}

	/** A correction has a turn that cannot have been. */
	record CannotHaveBeen(int number, Move move, Illegality why) implements Obstacle {
	}

	/** A pass is of the side whose turn it is. */
	record OutOfTurn(Color color) implements Obstacle {
	}

	/** A move is sealed while the game is played, or adjourned from play. */
	record NotToSeal(Phase phase) implements Obstacle {
	}

	/** A move is sealed by the side whose turn it is. */
	record SealOutOfTurn(Color color) implements Obstacle {
	}

	/** The sealed move has been opened and is awaited. */
	record SealOpened(String point) implements Obstacle {
	}

	/** There is no sealed move to be opened. */
	record NothingSealed() implements Obstacle {
	}

	/** Dead stones are agreed while the players count. */
	record NotCounting(Phase phase) implements Obstacle {
	}

	/** No stone of the record lies on these points. */
	record NoStones(List<Point> points) implements Obstacle {
		public NoStones {
			points = List.copyOf(points);
		}
	}

	/** These stones, and no others, have been agreed dead already. */
	record DeadAlready() implements Obstacle {
	}
}
