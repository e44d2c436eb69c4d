package org.gobanbridge.app.store;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.gobanbridge.core.Words;
import org.gobanbridge.core.board.ClockKey;
import org.gobanbridge.drivers.clock.ClockChoice;
import org.gobanbridge.drivers.clock.ClockWiring;
import org.gobanbridge.drivers.clock.PulseTiming;
import org.gobanbridge.rules.Color;

/** Reads from the table {@code [clock]} which clock is on the table, how it is wired, and how its keys are pressed. */
final class ClockDeviceTable {
	private static final String DEVICE = "device";
	private static final String SOFTWARE = "software";
	private static final String SIMULATED = "simulated";
	private static final String GPIO = "gpio";
	private static final String DGT = "dgt-gateway";
	private static final String PORT = "port";
	private static final List<String> DEVICES = List.of(SOFTWARE, GPIO, DGT, SIMULATED);
	/** What each setting is for. */
	private static final Map<String, List<String>> KEYS = Map.ofEntries(Map.entry("chip", List.of(GPIO)),
			Map.entry("black", List.of(GPIO)), Map.entry("white", List.of(GPIO)), Map.entry("pause", List.of(GPIO)),
			Map.entry("lever", List.of(GPIO)), Map.entry("beep", List.of(GPIO)), Map.entry("lamp", List.of(GPIO)),
			Map.entry("level", List.of(GPIO)), Map.entry("lever-turned", List.of(GPIO, DGT)),
			Map.entry("pulse", List.of(GPIO, SIMULATED)), Map.entry("gap", List.of(GPIO, SIMULATED)),
			Map.entry("debounce", List.of(GPIO, SIMULATED)), Map.entry("read-back", List.of(GPIO, SIMULATED)),
			Map.entry(PORT, List.of(DGT)), Map.entry("baud", List.of(DGT)), Map.entry("left", List.of(DGT)));

	private ClockDeviceTable() {
	}

	/** What the table says; what is wrong with it is put on its reader's list. To be read before the rest. */
	static ClockChoice read(TomlTableReader table) {
		String device = table.word(DEVICE, DEVICES).orElse(SOFTWARE);
		table.know(KEYS.keySet().stream().sorted().toList());
		KEYS.forEach((key, devices) -> {
			if (table.has(key) && !devices.contains(device)) {
				table.problem(key, table.label(key) + " is for " + table.label(DEVICE) + " = \""
						+ String.join("\" or \"", devices) + "\", and this is \"" + device + "\"; leave it out");
			}
		});
		return switch (device) {
			case GPIO -> gpio(table);
			case DGT -> dgt(table);
			case SIMULATED -> new ClockChoice.Simulated(timing(table));
			default -> new ClockChoice.Software();
		};
	}

	private static ClockChoice gpio(TomlTableReader table) {
		Map<ClockKey, Integer> keys = new EnumMap<>(ClockKey.class);
		for (ClockKey key : ClockKey.values()) {
			line(table, Words.of(key)).ifPresent(number -> keys.put(key, number));
		}
		boolean activeHigh = table.word("level", List.of("high", "low")).orElse("high").equals("high");
		PulseTiming timing = timing(table);
		String chip = table.text("chip").orElse(ClockChoice.Gpio.USUAL_CHIP);
		OptionalInt lever = line(table, "lever");
		OptionalInt beep = line(table, "beep");
		OptionalInt lamp = line(table, "lamp");
		boolean turned = table.flag("lever-turned").orElse(false);
		try {
			return new ClockChoice.Gpio(chip, new ClockWiring(keys, activeHigh, lever, turned, beep, lamp), timing);
		} catch (IllegalArgumentException e) {
			table.problem(DEVICE, table.label(DEVICE) + ": " + e.getMessage() + "; write the numbers of the GPIO lines"
					+ " that go to it, black = 17 and white = 27");
			return new ClockChoice.Software();
		}
	}

	private static OptionalInt line(TomlTableReader table, String key) {
		return table.number(key, 0, ClockWiring.MOST_LINE);
	}

	private static PulseTiming timing(TomlTableReader table) {
		PulseTiming usual = PulseTiming.USUAL;
		return new PulseTiming(millis(table, "pulse", 1, usual.length()), millis(table, "gap", 1, usual.gap()),
				millis(table, "debounce", 0, usual.debounce()), millis(table, "read-back", 0, usual.readBack()));
	}

	private static int millis(TomlTableReader table, String key, int least, int usual) {
		return table.number(key, least, PulseTiming.LONGEST).orElse(usual);
	}

	private static ClockChoice dgt(TomlTableReader table) {
		if (!table.has(PORT)) {
			table.problem(DEVICE, table.label(DEVICE) + ": a gateway cannot be looked for; name its port: port ="
					+ " \"/dev/ttyUSB0\"");
		}
		Color left = table.word("left", List.of(Words.of(Color.BLACK), Words.of(Color.WHITE)))
				.filter(word -> word.equals(Words.of(Color.WHITE))).map(word -> Color.WHITE).orElse(Color.BLACK);
		int baud = table.number("baud", 300, 4_000_000).orElse(ClockChoice.DgtGateway.USUAL_BAUD);
		boolean turned = table.flag("lever-turned").orElse(false);
		return new ClockChoice.DgtGateway(table.text(PORT).orElse(""), baud, left, turned);
	}
}
