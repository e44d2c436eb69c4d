package org.gobanbridge.core.incident;

/** How hard a penalty is that leaves the game on (FORMATS 2, ruling). */
public enum PenaltyLevel {
	NONE, CAUTION, WARNING, POINTS
}
