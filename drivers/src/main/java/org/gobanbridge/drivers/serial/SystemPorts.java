package org.gobanbridge.drivers.serial;

import com.fazecast.jSerialComm.SerialPort;
import com.fazecast.jSerialComm.SerialPortInvalidPortException;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFileAttributes;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The serial ports of this Linux machine, opened with jSerialComm. */
public final class SystemPorts implements Ports {
	private static final Logger LOG = LoggerFactory.getLogger(SystemPorts.class);
	/** errno of a port that another program has locked (EAGAIN from flock, EBUSY from open). */
	private static final int EAGAIN = 11;
	private static final int EBUSY = 16;
	private static final int EACCES = 13;

	private final Path devices;
	private final List<String> more;
	private final AtomicBoolean told = new AtomicBoolean();
	private volatile boolean stopping;

	/**
	 * @param more
	 *            ports that no list shows, such as pseudo-terminals
	 */
	public SystemPorts(List<String> more) {
		this(Path.of("/dev"), more);
	}

	SystemPorts(Path devices, List<String> more) {
		this.devices = devices;
		this.more = List.copyOf(more);
	}

	@Override
	public List<String> candidates() {
		Map<Path, String> byDevice = new LinkedHashMap<>();
		List<String> nameless = new ArrayList<>();
		for (String path : more) {
			try {
				add(byDevice, Path.of(path));
			} catch (InvalidPathException e) {
				nameless.add(path);
			}
		}
		list("serial/by-id", "*").forEach(path -> add(byDevice, path));
		list("", "ttyUSB*").forEach(path -> add(byDevice, path));
		list("", "ttyACM*").forEach(path -> add(byDevice, path));
		if (devices.equals(Path.of("/dev"))) {
			for (SerialPort port : SerialPort.getCommPorts()) {
				add(byDevice, Path.of(port.getSystemPortPath()));
			}
		}
		nameless.addAll(byDevice.values());
		return List.copyOf(nameless);
	}

	@Override
	public Optional<String> stableName(String path) {
		Optional<Path> file = existing(path);
		if (file.isEmpty()) {
			return Optional.empty();
		}
		try {
			Path device = file.get().toRealPath();
			for (Path name : list("serial/by-id", "*")) {
				if (Files.exists(name) && name.toRealPath().equals(device)) {
					return Optional.of(name.toString());
				}
			}
		} catch (IOException e) {
			LOG.debug("{} has no real path: {}", path, e.toString());
		}
		return Optional.empty();
	}

	@Override
	public ByteLink open(String path, int baud) throws PortException {
		Path file = existing(path).orElseThrow(() -> new PortException.Missing(path));
		if (!Files.isReadable(file) || !Files.isWritable(file)) {
			throw forbidden(file);
		}
		SerialPort port;
		try {
			port = SerialPort.getCommPort(path);
		} catch (SerialPortInvalidPortException e) {
			throw new PortException.Missing(path);
		}
		if (told.compareAndSet(false, true)) {
			// runs before jSerialComm's own hook closes all ports under whoever reads them
			SerialPort.addShutdownHook(new Thread(() -> stopping = true, "goban-ports"));
		}
		port.setComPortParameters(baud, 8, SerialPort.ONE_STOP_BIT, SerialPort.NO_PARITY);
		port.setFlowControl(SerialPort.FLOW_CONTROL_DISABLED);
		port.setComPortTimeouts(SerialPort.TIMEOUT_READ_SEMI_BLOCKING, ByteLink.READ_MILLIS, 0);
		if (!port.openPort(0)) {
			throw refused(file, port.getLastErrorCode());
		}
		// what lies in the buffers was said to somebody else
		port.flushIOBuffers();
		return new JSerialLink(path, port, () -> stopping);
	}

	/** The device file of this name; none if there is none, or can be none of such a name. */
	private static Optional<Path> existing(String path) {
		try {
			return Optional.of(Path.of(path)).filter(Files::exists);
		} catch (InvalidPathException e) {
			return Optional.empty();
		}
	}

	private PortException refused(Path file, int errno) {
		return switch (errno) {
			case EAGAIN, EBUSY -> new PortException.Busy(file.toString());
			case EACCES -> forbidden(file);
			default -> Files.exists(file)
					? new PortException.Unusable(file.toString(), "error " + errno + " of the operating system")
					: new PortException.Missing(file.toString());
		};
	}

	private static PortException forbidden(Path file) {
		String group = "dialout";
		try {
			group = Files.readAttributes(file, PosixFileAttributes.class).group().getName();
		} catch (IOException e) {
			LOG.debug("the group of {} cannot be read: {}", file, e.toString());
		}
		return new PortException.Forbidden(file.toString(), group.equals("root") ? "dialout" : group,
				System.getProperty("user.name"));
	}

	private static void add(Map<Path, String> byDevice, Path path) {
		try {
			byDevice.putIfAbsent(path.toRealPath(), path.toString());
		} catch (IOException e) {
			byDevice.putIfAbsent(path, path.toString());
		}
	}

	private List<Path> list(String folder, String pattern) {
		List<Path> found = new ArrayList<>();
		Path where = devices.resolve(folder);
		if (Files.isDirectory(where)) {
			try (DirectoryStream<Path> files = Files.newDirectoryStream(where, pattern)) {
				files.forEach(found::add);
			} catch (IOException e) {
				LOG.warn("{} cannot be listed: {}", where, e.toString());
			}
		}
		found.sort(null);
		return found;
	}
}
