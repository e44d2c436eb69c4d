package org.gobanbridge.core.incident;

import java.util.Locale;

/** How an incident was closed. */
public enum Resolution {
	/** The board agrees again. */
	RESTORED,
	/** A referee ruled. */
	RULING,
	/** Something else explains what was seen, or a result made it moot. */
	SUPERSEDED;

	/** The word in logs. */
	public String word() {
		return name().toLowerCase(Locale.ROOT);
	}
}
