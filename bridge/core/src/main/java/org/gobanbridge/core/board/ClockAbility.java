package org.gobanbridge.core.board;

/** What a clock device can do. */
public enum ClockAbility {
	/** It presses the clock for either side. */
	PRESS,
	/** It presses the clock's pause key. */
	PAUSE,
	/** It sees whether the clock took a press for a side. */
	VERIFY,
	/** It tells when the lever went over. */
	LEVER,
	/** It hears the clock beep. */
	BEEP,
	/** It sees a lamp of the clock. */
	LAMP,
	/** The clock shows the times that it is given. */
	SHOW
}
