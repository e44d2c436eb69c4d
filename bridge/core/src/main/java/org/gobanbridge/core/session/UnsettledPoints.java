package org.gobanbridge.core.session;

import java.util.ArrayList;
import java.util.List;
import org.gobanbridge.core.board.PointState;
import org.gobanbridge.core.game.GameEvent;
import org.gobanbridge.core.game.GameEvent.UnsettledPoint;
import org.gobanbridge.core.game.GameState;
import org.gobanbridge.core.game.Phase;
import org.gobanbridge.core.steady.SteadyBoard;
import org.gobanbridge.rules.PointSet;

/** Says where board and position disagree without explanation, at each change, and when nothing does any more. */
final class UnsettledPoints {
	private final Recorder recorder;
	private final SteadyBoard board;
	private final Leftovers leftovers;

	UnsettledPoints(Recorder recorder, SteadyBoard board, Leftovers leftovers) {
		this.recorder = recorder;
		this.board = board;
		this.leftovers = leftovers;
	}

	/** Nothing is without explanation; what is still to be put right is shown all the same. */
	void settle(long now, long since) {
		PointSet awaited = leftovers.awaited(now);
		if (!awaited.isEmpty() && recorder.state().phase() == Phase.PLAYING) {
			unsettle(now, awaited, since);
		} else {
			recorder.settle(now);
		}
	}

	/** Says that nothing is unsettled any more, whether or not anything was: a board that was rebuilt is whole. */
	void clear(long now) {
		recorder.record(new GameEvent.Unsettled(now, List.of(), now));
	}

	/** These points are without explanation, since this moment. */
	void unsettle(long now, PointSet differences, long since) {
		GameState state = recorder.state();
		List<UnsettledPoint> points = new ArrayList<>();
		differences.indices().forEach(i -> points.add(new UnsettledPoint(board.grid().point(i),
				state.position().colorAt(i).map(PointState::of).orElse(PointState.EMPTY), board.at(i))));
		if (!points.equals(state.unsettled())) {
			recorder.record(new GameEvent.Unsettled(now, points, Math.min(since, now)));
		}
	}
}
