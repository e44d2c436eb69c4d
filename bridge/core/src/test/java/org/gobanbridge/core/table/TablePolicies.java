package org.gobanbridge.core.table;

import java.util.List;
import java.util.Map;
import org.gobanbridge.core.policy.ClaimWindow;
import org.gobanbridge.core.policy.Ladder;
import org.gobanbridge.core.policy.MoveComplete;
import org.gobanbridge.core.policy.Policies;
import org.gobanbridge.core.policy.Policy;

/** Policies that tests play by. */
public final class TablePolicies {
	/** A strict one, which is usual, others that are as strict, and a lenient one. */
	public static final Policies ALL = new Policies(List.of(Policy.silent("chinese-source"), Policy.silent("japanese"),
			new Policy("club", "club", "", MoveComplete.RELEASED, ClaimWindow.RESULT, true, true, true, true,
					Ladder.NONE, Map.of())));

	private TablePolicies() {
	}
}
