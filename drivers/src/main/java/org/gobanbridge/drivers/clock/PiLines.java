package org.gobanbridge.drivers.clock;

import com.pi4j.Pi4J;
import com.pi4j.context.Context;
import com.pi4j.io.gpio.digital.DigitalInput;
import com.pi4j.io.gpio.digital.DigitalOutput;
import com.pi4j.io.gpio.digital.DigitalState;
import com.pi4j.io.gpio.digital.PullResistance;
import com.pi4j.plugin.gpiod.provider.gpio.digital.GpioDDigitalInputProvider;
import com.pi4j.plugin.gpiod.provider.gpio.digital.GpioDDigitalOutputProvider;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Lines of a GPIO chip, through Pi4J. Its own pulses are not used: they end with a toggle, and leave the line up when they
 * overlap or are interrupted.
 */
public final class PiLines implements ClockLines {
	private final String place;
	private final Context pi;
	private final Map<Integer, DigitalOutput> outputs = new HashMap<>();
	private final Map<Integer, DigitalInput> inputs = new HashMap<>();
	private final AtomicBoolean closed = new AtomicBoolean();

	/**
	 * Takes the lines: those of keys at rest, those of contacts pulled up.
	 *
	 * @param place
	 *            for people: which chip
	 * @param pi
	 *            knows the chip; closed with the lines
	 * @throws ClockAbsentException
	 *             if a line cannot be had
	 */
	PiLines(String place, Context pi, ClockWiring wiring) throws ClockAbsentException {
		this.place = place;
		this.pi = pi;
		DigitalState rest = state(!wiring.activeHigh());
		int line = -1;
		try {
			for (int key : wiring.keys().values()) {
				line = key;
				outputs.put(key, pi.create(DigitalOutput.newConfigBuilder(pi).id("goban-clock-" + key).address(key)
						.initial(rest).shutdown(rest).build()));
			}
			for (int contact : wiring.inputs()) {
				line = contact;
				inputs.put(contact, pi.create(DigitalInput.newConfigBuilder(pi).id("goban-clock-" + contact)
						.address(contact).pull(PullResistance.PULL_UP).debounce(0L).build()));
			}
		} catch (RuntimeException | LinkageError e) {
			pi.shutdown();
			throw new ClockAbsentException("line " + line + " of " + place + " cannot be had (" + reason(e)
					+ "); look which lines the clock is wired to, and whether another program uses them", e);
		}
	}

	/**
	 * The lines of the chip that the settings name.
	 *
	 * @throws ClockAbsentException
	 *             if this computer has no such chip or lines, or the user may not use them
	 */
	static PiLines open(ClockChoice.Gpio choice) throws ClockAbsentException {
		String chip = new GpioChips().named(choice.chip());
		Context pi;
		try {
			pi = Pi4J.newContextBuilder().setGpioChipName(chip).disableShutdownHook()
					.add(GpioDDigitalOutputProvider.newInstance(), GpioDDigitalInputProvider.newInstance()).build();
		} catch (RuntimeException | LinkageError e) {
			throw new ClockAbsentException("the GPIO chip " + chip + " cannot be used (" + reason(e)
					+ "); look whether another program holds it", e);
		}
		return new PiLines(chip, pi, choice.wiring());
	}

	private static String reason(Throwable e) {
		Throwable root = e;
		while (root.getCause() != null) {
			root = root.getCause();
		}
		return String.valueOf(root.getMessage());
	}

	@Override
	public String place() {
		return place;
	}

	@Override
	public void set(int line, boolean high) throws IOException {
		DigitalOutput output = outputs.get(line);
		if (output == null) {
			throw new IOException("line " + line + " of " + place + " is no output");
		}
		try {
			output.state(state(high));
		} catch (RuntimeException e) {
			throw new IOException("line " + line + " of " + place + ": " + reason(e), e);
		}
	}

	@Override
	public boolean isHigh(int line) throws IOException {
		DigitalInput input = inputs.get(line);
		if (input == null) {
			throw new IOException("line " + line + " of " + place + " is no input");
		}
		try {
			return input.state().isHigh();
		} catch (RuntimeException e) {
			throw new IOException("line " + line + " of " + place + ": " + reason(e), e);
		}
	}

	private static DigitalState state(boolean high) {
		return high ? DigitalState.HIGH : DigitalState.LOW;
	}

	@Override
	public void close() {
		if (!closed.compareAndSet(false, true)) {
			return;
		}
		pi.shutdown();
	}
}
