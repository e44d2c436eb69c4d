package org.gobanbridge.drivers.simulated;

import java.util.List;
import java.util.Optional;
import org.gobanbridge.core.board.PointState;
import org.gobanbridge.core.board.Seat;
import org.gobanbridge.core.incident.IncidentKind;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.PointSet;
import org.gobanbridge.rules.Position;

/** What people do with stones that are no moves, or not yet. */
final class Signals {
	/** Lines of the corner at a player's lower right. */
	private static final int CORNER = 5;
	/** On smaller boards the corner is half the board. */
	private static final int SMALLEST_BOARD = 2 * CORNER - 1;

	private Signals() {
	}

	/** Whether all these points lie in the corner at the lower right of this side. */
	static boolean isInOneCorner(Grid grid, Color color, PointSet points) {
		return points.indices().allMatch(i -> isInCorner(grid, color, i));
	}

	private static boolean isInCorner(Grid grid, Color color, int index) {
		int column = index % grid.size();
		int line = index / grid.size();
		int edge = grid.size() - CORNER;
		return TableLog.seat(color) == Seat.SOUTH
				? column >= edge && line >= edge
				: column < CORNER && line < CORNER;
	}

	/** Somebody, mostly the one whose turn it is, lays two of his stones in his corner or beside the board. */
	static Optional<Mishap> resign(Moment moment) {
		Dice dice = moment.dice();
		Grid grid = moment.grid();
		Color color = dice.chance(0.8) ? moment.mover() : moment.mover().opponent();
		if (dice.chance(0.4)) {
			return Optional.of(new Mishap.LaidBeside(IncidentKind.RESIGN_SIGNAL, color, List.of(color, color)));
		}
		if (grid.size() < SMALLEST_BOARD) {
			return Optional.empty();
		}
		Optional<Integer> one = moment.anyPoint(i -> isInCorner(grid, color, i) && moment.isPlain(color, i)
				&& i != moment.nextIndex());
		Optional<Integer> other = one.flatMap(first -> moment.anyPoint(i -> isInCorner(grid, color, i)
				&& moment.isPlain(color, i) && i != first && i != moment.nextIndex()
				&& hasRoom(moment, color, first, i)));
		return other.map(second -> new Mishap.Touched(IncidentKind.RESIGN_SIGNAL, false, color, true,
				List.of(Touch.put(0, one.orElseThrow(), color), Touch.put(dice.millis(300, 2000), second, color)),
				List.of(), PointSet.of(grid, one.orElseThrow(), second)));
	}

	/** Whether both stones together still take no last liberty. */
	private static boolean hasRoom(Moment moment, Color color, int one, int other) {
		Position with = moment.position().with(color, PointSet.of(moment.grid(), one));
		return with.captures(color, other).isEmpty() && !with.isSuicide(color, other);
	}

	/** The mover lays a stone of the other colour beside the board: he thinks that the game is over. */
	static Optional<Mishap> end(Moment moment) {
		return Optional.of(new Mishap.LaidBeside(IncidentKind.END_SIGNAL, moment.mover(),
				List.of(moment.mover().opponent())));
	}

	/** The mover presses the lever, or somebody speaks. */
	static Optional<Mishap> said(IncidentKind kind, Moment moment) {
		return Optional.of(new Mishap.Said(kind, moment.mover()));
	}

	/** The move's stone lies between two points; the board shows it on neither, on one or both, or half of it. */
	static Optional<Mishap> unclear(Moment moment) {
		Color color = moment.mover();
		if (!moment.isPlain(color, moment.nextIndex())) {
			return Optional.empty();
		}
		PointState seen = PointState.of(color);
		PointState[][] shown = {{PointState.EMPTY, PointState.EMPTY}, {PointState.STONE, PointState.EMPTY},
				{PointState.STONE, PointState.STONE}, {seen, seen}};
		PointState[] chosen = shown[moment.dice().between(0, shown.length - 1)];
		return moment.anyPoint(i -> moment.grid().adjacent(i, moment.nextIndex()) && moment.isPlain(color, i))
				.map(other -> new Mishap.Unclear(moment.next(), other, chosen[0], chosen[1]));
	}
}
