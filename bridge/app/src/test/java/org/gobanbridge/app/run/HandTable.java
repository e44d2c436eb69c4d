package org.gobanbridge.app.run;

import java.util.List;
import org.gobanbridge.core.board.Snapshot;
import org.gobanbridge.drivers.simulated.Table;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.Point;
import org.gobanbridge.rules.PointSet;

/** A table at which the test itself puts stones down and takes them off. Any thread may use it. */
final class HandTable implements Table {
	private final Grid grid;
	private PointSet black;
	private PointSet white;

	HandTable(int size) {
		grid = Grid.of(size);
		black = PointSet.none(grid);
		white = PointSet.none(grid);
	}

	@Override
	public Grid grid() {
		return grid;
	}

	@Override
	public synchronized Snapshot look(long millis) {
		PointSet none = PointSet.none(grid);
		return Snapshot.of(black, white, none, none);
	}

	synchronized void put(Color color, Point point) {
		PointSet stone = PointSet.of(grid, List.of(point));
		black = color == Color.BLACK ? black.union(stone) : black.minus(stone);
		white = color == Color.WHITE ? white.union(stone) : white.minus(stone);
	}

	synchronized void take(Point point) {
		PointSet stone = PointSet.of(grid, List.of(point));
		black = black.minus(stone);
		white = white.minus(stone);
	}
}
