package org.gobanbridge.core.policy;

/** Until when an irregular move may be claimed (RULES 2); later it stands, unless both agree. */
public enum ClaimWindow {
	/** Until the opponent has made his next move. */
	NEXT_MOVE,
	/** Until the result is agreed. */
	RESULT
}
