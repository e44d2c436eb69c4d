package org.gobanbridge.drivers.simulated;

import java.util.Arrays;
import org.gobanbridge.core.board.Seat;
import org.gobanbridge.rules.Grid;

/**
 * One visit of a player's hand over the board, from coming in at his side of the table to being gone. The fingertips go
 * in straight lines from stop to stop; behind them lies the hand, a disc, and behind that the forearm, a strip towards
 * the shoulder, both seen from above. Coordinates are lines of the board: x from the left, y from the top, a point of
 * the board at whole numbers; seat south is below. Immutable; any thread may use it.
 */
final class HandMotion {
	private static final double PALM_RADIUS = 1.55;
	/** How far the middle of the hand lies behind the fingertips. */
	private static final double PALM_BEHIND = 0.95;
	private static final double FOREARM_HALF_WIDTH = 0.72;
	/** How far off the board the shoulder is. */
	private static final double SHOULDER_OFF = 6;
	/** How far off the board the fingertips are when they cover nothing any more. */
	private static final double OFF = 2.6;

	private final int size;
	private final double shoulderX;
	private final double shoulderY;
	private final long[] times;
	private final double[] xs;
	private final double[] ys;

	private HandMotion(Path path) {
		this.size = path.size;
		this.shoulderX = path.shoulderX;
		this.shoulderY = path.shoulderY;
		this.times = Arrays.copyOf(path.times, path.count);
		this.xs = Arrays.copyOf(path.xs, path.count);
		this.ys = Arrays.copyOf(path.ys, path.count);
	}

	/** When the hand starts to come in. */
	long from() {
		return times[0];
	}

	/** When it is gone. */
	long to() {
		return times[times.length - 1];
	}

	/** Where on its way the hand is at this time: whole number = stop, fraction = on the way to the next one. */
	private double progress(long t) {
		int i = Arrays.binarySearch(times, t);
		if (i >= 0) {
			return i;
		}
		int next = -i - 1;
		if (next == 0 || next == times.length) {
			return next == 0 ? 0 : times.length - 1;
		}
		return next - 1 + (double) (t - times[next - 1]) / (times[next] - times[next - 1]);
	}

	private static double along(double[] values, double progress) {
		int stop = (int) progress;
		double rest = progress - stop;
		return rest == 0 ? values[stop] : values[stop] + rest * (values[stop + 1] - values[stop]);
	}

	/** Fingertip column, to a quarter of a line. */
	double tipX(long t) {
		return Math.rint(along(xs, progress(t)) * 4) / 4;
	}

	/** Fingertip row from the top, to a quarter of a line. */
	double tipY(long t) {
		return Math.rint(along(ys, progress(t)) * 4) / 4;
	}

	/** Whether the hand or arm covers this point at this time. */
	boolean covers(int index, long t) {
		return t > from() && t < to() && covers(tipX(t), tipY(t), index % size, index / size);
	}

	private boolean covers(double tipX, double tipY, int x, int y) {
		double armX = shoulderX - tipX;
		double armY = shoulderY - tipY;
		double length = Math.sqrt(armX * armX + armY * armY);
		armX /= length;
		armY /= length;
		double behind = (x - tipX) * armX + (y - tipY) * armY;
		double aside = (x - tipX) * armY - (y - tipY) * armX;
		double fromPalm = behind - PALM_BEHIND;
		return fromPalm * fromPalm + aside * aside <= PALM_RADIUS * PALM_RADIUS
				|| fromPalm > 0 && Math.abs(aside) <= FOREARM_HALF_WIDTH;
	}

	/** Adds the points covered with the fingertips here to the words of a point set. */
	void cover(double tipX, double tipY, long[] words) {
		int firstX = (int) Math.max(0, Math.floor(Math.min(tipX, shoulderX) - 2 * PALM_RADIUS));
		int lastX = (int) Math.min(size - 1, Math.ceil(Math.max(tipX, shoulderX) + 2 * PALM_RADIUS));
		int firstY = (int) Math.max(0, Math.floor(Math.min(tipY, shoulderY) - PALM_RADIUS));
		int lastY = (int) Math.min(size - 1, Math.ceil(Math.max(tipY, shoulderY) + PALM_RADIUS));
		for (int y = firstY; y <= lastY; y++) {
			for (int x = firstX; x <= lastX; x++) {
				if (covers(tipX, tipY, x, y)) {
					int index = y * size + x;
					words[index >> 6] |= 1L << index;
				}
			}
		}
	}

	/** Writes down where a hand goes. NOT thread safe. */
	static final class Path {
		private final int size;
		private final boolean south;
		private final double shoulderX;
		private final double shoulderY;
		private long[] times = new long[8];
		private double[] xs = new double[8];
		private double[] ys = new double[8];
		private int count;

		/**
		 * @param aside
		 *            how many lines to the player's right of the middle of the board his shoulder is
		 */
		Path(Grid grid, Seat seat, double aside) {
			size = grid.size();
			south = seat == Seat.SOUTH;
			shoulderX = (size - 1) / 2.0 + (south ? aside : -aside);
			shoulderY = south ? size - 1 + SHOULDER_OFF : -SHOULDER_OFF;
		}

		/** Of somebody who sits a little to his right of the middle, as far as the dice say. */
		static Path of(Grid grid, Seat seat, Dice dice) {
			return new Path(grid, seat, grid.size() * dice.between(0.08, 0.24));
		}

		/** How long a hand takes between off the board and this point, for somebody of usual haste. */
		long reachMillis(int index) {
			int depth = south ? size - index / size : index / size + 1;
			return 260 + 16L * depth;
		}

		/** The hand sets out for this point; it is over the edge of the board now. */
		Path from(long starts, int index) {
			stopOff(starts, index % size, index / size);
			return this;
		}

		/** The hand has been at the lid beside the board, and is over this point at this time, 1.1 s later or more. */
		Path viaLid(long t, int index) {
			return out(times[count - 1] + 300).from(t - 350, index).at(t, index);
		}

		/** The hand is over this point at this time. */
		Path at(long t, int index) {
			return stop(t, index % size, index / size);
		}

		/** The hand stays where it is until this time. */
		Path stay(long until) {
			return until > times[count - 1] ? stop(until, xs[count - 1], ys[count - 1]) : this;
		}

		/** The hand is off the board at this time. */
		Path out(long gone) {
			return stopOff(gone, xs[count - 1], ys[count - 1]);
		}

		private Path stopOff(long t, double x, double y) {
			double edge = south ? size - 1 + OFF : -OFF;
			double share = (edge - y) / (shoulderY - y);
			return stop(t, x + share * (shoulderX - x), edge);
		}

		private Path stop(long t, double x, double y) {
			if (count > 0 && t <= times[count - 1]) {
				throw new IllegalArgumentException("a hand cannot be at two places at " + t + " ms");
			}
			if (count == times.length) {
				times = Arrays.copyOf(times, 2 * count);
				xs = Arrays.copyOf(xs, 2 * count);
				ys = Arrays.copyOf(ys, 2 * count);
			}
			times[count] = t;
			xs[count] = x;
			ys[count++] = y;
			return this;
		}

		HandMotion motion() {
			return new HandMotion(this);
		}
	}
}
