package org.gobanbridge.drivers.clock;

import com.pi4j.Pi4J;
import com.pi4j.context.Context;
import com.pi4j.io.gpio.digital.DigitalOutput;
import com.pi4j.io.gpio.digital.DigitalState;
import com.pi4j.plugin.mock.provider.gpio.digital.MockDigitalInput;
import com.pi4j.plugin.mock.provider.gpio.digital.MockDigitalInputProvider;
import com.pi4j.plugin.mock.provider.gpio.digital.MockDigitalOutputProvider;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.gobanbridge.core.board.ClockDevice;
import org.gobanbridge.core.board.ClockKey;
import org.gobanbridge.drivers.DeviceLoop;
import org.gobanbridge.rules.Color;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Nested;

/** Every clock driver against the one contract. */
class ClockContractTest {

	@Nested
	class Simulated extends ClockDeviceContract {
		private final ClockWiring wiring = ClockWiring.pressing(0, 1, 2).reading(3, 4, 5);
		private final MemoryLines lines = new MemoryLines();
		private final Mechanism mechanism = new Mechanism(wiring, lines, System::nanoTime, 0);

		@Override
		ClockDevice open() {
			return new GpioClock(wiring, lines, QUICK, System::nanoTime);
		}

		@Override
		void byHand(ClockKey key) {
			mechanism.press(key);
		}

		@Override
		Optional<List<ClockKey>> taken() {
			return Optional.of(mechanism.taken());
		}
	}

	@Nested
	class Software extends ClockDeviceContract {
		@Override
		ClockDevice open() {
			return new SoftwareClock();
		}
	}

	@Nested
	class DgtGateway extends ClockDeviceContract {
		private final FakeDgt dgt = new FakeDgt();

		@Override
		ClockDevice open() {
			dgt.plug();
			return new DgtClock(new ClockChoice.DgtGateway(FakeDgt.PORT, 115_200, Color.BLACK, false), dgt,
					DgtTiming.USUAL, DeviceLoop.Retry.USUAL, System::nanoTime);
		}

		@Override
		void byHand(ClockKey key) {
			dgt.lever(key == ClockKey.BLACK);
		}

		@AfterEach
		void unplug() {
			dgt.close();
		}
	}

	/** The lines of Pi4J, on a chip that Pi4J makes up, with a lever behind them. */
	@Nested
	class Gpio extends ClockDeviceContract {
		private final ClockWiring wiring = new ClockWiring(ClockWiring.pressing(17, 27, 22).keys(), true,
				OptionalInt.of(5), false, OptionalInt.empty(), OptionalInt.of(6));
		private final Context pi = Pi4J.newContextBuilder().noAutoDetect()
				.add(MockDigitalOutputProvider.newInstance(), MockDigitalInputProvider.newInstance()).build();
		private boolean lit;

		@Override
		ClockDevice open() {
			try {
				PiLines lines = new PiLines("chip of the mock", pi, wiring);
				contact(5).mockState(DigitalState.HIGH);
				contact(6).mockState(DigitalState.HIGH);
				wiring.keys().forEach((key, line) -> output(line).addListener(event -> {
					if (event.state() == DigitalState.LOW) {
						byHand(key);
					}
				}));
				return new GpioClock(wiring, lines, QUICK, System::nanoTime);
			} catch (ClockAbsentException e) {
				throw new java.io.UncheckedIOException(e);
			}
		}

		private DigitalOutput output(int line) {
			return pi.registry().get("goban-clock-" + line);
		}

		private MockDigitalInput contact(int line) {
			return pi.registry().get("goban-clock-" + line);
		}

		@Override
		void byHand(ClockKey key) {
			if (key.isSide()) {
				contact(5).mockState(key == ClockKey.BLACK ? DigitalState.LOW : DigitalState.HIGH);
			} else {
				lit = !lit;
				contact(6).mockState(lit ? DigitalState.LOW : DigitalState.HIGH);
			}
		}
	}
}
