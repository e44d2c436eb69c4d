package org.gobanbridge.core.game;

/** Who ends a turn on the clock of this table. */
public enum ClockUse {
	/** The players press their levers: a turn ends there, whatever the board shows. */
	SENSE,
	/** The bridge presses the clock; a turn ends when its stone is first seen. */
	PRESS,
	/** There is no clock but the page; likewise. */
	SOFTWARE
}
