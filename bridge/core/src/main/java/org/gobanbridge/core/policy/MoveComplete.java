package org.gobanbridge.core.policy;

/** When a move is complete, so that it may not be changed any more (RULES 2). */
public enum MoveComplete {
	/** When the stone is released. */
	RELEASED,
	/** When the captured stones are off as well. */
	CAPTURES_OFF,
	/** When the clock is pressed. */
	CLOCK
}
