package org.gobanbridge.core.explain;

/** What else turns may be thought to have been, when nothing that the readings surely tell puts the board in order. */
enum Latitude {
	/** Nothing. */
	NONE,
	/** Two readings that a point was still empty when a hand had just left it may have been wrong. */
	MISREAD,
	/** A stone of which more or less was seen, and that is gone, may have been a turn and captured. */
	GLIMPSED
}
