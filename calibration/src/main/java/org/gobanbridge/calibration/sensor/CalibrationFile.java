package org.gobanbridge.calibration.sensor;

import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.Point;

/**
 * A {@link SensorCalibration} as text that a person can read and change: {@code key = value} lines, comments after
 * {@code #}. {@code zero.16} holds the zeros of row 16 from column A on; {@code threshold} holds for all points,
 * {@code threshold.Q16} for one.
 */
public final class CalibrationFile {
	private static final String FORMAT = "goban-sensor-calibration 1";

	private CalibrationFile() {
	}

	public static String write(SensorCalibration calibration) {
		Grid grid = calibration.grid();
		StringBuilder text = new StringBuilder("# What each sensor of the empty board reads, row by row from A on.\n");
		text.append("format = ").append(FORMAT).append('\n');
		text.append("size = ").append(grid.size()).append('\n');
		text.append("polarity = ").append(calibration.polarity().name().toLowerCase(Locale.ROOT).replace('_', '-'))
				.append('\n');
		int usual = calibration.threshold(0);
		text.append("threshold = ").append(usual).append('\n');
		for (int i = 0; i < grid.pointCount(); i++) {
			if (calibration.threshold(i) != usual) {
				text.append("threshold.").append(grid.point(i)).append(" = ").append(calibration.threshold(i))
						.append('\n');
			}
		}
		for (int i = 0; i < grid.pointCount(); i++) {
			text.append(i % grid.size() == 0 ? "zero." + grid.point(i).row() + " = " : " ").append(calibration.zero(i));
			if ((i + 1) % grid.size() == 0) {
				text.append('\n');
			}
		}
		return text.toString();
	}

	/**
	 * Reads what {@link #write} wrote.
	 *
	 * @param name
	 *            what the text is called in messages, usually the file's path
	 * @throws CalibrationFormatException
	 *             if anything is missing or wrong; the message names the place and the cure
	 */
	public static SensorCalibration read(String name, String text) throws CalibrationFormatException {
		return new Reader(name).read(text);
	}

	/** One reading of one text. */
	private static final class Reader {
		private final String name;
		private final Map<String, String> values = new TreeMap<>();
		private final Map<String, Integer> lines = new TreeMap<>();

		Reader(String name) {
			this.name = name;
		}

		SensorCalibration read(String text) throws CalibrationFormatException {
			split(text);
			if (!take("format").equals(FORMAT)) {
				throw wrong("format", "must be '" + FORMAT + "'");
			}
			int size = number("size", take("size"), Grid.MIN_SIZE, Grid.MAX_SIZE);
			Grid grid = Grid.of(size);
			Polarity polarity = polarity(take("polarity"));
			int[] thresholds = new int[grid.pointCount()];
			Arrays.fill(thresholds, number("threshold", take("threshold"), 1, 65_535));
			int[] zeros = new int[grid.pointCount()];
			for (int row = size; row >= 1; row--) {
				String key = "zero." + row;
				String[] counts = take(key).split("\\s+");
				if (counts.length != size) {
					throw wrong(key, "must hold " + size + " counts, not " + counts.length);
				}
				for (int column = 0; column < size; column++) {
					zeros[(size - row) * size + column] = number(key, counts[column], Integer.MIN_VALUE / 2,
							Integer.MAX_VALUE / 2);
				}
			}
			for (String key : values.keySet().toArray(String[]::new)) {
				thresholds[pointOf(key, grid)] = number(key, take(key), 1, 65_535);
			}
			return new SensorCalibration(grid, zeros, thresholds, polarity);
		}

		private void split(String text) throws CalibrationFormatException {
			int line = 0;
			for (String whole : text.lines().toList()) {
				line++;
				String content = whole.replaceFirst("#.*", "").strip();
				int equals = content.indexOf('=');
				if (content.isEmpty()) {
					continue;
				}
				if (equals < 1) {
					throw new CalibrationFormatException(
							name + ", line " + line + ": '" + content + "' is not of the form key = value");
				}
				String key = content.substring(0, equals).strip();
				values.put(key, content.substring(equals + 1).strip());
				lines.put(key, line);
			}
		}

		private int pointOf(String key, Grid grid) throws CalibrationFormatException {
			if (key.startsWith("threshold.")) {
				try {
					return grid.index(Point.parse(key.substring("threshold.".length())));
				} catch (IllegalArgumentException e) {
					throw wrong(key, "names no point of the board: " + e.getMessage());
				}
			}
			throw wrong(key, "is not known; known are format, size, polarity, threshold, threshold.POINT, zero.ROW");
		}

		private Polarity polarity(String word) throws CalibrationFormatException {
			return switch (word) {
				case "white-raises" -> Polarity.WHITE_RAISES;
				case "black-raises" -> Polarity.BLACK_RAISES;
				default -> throw wrong("polarity", "must be white-raises or black-raises");
			};
		}

		private int number(String key, String text, int least, int most) throws CalibrationFormatException {
			try {
				int number = Integer.parseInt(text);
				if (number >= least && number <= most) {
					return number;
				}
				throw wrong(key, "holds " + text + ", which is not from " + least + " to " + most);
			} catch (NumberFormatException e) {
				throw wrong(key, "holds '" + text + "', which is no whole number");
			}
		}

		private String take(String key) throws CalibrationFormatException {
			String value = values.remove(key);
			if (value == null) {
				throw new CalibrationFormatException(name + ": '" + key + "' is missing; zero the board again");
			}
			return value;
		}

		private CalibrationFormatException wrong(String key, String what) {
			return new CalibrationFormatException(
					name + ", line " + lines.getOrDefault(key, 0) + ": '" + key + "' " + what);
		}
	}
}
