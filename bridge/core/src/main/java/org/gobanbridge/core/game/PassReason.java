package org.gobanbridge.core.game;

import java.util.Locale;

/** How a pass came about. */
public enum PassReason {
	DECLARED,
	/** The lever was pressed and nothing played. */
	CLOCK,
	/** The turn was lost by ruling. */
	FORFEIT;

	/** The word in logs. */
	public String word() {
		return name().toLowerCase(Locale.ROOT);
	}
}
