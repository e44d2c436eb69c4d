package org.gobanbridge.rules.score;

import java.util.List;
import java.util.Optional;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Move;
import org.gobanbridge.rules.PointSet;
import org.gobanbridge.rules.Position;
import org.gobanbridge.rules.history.Game;

/**
 * All that is known at the end of a game and matters for the count. Immutable.
 *
 * @param position
 *            the board as it lies, dead stones and all
 * @param dead
 *            the stones that both sides, or a referee, hold dead; every one stands on the board
 * @param capturedByBlack
 *            the white stones that Black took during the game
 * @param capturedByWhite
 *            the black stones that White took during the game
 * @param blackPasses
 *            how often Black passed
 * @param whitePasses
 *            how often White passed
 * @param firstPass
 *            who passed first; empty if nobody did
 * @param handicap
 *            Black's handicap stones, 0 in an even game
 * @param komi
 *            the komi agreed on, in points; empty for the ruleset's own, which is none with a handicap. What equals the
 *            ruleset's own still depends on the first pass where the ruleset says so
 * @param blackOvertime
 *            the overtime periods that Black used
 * @param whiteOvertime
 *            the overtime periods that White used
 * @param blackPenalty
 *            the points that Black was fined
 * @param whitePenalty
 *            the points that White was fined
 */
public record Ending(Position position, PointSet dead, int capturedByBlack, int capturedByWhite, int blackPasses,
		int whitePasses, Optional<Color> firstPass, int handicap, Optional<Fraction> komi, int blackOvertime,
		int whiteOvertime, int blackPenalty, int whitePenalty) {
	/**
	 * @throws IllegalArgumentException
	 *             if the dead stones are of another board or one does not stand there, or a number is negative
	 */
	public Ending {
		if (dead.grid() != position.grid()) {
			throw new IllegalArgumentException(
					"the dead stones are of a " + dead.grid() + " board, the position of a " + position.grid()
							+ " one");
		}
		PointSet missing = dead.minus(position.occupied());
		if (!missing.isEmpty()) {
			throw new IllegalArgumentException("no stone stands on " + missing + ", so none can be dead there");
		}
		if (capturedByBlack < 0 || capturedByWhite < 0 || blackPasses < 0 || whitePasses < 0 || handicap < 0
				|| blackOvertime < 0 || whiteOvertime < 0 || blackPenalty < 0 || whitePenalty < 0) {
			throw new IllegalArgumentException("prisoners, passes, handicap, overtime and penalties are 0 or more");
		}
	}

	/** A board of which nothing else is known: no prisoners, no passes, no handicap, the ruleset's komi, nothing dead. */
	public static Ending of(Position position) {
		return new Ending(position, PointSet.none(position.grid()), 0, 0, 0, 0, Optional.empty(), 0, Optional.empty(),
				0, 0, 0, 0);
	}

	/** The end of this game, with its prisoners and its passes since the start or the last edit; nothing is dead yet. */
	public static Ending of(Game game) {
		return of(game.position()).withPrisoners(game.capturedBy(Color.BLACK), game.capturedBy(Color.WHITE))
				.withPassesAmong(game.moves());
	}

	/** The same with these stones dead. */
	public Ending withDead(PointSet stones) {
		return new Ending(position, stones, capturedByBlack, capturedByWhite, blackPasses, whitePasses, firstPass,
				handicap, komi, blackOvertime, whiteOvertime, blackPenalty, whitePenalty);
	}

	/** The same with these numbers of stones taken during the game. */
	public Ending withPrisoners(int byBlack, int byWhite) {
		return new Ending(position, dead, byBlack, byWhite, blackPasses, whitePasses, firstPass, handicap, komi,
				blackOvertime, whiteOvertime, blackPenalty, whitePenalty);
	}

	/** The same with these passes. */
	public Ending withPasses(int byBlack, int byWhite, Optional<Color> first) {
		return new Ending(position, dead, capturedByBlack, capturedByWhite, byBlack, byWhite, first, handicap, komi,
				blackOvertime, whiteOvertime, blackPenalty, whitePenalty);
	}

	/** The same with the passes that are among these moves, all of the game in their order. */
	public Ending withPassesAmong(List<Move> moves) {
		int black = 0;
		int white = 0;
		Optional<Color> first = Optional.empty();
		for (Move move : moves) {
			if (move instanceof Move.Pass) {
				first = first.or(() -> Optional.of(move.color()));
				black += move.color() == Color.BLACK ? 1 : 0;
				white += move.color() == Color.WHITE ? 1 : 0;
			}
		}
		return withPasses(black, white, first);
	}

	/** The same with so many handicap stones. */
	public Ending withHandicap(int stones) {
		return new Ending(position, dead, capturedByBlack, capturedByWhite, blackPasses, whitePasses, firstPass,
				stones, komi, blackOvertime, whiteOvertime, blackPenalty, whitePenalty);
	}

	/** The same with this komi, in points, instead of the ruleset's. */
	public Ending withKomi(Fraction points) {
		return new Ending(position, dead, capturedByBlack, capturedByWhite, blackPasses, whitePasses, firstPass,
				handicap, Optional.of(points), blackOvertime, whiteOvertime, blackPenalty, whitePenalty);
	}

	/** The same with so many overtime periods used. */
	public Ending withOvertime(int byBlack, int byWhite) {
		return new Ending(position, dead, capturedByBlack, capturedByWhite, blackPasses, whitePasses, firstPass,
				handicap, komi, byBlack, byWhite, blackPenalty, whitePenalty);
	}

	/** The same with these fines, in points. */
	public Ending withPenalties(int black, int white) {
		return new Ending(position, dead, capturedByBlack, capturedByWhite, blackPasses, whitePasses, firstPass,
				handicap, komi, blackOvertime, whiteOvertime, black, white);
	}

	/** How many of the opponent's stones this side took during the game. */
	public int capturedBy(Color color) {
		return color == Color.BLACK ? capturedByBlack : capturedByWhite;
	}

	/** How often this side passed. */
	public int passesBy(Color color) {
		return color == Color.BLACK ? blackPasses : whitePasses;
	}

	/** How many overtime periods this side used. */
	public int overtimeBy(Color color) {
		return color == Color.BLACK ? blackOvertime : whiteOvertime;
	}

	/** The points that this side was fined. */
	public int penaltyOf(Color color) {
		return color == Color.BLACK ? blackPenalty : whitePenalty;
	}
}
