package org.gobanbridge.drivers.simulated;

import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import org.gobanbridge.core.board.Lever;
import org.gobanbridge.core.board.PointState;
import org.gobanbridge.drivers.serial.Ability;
import org.gobanbridge.drivers.serial.BoardMessage;
import org.gobanbridge.drivers.serial.Command;
import org.gobanbridge.drivers.serial.Frame;
import org.gobanbridge.drivers.serial.FrameDecoder;
import org.gobanbridge.drivers.serial.Message;
import org.gobanbridge.drivers.serial.MessageType;
import org.gobanbridge.drivers.serial.Refusal;
import org.gobanbridge.drivers.serial.TextTwin;
import org.gobanbridge.rules.Grid;

/**
 * What runs inside a goban serial board: scans a {@link Table}, debounces, and speaks the protocol. Time comes in with
 * every call; bytes go out through a consumer. Same calls, same bytes. Not for more than one thread.
 */
public final class SensorFirmware {
	private static final String NAME = "goban simulated 1";
	private static final int SEQUENCE_RANGE = 0x10000;
	private static final long QUICK_MILLIS = 100;
	private static final long SLOW_MILLIS = 1000;
	private static final int KEYS_KEPT = 8;
	private static final int MIDDLE_COUNTS = 2048;
	private static final int STONE_COUNTS = 300;
	private static final int USUAL_THRESHOLD_COUNTS = 40;
	private static final int LONGEST_LINE = 16;

	private final Table table;
	private final SensorBoardSpec spec;
	private final Grid grid;
	private final Consumer<byte[]> out;
	private final FrameDecoder decoder = new FrameDecoder();
	private final SensorScanner scanner;
	private final long bootId;
	private final long powerOn;
	private final int[] thresholds;
	private final Deque<BoardMessage.KeyEvent> keys = new ArrayDeque<>();
	private final List<Command.PointMark> lights = new ArrayList<>();
	private final StringBuilder line = new StringBuilder();
	private boolean lineBroken;
	private int keyCount;
	private int sequence;
	private int beeps;
	private boolean text;
	private long lastScan;
	private long lastSent;
	private long quickUntil;

	/**
	 * Switches the board on; it says HELLO at once.
	 *
	 * @param seed
	 *            of its misreadings, and its boot id
	 * @param millis
	 *            simulated time now
	 */
	public SensorFirmware(Table table, SensorBoardSpec spec, long seed, long millis, Consumer<byte[]> out) {
		Random random = new Random(seed);
		this.table = table;
		this.spec = spec;
		this.grid = table.grid();
		this.out = out;
		this.scanner = new SensorScanner(grid, spec, random);
		this.bootId = random.nextInt() & 0xFFFF_FFFFL;
		this.powerOn = millis;
		this.thresholds = new int[grid.pointCount()];
		this.lastScan = millis - spec.scanMillis();
		this.lastSent = millis;
		Arrays.fill(thresholds, USUAL_THRESHOLD_COUNTS);
		send(hello(), millis);
	}

	/** When the next scan is due, in simulated time. */
	public long nextScan() {
		return lastScan + spec.scanMillis();
	}

	/** Scans if it is time, and sends what there is to send. */
	public void tick(long millis) {
		if (millis < nextScan()) {
			return;
		}
		lastScan = millis;
		boolean changed = scanner.scan(table.look(millis), millis);
		if (changed) {
			quickUntil = millis + SLOW_MILLIS;
		}
		long pause = millis < quickUntil ? QUICK_MILLIS : SLOW_MILLIS;
		if (changed || millis + spec.scanMillis() - lastSent > pause) {
			sendState(changed, false, millis);
		}
	}

	/** A key of the clock that is wired to the board was pressed. */
	public void press(Lever key, long millis) {
		keyCount = (keyCount + 1) % SEQUENCE_RANGE;
		keys.addLast(new BoardMessage.KeyEvent(boardMillis(millis), key));
		if (keys.size() > KEYS_KEPT) {
			keys.removeFirst();
		}
		sendKeys(millis);
	}

	/** Bytes from the host. */
	public void receive(byte[] bytes, int count, long millis) {
		for (int i = 0; i < count; i++) {
			readLine(bytes[i], millis);
		}
		decoder.accept(bytes, 0, count, frame -> obey(frame, millis));
	}

	/** The lights that are on, points in the board's own order. */
	public List<Command.PointMark> lights() {
		return List.copyOf(lights);
	}

	/** How many beeps were asked for. */
	public int beeps() {
		return beeps;
	}

	private void obey(Frame frame, long millis) {
		if (frame.message() instanceof Message.Unreadable unreadable) {
			text = false;
			send(new BoardMessage.Nak(frame.sequence(), unreadable.type(), unreadable.reason()), millis);
			return;
		}
		if (frame.message() instanceof Command command) {
			text = false;
			obey(frame, command, millis);
		}
	}

	private void obey(Frame frame, Command command, long millis) {
		switch (command) {
			case Command.AskHello ask -> {
				send(hello(), millis);
				sendState(false, true, millis);
			}
			case Command.AskState ask -> {
				if (!keys.isEmpty()) {
					sendKeys(millis);
				}
				sendState(false, true, millis);
			}
			case Command.AskSensors ask -> {
				if (answer(frame, MessageType.ASK_SENSORS, Ability.RAW_VALUES, millis)) {
					sendSensors(millis);
				}
			}
			case Command.ShowMarks marks -> show(frame, marks, millis);
			case Command.Beep beep -> {
				if (answer(frame, MessageType.BEEP, Ability.BEEPER, millis)) {
					beeps += beep.times();
				}
			}
			case Command.TakeZero zero -> takeZero(frame, millis);
			case Command.SetThreshold threshold -> setThreshold(frame, threshold, millis);
			case Command.SetText wanted -> {
				if (answer(frame, MessageType.SET_TEXT, Ability.TEXT, millis)) {
					text = wanted.text();
				}
			}
		}
	}

	/** Sends ACK or, if the board lacks the ability, NAK; returns whether it has it. */
	private boolean answer(Frame frame, int type, Ability ability, long millis) {
		boolean able = spec.abilities().contains(ability);
		send(able
				? new BoardMessage.Ack(frame.sequence(), type)
				: new BoardMessage.Nak(frame.sequence(), type, Refusal.NOT_ABLE), millis);
		return able;
	}

	private void show(Frame frame, Command.ShowMarks marks, long millis) {
		if (answer(frame, MessageType.SHOW_MARKS, Ability.LIGHTS, millis)) {
			if (marks.clearFirst()) {
				lights.clear();
			}
			lights.addAll(marks.marks());
		}
	}

	private void takeZero(Frame frame, long millis) {
		boolean empty = scanner.points(PointState.EMPTY).count() == grid.pointCount();
		send(empty
				? new BoardMessage.Ack(frame.sequence(), MessageType.TAKE_ZERO)
				: new BoardMessage.Nak(frame.sequence(), MessageType.TAKE_ZERO, Refusal.STONES_ON_BOARD), millis);
	}

	private void setThreshold(Frame frame, Command.SetThreshold wanted, long millis) {
		boolean all = wanted.index() == Command.SetThreshold.ALL_POINTS;
		if (!all && wanted.index() >= thresholds.length) {
			send(new BoardMessage.Nak(frame.sequence(), MessageType.SET_THRESHOLD, Refusal.MALFORMED), millis);
		} else if (answer(frame, MessageType.SET_THRESHOLD, Ability.RAW_VALUES, millis)) {
			Arrays.fill(thresholds, all ? 0 : wanted.index(), all ? thresholds.length : wanted.index() + 1,
					wanted.threshold());
		}
	}

	private void sendSensors(long millis) {
		for (int row = 0; row < grid.size(); row++) {
			List<BoardMessage.SensorValue> values = new ArrayList<>();
			for (int column = 0; column < grid.size(); column++) {
				int index = row * grid.size() + column;
				int zero = MIDDLE_COUNTS + index * 7 % 23;
				int field = switch (scanner.newest(index)) {
					case BLACK -> -STONE_COUNTS;
					case WHITE -> STONE_COUNTS;
					default -> 0;
				};
				values.add(new BoardMessage.SensorValue(zero + field, zero, thresholds[index]));
			}
			send(new BoardMessage.SensorRow(row, values), millis);
		}
	}

	private BoardMessage.Hello hello() {
		return new BoardMessage.Hello(1, grid.size(), spec.abilities(), spec.debounceScans(), spec.scanMillis(),
				spec.wiring(), bootId, keyCount, spec.serialNumber(), NAME);
	}

	private void sendKeys(long millis) {
		send(new BoardMessage.ClockKeys((keyCount - keys.size() + 1) & 0xFFFF, List.copyOf(keys)), millis);
	}

	private void sendState(boolean changed, boolean asked, long millis) {
		lastSent = millis;
		boolean colors = spec.abilities().contains(Ability.COLORS);
		var black = scanner.points(PointState.BLACK);
		var white = scanner.points(PointState.WHITE);
		var state = new BoardMessage.State(colors ? black : black.union(white), colors ? white : white.minus(white),
				scanner.points(PointState.UNKNOWN), scanner.hand(), changed, asked, keyCount);
		if (text) {
			out.accept(
					TextTwin.format(nextSequence(), boardMillis(lastScan), state).getBytes(StandardCharsets.US_ASCII));
		} else {
			out.accept(new Frame(nextSequence(), boardMillis(lastScan), state).encode());
		}
	}

	private void send(BoardMessage message, long millis) {
		out.accept(new Frame(nextSequence(), boardMillis(millis), message).encode());
	}

	private int nextSequence() {
		int now = sequence;
		sequence = (sequence + 1) % SEQUENCE_RANGE;
		return now;
	}

	private long boardMillis(long millis) {
		return millis - powerOn & 0xFFFF_FFFFL;
	}

	/** Words that a person types in a terminal: printable characters only, ended by a line break. */
	private void readLine(byte b, long millis) {
		if (b == '\r' || b == '\n' || b == 0) {
			String word = lineBroken || b == 0 ? "" : line.toString();
			line.setLength(0);
			lineBroken = false;
			switch (word) {
				case "text" -> {
					text = spec.abilities().contains(Ability.TEXT);
					sendState(false, true, millis);
				}
				case "binary" -> text = false;
				default -> {
				}
			}
		} else if (b < ' ' || b > '~' || line.length() >= LONGEST_LINE) {
			lineBroken = true;
		} else {
			line.append((char) b);
		}
	}
}
