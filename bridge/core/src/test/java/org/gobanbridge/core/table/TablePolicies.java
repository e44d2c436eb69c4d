package org.gobanbridge.core.table;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.gobanbridge.core.incident.IncidentKind;
import org.gobanbridge.core.incident.Penalty;
import org.gobanbridge.core.incident.RulingOption;
import org.gobanbridge.core.policy.ClaimWindow;
import org.gobanbridge.core.policy.Clause;
import org.gobanbridge.core.policy.Ladder;
import org.gobanbridge.core.policy.LeverAfter;
import org.gobanbridge.core.policy.MoveComplete;
import org.gobanbridge.core.policy.Policies;
import org.gobanbridge.core.policy.Policy;

/** Policies that tests play by. */
public final class TablePolicies {
	private static final Clause LOSES_TURN = new Clause(Optional.of("10"), "The move is void and the turn is lost.",
			"该着无效，弃权一次。", Optional.of(RulingOption.VOID_LOSE_TURN), List.of(), Penalty.NONE, Optional.empty(),
			Optional.empty());

	/** A strict one, which is usual, others that are as strict, and a lenient one. */
	public static final Policies ALL = new Policies(List.of(Policy.silent("chinese-source"), Policy.silent("japanese"),
			new Policy("club", "club", "", MoveComplete.RELEASED, ClaimWindow.RESULT, true, true, true, true, true,
					true, LeverAfter.NOTHING, Ladder.NONE, Map.of())));

	/** One under which a move that is not legal costs the turn, a second warning is a loss, three cautions are a warning. */
	public static final Policies STERN = new Policies(List.of(new Policy("stern", "stern", "", MoveComplete.RELEASED,
			ClaimWindow.RESULT, false, false, false, true, true, false, LeverAfter.STONE, new Ladder(3, 2, true),
			Stream.of(IncidentKind.FORBIDDEN_POINT, IncidentKind.KO_VIOLATION, IncidentKind.TWO_MOVES)
					.collect(Collectors.toMap(kind -> kind, kind -> LOSES_TURN)))));

	private TablePolicies() {
	}
}
