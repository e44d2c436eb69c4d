package org.gobanbridge.core.incident;

/**
 * A lever that was pressed too early.
 *
 * @param before
 *            what it was pressed before
 * @param at
 *            when it was pressed, as its device has it
 */
public record EarlyLever(Before before, long at) {
	/** What should have been done before the lever. */
	public enum Before {
		/** The stone was not down. */
		STONE,
		/** Stones that it captures were not off. */
		CAPTURES
	}
}
