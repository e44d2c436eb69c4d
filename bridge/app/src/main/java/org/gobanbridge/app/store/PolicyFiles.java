package org.gobanbridge.app.store;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.gobanbridge.core.policy.ClaimWindow;
import org.gobanbridge.core.policy.Ladder;
import org.gobanbridge.core.policy.MoveComplete;
import org.gobanbridge.core.policy.Policies;
import org.gobanbridge.core.policy.Policy;

/** The policies that come with the program. */
public final class PolicyFiles {
	/** All of them, the usual one first. */
	public static final Policies POLICIES = new Policies(Stream.concat(
			Stream.of("chinese-source", "chinese-2002", "korean-2024", "japanese", "aga", "ing").map(Policy::silent),
			Stream.of(new Policy("club", "club", "", MoveComplete.RELEASED, ClaimWindow.RESULT, true, true, true, true,
					Ladder.NONE, Map.of())))
			.toList());

	private PolicyFiles() {
	}
}
