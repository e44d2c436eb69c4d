package org.gobanbridge.rules.score;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.math.BigInteger;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Exact numbers. */
class FractionTest {
	@ParameterizedTest
	@CsvSource({"7,7,1", "7.5,15,2", "3 3/4,15,4", "3¾,15,4", "184¼,737,4", "176 ¾,707,4", "3又3/4,15,4", "½,1,2",
			"1⅚,11,6", "6 3/5,33,5", "-0.25,-1,4", "−½,-1,2", "+6.5,13,2", ".5,1,2", "15/4,15,4", "0,0,1", "6/4,3,2",
			"0.30,3,10"})
	void itIsReadAsPeopleWriteIt(String text, long numerator, long denominator) {
		Fraction fraction = Fraction.parse(text);
		assertThat(fraction.numerator()).isEqualTo(BigInteger.valueOf(numerator));
		assertThat(fraction.denominator()).isEqualTo(BigInteger.valueOf(denominator));
	}

	@ParameterizedTest
	@ValueSource(strings = {"", "seven", "7,5", "1/0", "3/", "--1", "1e3", "1.", "¼¼", "12345678901", "7.5.1", "- 1"})
	void whatIsNoNumberIsRefused(String text) {
		assertThatIllegalArgumentException().isThrownBy(() -> Fraction.parse(text))
				.withMessage("'" + text + "' is not a number like 7.5, 3 3/4 or 3¾");
	}

	@ParameterizedTest
	@CsvSource({"15,4,3.75,3 3/4", "-1,4,-0.25,-1/4", "8,1,8,8", "11,6,1 5/6,1 5/6", "33,5,6.6,6 3/5",
			"-11,6,-1 5/6,-1 5/6",
			"0,5,0,0", "100,1,100,100", "737,4,184.25,184 1/4"})
	void itIsPrintedAsADecimalWhereThatIsExact(long numerator, long denominator, String text, String mixed) {
		assertThat(Fraction.of(numerator, denominator)).hasToString(text);
		assertThat(Fraction.of(numerator, denominator).mixed()).isEqualTo(mixed);
	}

	@ParameterizedTest
	@CsvSource({"15,4,3.75", "11,6,11/6", "-1,3,-1/3", "8,1,8", "0,1,0"})
	void forProgramsItIsADecimalOrOneFraction(long numerator, long denominator, String text) {
		assertThat(Fraction.of(numerator, denominator).exact()).isEqualTo(text);
	}

	@Test
	void aDenominatorOfZeroIsRefused() {
		assertThatIllegalArgumentException().isThrownBy(() -> Fraction.of(1, 0)).withMessage("a fraction of 1 over 0");
	}

	@Property
	void whatIsPrintedIsReadAgain(@ForAll @IntRange(min = -99999, max = 99999) int numerator,
			@ForAll @IntRange(min = 1, max = 999) int denominator) {
		Fraction fraction = Fraction.of(numerator, denominator);
		assertThat(Fraction.parse(fraction.mixed())).isEqualTo(fraction);
		if (denominator <= 100) {
			assertThat(Fraction.parse(fraction.toString())).isEqualTo(fraction);
		}
	}

	@Property
	void sumsAndOrderAreThoseOfNumbers(@ForAll @IntRange(min = -9999, max = 9999) int a,
			@ForAll @IntRange(min = 1, max = 60) int b, @ForAll @IntRange(min = -9999, max = 9999) int c,
			@ForAll @IntRange(min = 1, max = 60) int d) {
		Fraction one = Fraction.of(a, b);
		Fraction other = Fraction.of(c, d);
		assertThat(one.plus(other)).isEqualTo(Fraction.of((long) a * d + (long) c * b, (long) b * d));
		assertThat(one.plus(other).minus(other)).isEqualTo(one);
		assertThat(one.compareTo(other)).isEqualTo(Integer.signum(one.minus(other).signum()));
		assertThat(one.half().times(2)).isEqualTo(one);
		assertThat(one.abs().signum()).isGreaterThanOrEqualTo(0);
		assertThat(Fraction.of(one.floor())).isLessThanOrEqualTo(one);
		assertThat(Fraction.of(one.floor() + 1)).isGreaterThan(one);
	}
}
