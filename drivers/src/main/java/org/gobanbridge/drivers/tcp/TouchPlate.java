package org.gobanbridge.drivers.tcp;

/**
 * Tells a hand on the board from its touch plate, whose value rises with a hand, a little with each stone, and drifts.
 * The plate's rest is the lowest value seen; it is let rise slowly, so that drift does not become a hand. Not for more than
 * one thread.
 */
final class TouchPlate {
	private static final double PER_STONE = 20;
	private static final double RISE_PER_READING = 0.2;

	private final int threshold;
	private double rest = Double.POSITIVE_INFINITY;

	TouchPlate(int threshold) {
		this.threshold = threshold;
	}

	/** Whether this value means a hand, with so many stones on the board. */
	boolean isTouched(double value, int stones) {
		double bare = value - PER_STONE * stones;
		rest = Math.min(rest + RISE_PER_READING, bare);
		return bare - rest >= threshold;
	}
}
