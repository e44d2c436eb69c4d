package org.gobanbridge.core.game;

import java.math.BigDecimal;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.gobanbridge.rules.Grid;

/**
 * What White gets for moving second.
 *
 * @param points
 *            exact; negative where Black gets it
 */
public record Komi(BigDecimal points) {
	/** How people write it. */
	public static final String AS_WRITTEN = "whole or half points, 7.5, or \"3.75zi\"";

	private static final Pattern WRITTEN = Pattern.compile("(-?\\d{1,3}(?:\\.\\d{1,9})?)( ?zi)?");
	private static final BigDecimal POINTS_IN_A_ZI = BigDecimal.TWO;

	/**
	 * The komi that this text says: points ({@code 7.5}), or zi ({@code 3.75zi}), of which each is two points. Empty if it
	 * is no number, or one that is not made of half points.
	 */
	public static Optional<Komi> find(String text) {
		Matcher written = WRITTEN.matcher(text.strip());
		if (!written.matches()) {
			return Optional.empty();
		}
		BigDecimal number = new BigDecimal(written.group(1));
		BigDecimal points = written.group(2) == null ? number : number.multiply(POINTS_IN_A_ZI);
		boolean halves = points.multiply(BigDecimal.TWO).remainder(BigDecimal.ONE).signum() == 0;
		return halves ? Optional.of(new Komi(points)) : Optional.empty();
	}

	/** What may have been meant by a text that is no komi: zi without the word, or a comma in place of the dot. */
	public static Optional<String> meant(String text) {
		String dotted = text.strip().replace(',', '.');
		return Stream.of(dotted, dotted + "zi").filter(near -> find(near).isPresent()).findFirst();
	}

	/** Whether it is not more than there are points on the board. */
	public boolean fits(Grid grid) {
		return points.abs().compareTo(BigDecimal.valueOf(grid.pointCount())) <= 0;
	}

	/** The points as a plain number, {@code 7.5}. */
	public String inPoints() {
		return points.stripTrailingZeros().toPlainString();
	}
}
