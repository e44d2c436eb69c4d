package org.gobanbridge.drivers.simulated;

/** A span of simulated time in ms: from is in it, to is not. */
public record Span(long from, long to) {
	/** Whether this moment is in the span. */
	public boolean contains(long t) {
		return t >= from && t < to;
	}
}
