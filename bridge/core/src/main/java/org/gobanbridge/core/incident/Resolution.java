package org.gobanbridge.core.incident;

/** How an incident was closed. */
public enum Resolution {
	/** The board agrees again. */
	RESTORED,
	/** A referee ruled. */
	RULING,
	/** Something else explains what was seen, or a result made it moot. */
	SUPERSEDED
}
