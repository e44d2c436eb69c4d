package org.gobanbridge.core.game;

/** How a pass came about. */
public enum PassReason {
	DECLARED,
	/** The lever was pressed and nothing played. */
	CLOCK,
	/** The turn was lost by ruling. */
	FORFEIT
}
