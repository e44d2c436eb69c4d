package org.gobanbridge.rules.score;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.text.Normalizer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * An exact number of points or of zi: quarters of a zi, halves of a shared point, sixtieths, whatever parts a sum of
 * shares comes to. Always in lowest terms with a positive denominator, so that equal numbers are equal objects. Immutable; any thread may use it.
 *
 * @param numerator
 *            carries the sign
 * @param denominator
 *            at least 1
 */
public record Fraction(BigInteger numerator, BigInteger denominator) implements Comparable<Fraction> {
	public static final Fraction ZERO = of(0);
	public static final Fraction HALF = of(1, 2);

	/** The characters that are a fraction by themselves. */
	public static final String VULGAR = "¼½¾⅐⅑⅒⅓⅔⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞";
	private static final Pattern DECIMAL = Pattern.compile("\\d{1,9}(?:\\.\\d{1,9})?|\\.\\d{1,9}");
	private static final Pattern MIXED = Pattern.compile("(?:(\\d{1,9})(?:\\s+|又))?(\\d{1,9})\\s*/\\s*(\\d{1,9})");
	private static final BigInteger FIVE = BigInteger.valueOf(5);

	/**
	 * @throws IllegalArgumentException
	 *             if the denominator is 0 or less
	 */
	public Fraction {
		if (denominator.signum() < 1) {
			throw new IllegalArgumentException("a fraction of " + numerator + " over " + denominator);
		}
		BigInteger divisor = numerator.gcd(denominator);
		numerator = numerator.divide(divisor);
		denominator = denominator.divide(divisor);
	}

	/** A whole number. */
	public static Fraction of(long whole) {
		return of(whole, 1);
	}

	/** A number of parts: {@code of(15, 4)} is 3¾. */
	public static Fraction of(long numerator, long denominator) {
		return new Fraction(BigInteger.valueOf(numerator), BigInteger.valueOf(denominator));
	}

	/**
	 * Reads a number as people write it: {@code 7}, {@code -0.25}, {@code 15/4}, {@code 3 3/4}, {@code 3又3/4},
	 * {@code 184¼}.
	 *
	 * @throws IllegalArgumentException
	 *             if it is not such a number, or has more than nine digits in a row
	 */
	public static Fraction parse(String text) {
		String number = text.strip();
		boolean negative = number.startsWith("-") || number.startsWith("−");
		String size = spelledOut(negative || number.startsWith("+") ? number.substring(1) : number);
		Matcher mixed = MIXED.matcher(size);
		Fraction value;
		if (DECIMAL.matcher(size).matches()) {
			BigDecimal decimal = new BigDecimal(size);
			value = new Fraction(decimal.unscaledValue(), BigInteger.TEN.pow(decimal.scale()));
		} else if (mixed.matches() && Long.parseLong(mixed.group(3)) != 0) {
			String whole = mixed.group(1);
			value = of(Long.parseLong(mixed.group(2)), Long.parseLong(mixed.group(3)))
					.plus(of(whole == null ? 0 : Long.parseLong(whole)));
		} else {
			throw new IllegalArgumentException("'" + text + "' is not a number like 7.5, 3 3/4 or 3¾");
		}
		return negative ? value.negate() : value;
	}

	/** {@code 3¾} as {@code 3 3/4}; other text as it is. */
	private static String spelledOut(String text) {
		if (text.isEmpty() || VULGAR.indexOf(text.charAt(text.length() - 1)) < 0) {
			return text;
		}
		String part = Normalizer.normalize(text.substring(text.length() - 1), Normalizer.Form.NFKC).replace('⁄', '/');
		return (text.substring(0, text.length() - 1).strip() + " " + part).strip();
	}

	/** The sum of both. */
	public Fraction plus(Fraction other) {
		return new Fraction(numerator.multiply(other.denominator).add(other.numerator.multiply(denominator)),
				denominator.multiply(other.denominator));
	}

	/** The sum of this and a whole number. */
	public Fraction plus(long whole) {
		return plus(of(whole));
	}

	/** What is left when the other is taken away. */
	public Fraction minus(Fraction other) {
		return plus(other.negate());
	}

	/** This many times the number. */
	public Fraction times(long factor) {
		return new Fraction(numerator.multiply(BigInteger.valueOf(factor)), denominator);
	}

	/** One part of so many equal parts. */
	public Fraction dividedBy(long parts) {
		return new Fraction(numerator, denominator.multiply(BigInteger.valueOf(parts)));
	}

	/** Half of it: points as zi. */
	public Fraction half() {
		return dividedBy(2);
	}

	public Fraction negate() {
		return new Fraction(numerator.negate(), denominator);
	}

	/** The number without its sign. */
	public Fraction abs() {
		return new Fraction(numerator.abs(), denominator);
	}

	/** −1, 0 or 1. */
	public int signum() {
		return numerator.signum();
	}

	/** Whether it is a whole number of such parts: of halves, 2. */
	public boolean isMadeOf(int parts) {
		return BigInteger.valueOf(parts).mod(denominator).signum() == 0;
	}

	/**
	 * The largest whole number that is not above this one.
	 *
	 * @throws ArithmeticException
	 *             if it has more than 63 bits
	 */
	public long floor() {
		return numerator.subtract(numerator.mod(denominator)).divide(denominator).longValueExact();
	}

	@Override
	public int compareTo(Fraction other) {
		return numerator.multiply(other.denominator).compareTo(other.numerator.multiply(denominator));
	}

	/** As a whole number and a proper fraction: {@code 184 1/4}, {@code -3/4}, {@code 7}. */
	public String mixed() {
		BigInteger[] whole = numerator.abs().divideAndRemainder(denominator);
		String sign = signum() < 0 ? "-" : "";
		if (whole[1].signum() == 0) {
			return sign + whole[0];
		}
		return sign + (whole[0].signum() == 0 ? "" : whole[0] + " ") + whole[1] + "/" + denominator;
	}

	/** For programs: as a decimal where that is exact, else as one fraction: {@code 7.5}, {@code -11/6}. */
	public String exact() {
		return isDecimal() ? toString() : numerator + "/" + denominator;
	}

	private boolean isDecimal() {
		BigInteger rest = denominator.shiftRight(denominator.getLowestSetBit());
		while (rest.mod(FIVE).signum() == 0) {
			rest = rest.divide(FIVE);
		}
		return rest.equals(BigInteger.ONE);
	}

	/** As a decimal where that is exact ({@code 7.5}, {@code -0.25}, {@code 8}), else as {@link #mixed}: {@code 1 5/6}. */
	@Override
	public String toString() {
		return isDecimal() ? new BigDecimal(numerator).divide(new BigDecimal(denominator)).toPlainString() : mixed();
	}
}
