package org.gobanbridge.drivers.clock;

/**
 * How keys are pressed and contacts read, in milliseconds.
 *
 * @param length
 *            how long a key is held down: longer than the clock's own debouncing, shorter than a long press
 * @param gap
 *            how long all keys rest after each press, at least
 * @param debounce
 *            how long a contact must be quiet before it is believed
 * @param readBack
 *            how long after a press the clock may take to show that it took it
 */
public record PulseTiming(int length, int gap, int debounce, int readBack) {
	public static final int LONGEST = 2_000;
	public static final PulseTiming USUAL = new PulseTiming(120, 200, 20, 300);

	public PulseTiming {
		check("length", length, 1);
		check("gap", gap, 1);
		check("debounce", debounce, 0);
		check("read-back", readBack, 0);
	}

	private static void check(String name, int millis, int least) {
		if (millis < least || millis > LONGEST) {
			throw new IllegalArgumentException(
					"the " + name + " of a press is " + millis + " ms; it may be " + least + " to " + LONGEST);
		}
	}
}
