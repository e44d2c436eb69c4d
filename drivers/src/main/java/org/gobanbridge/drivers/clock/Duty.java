package org.gobanbridge.drivers.clock;

/** What the thread of a clock does again and again. All of it is for that one thread. */
interface Duty {

	/**
	 * Does what is due.
	 *
	 * @param now
	 *            in nanoseconds
	 * @return when to come again at the latest
	 */
	long step(long now);

	/**
	 * Leaves everything at rest: the thread ends, was interrupted, or a step has failed.
	 *
	 * @param why
	 *            for people
	 */
	void rest(String why);
}
