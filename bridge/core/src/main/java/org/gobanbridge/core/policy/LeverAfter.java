package org.gobanbridge.core.policy;

/** What must be done at the board before the lever may be pressed (RULES 2, clock). */
public enum LeverAfter {
	/** It may be pressed at any time. */
	NOTHING,
	/** The stone is down. */
	STONE,
	/** The stones that it captures are off as well. */
	CAPTURES
}
