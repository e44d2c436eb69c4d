package org.gobanbridge.app.run;

import org.gobanbridge.drivers.simulated.TableTime;

/** The time of a log: whole milliseconds since it began. Any thread may ask. */
public interface LogTime {

	/** Never falls. */
	long now();

	/** In how many milliseconds of real time {@link #now} will be past this, about; at least 1. */
	long realMillisUntilAfter(long t);

	/** Time that runs on with the computer, from this moment on. */
	static LogTime from(long start) {
		long origin = System.nanoTime();
		return new LogTime() {
			@Override
			public long now() {
				return start + (System.nanoTime() - origin) / 1_000_000;
			}

			@Override
			public long realMillisUntilAfter(long t) {
				return Math.max(1, t + 1 - now());
			}
		};
	}

	/**
	 * The time at a simulated table.
	 *
	 * @param start
	 *            the time of the log when the table was laid
	 * @param speed
	 *            how many seconds pass at the table in one second
	 */
	static LogTime at(TableTime table, long start, double speed) {
		return new LogTime() {
			@Override
			public long now() {
				return start + table.millis();
			}

			@Override
			public long realMillisUntilAfter(long t) {
				return Math.max(1, (long) Math.ceil((t + 1 - now()) / speed));
			}
		};
	}
}
