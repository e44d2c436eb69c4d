package org.gobanbridge.drivers.boards;

import java.util.List;
import org.gobanbridge.core.board.BoardDevice;
import org.gobanbridge.drivers.BoardSettings;
import org.gobanbridge.drivers.serial.SerialBoard;
import org.gobanbridge.drivers.serial.SerialTiming;
import org.gobanbridge.drivers.serial.SystemPorts;
import org.gobanbridge.drivers.serial.TextGridBoard;
import org.gobanbridge.drivers.tcp.SaiBoard;
import org.gobanbridge.drivers.tcp.SaiTiming;

/** Makes the driver for the board that the settings name. */
public final class BoardDevices {
	private BoardDevices() {
	}

	/**
	 * The driver, not yet started. Nothing is opened: a board that is not there is told by the driver's reports, again
	 * and again until it comes.
	 *
	 * @throws org.gobanbridge.drivers.BoardSettingsException
	 *             if a file that the settings name is broken
	 */
	public static BoardDevice open(BoardSettings settings) {
		return switch (settings) {
			case BoardSettings.Serial serial -> new SerialBoard(serial, new SystemPorts(List.of()), SerialTiming.USUAL,
					System::nanoTime);
			case BoardSettings.TextGrid grid -> new TextGridBoard(grid, new SystemPorts(List.of()),
					SerialTiming.TEXT_GRID, System::nanoTime);
			case BoardSettings.Saiboard sai -> new SaiBoard(sai, SaiTiming.USUAL, System::nanoTime);
		};
	}
}
