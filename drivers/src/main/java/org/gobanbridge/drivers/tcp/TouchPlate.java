package org.gobanbridge.drivers.tcp;

/**
 * Tells a hand on the board from its touch plate, whose value rises with a hand, a little with each stone, and drifts.
 * The plate's rest is the lowest value seen; it is let rise slowly, so that drift does not become a hand. Not for more than
 * one thread.
 */
final class TouchPlate {
	/** How much a stone raises the value, in counts of the plate. */
	private static final double COUNTS_PER_STONE = 20;
	/** How much the rest is let rise with each reading, in counts of the plate. */
	private static final double COUNTS_PER_READING = 0.2;

	private final int threshold;
	private double rest = Double.POSITIVE_INFINITY;

	TouchPlate(int threshold) {
		this.threshold = threshold;
	}

	/** Whether this value means a hand, with so many stones on the board. */
	boolean isTouched(double value, int stones) {
		double bare = value - COUNTS_PER_STONE * stones;
		rest = Math.min(rest + COUNTS_PER_READING, bare);
		return bare - rest >= threshold;
	}
}
