package org.gobanbridge.drivers.clock;

import static org.assertj.core.api.Assertions.assertThat;
import static org.gobanbridge.core.board.PressOutcome.FAILED;
import static org.gobanbridge.core.board.PressOutcome.UNVERIFIED;
import static org.gobanbridge.core.board.PressOutcome.VERIFIED;
import static org.gobanbridge.core.board.SourceState.FOUND;
import static org.gobanbridge.core.board.SourceState.LOST;

import java.util.Optional;
import java.util.Random;
import java.util.concurrent.atomic.AtomicLong;
import org.gobanbridge.core.board.ClockFace;
import org.gobanbridge.core.board.ClockKey;
import org.gobanbridge.core.board.ClockReport.LeverWent;
import org.gobanbridge.core.board.Lever;
import org.gobanbridge.drivers.DeviceLoop;
import org.gobanbridge.rules.Color;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(30)
class DgtClockTest {
	private static final ClockChoice.DgtGateway SETTINGS = new ClockChoice.DgtGateway(FakeDgt.PORT, 115_200,
			Color.BLACK, false);

	private final FakeDgt dgt = new FakeDgt();
	private final HeardReports heard = new HeardReports();
	private final DgtClock clock = new DgtClock(SETTINGS, dgt, new DgtTiming(150, 2_000),
			new DeviceLoop.Retry(20, 50), System::nanoTime);

	private void begin() {
		dgt.plug();
		clock.start(heard);
		heard.awaitStates(FOUND);
		clock.show(new ClockFace(600_000, 300_000, Optional.of(Color.BLACK)));
	}

	@AfterEach
	void close() {
		clock.close();
		dgt.close();
	}

	private String lastRun() {
		return dgt.runs().getLast().toString().substring(12, 32);
	}

	@Test
	void aPressSetsBothTimesAndLetsTheOtherSideRun() {
		begin();
		clock.press(ClockKey.BLACK);
		heard.awaitOutcomes(1);
		assertThat(heard.outcomes()).containsExactly(VERIFIED);
		assertThat(lastRun()).isEqualTo("00 10 00 00 05 00 04");
		clock.press(ClockKey.PAUSE);
		heard.awaitOutcomes(2);
		assertThat(lastRun()).endsWith("00");
		clock.press(ClockKey.PAUSE);
		heard.awaitOutcomes(3);
		assertThat(lastRun()).endsWith("04");
	}

	@Test
	void timesThatNobodyHasSaidAreThoseOfTheClockItself() {
		dgt.plug();
		clock.start(heard);
		heard.awaitStates(FOUND);
		clock.press(ClockKey.WHITE);
		heard.awaitOutcomes(1);
		assertThat(lastRun()).isEqualTo("00 10 00 00 20 00 01");
		assertThat(heard.outcomes()).containsExactly(VERIFIED);
	}

	@Test
	void aMissingAnswerIsAskedForOnceMoreAndThenTold() {
		begin();
		clock.press(ClockKey.BLACK);
		heard.awaitOutcomes(1);
		int before = dgt.runs().size();
		for (FakeDgt.Answers wrong : new FakeDgt.Answers[]{FakeDgt.Answers.MISSING, FakeDgt.Answers.GARBLED,
				FakeDgt.Answers.CUT}) {
			dgt.answer(wrong);
			clock.press(heard.outcomes().size() % 2 == 1 ? ClockKey.WHITE : ClockKey.BLACK);
			heard.awaitOutcomes(heard.outcomes().size() + 1);
			dgt.answer(FakeDgt.Answers.SOUND);
			assertThat(heard.outcomes().getLast()).as("%s", wrong).isEqualTo(UNVERIFIED);
		}
		assertThat(dgt.runs().size() - before).isGreaterThanOrEqualTo(6);
	}

	@Test
	void doubledAnswersAnswerOnePressOnly() {
		begin();
		dgt.answer(FakeDgt.Answers.DOUBLED);
		for (int i = 1; i <= 20; i++) {
			clock.press(i % 2 == 1 ? ClockKey.BLACK : ClockKey.WHITE);
			heard.awaitOutcomes(i);
		}
		assertThat(heard.outcomes()).containsOnly(VERIFIED);
		dgt.lever(true);
		dgt.lever(false);
		heard.await(LeverWent.class, 2);
		assertThat(heard.all(LeverWent.class)).extracting(LeverWent::lever).containsExactly(Lever.BLACK, Lever.WHITE);
	}

	@Test
	void aClockThatHasForgottenWhoControlsItIsTakenUnderControlAgain() {
		begin();
		clock.press(ClockKey.BLACK);
		heard.awaitOutcomes(1);
		dgt.forgetControl();
		clock.press(ClockKey.WHITE);
		heard.awaitOutcomes(2);
		assertThat(heard.outcomes()).containsExactly(VERIFIED, VERIFIED);
		assertThat(lastRun()).endsWith("01");
	}

	@Test
	void unpluggedInMidGameItIsToldAndShowsTheRightTimesWhenItIsBack() {
		begin();
		clock.press(ClockKey.BLACK);
		heard.awaitOutcomes(1);
		dgt.unplug();
		heard.awaitStates(FOUND, LOST);
		clock.press(ClockKey.WHITE);
		heard.awaitOutcomes(2);
		assertThat(heard.outcomes()).containsExactly(VERIFIED, FAILED);
		int before = dgt.runs().size();
		dgt.plug();
		heard.awaitStates(FOUND, LOST, FOUND);
		org.awaitility.Awaitility.await().until(() -> dgt.runs().size() > before);
		assertThat(lastRun()).as("Black's time runs, though White's press did not come through").endsWith("01");
	}

	@Test
	void timeGoesOnWhileTheClockIsAway() {
		AtomicLong now = new AtomicLong(5_000_000_000L);
		DgtTimes times = new DgtTimes();
		times.show(new ClockFace(60_000, 50_000, Optional.of(Color.BLACK)), now.get());
		times.press(ClockKey.BLACK, now.addAndGet(7_250_000_000L));
		assertThat(times.at(now.addAndGet(10_000_000_000L)))
				.contains(new ClockFace(52_750, 40_000, Optional.of(Color.WHITE)));
		times.press(ClockKey.PAUSE, now.get());
		assertThat(times.at(now.addAndGet(99_000_000_000L))).contains(new ClockFace(52_750, 40_000, Optional.empty()));
		times.press(ClockKey.PAUSE, now.get());
		assertThat(times.at(now.addAndGet(1_000_000_000L)))
				.contains(new ClockFace(52_750, 39_000, Optional.of(Color.WHITE)));
		times.told(new ClockFace(0, 0, Optional.empty()), now.get());
		assertThat(times.at(now.addAndGet(90_000_000_000L))).as("never below nothing")
				.contains(new ClockFace(52_750, 0, Optional.of(Color.WHITE)));
	}

	@Test
	void aLeverThatWentOverWhileTheClockWasAwayIsToldWhenItIsBack() {
		begin();
		dgt.tellTimes();
		dgt.lever(true);
		heard.await(LeverWent.class, 1);
		dgt.unplug();
		heard.awaitStates(FOUND, LOST);
		dgt.lever(false);
		dgt.plug();
		heard.await(LeverWent.class, 2);
		assertThat(heard.all(LeverWent.class)).extracting(LeverWent::lever).containsExactly(Lever.BLACK, Lever.WHITE);
	}

	@Test
	void noiseIsNoLeverAndNoAnswer() {
		begin();
		Random random = new Random(11);
		for (int i = 0; i < 100; i++) {
			byte[] noise = new byte[random.nextInt(60)];
			random.nextBytes(noise);
			dgt.noise(noise);
		}
		clock.press(ClockKey.BLACK);
		heard.awaitOutcomes(1);
		assertThat(heard.outcomes()).containsExactly(VERIFIED);
		assertThat(heard.all(LeverWent.class)).isEmpty();
	}

	@Test
	void aClockThatIsSilentIsLost() {
		begin();
		dgt.answer(FakeDgt.Answers.MISSING);
		heard.awaitStates(FOUND, LOST);
	}
}
