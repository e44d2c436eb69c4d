package org.gobanbridge.rules.sgf;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.gobanbridge.rules.score.Fraction;
import org.jspecify.annotations.Nullable;

/**
 * A number of points or zi as records have it: {@code 6.5}, {@code 3又3/4子}, {@code 6目半}, {@code 四分之一子}.
 *
 * @param value
 *            in its unit
 */
record Amount(Fraction value, Unit unit) {
	/** What is counted. A zi is two points. */
	enum Unit {
		POINTS, ZI, UNSAID
	}

	private static final int LONGEST = 60;
	private static final String NUMERALS = "〇一二三四五六七八九";
	private static final Pattern AMOUNT = Pattern.compile("(?:(?<whole>\\d{1,6}(?:\\.\\d{0,6})?|\\.\\d{1,6})"
			+ "(?!\\d*\\s*(?:/|分之)))?\\s*(?:又|と)?\\s*"
			+ "(?:(?<over>\\d{1,4})\\s*/\\s*(?<under>\\d{1,4})|(?<parts>\\d{1,4})分之(?<taken>\\d{1,4}))?"
			+ "(?<vulgar>[" + Fraction.VULGAR + "])?\\s*(?<half>半|반)?\\s*"
			+ "(?:(?<zi>子|zi)|(?<points>目|点|點|집|호|points?|pts?\\.?|moku))?\\s*(?<more>半|반)?");

	/** Reads the whole text as an amount; a sign is not read. */
	static Optional<Amount> parse(String text) {
		Matcher found = AMOUNT.matcher(text.length() > LONGEST ? "" : plain(text.strip()));
		return found.matches() ? amount(found) : Optional.empty();
	}

	/** Reads an amount with words behind it, among which there is no other number and no other thing that is counted. */
	static Optional<Amount> beforeWords(String text) {
		Matcher found = AMOUNT.matcher(plain(text.strip()));
		boolean read = found.lookingAt() && !plain(text.strip()).substring(found.end()).matches(".*(\\d|stone).*");
		return read ? amount(found) : Optional.empty();
	}

	private static Optional<Amount> amount(Matcher found) {
		Optional<Fraction> number = part(found.group("whole")).map(Amount::decimal);
		number = sum(number, fraction(found.group("over"), found.group("under")));
		number = sum(number, fraction(found.group("taken"), found.group("parts")));
		number = sum(number, part(found.group("vulgar")).map(Fraction::parse));
		boolean half = found.group("half") != null || found.group("more") != null;
		number = sum(number, half ? Optional.of(Fraction.HALF) : Optional.empty());
		Unit unit = found.group("zi") != null ? Unit.ZI : found.group("points") != null ? Unit.POINTS : Unit.UNSAID;
		return number.map(value -> new Amount(value, unit));
	}

	/** The same in points; what has no unit is taken for points. */
	Fraction points() {
		return unit == Unit.ZI ? value.times(2) : value;
	}

	private static Optional<String> part(@Nullable String group) {
		return Optional.ofNullable(group);
	}

	private static Fraction decimal(String number) {
		return Fraction.parse(number.endsWith(".") ? number.substring(0, number.length() - 1) : number);
	}

	private static Optional<Fraction> fraction(@Nullable String over,
			@Nullable String under) {
		return over == null || under == null || Integer.parseInt(under) == 0
				? Optional.empty()
				: Optional.of(Fraction.of(Integer.parseInt(over), Integer.parseInt(under)));
	}

	private static Optional<Fraction> sum(Optional<Fraction> one, Optional<Fraction> other) {
		return one.isPresent() && other.isPresent() ? Optional.of(one.get().plus(other.get())) : one.or(() -> other);
	}

	/** Digits and signs of full width as plain ones, Chinese numerals up to 99 as digits, a decimal comma as a point. */
	static String plain(String text) {
		StringBuilder plain = new StringBuilder(text.length());
		for (int i = 0; i < text.length(); i++) {
			char c = text.charAt(i);
			int numeral = NUMERALS.indexOf(c == '两' || c == '兩' ? '二' : c);
			if (c >= '！' && c <= '～') {
				plain.append((char) (c - '！' + '!'));
			} else if (c == '十') {
				boolean tens = i > 0 && NUMERALS.indexOf(text.charAt(i - 1)) >= 0;
				boolean ones = i + 1 < text.length() && NUMERALS.indexOf(text.charAt(i + 1)) >= 0;
				plain.append(tens ? "" : "1").append(ones ? "" : "0");
			} else {
				plain.append(numeral >= 0 ? (char) ('0' + numeral) : c == ',' ? '.' : c);
			}
		}
		return plain.toString();
	}
}
