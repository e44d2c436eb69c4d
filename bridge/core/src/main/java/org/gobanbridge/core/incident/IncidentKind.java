package org.gobanbridge.core.incident;

import java.util.Locale;

/** What the rules care about (FORMATS 7). */
public enum IncidentKind {
	/** An earlier stone left its point and stands on another. */
	STONE_DISPLACED,
	/** Stones are gone that no rule removes. */
	STONES_MISSING,
	/** Stones are there that no move explains. */
	STONES_ADDED;

	/** The word in logs. */
	public String word() {
		return name().toLowerCase(Locale.ROOT).replace('_', '-');
	}
}
