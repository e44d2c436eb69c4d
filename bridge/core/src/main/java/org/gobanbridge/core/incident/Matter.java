package org.gobanbridge.core.incident;

import java.util.Optional;

/**
 * What a rule speaks of.
 *
 * @param early
 *            of a lever that was pressed too early: before what; empty = whatever it was, and of every other kind
 */
public record Matter(IncidentKind kind, Optional<EarlyLever.Before> early) {
	/** This kind of incident, whatever else is known of it. */
	public static Matter of(IncidentKind kind) {
		return new Matter(kind, Optional.empty());
	}

	/** A lever that was pressed before this. */
	public static Matter early(EarlyLever.Before before) {
		return new Matter(IncidentKind.CLOCK_EARLY, Optional.of(before));
	}

	/** What this incident is about. */
	public static Matter of(Incident incident) {
		return new Matter(incident.kind(), incident.early().map(EarlyLever::before));
	}
}
