package org.gobanbridge.core.explain;

import java.util.Optional;
import org.gobanbridge.core.board.Seat;
import org.gobanbridge.core.policy.Policy;
import org.gobanbridge.rules.Color;

/**
 * How people play at this table.
 *
 * @param blackSeat
 *            where Black sits, if known
 */
public record Customs(Policy policy, Optional<Seat> blackSeat) {
	/** Where this side sits, if known. */
	Optional<Seat> seat(Color color) {
		return color == Color.BLACK ? blackSeat : blackSeat.map(Seat::opposite);
	}
}
