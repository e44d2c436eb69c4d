package org.gobanbridge.core.table;

import java.util.Optional;
import java.util.OptionalInt;
import org.gobanbridge.core.game.GameDetails;
import org.gobanbridge.core.game.Setup;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Position;

/** What may be known of a game, one matter each; {@link GameDetails#orElse} joins them. */
public final class Details {
	private Details() {
	}

	/** These stones lie there before the first move, and this side begins. */
	public static GameDetails setup(Position position, Color toPlay) {
		return setup(position).orElse(toPlay(toPlay));
	}

	/** These stones lie there before the first move. */
	public static GameDetails setup(Position position) {
		Setup setup = new Setup(position.stones(Color.BLACK).points(), position.stones(Color.WHITE).points());
		return new GameDetails(Optional.empty(), Optional.empty(), Optional.empty(), OptionalInt.empty(),
				Optional.empty(),
				Optional.empty(), Optional.empty(), Optional.of(setup), Optional.empty());
	}

	public static GameDetails toPlay(Color color) {
		return new GameDetails(Optional.empty(), Optional.empty(), Optional.empty(), OptionalInt.empty(),
				Optional.empty(),
				Optional.empty(), Optional.of(color), Optional.empty(), Optional.empty());
	}

	public static GameDetails handicap(int stones) {
		return new GameDetails(Optional.empty(), Optional.empty(), Optional.empty(), OptionalInt.of(stones),
				Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());
	}

	public static GameDetails policy(String name) {
		return words(Optional.empty(), Optional.of(name), Optional.empty());
	}

	public static GameDetails rules(String name) {
		return words(Optional.of(name), Optional.empty(), Optional.empty());
	}

	public static GameDetails komi(String komi) {
		return words(Optional.empty(), Optional.empty(), Optional.of(komi));
	}

	private static GameDetails words(Optional<String> rules, Optional<String> policy, Optional<String> komi) {
		return new GameDetails(rules, policy, komi, OptionalInt.empty(), Optional.empty(), Optional.empty(),
				Optional.empty(), Optional.empty(), Optional.empty());
	}

	public static GameDetails players(String black, String white) {
		return new GameDetails(Optional.empty(), Optional.empty(), Optional.empty(), OptionalInt.empty(),
				Optional.of(black), Optional.of(white), Optional.empty(), Optional.empty(), Optional.empty());
	}
}
