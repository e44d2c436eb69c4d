package org.gobanbridge.core.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.gobanbridge.core.incident.IncidentKind;
import org.gobanbridge.core.incident.RecordsPart;
import org.gobanbridge.core.incident.RuledOn;
import org.gobanbridge.rules.Move;
import org.gobanbridge.rules.Point;
import org.gobanbridge.rules.history.Game;

/** Turns that have left the record by a ruling, and what becomes of their stones on the board (FORMATS 8). */
final class VoidedTurns {
	private VoidedTurns() {
	}

	/**
	 * Where these turns had changed the board. If it is the opponent's turn now, his answer to what was void is still his
	 * move, and so are the legal moves after it; a stone that was dropped is judged where it lies.
	 *
	 * @param game
	 *            without them
	 */
	static List<Point> toPutRight(RuledOn ruled, List<RecordedMove> voided, Game game) {
		int judged = judged(ruled, voided);
		Game still = played(ruled, game);
		List<Point> points = new ArrayList<>();
		for (int n = 0; n < voided.size(); n++) {
			RecordedMove move = voided.get(n);
			boolean dropped = n < judged && ruled.meaning().dropped();
			boolean stands = n == judged && move.point().isPresent() && move.irregular().isEmpty()
					&& move.color() == still.toPlay()
					&& still.illegality(move.move()).isEmpty();
			if (stands) {
				still = still.playAssumeLegal(move.move());
				judged++;
			} else if (!dropped) {
				move.point().ifPresent(points::add);
				points.addAll(move.captured());
			}
		}
		return points;
	}

	/** How many of them, the first ones, were what was judged. */
	private static int judged(RuledOn ruled, List<RecordedMove> voided) {
		int id = ruled.incident().id();
		int judged = voided.stream().filter(move -> move.irregular().orElse(0) == id).findFirst()
				.map(move -> voided.indexOf(move) + 1)
				.orElse(ruled.incident().kind() == IncidentKind.WRONG_COLOR ? 0 : 1);
		while (judged > 0 && judged < voided.size() && voided.get(judged).irregular().isPresent()
				&& voided.get(judged).color() == voided.get(judged - 1).color()) {
			judged++;
		}
		return judged;
	}

	/** The game after what the ruling makes of the turn. */
	private static Game played(RuledOn ruled, Game game) {
		boolean lost = ruled.meaning().record() == RecordsPart.TURN_LOST
				&& ruled.offender().equals(Optional.of(game.toPlay()));
		return lost ? game.playAssumeLegal(new Move.Pass(game.toPlay())) : game;
	}
}
