package org.gobanbridge.app.run;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;

/**
 * How far the computer's clock can be believed. A Raspberry Pi has no clock that runs while it is off: until the network
 * has told it the time, it goes on where it stopped.
 */
final class WallClock {
	private static final List<Path> SIGNS = List.of(Path.of("/dev/rtc0"), Path.of("/dev/rtc"),
			Path.of("/run/systemd/timesync/synchronized"));

	private WallClock() {
	}

	/** Whether the time of day is known to be right: from a clock with a battery, or from the network. */
	static boolean isRight() {
		return SIGNS.stream().anyMatch(Files::exists);
	}

	/** What has passed from then to now in whole milliseconds; 0 where that cannot be said. */
	static long gap(Instant then, Instant now, boolean right) {
		return right ? Math.max(0, Duration.between(then, now).toMillis()) : 0;
	}
}
