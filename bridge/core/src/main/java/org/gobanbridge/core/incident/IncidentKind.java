package org.gobanbridge.core.incident;

/** What the rules care about (FORMATS 7). */
public enum IncidentKind {
	/** An earlier stone left its point and stands on another. */
	STONE_DISPLACED,
	/** Stones are gone that no rule removes. */
	STONES_MISSING,
	/** Stones are there that no move explains. */
	STONES_ADDED
}
