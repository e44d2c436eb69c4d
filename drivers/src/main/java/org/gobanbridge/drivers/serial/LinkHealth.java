package org.gobanbridge.drivers.serial;

/**
 * What came over a line since the driver began, for the technician.
 *
 * @param frames
 *            sound frames
 * @param broken
 *            pieces that were no sound frame
 * @param lost
 *            frames missing in the sequence
 * @param stale
 *            frames dropped because they came twice or too late
 */
public record LinkHealth(long frames, long broken, long lost, long stale) {
}
