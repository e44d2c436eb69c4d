package org.gobanbridge.drivers.clock;

import org.gobanbridge.core.board.ClockKey;
import org.gobanbridge.rules.Color;

/** Which clock is on the table and how it is reached. */
public sealed interface ClockChoice {

	/** For people: which clock, and where, as far as the settings say it. */
	String name();

	/** Whether the program can press it. */
	boolean isPressed();

	/** Whether it tells when a player has pressed it. */
	boolean tellsOfLevers();

	/** None but the page. */
	record Software() implements ClockChoice {
		@Override
		public String name() {
			return "the clock of the live page";
		}

		@Override
		public boolean isPressed() {
			return false;
		}

		@Override
		public boolean tellsOfLevers() {
			return false;
		}
	}

	/** A made-up one that can do all that a wired one can. */
	record Simulated(PulseTiming timing) implements ClockChoice {
		@Override
		public String name() {
			return "simulated clock";
		}

		@Override
		public boolean isPressed() {
			return true;
		}

		@Override
		public boolean tellsOfLevers() {
			return true;
		}
	}

	/**
	 * One whose keys are wired to GPIO lines of this computer.
	 *
	 * @param chip
	 *            the label of the chip; the first chip whose label begins like this is taken
	 */
	record Gpio(String chip, ClockWiring wiring, PulseTiming timing) implements ClockChoice {
		/** The header of every Raspberry Pi so far: {@code pinctrl-rp1}, {@code pinctrl-bcm2711} … */
		public static final String USUAL_CHIP = "pinctrl-";

		@Override
		public String name() {
			return "clock on GPIO lines";
		}

		@Override
		public boolean isPressed() {
			return wiring.keys().containsKey(ClockKey.BLACK);
		}

		@Override
		public boolean tellsOfLevers() {
			return wiring.lever().isPresent();
		}
	}

	/**
	 * A DGT3000 behind a serial gateway.
	 *
	 * @param left
	 *            whose side is the clock's left one
	 * @param leverTurned
	 *            whether the lever reads the other way round
	 */
	record DgtGateway(String port, int baud, Color left, boolean leverTurned) implements ClockChoice {
		public static final int USUAL_BAUD = 115_200;

		@Override
		public String name() {
			return "DGT3000 on " + port;
		}

		@Override
		public boolean isPressed() {
			return true;
		}

		@Override
		public boolean tellsOfLevers() {
			return true;
		}
	}
}
