package org.gobanbridge.core.game;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.score.Fraction;

/**
 * What White gets for moving second.
 *
 * @param points
 *            exact; negative where Black gets it
 */
public record Komi(Fraction points) {
	/** How people write it. */
	public static final String AS_WRITTEN = "whole or half points, 7.5, or \"3.75zi\"";

	private static final Pattern WRITTEN = Pattern.compile("(-?\\d{1,3}(?:\\.\\d{1,9})?)( ?zi)?");
	private static final int POINTS_IN_A_ZI = 2;

	/**
	 * The komi that this text says: points ({@code 7.5}), or zi ({@code 3.75zi}), of which each is two points. Empty if it
	 * is no number, or one that is not made of half points.
	 */
	public static Optional<Komi> find(String text) {
		Matcher written = WRITTEN.matcher(text.strip());
		if (!written.matches()) {
			return Optional.empty();
		}
		Fraction number = Fraction.parse(written.group(1));
		Fraction points = written.group(2) == null ? number : number.times(POINTS_IN_A_ZI);
		return points.isMadeOf(2) ? Optional.of(new Komi(points)) : Optional.empty();
	}

	/** What may have been meant by a text that is no komi: zi without the word, or a comma in place of the dot. */
	public static Optional<String> meant(String text) {
		String dotted = text.strip().replace(',', '.');
		return Stream.of(dotted, dotted + "zi").filter(near -> find(near).isPresent()).findFirst();
	}

	/** Whether it is not more than there are points on the board. */
	public boolean fits(Grid grid) {
		return points.abs().compareTo(Fraction.of(grid.pointCount())) <= 0;
	}

	/** The points as a plain number, {@code 7.5}. */
	public String inPoints() {
		return points.toString();
	}
}
