package org.gobanbridge.drivers.clock;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The GPIO chips of this computer. They are found by their labels, as the kernel lists them under {@code /sys/class/gpio}:
 * their numbers change from kernel to kernel.
 */
final class GpioChips {
	private static final Logger LOG = LoggerFactory.getLogger(GpioChips.class);
	private static final String PATTERN = "gpiochip*";

	private final Path devices;
	private final Path listed;
	private final Predicate<Path> openable;

	GpioChips() {
		this(Path.of("/dev"), Path.of("/sys/class/gpio"), file -> Files.isReadable(file) && Files.isWritable(file));
	}

	/**
	 * @param devices
	 *            where the device files are
	 * @param listed
	 *            where the kernel lists the chips, each with its {@code label} and a {@code device} that the file's name
	 *            lies in
	 */
	GpioChips(Path devices, Path listed, Predicate<Path> openable) {
		this.devices = devices;
		this.listed = listed;
		this.openable = openable;
	}

	/**
	 * The name of the chip whose label begins like this, such as {@code gpiochip0}.
	 *
	 * @throws ClockAbsentException
	 *             if there is none, or it may not be opened
	 */
	String named(String label) throws ClockAbsentException {
		List<Path> files = list(devices);
		if (files.isEmpty()) {
			throw new ClockAbsentException("there is no GPIO on this computer (no " + devices.resolve("gpiochip0")
					+ "); wire the clock to a Raspberry Pi, or choose another clock.device");
		}
		Map<String, String> labels = labels();
		String name = labels.entrySet().stream().filter(chip -> chip.getValue().startsWith(label))
				.map(Map.Entry::getKey).findFirst()
				.orElseThrow(() -> new ClockAbsentException("there is no GPIO chip whose label begins with '" + label
						+ "' under " + listed + "; " + (labels.isEmpty()
								? "there is none at all: wire the clock to a Raspberry Pi"
								: "there are " + String.join(", ", labels.values())
										+ ": write one of them as clock.chip")));
		Path file = devices.resolve(name);
		if (!openable.test(file)) {
			throw forbidden(file);
		}
		return name;
	}

	private static ClockAbsentException forbidden(Path file) {
		String group = "gpio";
		try {
			group = Files.readAttributes(file, PosixFileAttributes.class).group().getName();
		} catch (IOException e) {
			LOG.debug("the group of {} cannot be read: {}", file, e.toString());
		}
		String user = System.getProperty("user.name");
		return new ClockAbsentException("user " + user + " may not open " + file + "; run 'sudo usermod -aG "
				+ (group.equals("root") ? "gpio" : group) + " " + user + "' and log in again");
	}

	/** The labels of the chips, by the names of their device files. */
	private Map<String, String> labels() {
		Map<String, String> labels = new TreeMap<>();
		for (Path chip : list(listed)) {
			try {
				String label = Files.readString(chip.resolve("label")).strip();
				list(chip.resolve("device")).stream().map(file -> file.getFileName().toString())
						.filter(name -> Files.exists(devices.resolve(name))).forEach(name -> labels.put(name, label));
			} catch (IOException e) {
				LOG.debug("{} has no label: {}", chip, e.toString());
			}
		}
		return labels;
	}

	private static List<Path> list(Path folder) {
		List<Path> found = new ArrayList<>();
		if (Files.isDirectory(folder)) {
			try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, PATTERN)) {
				files.forEach(found::add);
			} catch (IOException e) {
				LOG.warn("{} cannot be listed: {}", folder, e.toString());
			}
		}
		found.sort(null);
		return found;
	}
}
