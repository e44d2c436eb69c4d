package org.gobanbridge.drivers.clock;

import java.util.List;
import org.gobanbridge.core.board.ClockDevice;
import org.gobanbridge.drivers.DeviceLoop;
import org.gobanbridge.drivers.serial.SystemPorts;

/** Makes the driver for the clock that the settings name. */
public final class ClockDevices {
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
			case ClockChoice.Simulated simulated -> SimulatedClock.of(simulated.timing()).device();
			case ClockChoice.Gpio gpio -> new GpioClock(gpio.wiring(), PiLines.open(gpio), gpio.timing(),
					System::nanoTime);
			case ClockChoice.DgtGateway dgt -> new DgtClock(dgt, new SystemPorts(List.of()), DgtTiming.USUAL,
					DeviceLoop.Retry.USUAL, System::nanoTime);
		};
	}
}
