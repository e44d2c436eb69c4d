package org.gobanbridge.drivers.tcp;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.gobanbridge.calibration.sensor.CalibrationFile;
import org.gobanbridge.calibration.sensor.CalibrationFormatException;
import org.gobanbridge.calibration.sensor.Polarity;
import org.gobanbridge.calibration.sensor.SensorCalibration;
import org.gobanbridge.calibration.sensor.ZeroRefusedException;
import org.gobanbridge.drivers.BoardSettings;
import org.gobanbridge.drivers.BoardSettingsException;
import org.gobanbridge.drivers.BoardUnfitException;
import org.gobanbridge.rules.Grid;

/**
 * The zero of a Saiboard's sensors: from its file, else from 20 readings of the empty board, then kept in the file and,
 * over a lost connection, in memory.
 */
final class SaiZero {
	private static final int READINGS = 20;
	private static final Grid GRID = Grid.of(SaiAnswer.SIZE);

	private final BoardSettings.Saiboard settings;
	private Optional<SensorCalibration> known;

	/** Where readings come from. */
	interface Source {
		SaiAnswer read() throws IOException;
	}

	/**
	 * @throws BoardSettingsException
	 *             if there is a file and it is no zero of a Saiboard
	 */
	SaiZero(BoardSettings.Saiboard settings) {
		this.settings = settings;
		this.known = settings.zeroFile().filter(Files::exists).map(SaiZero::load);
	}

	private static SensorCalibration load(Path file) {
		try {
			SensorCalibration zero = CalibrationFile.read(file.toString(), Files.readString(file));
			if (zero.grid() != GRID) {
				throw new BoardSettingsException(file + " is the zero of a " + zero.grid()
						+ " board, a Saiboard has 19x19; name another file, or delete it to zero the board again");
			}
			return zero;
		} catch (IOException e) {
			throw new BoardSettingsException(
					file + " cannot be read (" + e.getMessage() + "); correct its permissions");
		} catch (CalibrationFormatException e) {
			throw new BoardSettingsException(e.getMessage() + "; or delete the file to zero the board again");
		}
	}

	/** The zero; takes it from the board now if it is not known yet. */
	SensorCalibration get(Source board) throws IOException {
		if (known.isPresent()) {
			return known.get();
		}
		List<int[]> readings = new ArrayList<>();
		while (readings.size() < READINGS) {
			readings.add(board.read().counts());
		}
		try {
			SensorCalibration taken = SensorCalibration.ofEmptyBoard(GRID, readings, settings.threshold(),
					Polarity.WHITE_RAISES);
			if (settings.zeroFile().isPresent()) {
				save(taken, settings.zeroFile().get());
			}
			known = Optional.of(taken);
			return taken;
		} catch (ZeroRefusedException e) {
			throw new BoardUnfitException(
					"the Saiboard at " + settings.host() + " cannot be zeroed: " + e.getMessage());
		}
	}

	private static void save(SensorCalibration zero, Path file) throws BoardUnfitException {
		Path fresh = file.resolveSibling(file.getFileName() + ".new");
		try {
			Files.writeString(fresh, CalibrationFile.write(zero));
			Files.move(fresh, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
		} catch (IOException e) {
			throw new BoardUnfitException("the Saiboard's zero cannot be kept in " + file + " (" + e.getMessage()
					+ "); make its folder writable");
		}
	}
}
