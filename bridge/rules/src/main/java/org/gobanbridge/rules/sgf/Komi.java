package org.gobanbridge.rules.sgf;

import java.util.Optional;
import java.util.Set;
import org.gobanbridge.rules.score.Fraction;
import org.gobanbridge.rules.score.Ruleset;

/** What {@code KM} means. Chinese servers write zi, or hundredths, where SGF wants points (RULES 3, subtlety 11). */
final class Komi {
	/** No komi in points is so large. */
	private static final Fraction HUNDREDTHS_FROM = Fraction.of(200);
	/** Above it are hundredths of points ({@code 650}), below hundredths of zi ({@code 375}). */
	private static final Fraction HUNDREDTHS_OF_ZI_TO = Fraction.of(400);
	/** What is given in China, in zi: whatever program writes it. */
	private static final Set<Fraction> CHINESE = Set.of(Fraction.parse("2.75"), Fraction.parse("3.25"),
			Fraction.parse("3.75"));

	private Komi() {
	}

	/**
	 * Komi in points, below zero if Black is given some; empty if the text is no number, or one that is no komi.
	 *
	 * @param chineseServer
	 *            whether the record comes from one of those that write hundredths
	 */
	static Optional<Fraction> points(String text, boolean chineseServer) {
		boolean minus = isNegative(text);
		return Amount.parse(unsigned(text)).flatMap(komi -> points(komi, chineseServer))
				.filter(Ruleset::isKomi).map(komi -> minus ? komi.negate() : komi);
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

	private static Optional<Fraction> points(Amount komi, boolean chineseServer) {
		Fraction value = komi.value();
		if (komi.unit() != Amount.Unit.UNSAID) {
			return Optional.of(komi.points());
		}
		if (value.compareTo(HUNDREDTHS_FROM) >= 0) {
			boolean zi = value.compareTo(HUNDREDTHS_OF_ZI_TO) <= 0;
			return Optional.of(value.dividedBy(zi ? 50 : 100)).filter(points -> points.isMadeOf(2));
		}
		if (chineseServer && value.equals(Fraction.of(50))) {
			return Optional.of(Fraction.HALF);
		}
		boolean quarters = value.isMadeOf(4) && !value.isMadeOf(2);
		return Optional.of(CHINESE.contains(value) || chineseServer && quarters ? value.times(2) : value);
	}
}
