package org.gobanbridge.drivers.simulated;

import java.util.ArrayList;
import java.util.List;
import org.gobanbridge.core.board.PointState;
import org.gobanbridge.core.board.Seat;
import org.gobanbridge.core.game.Setup;
import org.gobanbridge.drivers.simulated.Lifting.Lift;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Point;

/** What players do with stones before a game begins and after it: set stones up, clear the board. NOT thread safe. */
final class Preparations {
	/** More stones than this nobody puts down one by one: they come by handfuls. */
	private static final int MOST_ONE_BY_ONE = 30;

	private final TableLog log;
	private final Dice dice;
	private final Lifting lifting;

	Preparations(TableLog log, Dice dice) {
		this.log = log;
		this.dice = dice;
		this.lifting = new Lifting(log.grid(), dice);
	}

	/** The stones lie there before anybody looks. */
	void layOut(Setup setup) {
		setup.black().forEach(point -> log.put(0, log.grid().index(point), Color.BLACK));
		setup.white().forEach(point -> log.put(0, log.grid().index(point), Color.WHITE));
	}

	/** Each side puts its stones down, by turns, Black first; when that is done. */
	long putDown(Setup setup, long start) {
		int count = setup.black().size() + setup.white().size();
		long t = start;
		for (int i = 0; i < Math.max(setup.black().size(), setup.white().size()); i++) {
			t = putDown(setup.black(), i, Color.BLACK, t, count > MOST_ONE_BY_ONE);
			t = putDown(setup.white(), i, Color.WHITE, t, count > MOST_ONE_BY_ONE);
		}
		return t;
	}

	private long putDown(List<Point> points, int i, Color color, long from, boolean hasty) {
		if (i >= points.size()) {
			return from;
		}
		int index = log.grid().index(points.get(i));
		if (hasty) {
			long t = from + dice.millis(100, 300);
			log.put(t, index, color);
			return t;
		}
		Seat seat = TableLog.seat(color);
		HandMotion.Path path = HandMotion.Path.of(log.grid(), seat, dice);
		long comes = Math.max(from, log.handFree(seat));
		long down = comes + path.reachMillis(index) + dice.millis(200, 600);
		path.from(comes, index).at(down - 100, index).stay(down + 100).out(down + 100 + path.reachMillis(index));
		log.move(seat, path.motion());
		log.put(down, index, color);
		return down;
	}

	/** Each player takes off those of these stones that are his opponent's; when that is done. */
	long takeOff(List<Point> points, long start) {
		long done = start;
		for (Color color : Color.values()) {
			List<Integer> stones = points.stream().map(log.grid()::index)
					.filter(i -> log.at(i) == PointState.of(color)).toList();
			done = Math.max(done, clear(stones, TableLog.seat(color.opponent()), start));
		}
		return done;
	}

	/** Both players take off everything; when the board is empty. */
	long clear(long start) {
		List<Integer> stones = new ArrayList<>();
		for (int i = 0; i < log.grid().pointCount(); i++) {
			if (log.at(i) != PointState.EMPTY) {
				stones.add(i);
			}
		}
		int half = log.grid().pointCount() / 2;
		List<Integer> northern = stones.stream().filter(stone -> stone < half).toList();
		List<Integer> southern = stones.stream().filter(stone -> stone >= half).toList();
		return Math.max(clear(northern, Seat.NORTH, start), clear(southern, Seat.SOUTH, start));
	}

	private long clear(List<Integer> stones, Seat seat, long start) {
		if (stones.isEmpty()) {
			return start;
		}
		HandMotion.Path path = HandMotion.Path.of(log.grid(), seat, dice);
		long from = Math.max(start, log.handFree(seat));
		List<Lift> lifts = lifting.lifts(stones, from + path.reachMillis(stones.get(0)) + 300);
		path.from(from, lifts.get(0).first());
		long last = 0;
		for (Lift lift : lifts) {
			lift.stones().forEach(stone -> log.take(lift.t(), stone));
			path.at(lift.t(), lift.first());
			last = lift.t();
		}
		log.move(seat,
				path.stay(last + 100).out(last + 100 + path.reachMillis(lifts.get(lifts.size() - 1).first())).motion());
		return last;
	}
}
