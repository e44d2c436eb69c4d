package org.gobanbridge.drivers.simulated;

/**
 * What a bad wire does, as probabilities for each frame.
 *
 * @param delimiter
 *            the byte that ends a frame
 * @param mostBytes
 *            longest piece handed over at once
 * @param lost
 *            the frame never arrives
 * @param broken
 *            one byte arrives changed, or not at all
 * @param repeated
 *            the frame comes again after the next one
 * @param garbage
 *            random bytes come before it
 */
public record Faults(byte delimiter, int mostBytes, double lost, double broken, double repeated, double garbage) {

	/** A wire on which each of these happens to so many frames. */
	public static Faults each(double probability) {
		return new Faults((byte) 0, 40, probability, probability, probability, probability);
	}
}
