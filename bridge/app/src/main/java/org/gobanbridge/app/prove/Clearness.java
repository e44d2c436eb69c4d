package org.gobanbridge.app.prove;

import java.util.OptionalLong;
import org.gobanbridge.core.board.Snapshot;
import org.gobanbridge.drivers.simulated.TableTop;
import org.gobanbridge.drivers.simulated.TrueIncident;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.Point;
import org.gobanbridge.rules.PointSet;

/** From when on anybody who reads the board knows of an incident. NOT thread safe. */
final class Clearness {
	/** How far from the points no hand may be so that they are seen clearly (FORMATS 5), in lines. */
	private static final int CLEAR_LINES = 3;

	private final TrueIncident incident;
	private final TableTop table;
	private final long from;
	private final PointSet around;
	private OptionalLong first = OptionalLong.empty();
	private OptionalLong clear = OptionalLong.empty();

	Clearness(TrueIncident incident, TableTop table, long from) {
		this.incident = incident;
		this.table = table;
		this.from = from;
		Grid grid = table.grid();
		PointSet near = PointSet.none(grid);
		for (Point point : incident.points()) {
			for (int i = 0; i < grid.pointCount(); i++) {
				near = grid.distance(i, grid.index(point)) <= CLEAR_LINES ? near.with(i) : near;
			}
		}
		this.around = near;
	}

	void read(long t) {
		if (t < from || clear.isPresent()) {
			return;
		}
		Snapshot seen = table.look(t);
		first = first.isPresent() ? first : OptionalLong.of(t);
		if (!seen.unknown().intersects(around)) {
			clear = OptionalLong.of(t);
		}
	}

	long known() {
		long seen = first.orElse(from);
		return Math.max(clear.orElse(seen), seen + incident.grace());
	}
}
