package org.gobanbridge.drivers.clock;

import static org.assertj.core.api.Assertions.assertThat;
import static org.gobanbridge.core.board.ClockKey.BLACK;
import static org.gobanbridge.core.board.ClockKey.PAUSE;
import static org.gobanbridge.core.board.ClockKey.WHITE;
import static org.gobanbridge.core.board.PressOutcome.FAILED;
import static org.gobanbridge.core.board.PressOutcome.LATE;
import static org.gobanbridge.core.board.PressOutcome.MADE;
import static org.gobanbridge.core.board.PressOutcome.OUTDATED;
import static org.gobanbridge.core.board.PressOutcome.OVERFULL;
import static org.gobanbridge.core.board.PressOutcome.REPEATED;
import static org.gobanbridge.core.board.PressOutcome.STUCK;
import static org.gobanbridge.core.board.PressOutcome.UNABLE;
import static org.gobanbridge.core.board.PressOutcome.UNVERIFIED;
import static org.gobanbridge.core.board.PressOutcome.VERIFIED;

import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.gobanbridge.core.board.ClockReport.Beeped;
import org.gobanbridge.core.board.ClockReport.LampChanged;
import org.gobanbridge.core.board.ClockReport.LeverWent;
import org.gobanbridge.core.board.ClockReport.PressEnded;
import org.gobanbridge.core.board.ClockReport.SourceChanged;
import org.gobanbridge.core.board.Lever;
import org.gobanbridge.core.board.SourceState;
import org.junit.jupiter.api.Test;

/** Lines in a time that stands still unless it is told to go on: lengths and gaps are exact. */
class GpioClockTest {
	private static final int LEVER = 5;
	private static final ClockWiring BLIND = ClockWiring.pressing(17, 27, 22);
	private static final ClockWiring SEEING = new ClockWiring(BLIND.keys(), true, OptionalInt.of(LEVER), false,
			OptionalInt.empty(), OptionalInt.empty());

	private final SteppedClock time = new SteppedClock();
	private final MemoryLines lines = new MemoryLines();
	private LineLog log = new LineLog(BLIND, time.nanos());

	private GpioClock clock(ClockWiring wiring) {
		log = new LineLog(wiring, time.nanos());
		lines.watchedBy((line, high) -> log.changed(line, high));
		GpioClock clock = new GpioClock(wiring, lines, PulseTiming.USUAL, time.nanos());
		time.run(clock);
		return clock;
	}

	@Test
	void aKeyIsHeldForItsLengthAndAllRestForTheGap() {
		GpioClock clock = clock(BLIND);
		clock.press(BLACK);
		time.pass(1);
		clock.press(WHITE);
		time.pass(10);
		clock.press(PAUSE);
		time.pass(2_000);

		assertThat(log.pressed()).containsExactly(BLACK, WHITE, PAUSE);
		assertThat(log.pulses()).extracting(LineLog.Pulse::length).containsOnly(120_000_000L);
		assertThat(log.gaps()).containsOnly(200_000_000L);
		assertThat(time.outcomes()).containsExactly(MADE, MADE, MADE);
		log.assertAllLetGo();
	}

	@Test
	void theKeyGoesDownAtOnceWhenAllHaveRested() {
		GpioClock clock = clock(BLIND);
		time.pass(5_000);
		long asked = time.millis();
		clock.press(BLACK);
		time.pass(500);
		assertThat(log.pulses()).singleElement()
				.satisfies(pulse -> assertThat(pulse.from() / 1_000_000).isEqualTo(asked));
		assertThat(time.heard(PressEnded.class)).singleElement().extracting(PressEnded::waitedMicros).isEqualTo(0L);
	}

	@Test
	void aLineThatPressesWhileItIsLowIsHighAtRest() {
		GpioClock clock = clock(new ClockWiring(BLIND.keys(), false, OptionalInt.empty(), false, OptionalInt.empty(),
				OptionalInt.empty()));
		clock.rest("the test begins");
		time.pass(1_000);
		clock.press(WHITE);
		time.pass(60);
		assertThat(lines.isDriven(27)).isFalse();
		assertThat(lines.isDriven(17)).isTrue();
		time.pass(100);
		assertThat(lines.isDriven(27)).isTrue();
	}

	@Test
	void aPressThatIsNoLongerTrueIsDroppedAndToldAndTheLatestHolds() {
		GpioClock clock = clock(BLIND);
		clock.press(BLACK);
		time.pass(1);
		clock.press(WHITE);
		clock.press(BLACK);
		clock.press(WHITE);
		time.pass(2_000);
		assertThat(log.pressed()).containsExactly(BLACK, WHITE);
		assertThat(time.heard(PressEnded.class)).extracting(PressEnded::number, PressEnded::outcome)
				.containsExactly(org.assertj.core.groups.Tuple.tuple(2L, OUTDATED),
						org.assertj.core.groups.Tuple.tuple(3L, OUTDATED),
						org.assertj.core.groups.Tuple.tuple(1L, MADE), org.assertj.core.groups.Tuple.tuple(4L, MADE));
	}

	@Test
	void theSameKeyTwiceInARowIsPressedOnce() {
		GpioClock clock = clock(BLIND);
		clock.press(PAUSE);
		time.pass(1);
		clock.press(BLACK);
		clock.press(BLACK);
		time.pass(2_000);
		assertThat(log.pressed()).containsExactly(PAUSE, BLACK);
		assertThat(time.outcomes()).containsExactly(REPEATED, MADE, MADE);
	}

	@Test
	void noMoreThanFourWait() {
		GpioClock clock = clock(BLIND);
		clock.press(PAUSE);
		time.pass(1);
		for (int i = 0; i < 5; i++) {
			clock.press(PAUSE);
		}
		time.pass(5_000);
		assertThat(log.pressed()).hasSize(5);
		assertThat(time.outcomes()).containsExactly(OVERFULL, MADE, MADE, MADE, MADE, MADE);
	}

	@Test
	void whatIsTakenBackIsNotPressed() {
		GpioClock clock = clock(BLIND);
		clock.press(BLACK);
		time.pass(1);
		clock.press(WHITE);
		clock.withdraw();
		time.pass(2_000);
		assertThat(log.pressed()).containsExactly(BLACK);
		assertThat(time.outcomes()).containsExactly(OUTDATED, MADE);
	}

	@Test
	void whatHasWaitedTooLongIsNotPressed() {
		PulseTiming slow = new PulseTiming(2_000, 2_000, 0, 0);
		GpioClock clock = new GpioClock(BLIND, lines, slow, time.nanos());
		lines.watchedBy((line, high) -> log.changed(line, high));
		time.run(clock);
		clock.press(BLACK);
		time.pass(1);
		clock.press(WHITE);
		time.pass(10_000);
		assertThat(log.pressed()).containsExactly(BLACK);
		assertThat(time.outcomes()).containsExactly(MADE, LATE);
	}

	@Test
	void aKeyThatIsNotWiredIsToldSo() {
		GpioClock clock = clock(new ClockWiring(Map.of(BLACK, 1, WHITE, 2), true, OptionalInt.empty(), false,
				OptionalInt.empty(), OptionalInt.empty()));
		clock.press(PAUSE);
		time.pass(100);
		assertThat(time.outcomes()).containsExactly(UNABLE);
	}

	@Test
	void aPressIsVerifiedByTheLeverAndIsNoPlayersPress() {
		GpioClock clock = clock(SEEING);
		new Mechanism(SEEING, lines, time.nanos());
		time.pass(100);
		clock.press(BLACK);
		time.pass(1_000);
		assertThat(time.outcomes()).containsExactly(VERIFIED);
		assertThat(time.heard(LeverWent.class)).singleElement().satisfies(lever -> {
			assertThat(lever.lever()).isEqualTo(Lever.BLACK);
			assertThat(lever.own()).isTrue();
		});
	}

	@Test
	void aDeafClockIsPressedOnceMoreAndThenTold() {
		GpioClock clock = clock(SEEING);
		Mechanism mechanism = new Mechanism(SEEING, lines, time.nanos());
		time.pass(100);
		mechanism.deafen(true);
		clock.press(BLACK);
		time.pass(3_000);
		assertThat(log.pressed()).containsExactly(BLACK, BLACK);
		assertThat(log.gaps()).containsExactly(300_000_000L);
		assertThat(time.outcomes()).containsExactly(UNVERIFIED);
	}

	@Test
	void theSecondTryMayBeTaken() {
		GpioClock clock = clock(SEEING);
		Mechanism mechanism = new Mechanism(SEEING, lines, time.nanos());
		time.pass(100);
		mechanism.deafen(true);
		clock.press(BLACK);
		time.pass(200);
		mechanism.deafen(false);
		time.pass(3_000);
		assertThat(time.heard(PressEnded.class)).singleElement().satisfies(press -> {
			assertThat(press.outcome()).isEqualTo(VERIFIED);
			assertThat(press.detail()).contains("second time");
		});
	}

	@Test
	void aPressThatHasCeasedToBeTrueIsNotTriedAgain() {
		GpioClock clock = clock(SEEING);
		Mechanism mechanism = new Mechanism(SEEING, lines, time.nanos());
		time.pass(100);
		mechanism.deafen(true);
		clock.press(BLACK);
		time.pass(200);
		clock.press(WHITE);
		mechanism.deafen(false);
		time.pass(3_000);
		assertThat(log.pressed()).containsExactly(BLACK, WHITE);
		assertThat(time.outcomes()).containsExactly(UNVERIFIED, VERIFIED);
		assertThat(mechanism.taken()).containsExactly(WHITE);
	}

	@Test
	void aBouncingLeverIsToldOnceWithTheMomentAtWhichItWasQuiet() {
		clock(SEEING);
		time.pass(100);
		for (int i = 0; i < 10; i++) {
			lines.ground(LEVER, i % 2 == 0);
			time.pass(5);
		}
		lines.ground(LEVER, true);
		time.pass(200);
		assertThat(time.heard(LeverWent.class)).singleElement()
				.satisfies(lever -> assertThat(lever).isEqualTo(new LeverWent(Lever.BLACK, false, 20)));
	}

	@Test
	void aTouchThatIsShorterThanBouncingIsNoPress() {
		clock(SEEING);
		time.pass(100);
		lines.ground(LEVER, true);
		time.pass(15);
		lines.ground(LEVER, false);
		time.pass(200);
		assertThat(time.heard(LeverWent.class)).isEmpty();
	}

	@Test
	void whereTheLeverLiesAtFirstIsNoPress() {
		lines.ground(LEVER, true);
		clock(SEEING);
		time.pass(500);
		assertThat(time.heard(LeverWent.class)).isEmpty();
	}

	@Test
	void aLeverThatIsPressedTwiceGoesOverOnce() {
		clock(SEEING);
		Mechanism mechanism = new Mechanism(SEEING, lines, time.nanos());
		time.pass(100);
		mechanism.press(BLACK);
		time.pass(100);
		mechanism.press(BLACK);
		time.pass(100);
		assertThat(time.heard(LeverWent.class)).extracting(LeverWent::lever).containsExactly(Lever.BLACK);
	}

	@Test
	void theWrongSidesHandIsToldAsAHandsAndLeavesThePressUnverified() {
		GpioClock clock = clock(SEEING);
		Mechanism mechanism = new Mechanism(SEEING, lines, time.nanos());
		mechanism.press(BLACK);
		time.pass(100);
		mechanism.deafen(true);
		clock.press(BLACK);
		time.pass(1);
		mechanism.press(WHITE);
		time.pass(3_000);
		assertThat(time.heard(LeverWent.class)).extracting(LeverWent::lever, LeverWent::own)
				.containsExactly(org.assertj.core.groups.Tuple.tuple(Lever.WHITE, false));
		assertThat(time.outcomes()).containsExactly(UNVERIFIED);
	}

	@Test
	void aTurnedLeverReadsTheOtherWayRound() {
		clock(new ClockWiring(BLIND.keys(), true, OptionalInt.of(LEVER), true, OptionalInt.empty(),
				OptionalInt.empty()));
		time.pass(100);
		lines.ground(LEVER, true);
		time.pass(100);
		assertThat(time.heard(LeverWent.class)).extracting(LeverWent::lever).containsExactly(Lever.WHITE);
	}

	@Test
	void beepAndLampAnswerThePauseKey() {
		ClockWiring wiring = BLIND.reading(LEVER, 6, 7);
		GpioClock clock = clock(wiring);
		new Mechanism(wiring, lines, time.nanos());
		time.pass(100);
		clock.press(PAUSE);
		time.pass(1_000);
		lines.ground(6, true);
		time.pass(50);
		lines.ground(6, false);
		time.pass(50);
		assertThat(time.outcomes()).containsExactly(VERIFIED);
		assertThat(time.heard(LampChanged.class)).extracting(LampChanged::lit).containsExactly(true);
		assertThat(time.heard(Beeped.class)).hasSize(1);
	}

	@Test
	void thePauseKeyIsNotTriedAgainForThatWouldUndoIt() {
		GpioClock clock = clock(BLIND.reading(LEVER, 6, 13));
		time.pass(100);
		clock.press(PAUSE);
		time.pass(2_000);
		assertThat(log.pressed()).containsExactly(PAUSE);
		assertThat(time.outcomes()).containsExactly(UNVERIFIED);
	}

	@Test
	void aKeyThatIsHeldMuchTooLongIsTold() {
		GpioClock clock = clock(BLIND);
		clock.press(BLACK);
		time.pass(1);
		time.sleep(600);
		time.pass(1_000);
		clock.press(WHITE);
		time.pass(1_000);
		assertThat(time.heard(PressEnded.class)).extracting(PressEnded::outcome, PressEnded::detail).containsExactly(
				org.assertj.core.groups.Tuple.tuple(MADE, "the key was held for 601 ms instead of 120; the computer is"
						+ " too busy, or the line is slow"),
				org.assertj.core.groups.Tuple.tuple(MADE, ""));
	}

	@Test
	void aLineThatFailsIsToldAndTheNextPressGoesOn() {
		GpioClock clock = clock(SEEING);
		time.pass(100);
		lines.fail(true);
		clock.press(BLACK);
		time.pass(100);
		lines.fail(false);
		time.pass(500);
		clock.press(BLACK);
		time.pass(2_000);
		assertThat(time.outcomes()).containsExactly(FAILED, UNVERIFIED);
		assertThat(time.heard(SourceChanged.class)).extracting(SourceChanged::state)
				.containsExactly(SourceState.FOUND, SourceState.LOST, SourceState.FOUND);
		log.assertAllLetGo();
	}

	@Test
	void aLineThatCannotBeLetGoIsTriedUntilItCan() {
		GpioClock clock = clock(BLIND);
		clock.press(BLACK);
		time.pass(50);
		lines.fail(true);
		time.pass(500);
		clock.press(WHITE);
		time.pass(500);
		assertThat(lines.isDriven(17)).isTrue();
		assertThat(lines.isDriven(27)).as("no other key while one is held").isFalse();
		lines.fail(false);
		time.pass(5);
		assertThat(lines.isDriven(17)).isFalse();
		time.pass(1_000);
		assertThat(time.outcomes()).containsExactly(STUCK, MADE);
		log.assertAllLetGo();
	}

	@Test
	void aPressThatIsInterruptedLetsTheKeyGo() {
		GpioClock clock = clock(BLIND);
		clock.press(BLACK);
		time.pass(50);
		assertThat(lines.isDriven(17)).isTrue();
		clock.rest("the driver was interrupted");
		assertThat(lines.isDriven(17)).isFalse();
		clock.press(WHITE);
		time.pass(1_000);
		assertThat(time.outcomes()).containsExactly(FAILED, MADE);
		assertThat(log.gaps()).containsExactly(200_000_000L);
	}

	@Test
	void closingLetsTheKeyGoAndGivesTheLinesBack() {
		GpioClock clock = clock(BLIND);
		clock.press(BLACK);
		time.pass(50);
		clock.close();
		assertThat(lines.isDriven(17)).isFalse();
		assertThat(lines.isClosed()).isTrue();
	}

	@Test
	void whatAClockCanDoIsWhatIsWired() {
		assertThat(clock(BLIND).abilities()).extracting(Enum::name).containsExactly("PRESS", "PAUSE");
		assertThat(clock(SEEING).abilities()).extracting(Enum::name).containsExactly("PRESS", "PAUSE", "VERIFY",
				"LEVER");
		assertThat(clock(new ClockWiring(Map.of(), true, OptionalInt.of(LEVER), false, OptionalInt.empty(),
				OptionalInt.empty())).abilities()).extracting(Enum::name).isEqualTo(List.of("LEVER"));
	}
}
