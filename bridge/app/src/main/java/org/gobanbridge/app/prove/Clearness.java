package org.gobanbridge.app.prove;

import java.util.List;
import java.util.OptionalLong;
import org.gobanbridge.core.board.Snapshot;
import org.gobanbridge.core.game.Input;
import org.gobanbridge.drivers.simulated.TableTop;
import org.gobanbridge.drivers.simulated.TrueIncident;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.Point;
import org.gobanbridge.rules.PointSet;

/** From when on anybody who reads the board knows of an incident. NOT thread safe. */
final class Clearness {
	/** How far from the points no hand may be so that they are seen clearly (FORMATS 5), in lines. */
	private static final int CLEAR_LINES = 3;

	private final List<Point> points;
	private final long from;
	private final long grace;
	private final TableTop table;
	private final PointSet around;
	private OptionalLong first = OptionalLong.empty();
	private OptionalLong clear = OptionalLong.empty();

	/** Of this one, which can be told from this time on. */
	Clearness(TrueIncident incident, TableTop table, long from) {
		this(incident.points(), from, incident.grace(), table);
	}

	/**
	 * @param points
	 *            where it is to be seen
	 * @param from
	 *            from when on it lies there, ms
	 * @param grace
	 *            how long nobody can know what it means, ms
	 */
	Clearness(List<Point> points, long from, long grace, TableTop table) {
		this.points = List.copyOf(points);
		this.from = from;
		this.grace = grace;
		this.table = table;
		Grid grid = table.grid();
		PointSet near = PointSet.none(grid);
		for (Point point : points) {
			for (int i = 0; i < grid.pointCount(); i++) {
				near = grid.distance(i, grid.index(point)) <= CLEAR_LINES ? near.with(i) : near;
			}
		}
		this.around = near;
	}

	/** Takes the next reading: one that shows another stone than lies there, or none, is not clear. */
	void read(Input.Reading reading) {
		if (reading.t() < from || clear.isPresent()) {
			return;
		}
		Snapshot truth = table.look(reading.t());
		first = first.isPresent() ? first : OptionalLong.of(reading.t());
		boolean right = points.stream().map(table.grid()::index)
				.allMatch(i -> reading.snapshot().at(i) == truth.at(i));
		if (right && !truth.unknown().intersects(around)) {
			clear = OptionalLong.of(reading.t());
		}
	}

	/** From when on, in ms. */
	long known() {
		return Math.max(clear(), first.orElse(from) + grace);
	}

	/** From when on it is to be seen clearly, in ms. */
	long clear() {
		return clear.orElse(first.orElse(from));
	}
}
