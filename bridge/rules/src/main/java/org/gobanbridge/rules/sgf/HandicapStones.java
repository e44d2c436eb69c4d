package org.gobanbridge.rules.sgf;

import java.util.Optional;
import org.gobanbridge.rules.Color;

/** How many handicap stones a game has: those that lie there, whatever {@code HA} says of them. */
final class HandicapStones {
	private HandicapStones() {
	}

	/** As many as black stones are set up, alone, before White begins; else what the record says, 0 if nothing. */
	static int in(SgfGame game) {
		int said = game.handicap().orElse(0);
		int black = game.setup().stones(Color.BLACK).count();
		if (black == 0 || !game.setup().stones(Color.WHITE).isEmpty()) {
			return said;
		}
		boolean stones = said > 0 || game.toPlay() == Color.WHITE && black > 1;
		return stones ? black : 0;
	}

	/** What is odd about {@code HA}; empty if nothing is. */
	static Optional<String> problem(SgfGame game) {
		Optional<String> written = game.info("HA");
		if (written.isEmpty()) {
			return Optional.empty();
		}
		if (game.handicap().isEmpty()) {
			return Optional.of("no number of handicap stones on a " + game.grid() + " board; it is left out");
		}
		int stones = in(game);
		return stones == game.handicap().getAsInt()
				? Optional.empty()
				: Optional.of("but " + stones + (stones == 1 ? " black stone is" : " black stones are")
						+ " set up; what lies there is counted");
	}
}
