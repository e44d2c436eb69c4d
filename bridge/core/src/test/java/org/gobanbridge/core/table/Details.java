package org.gobanbridge.core.table;

import java.util.Optional;
import java.util.OptionalInt;
import org.gobanbridge.core.game.GameDetails;
import org.gobanbridge.core.game.Setup;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Position;

/** What may be known of a game, one matter each. */
public final class Details {
	private Details() {
	}

	/** These stones lie there before the first move, and this side begins. */
	public static GameDetails setup(Position position, Color toPlay) {
		return setup(position).withToPlay(Optional.of(toPlay));
	}

	/** These stones lie there before the first move. */
	public static GameDetails setup(Position position) {
		return GameDetails.NONE.withSetup(Optional.of(Setup.of(position)));
	}

	public static GameDetails toPlay(Color color) {
		return GameDetails.NONE.withToPlay(Optional.of(color));
	}

	public static GameDetails handicap(int stones) {
		return GameDetails.NONE.withHandicap(OptionalInt.of(stones));
	}

	public static GameDetails policy(String name) {
		return GameDetails.NONE.withPolicy(Optional.of(name));
	}

	public static GameDetails rules(String name) {
		return GameDetails.NONE.withRules(Optional.of(name));
	}

	public static GameDetails komi(String komi) {
		return GameDetails.NONE.withKomi(Optional.of(komi));
	}

	public static GameDetails players(String black, String white) {
		return GameDetails.NONE.between(Optional.of(black), Optional.of(white));
	}
}
