package org.gobanbridge.core.policy;

import java.util.List;
import java.util.Optional;

/**
 * The policies that there are. Immutable.
 *
 * @param all
 *            at least one; the first is assumed when nobody says anything
 */
public record Policies(List<Policy> all) {
	/**
	 * @throws IllegalArgumentException
	 *             if there is none
	 */
	public Policies {
		all = List.copyOf(all);
		if (all.isEmpty()) {
			throw new IllegalArgumentException("there must be a policy");
		}
	}

	/** What is assumed when nobody says anything. */
	public Policy usual() {
		return all.getFirst();
	}

	/** The policy of this name. */
	public Optional<Policy> named(String name) {
		return all.stream().filter(policy -> policy.name().equals(name)).findFirst();
	}
}
