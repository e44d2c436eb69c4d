package org.gobanbridge.rules.life;

import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.PointSet;
import org.gobanbridge.rules.Position;

/**
 * Strings that live only because a ko may be taken back (假生, RULES R3): the opponent takes a ko, the string is in atari,
 * and nothing saves it but the move that takes the ko back. Such a string stands as long as its side finds a threat for
 * every ko, and may not stand at the end of the game for that alone. It looks at one ko and one move; what it does not
 * see is no proof of life.
 */
public final class FalseLife {
	private final Position position;
	private final UnconditionalLife life;

	private FalseLife(Position position, boolean suicide) {
		this.position = position;
		this.life = UnconditionalLife.of(position, suicide);
	}

	/**
	 * The stones of both colours that live so.
	 *
	 * @param alive
	 *            the board without its dead stones
	 * @param suicide
	 *            whether a string of two stones or more may take its own last liberty
	 */
	public static PointSet in(Position alive, boolean suicide) {
		FalseLife found = new FalseLife(alive, suicide);
		PointSet stones = PointSet.none(alive.grid());
		for (Color color : Color.values()) {
			for (PointSet string : alive.strings(color)) {
				if (string.count() == 1 && alive.liberties(string).count() == 1) {
					stones = stones.union(found.livingByKo(color, string));
				}
			}
		}
		return stones;
	}

	/** The strings of this colour that this stone of it, in atari, keeps alive if it can be taken as a ko. */
	private PointSet livingByKo(Color color, PointSet stone) {
		PointSet none = PointSet.none(position.grid());
		int taking = position.liberties(stone).next(0);
		Position after = position.play(color.opponent(), taking);
		PointSet ko = after.string(taking);
		if (ko.count() != 1 || !after.liberties(ko).equals(stone)) {
			return none;
		}
		PointSet living = none;
		for (PointSet string : after.strings(color)) {
			boolean threatened = after.liberties(string).count() == 1 && position.liberties(string).count() > 1
					&& !life.alive(color).containsAll(string);
			if (threatened && !escapes(after, color, string, stone.next(0))) {
				living = living.union(string);
			}
		}
		return living;
	}

	/** Whether a move other than the one on this point gives the string in atari a second liberty. */
	private static boolean escapes(Position after, Color color, PointSet string, int banned) {
		PointSet moves = after.liberties(string);
		PointSet attackers = string.border().intersection(after.stones(color.opponent()));
		for (int i = attackers.next(0); i >= 0; i = attackers.next(i + 1)) {
			PointSet liberties = after.liberties(after.string(i));
			moves = liberties.count() == 1 ? moves.union(liberties) : moves;
		}
		return moves.without(banned).indices().filter(move -> !after.isSuicide(color, move)).anyMatch(move -> {
			Position saved = after.play(color, move);
			return saved.liberties(saved.string(string.next(0))).count() > 1;
		});
	}
}
