package org.gobanbridge.drivers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Optional;
import org.gobanbridge.core.board.BoardDevice;
import org.gobanbridge.drivers.boards.BoardDevices;
import org.junit.jupiter.api.Test;

class BoardSettingsTest {

	@Test
	void whatMakesNoSenseIsRefusedWithWhatToWriteInstead() {
		assertRefused(() -> SerialSettings.any(1), "size is 1; write its number of lines, 2 to 25");
		assertRefused(() -> BoardSettings.Serial.onPort(" ", 19), "port is empty; write its device file");
		assertRefused(() -> BoardSettings.Serial.onPort("a\0b", 19), "port is no name of a file");
		assertRefused(() -> new BoardSettings.TextGrid("a\0b", 19, Orientation.AS_SENT, 9600),
				"port is no name of a file");
		assertRefused(() -> SerialSettings.numbered("00 42", 19), "'00 42' is no serial number");
		assertRefused(() -> new BoardSettings.TextGrid("/dev/ttyUSB0", 19, Orientation.AS_SENT, 0), "speed is 0 baud");
		assertRefused(() -> BoardSettings.Saiboard.at("", 3333), "host is empty");
		assertRefused(() -> BoardSettings.Saiboard.at("goban.local", 0), "port is 0; write 1 to 65535");
		assertRefused(
				() -> new BoardSettings.Saiboard("goban.local", 3333, Orientation.AS_SENT, Optional.empty(), 0, 1),
				"thresholds are above 0");
	}

	@Test
	void eachKindOfBoardHasItsDriver() {
		assertDescribed(SerialSettings.numbered("0042", 19), "goban serial board 0042, not found yet");
		assertDescribed(BoardSettings.Serial.onPort("/dev/ttyUSB9", 19), "goban serial board on /dev/ttyUSB9");
		assertDescribed(new BoardSettings.TextGrid("/dev/ttyUSB9", 9, Orientation.AS_SENT, 9600),
				"text-grid board on /dev/ttyUSB9");
		assertDescribed(BoardSettings.Saiboard.at("192.168.4.1", 3333), "Saiboard at 192.168.4.1:3333");
	}

	private static void assertDescribed(BoardSettings settings, String description) {
		try (BoardDevice device = BoardDevices.open(settings)) {
			assertThat(device.description()).isEqualTo(description);
		}
	}

	private static void assertRefused(Runnable making, String message) {
		assertThatThrownBy(making::run).isInstanceOf(BoardSettingsException.class).hasMessageContaining(message);
	}
}
