package org.gobanbridge.drivers.clock;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.pi4j.Pi4J;
import com.pi4j.context.Context;
import com.pi4j.io.gpio.digital.DigitalOutput;
import com.pi4j.io.gpio.digital.DigitalState;
import com.pi4j.plugin.mock.provider.gpio.digital.MockDigitalInput;
import com.pi4j.plugin.mock.provider.gpio.digital.MockDigitalInputProvider;
import com.pi4j.plugin.mock.provider.gpio.digital.MockDigitalOutputProvider;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import org.gobanbridge.core.board.ClockKey;
import org.gobanbridge.core.board.ClockReport.LeverWent;
import org.gobanbridge.core.board.ClockReport.PressEnded;
import org.gobanbridge.core.board.PressOutcome;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** A clock on the lines of Pi4J, on a chip that Pi4J makes up. */
class PiClockTest {
	private static final int LEVER = 5;
	private static final ClockWiring WIRING = new ClockWiring(ClockWiring.pressing(17, 27, 22).keys(), true,
			OptionalInt.of(LEVER), false, OptionalInt.empty(), OptionalInt.empty());

	private final Context pi = Pi4J.newContextBuilder().noAutoDetect()
			.add(MockDigitalOutputProvider.newInstance(), MockDigitalInputProvider.newInstance()).build();
	private final SteppedClock time = new SteppedClock();
	private final LineLog log = new LineLog(WIRING, time.nanos());

	private GpioClock clock() throws ClockAbsentException {
		PiLines lines = new PiLines("chip of the mock", pi, WIRING);
		WIRING.keys().forEach((key, line) -> output(line)
				.addListener(event -> log.changed(line, event.state() == DigitalState.HIGH)));
		lever().mockState(DigitalState.HIGH);
		GpioClock clock = new GpioClock(WIRING, lines, PulseTiming.USUAL, time.nanos());
		time.run(clock);
		return clock;
	}

	private DigitalOutput output(int line) {
		return pi.registry().get("goban-clock-" + line);
	}

	private MockDigitalInput lever() {
		return pi.registry().get("goban-clock-" + LEVER);
	}

	@AfterEach
	void shutDown() {
		pi.shutdown();
	}

	@Test
	void linesAreAtRestBeforeAnythingIsPressed() throws ClockAbsentException {
		clock();
		assertThat(WIRING.keys().values()).allSatisfy(line -> assertThat(output(line).isLow()).isTrue());
	}

	@Test
	void theLeverIsReadThroughItsLine() throws ClockAbsentException {
		clock();
		time.pass(100);
		lever().mockState(DigitalState.LOW);
		time.pass(100);
		assertThat(time.heard(LeverWent.class)).hasSize(1);
	}

	/** A game of three hundred moves, some in less time than a press takes, with pauses. */
	@Test
	void inAWholeGameEachPulseHasItsLengthAndGapAndTheOrderIsThatOfTheMoves() throws ClockAbsentException {
		GpioClock clock = clock();
		WIRING.keys().forEach((key, line) -> output(line).addListener(event -> {
			if (event.state() == DigitalState.LOW && key.isSide()) {
				lever().mockState(key == ClockKey.BLACK ? DigitalState.LOW : DigitalState.HIGH);
			}
		}));
		Random random = new Random(5);
		List<ClockKey> asked = new ArrayList<>();
		for (int move = 1; move <= 300; move++) {
			time.pass(random.nextInt(10) == 0 ? random.nextInt(300) : 400 + random.nextInt(60_000));
			asked.add(move % 2 == 1 ? ClockKey.BLACK : ClockKey.WHITE);
			clock.press(asked.getLast());
			if (random.nextInt(20) == 0) {
				time.pass(random.nextInt(1_000));
				asked.add(ClockKey.PAUSE);
				clock.press(ClockKey.PAUSE);
			}
		}
		time.pass(10_000);

		List<PressEnded> ended = time.heard(PressEnded.class);
		assertThat(ended).extracting(PressEnded::number).doesNotHaveDuplicates().hasSize(asked.size());
		assertThat(ended).extracting(PressEnded::outcome).containsOnly(PressOutcome.VERIFIED, PressOutcome.OUTDATED,
				PressOutcome.MADE);
		assertThat(ended).filteredOn(press -> press.outcome() == PressOutcome.OUTDATED).hasSizeLessThan(40)
				.isNotEmpty();
		List<ClockKey> expected = new ArrayList<>();
		for (int i = 0; i < asked.size(); i++) {
			long number = i + 1;
			if (ended.stream().anyMatch(press -> press.number() == number && press.outcome().isPressed())) {
				expected.add(asked.get(i));
			}
		}
		assertThat(log.pressed()).isEqualTo(expected);
		assertThat(log.pulses()).extracting(LineLog.Pulse::length).containsOnly(120_000_000L);
		assertThat(log.gaps()).allSatisfy(gap -> assertThat(gap).isGreaterThanOrEqualTo(200_000_000L));
		log.assertAllLetGo();
	}

	@Test
	void afterClosingInAPressTheLineIsAtRest() throws ClockAbsentException {
		GpioClock clock = clock();
		DigitalOutput black = output(17);
		clock.press(ClockKey.BLACK);
		time.pass(50);
		assertThat(black.isHigh()).isTrue();
		clock.close();
		assertThat(black.isLow()).isTrue();
	}

	@Test
	void aChipWithoutSuchLinesIsRefusedWithTheLine() {
		Context none = Pi4J.newContextBuilder().noAutoDetect().build();
		assertThatThrownBy(() -> new PiLines("gpiochip0", none, WIRING)).isInstanceOf(ClockAbsentException.class)
				.hasMessageContaining("of gpiochip0 cannot be had");
	}
}
