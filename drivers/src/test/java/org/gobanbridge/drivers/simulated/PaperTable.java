package org.gobanbridge.drivers.simulated;

import org.gobanbridge.core.board.Snapshot;
import org.gobanbridge.rules.Grid;

/** A table on which lies what a test draws. */
public final class PaperTable implements Table {
	private volatile Snapshot drawn;

	public PaperTable(int size) {
		Grid grid = Grid.of(size);
		drawn = Snapshot.parse(grid, ".".repeat(grid.pointCount()));
	}

	public void draw(String rows) {
		drawn = Snapshot.parse(grid(), rows);
	}

	public void draw(Snapshot snapshot) {
		drawn = snapshot;
	}

	@Override
	public Grid grid() {
		return drawn.grid();
	}

	@Override
	public Snapshot look(long millis) {
		return drawn;
	}
}
