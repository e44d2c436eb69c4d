package org.gobanbridge.drivers.serial;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;

class BoardClockTest {
	private final BoardClock clock = new BoardClock();

	@Test
	void theQuickestFrameIsTheMeasureOfAllOthers() {
		clock.observe(100, 5140);
		clock.observe(200, 5210);
		assertThat(clock.age(200, 5210)).isZero();
		assertThat(clock.age(100, 5210)).isEqualTo(100);
		clock.observe(300, 5390);
		assertThat(clock.age(300, 5390)).isEqualTo(80);
	}

	@Test
	void aSlowOrFastCrystalDoesNotMakeFramesLookOld() {
		for (double rate : new double[]{1.0002, 0.9998}) {
			BoardClock drifting = new BoardClock();
			Random random = new Random(1);
			for (long host = 0; host < 8 * 3_600_000L; host += 1000) {
				long arrival = host + random.nextInt(20);
				drifting.observe((long) (host * rate) & 0xFFFF_FFFFL, arrival);
				assertThat(drifting.age((long) (host * rate) & 0xFFFF_FFFFL, arrival)).isLessThan(40);
			}
		}
	}

	@Test
	void theBoardsClockMayWrapAround() {
		clock.observe(0xFFFF_FFF0L, 1_000_000);
		clock.observe(0x10, 1_000_032);
		assertThat(clock.age(0x10, 1_000_032)).isZero();
		assertThat(clock.age(0xFFFF_FFF0L, 1_000_032)).isEqualTo(32);
	}

	@Test
	void aBoardThatStartsAgainIsMeasuredAnew() {
		clock.observe(900_000, 1_000_000);
		clock.reset();
		assertThat(clock.age(5, 1_000_000)).isZero();
		clock.observe(5, 1_001_000);
		assertThat(clock.age(5, 1_001_000)).isZero();
	}
}
