package org.gobanbridge.drivers;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import org.gobanbridge.rules.Grid;

/** Which board is on the table and how it is reached. Each checks itself and throws {@link BoardSettingsException}. */
public sealed interface BoardSettings {

	/** Lines in each direction. */
	int size();

	/** How the board lies against the way the game is written. */
	Orientation orientation();

	/** For people: which board, and where, as far as the settings say it. */
	String name();

	/**
	 * A board that speaks the goban serial protocol.
	 *
	 * @param port
	 *            its device file; empty = look on every port
	 * @param serialNumber
	 *            which board it must be; empty = any that answers
	 * @param baud
	 *            115200 unless the board says otherwise; USB boards ignore it
	 */
	record Serial(Optional<String> port, Optional<String> serialNumber, int size, Orientation orientation,
			int baud) implements BoardSettings {
		public static final int USUAL_BAUD = 115_200;

		public Serial {
			checkSize(size);
			checkBaud(baud);
			port.ifPresent(BoardSettings::checkPort);
			if (serialNumber.isPresent() && !serialNumber.get().matches("[!-~]{1,32}")) {
				throw new BoardSettingsException("serial-number", "'" + serialNumber.get()
						+ "' is no serial number; 'goban devices' shows those of the boards that are here");
			}
		}

		@Override
		public String name() {
			return "goban serial board" + serialNumber.map(number -> " " + number).orElse("")
					+ port.map(path -> " on " + path).orElse("");
		}

		/** The board on this port, whatever its serial number. */
		public static Serial onPort(String port, int size) {
			return new Serial(Optional.of(port), Optional.empty(), size, Orientation.AS_SENT, USUAL_BAUD);
		}
	}

	/**
	 * A hobby board that prints its points as a grid of text; it cannot be asked who it is, so its port must be named.
	 */
	record TextGrid(String port, int size, Orientation orientation, int baud) implements BoardSettings {
		public static final int USUAL_BAUD = 9600;

		public TextGrid {
			checkPort(port);
			checkSize(size);
			checkBaud(baud);
		}

		@Override
		public String name() {
			return "text-grid board on " + port;
		}
	}

	/**
	 * A Saiboard on the network.
	 *
	 * @param zeroFile
	 *            where the zero of its sensors is kept; empty = it is taken from the empty board at each start
	 * @param threshold
	 *            how many counts from zero is a stone
	 * @param touchThreshold
	 *            how far above its own zero the touch plate means a hand
	 */
	record Saiboard(String host, int port, Orientation orientation, Optional<Path> zeroFile, int threshold,
			int touchThreshold) implements BoardSettings {
		public static final String USUAL_HOST = "192.168.4.1";
		public static final int USUAL_PORT = 3333;
		public static final int USUAL_THRESHOLD = 40;
		public static final int USUAL_TOUCH_THRESHOLD = 3200;

		public Saiboard {
			if (host.isBlank()) {
				throw new BoardSettingsException("host",
						"the Saiboard's host is empty; write its name or address, usually "
								+ USUAL_HOST);
			}
			if (port < 1 || port > 65_535) {
				throw new BoardSettingsException("port",
						"the Saiboard's port is " + port + "; write 1 to 65535, usually "
								+ USUAL_PORT);
			}
			if (threshold < 1 || touchThreshold < 1) {
				throw new BoardSettingsException("a Saiboard's thresholds are above 0; usual are " + USUAL_THRESHOLD
						+ " for stones and " + USUAL_TOUCH_THRESHOLD + " for touch");
			}
		}

		/** A Saiboard with the usual thresholds, zeroed at each start. */
		public static Saiboard at(String host, int port) {
			return new Saiboard(host, port, Orientation.AS_SENT, Optional.empty(), USUAL_THRESHOLD,
					USUAL_TOUCH_THRESHOLD);
		}

		public Saiboard turned(Orientation other) {
			return new Saiboard(host, port, other, zeroFile, threshold, touchThreshold);
		}

		/** The same board, zeroed once and then never again while this file is there. */
		public Saiboard keepingZeroIn(Path file) {
			return new Saiboard(host, port, orientation, Optional.of(file), threshold, touchThreshold);
		}

		/** Always 19. */
		@Override
		public int size() {
			return 19;
		}

		@Override
		public String name() {
			return "Saiboard at " + host + ":" + port;
		}
	}

	private static void checkSize(int size) {
		if (size < Grid.MIN_SIZE || size > Grid.MAX_SIZE) {
			throw new BoardSettingsException("size", "the board's size is " + size + "; write its number of lines, "
					+ Grid.MIN_SIZE + " to " + Grid.MAX_SIZE);
		}
	}

	private static void checkBaud(int baud) {
		if (baud < 300 || baud > 4_000_000) {
			throw new BoardSettingsException("baud",
					"the board's speed is " + baud + " baud; usual are 9600 and 115200");
		}
	}

	private static void checkPort(String port) {
		try {
			if (Path.of(port).toString().isBlank()) {
				throw new BoardSettingsException("port",
						"the board's port is empty; write its device file, such as /dev/ttyUSB0, "
								+ "or leave it out to look on every port");
			}
		} catch (InvalidPathException e) {
			throw new BoardSettingsException("port", "the board's port is no name of a file (" + e.getReason()
					+ "); write its device file, such as /dev/ttyUSB0");
		}
	}
}
