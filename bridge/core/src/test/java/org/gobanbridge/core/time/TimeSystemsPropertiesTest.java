package org.gobanbridge.core.time;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalLong;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.LongRange;
import net.jqwik.api.constraints.Size;

/** Time is only taken away, to the millisecond, but for what a finished turn gives. */
class TimeSystemsPropertiesTest {
	@Provide
	Arbitrary<TimeSystem> systems() {
		return Arbitraries.of(new Absolute(600_000), new Byoyomi(60_000, 5, 30_000), new Byoyomi(0, 3, 60_000),
				new Canadian(60_000, 300_000, 5), new Fischer(120_000, 5_000, OptionalLong.empty()),
				new Fischer(120_000, 5_000, OptionalLong.of(130_000)), new Delay(120_000, 5_000),
				Overtime.ing(600_000));
	}

	/** All the time there would be without a stone being played. */
	private static long total(TimeSystem system, TimeLeft left) {
		return left.out() ? 0 : system.flag(left).orElseThrow();
	}

	@Property
	void whatIsTakenInTwoStepsIsWhatIsTakenInOne(@ForAll("systems") TimeSystem system,
			@ForAll @LongRange(max = 400_000) long first, @ForAll @LongRange(max = 400_000) long second) {
		TimeLeft paused = system.during(system.start(), first);
		if (!paused.out()) {
			assertThat(system.during(paused, second)).isEqualTo(system.during(system.start(), first + second));
		}
	}

	@Property
	void aTurnTakesExactlyItsTimeWhileItLasts(@ForAll("systems") TimeSystem system,
			@ForAll @LongRange(max = 800_000) long elapsed) {
		long before = total(system, system.start());
		assertThat(total(system, system.during(system.start(), elapsed))).isEqualTo(Math.max(0, before - elapsed));
		assertThat(system.during(system.start(), elapsed).out()).isEqualTo(elapsed >= before);
	}

	@Property
	void timeNeverRisesButByWhatATurnGives(@ForAll("systems") TimeSystem system,
			@ForAll @Size(max = 60) List<@LongRange(max = 40_000) Long> turns) {
		TimeLeft left = system.start();
		for (long elapsed : turns) {
			TimeLeft during = system.during(left, elapsed);
			if (during.out()) {
				return;
			}
			TimeLeft after = system.ended(during);
			assertThat(after.main()).isLessThanOrEqualTo(during.main() + given(system));
			assertThat(after.periods()).isLessThanOrEqualTo(during.periods());
			assertThat(after.main()).isGreaterThanOrEqualTo(0);
			assertThat(total(system, after)).isGreaterThanOrEqualTo(total(system, during));
			left = after;
		}
	}

	private static long given(TimeSystem system) {
		return system instanceof Fischer fischer ? fischer.increment() : 0;
	}
}
