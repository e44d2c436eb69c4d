package org.gobanbridge.core.game;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Move;
import org.gobanbridge.rules.Point;
import org.gobanbridge.rules.history.Game;

/**
 * One turn of the record.
 *
 * @param number
 *            from 1
 * @param point
 *            empty = pass
 * @param seen
 *            t of the first reading that showed it; of a pass, when it was declared
 * @param hidden
 *            t at which the point was covered before, if it was
 * @param uncertain
 *            order or point is a best guess
 * @param irregular
 *            the incident, if the move was not legal but stood
 * @param passReason
 *            how the pass came about
 * @param lostBy
 *            the incident by which the turn was lost, if it was
 */
public record RecordedMove(int number, Color color, Optional<Point> point, List<Point> captured, long seen,
		OptionalLong hidden, boolean uncertain, OptionalInt irregular, Optional<PassReason> passReason,
		OptionalInt lostBy) {

	public RecordedMove {
		captured = List.copyOf(captured);
	}

	/**
	 * The correction of the record that has this stone on another point.
	 *
	 * @param before
	 *            the game before this turn
	 */
	public GameEvent.Revision slidTo(long t, Point to, Game before) {
		Game after = before.playAssumeLegal(new Move.Play(color, to));
		return new GameEvent.Revision(t, number, List.of(GameEvent.RevisedMove.lastOf(after, seen, uncertain)));
	}

	/** Whether the stone took its own string off the board: then the captured stones, it among them, are of its colour. */
	public boolean isSuicide() {
		return point.filter(captured::contains).isPresent();
	}

	/** The turn as the rules know it. */
	public Move move() {
		return point.<Move>map(at -> new Move.Play(color, at)).orElseGet(() -> new Move.Pass(color));
	}
}
