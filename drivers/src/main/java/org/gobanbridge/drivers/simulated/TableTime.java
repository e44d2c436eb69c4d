package org.gobanbridge.drivers.simulated;

/** The time at a simulated table. Any thread may ask it. */
public interface TableTime {

	/** Milliseconds since the table was laid; never falls. */
	long millis();

	/** Waits until {@link #millis} has come to this, at least for a moment. */
	void await(long millis) throws InterruptedException;

	/**
	 * Time that runs on by itself from 0, whoever keeps up with it.
	 *
	 * @param speed
	 *            how many seconds pass at the table in one second
	 */
	static TableTime running(double speed) {
		if (!(speed > 0)) {
			throw new IllegalArgumentException("no table runs at a speed of " + speed);
		}
		long origin = System.nanoTime();
		return new TableTime() {
			@Override
			public long millis() {
				return (long) ((System.nanoTime() - origin) / 1e6 * speed);
			}

			@Override
			public void await(long millis) throws InterruptedException {
				Thread.sleep(Math.max(1, (long) ((millis - millis()) / speed)));
			}
		};
	}
}
