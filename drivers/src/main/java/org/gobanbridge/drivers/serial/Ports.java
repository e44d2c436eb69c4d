package org.gobanbridge.drivers.serial;

import java.util.List;
import java.util.Optional;

/** The serial ports of a machine, real or made up. Any thread may use it. */
public interface Ports {

	/** Ports behind which a board may be, the likeliest first, each device once. */
	List<String> candidates();

	/** The stable name of a port under {@code /dev/serial/by-id}, if it has one. */
	Optional<String> stableName(String path);

	/** Opens a port with 8 data bits, no parity, one stop bit. */
	ByteLink open(String path, int baud) throws PortException;
}
