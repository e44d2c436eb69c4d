package org.gobanbridge.core.incident;

/**
 * What is wrong with a sealed move.
 *
 * @param written
 *            what was sealed: a point, {@code pass}, {@code resign}, or whatever else was written
 * @param why
 *            what is wrong
 */
public record SealedFault(String written, Why why) {
	/** What can be wrong. */
	public enum Why {
		/** It is no move, or cannot be read any more. */
		UNREADABLE,
		/** A stone lies there. */
		OCCUPIED,
		/** The stone would have no liberty. */
		SUICIDE,
		/** It takes the ko back at once. */
		KO,
		/** The position was there before, and the rules forbid that. */
		REPETITION,
		/** Another move was made in its place. */
		OTHER_MOVE
	}
}
