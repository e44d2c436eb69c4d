package org.gobanbridge.drivers.clock;

import static java.util.concurrent.TimeUnit.MILLISECONDS;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongSupplier;
import org.gobanbridge.core.board.ClockReport;
import org.gobanbridge.core.board.ClockReport.PressEnded;
import org.gobanbridge.core.board.PressOutcome;

/** A clock device without its thread, in a time that goes on only when it is told to. */
final class SteppedClock {
	private long now = MILLISECONDS.toNanos(1_000);
	private final List<ClockReport> heard = new ArrayList<>();
	private ThreadClock clock;

	LongSupplier nanos() {
		return () -> now;
	}

	/** In whole milliseconds. */
	long millis() {
		return now / 1_000_000;
	}

	void run(ThreadClock device) {
		clock = device;
		device.listen(heard::add);
	}

	/** Lets time go on; the device does what is due, when it is due. */
	void pass(long millis) {
		long end = now + MILLISECONDS.toNanos(millis);
		while (true) {
			long next = clock.step(now);
			if (now >= end) {
				return;
			}
			now = Math.min(end, Math.max(next, now + 1));
		}
	}

	/** Time goes on, and the device is kept from doing anything. */
	void sleep(long millis) {
		now += MILLISECONDS.toNanos(millis);
	}

	List<ClockReport> heard() {
		return List.copyOf(heard);
	}

	<T extends ClockReport> List<T> heard(Class<T> kind) {
		return heard.stream().filter(kind::isInstance).map(kind::cast).toList();
	}

	List<PressOutcome> outcomes() {
		return heard(PressEnded.class).stream().map(PressEnded::outcome).toList();
	}
}
