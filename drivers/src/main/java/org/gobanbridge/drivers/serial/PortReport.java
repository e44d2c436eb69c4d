package org.gobanbridge.drivers.serial;

import java.util.Optional;

/**
 * What is known of one serial port.
 *
 * @param path
 *            the device file
 * @param stableName
 *            its name under {@code /dev/serial/by-id}, the one to write into settings
 * @param board
 *            who answered as a goban serial board
 * @param problem
 *            why it could not be opened and what to do, in one line
 */
public record PortReport(String path, Optional<String> stableName, Optional<BoardMessage.Hello> board,
		Optional<PortException> problem) {

	/** Whether this user could open it. */
	public boolean opened() {
		return problem.isEmpty();
	}
}
