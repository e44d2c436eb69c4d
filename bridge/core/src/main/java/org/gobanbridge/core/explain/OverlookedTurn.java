package org.gobanbridge.core.explain;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import org.gobanbridge.core.game.GameEvent;
import org.gobanbridge.core.game.GameState;
import org.gobanbridge.core.game.RecordedMove;
import org.gobanbridge.rules.Move;
import org.gobanbridge.rules.PointSet;
import org.gobanbridge.rules.history.Game;

/**
 * What came out of an unread span was put in order with the fewest turns. If what follows is not in order, there may have
 * been one more: a stone that was seen, perhaps once only, and was captured before the board was read again.
 */
public final class OverlookedTurn {
	private static final int MOST_TURNS_BACK = 6;

	private OverlookedTurn() {
	}

	/** The record with such a turn, after which what is to be explained is in order. */
	public static Optional<GameEvent.Revision> find(Situation situation) {
		List<RecordedMove> moves = situation.state().moves();
		for (int back = 1; back <= Math.min(MOST_TURNS_BACK, moves.size()); back++) {
			RecordedMove first = moves.get(moves.size() - back);
			if (first.point().isEmpty() || first.irregular().isPresent()) {
				return Optional.empty();
			}
			if (situation.cameFromUnread(situation.grid().index(first.point().get()))) {
				Optional<GameEvent.Revision> revision = revision(situation, back);
				if (revision.isPresent()) {
					return revision;
				}
			}
		}
		return Optional.empty();
	}

	private static Optional<GameEvent.Revision> revision(Situation situation, int back) {
		int kept = situation.state().moves().size() - back;
		List<Integer> dropped = IntStream.rangeClosed(kept + 1, kept + back).boxed().toList();
		GameState before = situation.state().apply(new GameEvent.Undone(situation.now(), kept, dropped, false));
		PointSet known = situation.excused().union(situation.differences());
		Situation then = situation.excusing(situation.differences()).after(before,
				situation.board().differences(before.position()).minus(known)).with(List.of()).with(Latitude.GLIMPSED);
		return TurnOrders.findLonger(then, back + 1).map(orders -> revision(then, kept + 1, orders.first()))
				.filter(revision -> {
					GameState after = situation.state().apply(revision);
					return after.position().equals(situation.position())
							&& Chooser.isInOrder(situation.after(after));
				});
	}

	private static GameEvent.Revision revision(Situation then, int from, List<Explanation.Turn> turns) {
		List<GameEvent.RevisedMove> revised = new ArrayList<>();
		Game game = then.game();
		for (Explanation.Turn turn : turns) {
			game = game.playAssumeLegal(turn.move());
			revised.add(GameEvent.RevisedMove.lastOf(game, seen(then, turn), turn.uncertain()));
		}
		return new GameEvent.Revision(then.now(), from, revised);
	}

	private static long seen(Situation then, Explanation.Turn turn) {
		OptionalLong seen = turn.seen();
		return seen.orElseGet(() -> turn.move() instanceof Move.Play play
				? then.board().passedLatest(then.grid().index(play.point()))
				: then.now());
	}
}
