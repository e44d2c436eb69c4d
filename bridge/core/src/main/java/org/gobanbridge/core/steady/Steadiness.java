package org.gobanbridge.core.steady;

/**
 * When a changed point is believed (FORMATS 5): when {@code agreeing} of its last {@code of} readings say the same
 * (unknown is not counted) and these span {@code spanMillis} or more.
 */
public record Steadiness(int agreeing, int of, long spanMillis) {
	public Steadiness {
		if (agreeing < 1 || agreeing > of || of > 8) {
			throw new IllegalArgumentException(agreeing + " of " + of + " readings cannot agree");
		}
	}

	/** What is enough of a reading more, of two more, one of which may be wrong. */
	Steadiness withOneMore() {
		return new Steadiness(Math.min(agreeing + 1, 8), Math.min(of + 2, 8), spanMillis);
	}

	/** Whether this history of readings (newest in the lowest bit, 1 = agrees) is enough. */
	boolean holds(int history, long millis) {
		return Integer.bitCount(history & ((1 << of) - 1)) >= agreeing && millis >= spanMillis;
	}
}
