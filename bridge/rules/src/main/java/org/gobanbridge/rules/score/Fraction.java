package org.gobanbridge.rules.score;

import java.math.BigDecimal;
import java.text.Normalizer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * An exact number of points or of zi: quarters of a zi, halves of a shared point, sixtieths. Always in lowest terms with
 * a positive denominator, so that equal numbers are equal objects. Immutable; any thread may use it.
 *
 * @param numerator
 *            carries the sign
 * @param denominator
 *            at least 1
 */
public record Fraction(long numerator, long denominator) implements Comparable<Fraction> {
	public static final Fraction ZERO = new Fraction(0, 1);
	public static final Fraction HALF = new Fraction(1, 2);

	private static final String VULGAR = "¼½¾⅐⅑⅒⅓⅔⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞";
	private static final Pattern DECIMAL = Pattern.compile("\\d{1,9}(?:\\.\\d{1,9})?|\\.\\d{1,9}");
	private static final Pattern MIXED = Pattern.compile("(?:(\\d{1,9})(?:\\s+|又))?(\\d{1,9})\\s*/\\s*(\\d{1,9})");

	/**
	 * @throws IllegalArgumentException
	 *             if the denominator is 0 or less
	 */
	public Fraction {
		if (denominator < 1) {
			throw new IllegalArgumentException("a fraction of " + numerator + " over " + denominator);
		}
		long divisor = greatestCommonDivisor(numerator, denominator);
		numerator /= divisor;
		denominator /= divisor;
	}

	private static long greatestCommonDivisor(long a, long b) {
		long x = Math.abs(a);
		long y = b;
		while (y != 0) {
			long rest = x % y;
			x = y;
			y = rest;
		}
		return x;
	}

	/** A whole number. */
	public static Fraction of(long whole) {
		return new Fraction(whole, 1);
	}

	/** A number of parts: {@code of(15, 4)} is 3¾. */
	public static Fraction of(long numerator, long denominator) {
		return new Fraction(numerator, denominator);
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
			value = of(decimal.unscaledValue().longValueExact(), BigDecimal.TEN.pow(decimal.scale()).longValueExact());
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
		return of(Math.addExact(Math.multiplyExact(numerator, other.denominator),
				Math.multiplyExact(other.numerator, denominator)),
				Math.multiplyExact(denominator, other.denominator));
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
		return of(Math.multiplyExact(numerator, factor), denominator);
	}

	/** One part of so many equal parts. */
	public Fraction dividedBy(long parts) {
		return of(numerator, Math.multiplyExact(denominator, parts));
	}

	/** Half of it: points as zi. */
	public Fraction half() {
		return dividedBy(2);
	}

	public Fraction negate() {
		return of(-numerator, denominator);
	}

	/** The number without its sign. */
	public Fraction abs() {
		return of(Math.abs(numerator), denominator);
	}

	/** −1, 0 or 1. */
	public int signum() {
		return Long.signum(numerator);
	}

	/** The largest whole number that is not above this one. */
	public long floor() {
		return Math.floorDiv(numerator, denominator);
	}

	@Override
	public int compareTo(Fraction other) {
		return Long.compare(Math.multiplyExact(numerator, other.denominator),
				Math.multiplyExact(other.numerator, denominator));
	}

	/** As a whole number and a proper fraction: {@code 184 1/4}, {@code -3/4}, {@code 7}. */
	public String mixed() {
		long whole = Math.abs(numerator) / denominator;
		long rest = Math.abs(numerator) % denominator;
		String sign = numerator < 0 ? "-" : "";
		if (rest == 0) {
			return sign + whole;
		}
		return sign + (whole == 0 ? "" : whole + " ") + rest + "/" + denominator;
	}

	/** As a decimal where that is exact ({@code 7.5}, {@code -0.25}, {@code 8}), else as {@link #mixed}: {@code 1 5/6}. */
	@Override
	public String toString() {
		long rest = denominator;
		while (rest % 2 == 0) {
			rest /= 2;
		}
		while (rest % 5 == 0) {
			rest /= 5;
		}
		if (rest != 1) {
			return mixed();
		}
		return BigDecimal.valueOf(numerator).divide(BigDecimal.valueOf(denominator)).toPlainString();
	}
}
