package org.gobanbridge.rules.life;

import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.PointSet;
import org.gobanbridge.rules.Position;

/** Strings that the opponent cannot attack without giving away more than he takes: what makes a seki (双活). */
final class StandOff {
	private StandOff() {
	}

	/**
	 * Whether the opponent, at each liberty of this string, would put a string of his own in atari that is no shape to play
	 * inside an eye. It looks one move ahead and no further: ko and ladders are not seen.
	 *
	 * @param position
	 *            without the dead stones of the string's colour, whose capture would give the opponent liberties
	 * @param stones
	 *            a whole string of this position, with liberties
	 */
	static boolean holds(Position position, Color color, PointSet stones) {
		PointSet liberties = position.liberties(stones);
		return liberties.count() > 1
				&& liberties.indices().noneMatch(liberty -> mayAttack(position, color.opponent(), liberty));
	}

	private static boolean mayAttack(Position position, Color attacker, int liberty) {
		if (position.isSuicide(attacker, liberty)) {
			return false;
		}
		Position after = position.play(attacker, liberty);
		PointSet string = after.string(liberty);
		return after.liberties(string).count() > 1 || Eyes.isOneEye(string);
	}
}
