package org.gobanbridge.drivers.tcp;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.gobanbridge.calibration.sensor.CalibrationFile;
import org.gobanbridge.calibration.sensor.CalibrationFormatException;
import org.gobanbridge.calibration.sensor.Polarity;
import org.gobanbridge.calibration.sensor.SensorCalibration;
import org.gobanbridge.calibration.sensor.ZeroRefusedException;
import org.gobanbridge.drivers.BoardSettings;
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
	private Optional<SensorCalibration> known = Optional.empty();

	/** Where readings come from. */
	interface Source {
		SaiAnswer read() throws IOException;
	}

	SaiZero(BoardSettings.Saiboard settings) {
		this.settings = settings;
	}

	/** Read at each try, so that the board is found as soon as somebody has seen to the file. */
	private static SensorCalibration load(Path file) throws BoardUnfitException {
		try {
			SensorCalibration zero = CalibrationFile.read(file.toString(), Files.readString(file));
			if (zero.grid() != GRID) {
				throw new BoardUnfitException(file + " is the zero of a " + zero.grid()
						+ " board, a Saiboard has 19x19; name another file, or delete it to zero the board again");
			}
			return zero;
		} catch (CalibrationFormatException e) {
			throw new BoardUnfitException(e.getMessage() + "; or delete the file to zero the board again");
		} catch (BoardUnfitException e) {
			throw e;
		} catch (IOException e) {
			throw new BoardUnfitException(file + " cannot be read (" + e.getMessage()
					+ "); correct its permissions, or delete it to zero the board again");
		}
	}

	/**
	 * Reads the file, if there is one and the zero is not known yet. Needs no board: what is wrong with the file is said
	 * before the board is there.
	 *
	 * @throws BoardUnfitException
	 *             if the file is no zero of a Saiboard
	 */
	void recall() throws BoardUnfitException {
		Path file = settings.zeroFile().filter(Files::exists).orElse(null);
		if (known.isEmpty() && file != null) {
			known = Optional.of(load(file));
		}
	}

	/**
	 * The zero; takes it from the board now if it is not known yet.
	 *
	 * @throws BoardUnfitException
	 *             if the board cannot be zeroed, or the zero cannot be kept
	 */
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
			try (FileChannel channel = FileChannel.open(fresh, StandardOpenOption.CREATE, StandardOpenOption.WRITE,
					StandardOpenOption.TRUNCATE_EXISTING)) {
				ByteBuffer text = StandardCharsets.UTF_8.encode(CalibrationFile.write(zero));
				while (text.hasRemaining()) {
					channel.write(text);
				}
				// else a power cut soon after could leave the new name on an empty file
				channel.force(true);
			}
			Files.move(fresh, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
		} catch (IOException e) {
			throw new BoardUnfitException("the Saiboard's zero cannot be kept in " + file + " (" + e.getMessage()
					+ "); make its folder writable");
		}
	}
}
