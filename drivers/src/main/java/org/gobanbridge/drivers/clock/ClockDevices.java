package org.gobanbridge.drivers.clock;

import java.util.List;
import org.gobanbridge.core.board.ClockDevice;
import org.gobanbridge.drivers.DeviceLoop;
import org.gobanbridge.drivers.serial.SystemPorts;

/** Makes the driver for the clock that the settings name. */
public final class ClockDevices {
	private static final ClockWiring SIMULATED = ClockWiring.pressing(0, 1, 2).reading(3, 4, 5);

	private ClockDevices() {
	}

	/**
	 * The driver, not yet started. A serial port is opened only then: that nothing answers there is told by the driver's
	 * reports, until something does.
	 *
	 * @throws ClockAbsentException
	 *             if the lines of the chip cannot be had: they do not come by waiting
	 */
	public static ClockDevice open(ClockChoice choice) throws ClockAbsentException {
		return switch (choice) {
			case ClockChoice.Software software -> new SoftwareClock();
			case ClockChoice.Simulated simulated -> simulated(simulated.timing());
			case ClockChoice.Gpio gpio -> new GpioClock(gpio.wiring(), PiLines.open(gpio), gpio.timing(),
					System::nanoTime);
			case ClockChoice.DgtGateway dgt -> new DgtClock(dgt, new SystemPorts(List.of()), DgtTiming.USUAL,
					DeviceLoop.Retry.USUAL, System::nanoTime);
		};
	}

	private static ClockDevice simulated(PulseTiming timing) {
		MemoryLines lines = new MemoryLines();
		new Mechanism(SIMULATED, lines, System::nanoTime, 0);
		return new GpioClock(SIMULATED, lines, timing, System::nanoTime);
	}
}
