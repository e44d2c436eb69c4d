package org.gobanbridge.drivers.simulated;

import java.util.List;
import java.util.Set;
import org.gobanbridge.core.incident.IncidentKind;

/**
 * What is to go wrong in the first game at a table.
 *
 * @param turnLost
 *            for which moves against the rules the players take it that their side has lost its turn once the stone is
 *            off again; its opponent then passes in return, so that the game goes on where it was
 * @param acted
 *            what somebody has been told to do
 */
public record Injections(List<Injection> all, Set<IncidentKind> turnLost, List<ActedOut> acted) {
	/** Nothing goes wrong. */
	public static final Injections NONE = new Injections(List.of(), Set.of());

	public Injections {
		all = List.copyOf(all);
		turnLost = Set.copyOf(turnLost);
		acted = List.copyOf(acted);
	}

	/** Nobody has been told to do anything. */
	public Injections(List<Injection> all, Set<IncidentKind> turnLost) {
		this(all, turnLost, List.of());
	}
}
