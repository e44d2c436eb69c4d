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
	 * The driver, not yet started. Nothing is opened: that a board is not there, or not fit for use, is told by the
	 * driver's reports, until it is.
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
