package org.gobanbridge.core.game;

import java.util.EnumMap;
import java.util.Map;
import org.gobanbridge.core.Words;
import org.gobanbridge.core.steady.Steadiness;

/**
 * How soon a reading is believed and how long people may take at one table (FORMATS 3 to 7). Immutable.
 *
 * @param set
 *            what is not as usual, see {@link TimingSetting#usual}
 */
public record Timing(Map<TimingSetting, Integer> set) {
	/** As FORMATS has it. */
	public static final Timing USUAL = new Timing(Map.of());

	/** A stone that is pushed on leaves one point and comes to the next within this time, in milliseconds. */
	public static final long PUSH_MILLIS = 1_000;

	/**
	 * Values that are as usual are left out, so that equal timings are equal.
	 *
	 * @throws IllegalArgumentException
	 *             with the setting that cannot be so and what it may be
	 */
	public Timing {
		set.forEach((setting, value) -> {
			if (!setting.allows(value)) {
				throw new IllegalArgumentException(
						Words.of(setting) + " must be " + setting.range() + ", not " + value);
			}
		});
		Map<TimingSetting, Integer> changed = new EnumMap<>(TimingSetting.class);
		set.forEach((setting, value) -> {
			if (value != setting.usual()) {
				changed.put(setting, value);
			}
		});
		set = Map.copyOf(changed);
		int agreeing = of(set, TimingSetting.STEADY_READINGS);
		int readings = of(set, TimingSetting.STEADY_OF);
		if (agreeing > readings) {
			throw new IllegalArgumentException(Words.of(TimingSetting.STEADY_READINGS) + " is " + agreeing
					+ ", but of " + Words.of(TimingSetting.STEADY_OF) + " = " + readings
					+ " readings no more can agree; make the first smaller or the second larger");
		}
	}

	private static int of(Map<TimingSetting, Integer> set, TimingSetting setting) {
		Integer value = set.get(setting);
		return value == null ? setting.usual() : value;
	}

	/** The same with another value. */
	public Timing with(TimingSetting setting, int value) {
		Map<TimingSetting, Integer> changed = new EnumMap<>(TimingSetting.class);
		changed.putAll(set);
		changed.put(setting, value);
		return new Timing(changed);
	}

	/** This many milliseconds, or readings. */
	public int of(TimingSetting setting) {
		return of(set, setting);
	}

	/** When a point of a board that may misread is believed. */
	public Steadiness steady() {
		return new Steadiness(of(TimingSetting.STEADY_READINGS), of(TimingSetting.STEADY_OF),
				of(TimingSetting.STEADY));
	}

	/** When one is believed of a board that repeats only what it has checked, or of a mover who has pressed the lever. */
	public Steadiness checked() {
		int readings = of(TimingSetting.STEADY_CHECKED);
		return new Steadiness(readings, readings, 0);
	}
}
