package org.gobanbridge.core.incident;

/**
 * A cycle that came round.
 *
 * @param period
 *            its length in moves
 * @param name
 *            the word for its kind, {@code triple-ko}
 */
public record CycleNoted(int period, String name) {
}
