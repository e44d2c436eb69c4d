package org.gobanbridge.drivers.serial;

import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.gobanbridge.core.board.Hand;
import org.gobanbridge.core.board.Lever;
import org.gobanbridge.drivers.MarkKind;
import org.gobanbridge.drivers.Orientation;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.PointSet;

/** Type bytes and payloads to messages. Bytes after those that this version knows are ignored. */
final class PayloadReader {
	private PayloadReader() {
	}

	static Message read(int version, int type, ByteBuffer in) {
		if (version != FrameFormat.VERSION) {
			return new Message.Unreadable(type, Refusal.UNKNOWN_VERSION);
		}
		try {
			return read(type, in);
		} catch (BufferUnderflowException | MalformedPayloadException e) {
			return new Message.Unreadable(type, Refusal.MALFORMED);
		}
	}

	private static Message read(int type, ByteBuffer in) throws MalformedPayloadException {
		return switch (type) {
			case MessageType.HELLO -> hello(in);
			case MessageType.STATE -> state(in);
			case MessageType.CLOCK_KEYS -> clockKeys(in);
			case MessageType.SENSOR_ROW -> sensorRow(in);
			case MessageType.ACK -> new BoardMessage.Ack(u16(in), u8(in));
			case MessageType.NAK -> new BoardMessage.Nak(u16(in), u8(in), Refusal.of(u8(in)));
			case MessageType.ASK_HELLO -> new Command.AskHello();
			case MessageType.ASK_STATE -> new Command.AskState();
			case MessageType.SHOW_MARKS -> showMarks(in);
			case MessageType.BEEP -> new Command.Beep(u16(in), u8(in));
			case MessageType.TAKE_ZERO -> new Command.TakeZero(u8(in));
			case MessageType.ASK_SENSORS -> new Command.AskSensors();
			case MessageType.SET_THRESHOLD -> new Command.SetThreshold(u16(in), u16(in));
			case MessageType.SET_TEXT -> new Command.SetText(u8(in) != 0);
			default -> new Message.Unreadable(type, Refusal.UNKNOWN_TYPE);
		};
	}

	private static BoardMessage.Hello hello(ByteBuffer in) throws MalformedPayloadException {
		int version = u8(in);
		int size = size(in);
		Set<Ability> abilities = EnumSet.noneOf(Ability.class);
		int bits = u8(in);
		for (Ability ability : Ability.values()) {
			if ((bits >> ability.ordinal() & 1) != 0) {
				abilities.add(ability);
			}
		}
		int debounceScans = u8(in);
		int scanMillis = u16(in);
		Orientation orientation = Orientation.values()[u8(in) & 7];
		long bootId = u32(in);
		int keyCount = u16(in);
		return new BoardMessage.Hello(version, size, abilities, debounceScans, scanMillis, orientation, bootId,
				keyCount,
				text(in), text(in));
	}

	private static BoardMessage.State state(ByteBuffer in) throws MalformedPayloadException {
		Grid grid = Grid.of(size(in));
		int flags = u8(in);
		Hand hand = element(Hand.values(), flags & 7);
		int keyCount = u16(in);
		byte[] packed = new byte[(grid.pointCount() + 3) / 4];
		in.get(packed);
		long[][] planes = new long[4][PointSet.wordCount(grid)];
		for (int i = 0; i < grid.pointCount(); i++) {
			planes[packed[i >> 2] >> 2 * (i & 3) & 3][i >> 6] |= 1L << i;
		}
		return new BoardMessage.State(PointSet.ofWords(grid, planes[1]), PointSet.ofWords(grid, planes[2]),
				PointSet.ofWords(grid, planes[3]), hand, (flags & 8) != 0, (flags & 16) != 0, keyCount);
	}

	private static BoardMessage.ClockKeys clockKeys(ByteBuffer in) throws MalformedPayloadException {
		int first = u16(in);
		int count = u8(in);
		List<BoardMessage.KeyEvent> events = new ArrayList<>();
		for (int i = 0; i < count; i++) {
			events.add(new BoardMessage.KeyEvent(u32(in), element(Lever.values(), u8(in) - 1)));
		}
		return new BoardMessage.ClockKeys(first, events);
	}

	private static BoardMessage.SensorRow sensorRow(ByteBuffer in) {
		int row = u8(in);
		List<BoardMessage.SensorValue> values = new ArrayList<>();
		while (in.remaining() >= 6) {
			values.add(new BoardMessage.SensorValue(in.getShort(), in.getShort(), u16(in)));
		}
		return new BoardMessage.SensorRow(row, values);
	}

	private static Command.ShowMarks showMarks(ByteBuffer in) throws MalformedPayloadException {
		boolean clearFirst = (u8(in) & 1) != 0;
		int count = u8(in);
		List<Command.PointMark> marks = new ArrayList<>();
		for (int i = 0; i < count; i++) {
			marks.add(new Command.PointMark(u16(in), element(MarkKind.values(), u8(in) - 1)));
		}
		return new Command.ShowMarks(clearFirst, marks);
	}

	private static int size(ByteBuffer in) throws MalformedPayloadException {
		int size = u8(in);
		if (size < Grid.MIN_SIZE || size > Grid.MAX_SIZE) {
			throw new MalformedPayloadException();
		}
		return size;
	}

	private static <T> T element(T[] values, int code) throws MalformedPayloadException {
		if (code < 0 || code >= values.length) {
			throw new MalformedPayloadException();
		}
		return values[code];
	}

	private static String text(ByteBuffer in) throws MalformedPayloadException {
		byte[] bytes = new byte[u8(in)];
		in.get(bytes);
		for (byte b : bytes) {
			if (b < 0x20 || b > 0x7E) {
				throw new MalformedPayloadException();
			}
		}
		return new String(bytes, StandardCharsets.US_ASCII);
	}

	private static int u8(ByteBuffer in) {
		return in.get() & 0xFF;
	}

	private static int u16(ByteBuffer in) {
		return in.getShort() & 0xFFFF;
	}

	private static long u32(ByteBuffer in) {
		return in.getInt() & 0xFFFF_FFFFL;
	}

	/** A value that no message of this type can hold. */
	private static final class MalformedPayloadException extends Exception {
		private static final long serialVersionUID = 1L;
	}
}
