package org.gobanbridge.drivers.clock;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.gobanbridge.core.board.ClockAbility;
import org.gobanbridge.core.board.ClockDevice;
import org.gobanbridge.core.board.ClockFace;
import org.gobanbridge.core.board.ClockKey;
import org.gobanbridge.core.board.ClockReport.LeverWent;
import org.gobanbridge.core.board.ClockReport.PressEnded;
import org.gobanbridge.core.board.ClockReport.SourceChanged;
import org.gobanbridge.core.board.Lever;
import org.gobanbridge.core.board.PressOutcome;
import org.gobanbridge.core.board.SourceState;
import org.gobanbridge.rules.Color;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What every clock driver must do, whatever the clock. */
@Timeout(30)
abstract class ClockDeviceContract {
	/** Short, so that a game takes no minutes. */
	static final PulseTiming QUICK = new PulseTiming(5, 5, 4, 300);

	private final HeardReports heard = new HeardReports();
	private ClockDevice clock;

	/** The device, with a clock on the other side of it. */
	abstract ClockDevice open();

	/** A hand throws the lever over. */
	void byHand(ClockKey key) {
		throw new UnsupportedOperationException("this clock has no lever");
	}

	/** The keys that the clock has taken from the device, in order; of a clock that tells. */
	Optional<List<ClockKey>> taken() {
		return Optional.empty();
	}

	private void begin() {
		clock = open();
		clock.start(heard);
		heard.awaitStates(SourceState.FOUND);
		clock.show(new ClockFace(3_600_000, 3_600_000, Optional.empty()));
	}

	@AfterEach
	void close() {
		clock.close();
	}

	@Test
	void everyPressEndsOnceWithItsNumberAndInOrderIfTheyAreAskedForOneByOne() {
		begin();
		List<ClockKey> asked = new ArrayList<>();
		for (int i = 0; i < 30; i++) {
			asked.add(i % 10 == 9 ? ClockKey.PAUSE : i % 2 == 0 ? ClockKey.BLACK : ClockKey.WHITE);
			assertThat(clock.press(asked.getLast())).isEqualTo(i + 1);
			heard.awaitOutcomes(i + 1);
		}
		assertThat(heard.all(PressEnded.class)).extracting(PressEnded::key).isEqualTo(asked);
		PressOutcome expected = clock.abilities().contains(ClockAbility.PRESS)
				? PressOutcome.VERIFIED
				: PressOutcome.UNABLE;
		assertThat(heard.outcomes()).containsOnly(expected);
		taken().ifPresent(keys -> assertThat(keys).isEqualTo(asked));
	}

	@Test
	void pressesInARushEndOnceEachAndTheLastOneHolds() {
		begin();
		for (int i = 0; i < 40; i++) {
			clock.press(i % 2 == 0 ? ClockKey.BLACK : ClockKey.WHITE);
		}
		heard.awaitOutcomes(40);
		assertThat(heard.all(PressEnded.class)).extracting(PressEnded::number).doesNotHaveDuplicates();
		taken().ifPresent(keys -> assertThat(keys).endsWith(ClockKey.WHITE));
	}

	@Test
	void nothingWaitsForAnything() {
		clock = open();
		long began = System.nanoTime();
		clock.press(ClockKey.BLACK);
		clock.withdraw();
		clock.show(new ClockFace(0, 1, Optional.of(Color.WHITE)));
		assertThat(clock.description()).isNotBlank();
		assertThat(System.nanoTime() - began).isLessThan(500_000_000L);
	}

	@Test
	void aLeverThatAHandThrowsIsToldAsSuch() {
		begin();
		Assumptions.assumeTrue(clock.abilities().contains(ClockAbility.LEVER), "this clock has no lever");
		byHand(ClockKey.BLACK);
		heard.await(LeverWent.class, 1);
		byHand(ClockKey.WHITE);
		heard.await(LeverWent.class, 2);
		assertThat(heard.all(LeverWent.class)).extracting(LeverWent::lever).containsExactly(Lever.BLACK, Lever.WHITE);
		assertThat(heard.all(LeverWent.class)).extracting(LeverWent::own).containsOnly(false);
	}

	@Test
	void allReportsComeOnOneThread() {
		begin();
		for (int i = 1; i <= 5; i++) {
			clock.press(ClockKey.BLACK);
			clock.press(ClockKey.WHITE);
		}
		heard.awaitOutcomes(10);
		assertThat(heard.threads()).hasSize(1);
	}

	@Test
	void aListenerThatFailsDoesNotStopTheDevice() {
		clock = open();
		clock.start(report -> {
			heard.accept(report);
			throw new IllegalStateException("a listener fails, on purpose");
		});
		heard.await(SourceChanged.class, 1);
		clock.show(new ClockFace(1_000, 1_000, Optional.empty()));
		clock.press(ClockKey.BLACK);
		heard.awaitOutcomes(1);
	}

	@Test
	void afterItIsClosedNothingIsToldAndItMayBeClosedAgain() {
		begin();
		clock.press(ClockKey.BLACK);
		clock.close();
		int count = heard.count();
		clock.press(ClockKey.WHITE);
		clock.close();
		assertThat(heard.count()).isEqualTo(count);
	}

	@Test
	void itIsStartedOnceOnly() {
		begin();
		assertThatThrownBy(() -> clock.start(heard)).isInstanceOf(IllegalStateException.class);
	}
}
