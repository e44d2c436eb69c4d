package org.gobanbridge.app.store;

/** Who is told on the live page what has happened in an incident, by whom, and what was ruled. */
public enum IncidentReaders {
	/** Whoever shows the referee's token; players and spectators see only what is to be put where. */
	REFEREE,
	/** Whoever watches, where there is no referee. */
	ALL
}
