package org.gobanbridge.drivers.serial;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.gobanbridge.core.board.Hand;
import org.gobanbridge.core.board.Lever;
import org.gobanbridge.core.board.Snapshot;
import org.gobanbridge.drivers.MarkKind;
import org.gobanbridge.drivers.Orientation;
import org.gobanbridge.rules.Grid;

/** Reads the {@code message:} lines of the test vectors, such as {@code BEEP millis=150 times=2}. */
final class MessageInWords {
	private final Map<String, String> values = new LinkedHashMap<>();
	private final List<String> rows;
	private final String name;

	private MessageInWords(List<String> lines) {
		String[] words = lines.get(0).split(" ");
		name = words[0];
		for (int i = 1; i < words.length; i++) {
			values.put(words[i].split("=")[0], words[i].split("=")[1]);
		}
		rows = lines.subList(1, lines.size());
	}

	static Message read(List<String> lines) {
		return new MessageInWords(lines).message();
	}

	private Message message() {
		return switch (name) {
			case "ASK-HELLO" -> new Command.AskHello();
			case "ASK-STATE" -> new Command.AskState();
			case "ASK-SENSORS" -> new Command.AskSensors();
			case "HELLO" -> new BoardMessage.Hello(number("version"), number("size"), abilities(), number("debounce"),
					number("scan"), Orientation.values()[number("orientation")], Long.parseLong(values.get("boot"), 16),
					number("keys"),
					values.get("serial"), values.get("firmware"));
			case "STATE" -> state();
			case "CLOCK-KEYS" -> new BoardMessage.ClockKeys(number("first"), list("events",
					text -> new BoardMessage.KeyEvent(Long.parseLong(text.split("@")[1]), lever(text.split("@")[0]))));
			case "SENSOR-ROW" -> new BoardMessage.SensorRow(number("row"), list("values", MessageInWords::sensor));
			case "ACK" -> new BoardMessage.Ack(number("sequence"), Integer.parseInt(values.get("type"), 16));
			case "NAK" -> new BoardMessage.Nak(number("sequence"), Integer.parseInt(values.get("type"), 16),
					Refusal.of(number("reason")));
			case "SHOW-MARKS" -> new Command.ShowMarks(yes("clear"), list("marks", MessageInWords::mark));
			case "BEEP" -> new Command.Beep(number("millis"), number("times"));
			case "TAKE-ZERO" -> new Command.TakeZero(number("scans"));
			case "SET-THRESHOLD" -> new Command.SetThreshold(number("point"), number("threshold"));
			case "SET-TEXT" -> new Command.SetText(yes("on"));
			case "UNREADABLE" -> new Message.Unreadable(Integer.parseInt(values.get("type"), 16),
					Refusal.of(number("reason")));
			default -> throw new IllegalArgumentException("no message is called " + name);
		};
	}

	private BoardMessage.State state() {
		Snapshot seen = Snapshot.parse(Grid.of(number("size")), String.join("\n", rows));
		return new BoardMessage.State(seen.black(), seen.white(), seen.unknown(),
				Hand.valueOf(values.get("hand").toUpperCase(Locale.ROOT)), yes("changed"), yes("asked"),
				number("keys"));
	}

	private Set<Ability> abilities() {
		return Stream.of(values.get("abilities").split(","))
				.map(word -> Ability.valueOf(word.toUpperCase(Locale.ROOT).replace('-', '_')))
				.collect(Collectors.toSet());
	}

	private static Lever lever(String word) {
		return Lever.valueOf(word.toUpperCase(Locale.ROOT));
	}

	private static BoardMessage.SensorValue sensor(String text) {
		String[] parts = text.split("/");
		return new BoardMessage.SensorValue(Integer.parseInt(parts[0]), Integer.parseInt(parts[1]),
				Integer.parseInt(parts[2]));
	}

	private static Command.PointMark mark(String text) {
		String[] parts = text.split(":");
		return new Command.PointMark(Integer.parseInt(parts[0]),
				MarkKind.valueOf(parts[1].toUpperCase(Locale.ROOT).replace('-', '_')));
	}

	private <T> List<T> list(String key, Function<String, T> read) {
		List<T> found = new ArrayList<>();
		for (String text : values.get(key).split(",")) {
			found.add(read.apply(text));
		}
		return found;
	}

	private int number(String key) {
		return Integer.parseInt(values.get(key));
	}

	private boolean yes(String key) {
		return values.get(key).equals("yes");
	}
}
