package org.gobanbridge.drivers;

import java.util.Optional;

/** Settings of goban serial boards that are looked for. */
public final class SerialSettings {
	private SerialSettings() {
	}

	/** The first board that answers, on any port. */
	public static BoardSettings.Serial any(int size) {
		return new BoardSettings.Serial(Optional.empty(), Optional.empty(), size, Orientation.AS_SENT,
				BoardSettings.Serial.USUAL_BAUD);
	}

	/** The board with this serial number, on whatever port it is. */
	public static BoardSettings.Serial numbered(String serialNumber, int size) {
		return new BoardSettings.Serial(Optional.empty(), Optional.of(serialNumber), size, Orientation.AS_SENT,
				BoardSettings.Serial.USUAL_BAUD);
	}

	/** The same board, lying so. */
	public static BoardSettings.Serial turned(BoardSettings.Serial board, Orientation other) {
		return new BoardSettings.Serial(board.port(), board.serialNumber(), board.size(), other, board.baud());
	}
}
