package org.gobanbridge.calibration.sensor;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.Point;
import org.gobanbridge.rules.PointSet;

/**
 * The zero of each sensor of an empty board, and how far from it a count must be to mean a stone. Points are in board
 * order (row by row from the top left). Immutable; any thread may use it.
 */
public final class SensorCalibration {
	/**
	 * A zero this many times the usual spread of zeros away from the middle one is no zero. For a bell curve the usual
	 * spread is 1.48 times the middle distance from the middle, and 6 such spreads are never reached by chance.
	 */
	private static final double OUTLIER = 6 * 1.4826;

	private final Grid grid;
	private final int[] zeros;
	private final int[] thresholds;
	private final Polarity polarity;

	SensorCalibration(Grid grid, int[] zeros, int[] thresholds, Polarity polarity) {
		this.grid = grid;
		this.zeros = zeros.clone();
		this.thresholds = thresholds.clone();
		this.polarity = polarity;
	}

	/**
	 * Averages readings of the empty board to its zero.
	 *
	 * @param readings
	 *            at least one, each one count a point
	 * @param threshold
	 *            how many counts from zero mean a stone, above 0
	 * @throws ZeroRefusedException
	 *             if a point moved while it was read, or is so far from all others that a stone must lie on it. A board
	 *             that is full of stones of one colour cannot be told from an empty one.
	 * @throws IllegalArgumentException
	 *             if there is no reading, one has not a count for each point, or the threshold is not above 0
	 */
	public static SensorCalibration ofEmptyBoard(Grid grid, List<int[]> readings, int threshold, Polarity polarity)
			throws ZeroRefusedException {
		if (readings.isEmpty() || threshold < 1) {
			throw new IllegalArgumentException("a zero needs at least one reading and a threshold above 0");
		}
		readings.forEach(counts -> checkLength(grid, counts));
		List<Point> restless = new ArrayList<>();
		int[] zeros = new int[grid.pointCount()];
		for (int i = 0; i < zeros.length; i++) {
			int index = i;
			var counts = readings.stream().mapToInt(reading -> reading[index]).summaryStatistics();
			zeros[i] = (int) Math.round(counts.getAverage());
			if (counts.getMax() - counts.getMin() > threshold) {
				restless.add(grid.point(i));
			}
		}
		if (!restless.isEmpty()) {
			throw new ZeroRefusedException("the readings changed at", restless,
					"take the hands off the board and zero it again");
		}
		List<Point> stones = outliers(grid, zeros, threshold);
		if (!stones.isEmpty()) {
			throw new ZeroRefusedException("the board is not empty: there seems to be a stone on", stones,
					"clear the board and zero it again");
		}
		int[] thresholds = new int[zeros.length];
		Arrays.fill(thresholds, threshold);
		return new SensorCalibration(grid, zeros, thresholds, polarity);
	}

	private static List<Point> outliers(Grid grid, int[] zeros, int threshold) {
		int middle = median(zeros);
		int spread = median(Arrays.stream(zeros).map(zero -> Math.abs(zero - middle)).toArray());
		double limit = Math.max(threshold, OUTLIER * spread);
		List<Point> far = new ArrayList<>();
		for (int i = 0; i < zeros.length; i++) {
			if (Math.abs(zeros[i] - middle) > limit) {
				far.add(grid.point(i));
			}
		}
		return far;
	}

	private static int median(int[] values) {
		int[] sorted = values.clone();
		Arrays.sort(sorted);
		return sorted[sorted.length / 2];
	}

	/**
	 * What these counts say.
	 *
	 * @throws IllegalArgumentException
	 *             if there is not one count for each point
	 */
	public SensorReading read(int[] counts) {
		checkLength(grid, counts);
		long[] raised = new long[PointSet.wordCount(grid)];
		long[] lowered = new long[PointSet.wordCount(grid)];
		for (int i = 0; i < counts.length; i++) {
			int field = counts[i] - zeros[i];
			if (field > thresholds[i]) {
				raised[i >> 6] |= 1L << i;
			} else if (field < -thresholds[i]) {
				lowered[i >> 6] |= 1L << i;
			}
		}
		PointSet up = PointSet.ofWords(grid, raised);
		PointSet down = PointSet.ofWords(grid, lowered);
		return polarity == Polarity.WHITE_RAISES ? new SensorReading(down, up) : new SensorReading(up, down);
	}

	private static void checkLength(Grid grid, int[] counts) {
		if (counts.length != grid.pointCount()) {
			throw new IllegalArgumentException(
					"a " + grid + " board has " + grid.pointCount() + " counts, not " + counts.length);
		}
	}

	public Grid grid() {
		return grid;
	}

	public Polarity polarity() {
		return polarity;
	}

	/** The count of the empty point. */
	public int zero(int index) {
		return zeros[index];
	}

	/** How many counts from zero mean a stone there. */
	public int threshold(int index) {
		return thresholds[index];
	}

	@Override
	public boolean equals(Object other) {
		return other instanceof SensorCalibration that && grid == that.grid && polarity == that.polarity
				&& Arrays.equals(zeros, that.zeros) && Arrays.equals(thresholds, that.thresholds);
	}

	@Override
	public int hashCode() {
		return 31 * Arrays.hashCode(zeros) + Arrays.hashCode(thresholds);
	}

	@Override
	public String toString() {
		return "zero and thresholds of a " + grid + " board";
	}
}
