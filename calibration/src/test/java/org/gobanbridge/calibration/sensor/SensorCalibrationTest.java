package org.gobanbridge.calibration.sensor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.Point;
import org.gobanbridge.rules.PointSet;
import org.junit.jupiter.api.Test;

class SensorCalibrationTest {
	private static final Grid GRID = Grid.of(5);
	private final Random random = new Random(1);
	private final int[] offsets = random.ints(25, -15, 16).toArray();

	@Test
	void aStoneIsWhatLiesBeyondTheThresholdAndItsSignIsItsColor() throws Exception {
		SensorCalibration calibration = zeroed(".....", ".....", ".....", ".....", ".....");

		SensorReading reading = calibration.read(counts(0, ".....", ".X.O.", ".....", "..X..", "....O"));

		assertThat(drawn(reading)).isEqualTo("""
				.....
				.X.O.
				.....
				..X..
				....O
				""");
	}

	@Test
	void exactlyTheThresholdIsNoStoneYet() throws Exception {
		SensorCalibration calibration = SensorCalibration.ofEmptyBoard(GRID, List.of(new int[25]), 40,
				Polarity.BLACK_RAISES);
		int[] counts = new int[25];
		counts[0] = 40;
		counts[1] = 41;
		counts[2] = -41;
		counts[3] = -40;
		assertThat(drawn(calibration.read(counts))).startsWith(".XO..");
	}

	@Test
	void aZeroWithStonesOnTheBoardIsRefusedAndNamesThem() {
		ZeroRefusedException refused = catchThrowableOfType(ZeroRefusedException.class,
				() -> zeroed(".....", ".X.O.", ".....", ".....", "....."));
		assertThat(refused.points()).containsExactly(Point.parse("B4"), Point.parse("D4"));
		assertThat(refused).hasMessage("the board is not empty: there seems to be a stone on B4, D4; "
				+ "clear the board and zero it again");
	}

	@Test
	void aZeroIsRefusedWhileAStoneComesOrGoes() {
		List<int[]> readings = List.of(counts(3, ".....", ".....", ".....", ".....", "....."),
				counts(3, ".....", ".....", "..X..", ".....", "....."));
		assertThatThrownBy(() -> SensorCalibration.ofEmptyBoard(GRID, readings, 40, Polarity.WHITE_RAISES))
				.isInstanceOf(ZeroRefusedException.class).hasMessageContaining("changed at C3");
	}

	@Test
	void sensorsWithWidelySpreadZerosAreStillAccepted() throws Exception {
		int[] spread = random.ints(25, 1900, 2200).toArray();
		SensorCalibration calibration = SensorCalibration.ofEmptyBoard(GRID, List.of(spread), 40,
				Polarity.WHITE_RAISES);
		assertThat(drawn(calibration.read(spread))).doesNotContain("X", "O");
	}

	@Test
	void aFileBringsBackTheSameCalibration() throws Exception {
		String one = CalibrationFile.write(zeroed(".....", ".....", ".....", ".....", "....."));
		SensorCalibration calibration = CalibrationFile.read("zero.txt", one + "threshold.C3 = 55\n");
		assertThat(CalibrationFile.write(calibration)).contains("threshold.C3 = 55");
		assertThat(CalibrationFile.read("zero.txt", CalibrationFile.write(calibration))).isEqualTo(calibration);
	}

	@Test
	void aBrokenFileIsToldByLine() throws Exception {
		String good = CalibrationFile.write(zeroed(".....", ".....", ".....", ".....", "....."));
		assertRefused(good.replace("size = 5", "size = five"), "zero.txt, line 3: 'size' holds 'five'");
		assertRefused(good.replaceFirst("zero.2 = .*\n", ""), "zero.txt: 'zero.2' is missing");
		assertRefused(good.replaceFirst("zero.2 = ", "zero.2 = 7 "), "'zero.2' must hold 5 counts, not 6");
		assertRefused(good + "treshold.C3 = 4\n", "'treshold.C3' is not known");
		assertRefused(good + "threshold.Q16 = 44\n", "'threshold.Q16' names no point of the board");
		assertRefused("nonsense", "zero.txt, line 1: 'nonsense' is not of the form key = value");
	}

	private static void assertRefused(String text, String message) {
		assertThatThrownBy(() -> CalibrationFile.read("zero.txt", text)).isInstanceOf(CalibrationFormatException.class)
				.hasMessageContaining(message);
	}

	private SensorCalibration zeroed(String... rows) throws ZeroRefusedException {
		List<int[]> readings = new ArrayList<>();
		for (int i = 0; i < 20; i++) {
			readings.add(counts(4, rows));
		}
		return SensorCalibration.ofEmptyBoard(GRID, readings, 40, Polarity.WHITE_RAISES);
	}

	/** Raw counts around 1850: black stones lower them, white ones raise them. */
	private int[] counts(int noise, String... rows) {
		String board = String.join("", rows);
		int[] counts = new int[25];
		for (int i = 0; i < counts.length; i++) {
			int field = switch (board.charAt(i)) {
				case 'X' -> -160;
				case 'O' -> 170;
				default -> 0;
			};
			counts[i] = 1850 + offsets[i] + field + random.nextInt(-noise, noise + 1);
		}
		return counts;
	}

	private static String drawn(SensorReading reading) {
		StringBuilder rows = new StringBuilder();
		PointSet black = reading.black();
		for (int i = 0; i < 25; i++) {
			rows.append(black.contains(i) ? 'X' : reading.white().contains(i) ? 'O' : '.');
			if (i % 5 == 4) {
				rows.append('\n');
			}
		}
		return rows.toString();
	}
}
