package org.gobanbridge.core.time;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Locale;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a turn costs in each system (RULES T3 to T6): golden tables. Times are seconds. */
class TimeSystemsTest {
	private static final Byoyomi RESERVED = Byoyomi.reserved(2 * 3_600_000L, 5);
	private static final Canadian CANADIAN = new Canadian(60_000, 300_000, 3);
	private static final Fischer FISCHER = new Fischer(120_000, 10_000, OptionalLong.of(125_000));
	private static final Delay DELAY = new Delay(60_000, 5_000);
	private static final Overtime ING = Overtime.ing(3_600_000);

	private static long ms(double seconds) {
		return Math.round(seconds * 1000);
	}

	/** {@code main periods period stones}, in seconds, or {@code out}. */
	private static String text(TimeLeft left) {
		return left.out()
				? "out"
				: String.format(Locale.ROOT, "%.1f %d %.1f %d", left.main() / 1000.0, left.periods(),
						left.period() / 1000.0, left.stones());
	}

	@Test
	void theReservedMinutesAreTheLastOfTheLimit() {
		assertThat(text(RESERVED.start())).isEqualTo("6900.0 5 60.0 0");
	}

	@ParameterizedTest
	@CsvSource({"59.9, 0.0 5 60.0 0", "60.0, 0.0 4 60.0 0", "60.1, 0.0 4 60.0 0", "125, 0.0 3 60.0 0",
			"299.999, 0.0 1 60.0 0", "300, out", "301, out"})
	void aTurnInTheReservedMinutesCostsItsFullMinutes(double seconds, String left) {
		TimeLeft before = TimeLeft.of(0, 5, 60_000, 0);
		assertThat(text(RESERVED.after(before, ms(seconds)))).isEqualTo(left);
	}

	@ParameterizedTest
	@CsvSource({"9.9, 0.1 5 60.0 0", "10, 0.0 5 60.0 0", "10.1, 0.0 5 60.0 0", "69.9, 0.0 5 60.0 0",
			"70, 0.0 4 60.0 0", "135, 0.0 3 60.0 0", "309.9, 0.0 1 60.0 0", "310, out"})
	void aTurnAtTheEndOfTheMainTimeGoesOnInTheReservedMinutes(double seconds, String left) {
		TimeLeft before = TimeLeft.of(10_000, 5, 60_000, 0);
		assertThat(text(RESERVED.after(before, ms(seconds)))).isEqualTo(left);
	}

	@ParameterizedTest
	@CsvSource({"59.9, 0.0 1 60.0 0", "60.0, out", "60.1, out"})
	void theLastMinuteMayNotBeUsedUp(double seconds, String left) {
		TimeLeft before = TimeLeft.of(0, 1, 60_000, 0);
		assertThat(text(RESERVED.after(before, ms(seconds)))).isEqualTo(left);
		assertThat(RESERVED.flag(before)).hasValue(60_000);
	}

	@Test
	void aPeriodThatAPauseInterruptedGoesOnWhereItStopped() {
		TimeLeft paused = RESERVED.during(TimeLeft.of(0, 2, 60_000, 0), 45_000);
		assertThat(text(paused)).isEqualTo("0.0 2 15.0 0");
		assertThat(text(RESERVED.after(paused, ms(14.9)))).isEqualTo("0.0 2 60.0 0");
		assertThat(text(RESERVED.after(paused, ms(15)))).isEqualTo("0.0 1 60.0 0");
		assertThat(RESERVED.flag(paused)).hasValue(75_000);
	}

	@ParameterizedTest
	@CsvSource({"59.9, 0.1 0 300.0 3", "60.0, 0.0 0 300.0 2", "60.1, 0.0 0 299.9 2", "125, 0.0 0 235.0 2",
			"359.9, 0.0 0 0.1 2", "360, out"})
	void aCanadianPeriodBeginsWithTheTurnThatUsesUpTheMainTime(double seconds, String left) {
		assertThat(text(CANADIAN.after(CANADIAN.start(), ms(seconds)))).isEqualTo(left);
	}

	@Test
	void aCanadianPeriodIsWholeAgainAfterItsStones() {
		TimeLeft left = TimeLeft.of(0, 0, 300_000, 3);
		left = CANADIAN.after(left, 100_000);
		left = CANADIAN.after(left, 100_000);
		assertThat(text(left)).isEqualTo("0.0 0 100.0 1");
		assertThat(text(CANADIAN.after(left, ms(99.9)))).isEqualTo("0.0 0 300.0 3");
		assertThat(text(CANADIAN.after(left, ms(100)))).isEqualTo("out");
	}

	@ParameterizedTest
	@CsvSource({"1, 125.0 0 0.0 0", "10, 120.0 0 0.0 0", "59.9, 70.1 0 0.0 0", "60.0, 70.0 0 0.0 0",
			"60.1, 69.9 0 0.0 0", "119.9, 10.1 0 0.0 0", "120, out", "125, out"})
	void fischerGivesTimeBackUpToTheCap(double seconds, String left) {
		assertThat(text(FISCHER.after(FISCHER.start(), ms(seconds)))).isEqualTo(left);
	}

	@Test
	void aCapTakesNothingAway() {
		assertThat(text(FISCHER.after(TimeLeft.of(200_000, 0, 0, 0), 1_000))).isEqualTo("199.0 0 0.0 0");
	}

	@ParameterizedTest
	@CsvSource({"4.9, 60.0 0 5.0 0", "5.0, 60.0 0 5.0 0", "5.1, 59.9 0 5.0 0", "59.9, 5.1 0 5.0 0",
			"60.0, 5.0 0 5.0 0", "60.1, 4.9 0 5.0 0", "64.9, 0.1 0 5.0 0", "65, out", "125, out"})
	void theDelayCostsNothing(double seconds, String left) {
		assertThat(text(DELAY.after(DELAY.start(), ms(seconds)))).isEqualTo(left);
	}

	@ParameterizedTest
	@CsvSource({"3599.9, 0.1 3 0.0 0, 0", "3600, 0.0 2 600.0 0, 2", "3660.1, 0.0 2 539.9 0, 2",
			"4199.9, 0.0 2 0.1 0, 2", "4200, 0.0 1 600.0 0, 4", "5399.9, 0.0 0 0.1 0, 6", "5400, out, 6"})
	void ingsOvertimeIsBoughtAsItBegins(double seconds, String left, int points) {
		TimeLeft after = ING.after(ING.start(), ms(seconds));
		assertThat(text(after)).isEqualTo(left);
		assertThat(ING.points(after)).isEqualTo(points);
	}

	@ParameterizedTest
	@CsvSource({"59.9, 0.1 0 0.0 0", "60.0, out", "60.1, out"})
	void absoluteTimeMayNotBeUsedUp(double seconds, String left) {
		Absolute minute = new Absolute(60_000);
		assertThat(text(minute.after(minute.start(), ms(seconds)))).isEqualTo(left);
	}

	@Test
	void withoutAClockNothingIsUsedUp() {
		NoTime none = new NoTime();
		assertThat(none.after(none.start(), 1_000_000_000)).isEqualTo(none.start());
		assertThat(none.flag(none.start())).isEmpty();
	}

	@Test
	void timesThatMakeNoSenseAreRefused() {
		assertThatThrownBy(() -> new Absolute(0)).hasMessageContaining("main time");
		assertThatThrownBy(() -> new Byoyomi(0, 0, 60_000)).hasMessageContaining("a period at least");
		assertThatThrownBy(() -> Byoyomi.reserved(60_000, 2)).hasMessageContaining("main time");
		assertThatThrownBy(() -> new Canadian(0, 60_000, 0)).hasMessageContaining("a stone at least");
		assertThatThrownBy(() -> new Fischer(60_000, -1, OptionalLong.empty())).hasMessageContaining("increment");
		assertThatThrownBy(() -> new Delay(60_000, -1)).hasMessageContaining("delay");
	}
}
