package org.gobanbridge.drivers.simulated;

import java.util.List;
import java.util.Optional;
import org.gobanbridge.core.game.PassReason;
import org.gobanbridge.rules.Move;
import org.gobanbridge.rules.Point;

/**
 * A turn as it was truly taken at a simulated table.
 *
 * @param game
 *            counts the games at this table from 1
 * @param number
 *            counts the turns of the game from 1, passes included
 * @param captured
 *            the stones it takes off, in board order
 * @param passed
 *            why no stone was played; empty if one was
 * @param t
 *            when the stone touched the board, or the pass was declared; ms
 * @param settled
 *            when the board showed the position after this turn, captured stones off and all; at least t; ms
 */
public record TrueMove(int game, int number, Move move, List<Point> captured, Optional<PassReason> passed,
		long t, long settled) {
	public TrueMove {
		captured = List.copyOf(captured);
	}
}
