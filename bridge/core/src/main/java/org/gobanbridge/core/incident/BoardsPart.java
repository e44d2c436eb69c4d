package org.gobanbridge.core.incident;

/** What becomes of the points of an incident on the board when it has been ruled on. */
public enum BoardsPart {
	/** People put them right, and have time for it. */
	PUT_RIGHT,
	/** They may go on showing what they show until they next change. */
	TRUSTED,
	/** They are judged like any others. */
	JUDGED_AGAIN
}
