package org.gobanbridge.rules.score;

import java.util.Optional;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.PointSet;

/**
 * The count of a final board, with every part of it that people would check. Immutable.
 *
 * @param ruleset
 *            the rules it was counted by
 * @param black
 *            Black's parts
 * @param white
 *            White's parts
 * @param dead
 *            the stones that were taken as dead
 * @param dame
 *            shared points that either side may still fill; under rules with a tax they should be filled before
 * @param seki
 *            the stones in seki, of both colours
 * @param shared
 *            all points that both sides touch: the dame, and the common liberties in seki
 */
public record Count(Ruleset ruleset, SideCount black, SideCount white, PointSet dead, PointSet dame, PointSet seki,
		PointSet shared) {
	/** This side's parts. */
	public SideCount side(Color color) {
		return color == Color.BLACK ? black : white;
	}

	/** By how many points Black is ahead; negative if White is. */
	public Fraction margin() {
		return black.total().minus(white.total());
	}

	/** The margin in zi (子): half the points. */
	public Fraction marginZi() {
		return margin().half();
	}

	/** Who has won; empty for a draw. */
	public Optional<Color> winner() {
		return switch (margin().signum()) {
			case 1 -> Optional.of(Color.BLACK);
			case -1 -> Optional.of(Color.WHITE);
			default -> ruleset.counting().tieWinner();
		};
	}

	/** The result as records have it, in points: {@code B+3.5}, {@code W+1 5/6}, {@code 0} for a draw. */
	public String result() {
		return winner().map(color -> color.letter() + "+" + margin().abs()).orElse("0");
	}

	/** The result in zi: {@code B+1 3/4}, {@code 0} for a draw. */
	public String resultZi() {
		return winner().map(color -> color.letter() + "+" + marginZi().abs().mixed()).orElse("0");
	}

	/**
	 * The Chinese count of one side against half the board, in zi; of use where area is counted. Points that neither has are
	 * split, so that either side's count tells the same.
	 */
	public OneSide oneSide(Color color) {
		long points = dead.grid().pointCount();
		Fraction half = Fraction.of(points, 2);
		Fraction adjustment = adjustments(color).minus(adjustments(color.opponent())).half();
		Fraction ahead = color == Color.BLACK ? marginZi() : marginZi().negate();
		return new OneSide(color, half.plus(ahead).minus(adjustment), adjustment, half);
	}

	/** What is not on the board. */
	private Fraction adjustments(Color color) {
		SideCount side = side(color);
		return side.komi().plus((long) side.compensation() - side.overtime() - side.penalty() - side.tax());
	}
}
