package org.gobanbridge.rules.sgf;

import java.util.Optional;
import org.gobanbridge.rules.score.Fraction;

/** What {@code KM} means. Chinese servers write zi, or hundredths, where SGF wants points (RULES 3, subtlety 11). */
final class Komi {
	/** No komi in points is so large. */
	private static final Fraction HUNDREDTHS_FROM = Fraction.of(200);
	/** Above it are hundredths of points ({@code 650}), below hundredths of zi ({@code 375}). */
	private static final Fraction HUNDREDTHS_OF_ZI_TO = Fraction.of(400);

	private Komi() {
	}

	/**
	 * Komi in points, below zero if Black is given some; empty if the text is no number.
	 *
	 * @param chineseServer
	 *            whether the record comes from one of those that write hundredths
	 */
	static Optional<Fraction> points(String text, boolean chineseServer) {
		boolean minus = isNegative(text);
		return Amount.parse(unsigned(text)).map(komi -> points(komi, chineseServer))
				.map(komi -> minus ? komi.negate() : komi);
	}

	/** The number as it stands there; empty if it is none. */
	static Optional<Fraction> asWritten(String text) {
		boolean minus = isNegative(text);
		return Amount.parse(unsigned(text)).map(Amount::value).map(value -> minus ? value.negate() : value);
	}

	private static boolean isNegative(String text) {
		return text.startsWith("-") || text.startsWith("−");
	}

	private static String unsigned(String text) {
		return isNegative(text) || text.startsWith("+") ? text.substring(1) : text;
	}

	private static Fraction points(Amount komi, boolean chineseServer) {
		Fraction value = komi.value();
		if (komi.unit() != Amount.Unit.UNSAID) {
			return komi.points();
		}
		if (value.compareTo(HUNDREDTHS_FROM) >= 0) {
			return value.compareTo(HUNDREDTHS_OF_ZI_TO) > 0 ? value.dividedBy(100) : value.dividedBy(50);
		}
		if (chineseServer && value.equals(Fraction.of(50))) {
			return Fraction.HALF;
		}
		// No komi in points has quarters.
		return value.denominator() == 4 ? value.times(2) : value;
	}
}
