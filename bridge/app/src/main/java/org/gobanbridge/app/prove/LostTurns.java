package org.gobanbridge.app.prove;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.Set;
import org.gobanbridge.app.store.PolicyFiles;
import org.gobanbridge.core.incident.IncidentKind;
import org.gobanbridge.core.incident.Matter;
import org.gobanbridge.core.incident.RulingOption;
import org.gobanbridge.core.policy.Policy;
import org.gobanbridge.drivers.simulated.SimulatedGame;

/** What people who play by a policy take to have cost a turn. */
public final class LostTurns {
	private LostTurns() {
	}

	/** The kinds of moves after which this game's policy would have the turn lost. */
	public static Set<IncidentKind> in(SimulatedGame game) {
		Policy policy = game.details().policy().flatMap(PolicyFiles.POLICIES::named)
				.orElseGet(PolicyFiles.POLICIES::usual);
		Set<IncidentKind> lost = EnumSet.noneOf(IncidentKind.class);
		Arrays.stream(IncidentKind.values()).filter(
				kind -> policy.judge(Matter.of(kind)).proposed().filter(RulingOption.VOID_LOSE_TURN::equals)
						.isPresent())
				.forEach(lost::add);
		return lost;
	}
}
