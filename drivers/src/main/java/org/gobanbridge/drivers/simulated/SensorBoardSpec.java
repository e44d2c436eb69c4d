package org.gobanbridge.drivers.simulated;

import java.util.EnumSet;
import java.util.Set;
import org.gobanbridge.drivers.Orientation;
import org.gobanbridge.drivers.serial.Ability;

/**
 * What kind of sensor board is simulated.
 *
 * @param scanMillis
 *            time from one scan to the next
 * @param debounceScans
 *            how many scans in a row must agree
 * @param wiring
 *            how its points are wired, which it tells in HELLO
 * @param lying
 *            how it lies on the table, which it cannot know and the settings of the driver must say
 * @param misread
 *            probability that one scan reads one point wrong
 */
public record SensorBoardSpec(String serialNumber, Set<Ability> abilities, int scanMillis, int debounceScans,
		Orientation wiring, Orientation lying, double misread) {
	public SensorBoardSpec {
		abilities = Set.copyOf(abilities);
		if (scanMillis < 1 || debounceScans < 1 || debounceScans > 255 || !(misread >= 0 && misread <= 1)) {
			throw new IllegalArgumentException("no board scans every " + scanMillis + " ms, debounces over "
					+ debounceScans + " scans and misreads " + misread);
		}
	}

	/** A board with everything, 50 scans a second, three of which must agree. */
	public static SensorBoardSpec usual(String serialNumber) {
		return new SensorBoardSpec(serialNumber, EnumSet.allOf(Ability.class), 20, 3, Orientation.AS_SENT,
				Orientation.AS_SENT, 0);
	}

	public SensorBoardSpec misreading(double probability) {
		return new SensorBoardSpec(serialNumber, abilities, scanMillis, debounceScans, wiring, lying, probability);
	}

	public SensorBoardSpec turned(Orientation newWiring, Orientation newLying) {
		return new SensorBoardSpec(serialNumber, abilities, scanMillis, debounceScans, newWiring, newLying, misread);
	}

	public SensorBoardSpec with(Set<Ability> other) {
		return new SensorBoardSpec(serialNumber, other, scanMillis, debounceScans, wiring, lying, misread);
	}
}
