package org.gobanbridge.core.explain;

import java.util.Map;
import java.util.Optional;
import org.gobanbridge.core.board.Seat;
import org.gobanbridge.core.game.Timing;
import org.gobanbridge.core.policy.Policy;
import org.gobanbridge.rules.Color;

/**
 * How people play at this table.
 *
 * @param blackSeat
 *            where Black sits, if known
 * @param timing
 *            how long people may take
 * @param pressed
 *            when each side last pressed its lever; without those that have not, as far as is known
 * @param lastFree
 *            whether the side that has just moved may take its stone up and play elsewhere, whatever the policy says
 */
public record Customs(Policy policy, Optional<Seat> blackSeat, Timing timing, Map<Color, Long> pressed,
		boolean lastFree) {
	/** How many turns the players may take back without a referee, of a record of so many. */
	int takeBacks(int turns) {
		return policy.takeBacks() ? turns : lastFree ? Math.min(1, turns) : 0;
	}

	/** Where this side sits, if known. */
	Optional<Seat> seat(Color color) {
		return color == Color.BLACK ? blackSeat : blackSeat.map(Seat::opposite);
	}
}
