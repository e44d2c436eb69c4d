package org.gobanbridge.drivers.clock;

import org.gobanbridge.core.board.ClockDevice;

/**
 * A clock that exists only in memory: the driver for real wires, and what hangs on them.
 *
 * @param device
 *            not started
 * @param mechanism
 *            where people press it by hand
 */
public record SimulatedClock(ClockDevice device, Mechanism mechanism) {
	private static final ClockWiring WIRING = ClockWiring.pressing(0, 1, 2).reading(3, 4, 5);

	/** One that takes every key, however short. */
	public static SimulatedClock of(PulseTiming timing) {
		MemoryLines lines = new MemoryLines();
		Mechanism mechanism = new Mechanism(WIRING, lines, System::nanoTime, 0);
		return new SimulatedClock(new GpioClock(WIRING, lines, timing, System::nanoTime), mechanism);
	}
}
