package org.gobanbridge.core.time;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What is called during a turn, and at which second (RULES T5). */
class CallScheduleTest {
	/** All calls of a turn that lasts until the time is used up: {@code 30.0 30s}. */
	private static List<String> calls(TimeSystem system, TimeLeft before) {
		List<String> calls = new ArrayList<>();
		long at = 0;
		Optional<Call> next = CallSchedule.USUAL.next(system, before, at);
		while (next.isPresent()) {
			at = next.get().elapsed();
			calls.add(at / 1000.0 + " " + next.get().key());
			next = CallSchedule.USUAL.next(system, before, at);
		}
		return calls;
	}

	@Test
	void theSecondsOfAReservedMinuteAndOfTheLast() {
		assertThat(calls(new Byoyomi(0, 2, 60_000), TimeLeft.of(0, 2, 60_000, 0))).containsExactly("30.0 30s",
				"40.0 40s", "50.0 50s", "55.0 55s", "58.0 58s", "60.0 periods-left:1", "90.0 30s", "100.0 40s",
				"110.0 50s", "111.0 1", "112.0 2", "113.0 3", "114.0 4", "115.0 5", "116.0 6", "117.0 7", "118.0 8",
				"119.0 9");
	}

	@Test
	void whoAsksIsToldOfHisPeriodsWhenNoSecondOfTheMainTimeIsLeft() {
		assertThat(CallSchedule.answer(TimeLeft.of(600, 5, 30_000, 0))).isEqualTo("periods-left:5");
		assertThat(CallSchedule.answer(TimeLeft.of(1_600, 5, 30_000, 0))).isEqualTo("seconds-left:1");
		assertThat(CallSchedule.answer(TimeLeft.of(600, 0, 0, 0))).isEqualTo("seconds-left:0");
	}

	@Test
	void theMainTimeEndsInTheTurn() {
		assertThat(calls(new Byoyomi(1_500, 2, 30_000), TimeLeft.of(1_500, 2, 30_000, 0))).startsWith(
				"1.5 periods-left:2", "11.5 10s", "21.5 20s", "26.5 25s", "29.5 28s", "31.5 periods-left:1");
	}

	@Test
	void whatWasCalledBeforeAPauseIsNotCalledAgain() {
		assertThat(calls(new Byoyomi(0, 2, 60_000), TimeLeft.of(0, 2, 15_000, 0))).startsWith("5.0 50s", "10.0 55s",
				"13.0 58s", "15.0 periods-left:1", "45.0 30s");
	}

	@Test
	void withoutPeriodsWhatIsLeftIsCalled() {
		assertThat(calls(new Absolute(3_600_000), TimeLeft.of(301_000, 0, 0, 0))).containsExactly("1.0 minutes-left:5",
				"241.0 minutes-left:1", "271.0 seconds-left:30", "291.0 seconds-left:10");
	}

	@Test
	void ingsPeriodsAreCalledAsTheyAreBought() {
		assertThat(calls(Overtime.ing(600_000), TimeLeft.of(1_000, 2, 0, 0))).containsExactly("1.0 periods-left:1",
				"101.0 periods-left:0", "141.0 minutes-left:1", "171.0 seconds-left:30", "191.0 seconds-left:10");
	}

	@Test
	void theStonesOfACanadianPeriodAreCalledWhenItBegins() {
		assertThat(calls(new Canadian(60_000, 90_000, 15), TimeLeft.of(2_000, 0, 90_000, 15))).containsExactly(
				"2.0 stones-left:15", "32.0 minutes-left:1", "62.0 seconds-left:30", "82.0 seconds-left:10");
	}

	@Test
	void aSilentScheduleCallsNothing() {
		assertThat(CallSchedule.SILENT.next(new Byoyomi(0, 2, 60_000), TimeLeft.of(0, 2, 60_000, 0), 0)).isEmpty();
		assertThat(CallSchedule.SILENT.next(new Absolute(60_000), TimeLeft.of(60_000, 0, 0, 0), 0)).isEmpty();
	}
}
