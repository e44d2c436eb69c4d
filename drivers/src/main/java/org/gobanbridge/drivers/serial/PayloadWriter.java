package org.gobanbridge.drivers.serial;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.gobanbridge.core.board.Lever;
import org.gobanbridge.rules.PointSet;

/** Messages to type bytes and payloads. */
final class PayloadWriter {
	private PayloadWriter() {
	}

	static int typeOf(Message message) {
		return switch (message) {
			case BoardMessage.Hello hello -> MessageType.HELLO;
			case BoardMessage.State state -> MessageType.STATE;
			case BoardMessage.ClockKeys keys -> MessageType.CLOCK_KEYS;
			case BoardMessage.SensorRow row -> MessageType.SENSOR_ROW;
			case BoardMessage.Ack ack -> MessageType.ACK;
			case BoardMessage.Nak nak -> MessageType.NAK;
			case Command.AskHello ask -> MessageType.ASK_HELLO;
			case Command.AskState ask -> MessageType.ASK_STATE;
			case Command.ShowMarks marks -> MessageType.SHOW_MARKS;
			case Command.Beep beep -> MessageType.BEEP;
			case Command.TakeZero zero -> MessageType.TAKE_ZERO;
			case Command.AskSensors ask -> MessageType.ASK_SENSORS;
			case Command.SetThreshold threshold -> MessageType.SET_THRESHOLD;
			case Command.SetText text -> MessageType.SET_TEXT;
			case Message.Unreadable unreadable -> throw new IllegalArgumentException("cannot send " + unreadable);
		};
	}

	static byte[] payload(Message message) {
		ByteBuffer out = ByteBuffer.allocate(FrameFormat.MAX_PAYLOAD);
		switch (message) {
			case BoardMessage board -> write(board, out);
			case Command command -> write(command, out);
			case Message.Unreadable unreadable -> throw new IllegalArgumentException("cannot send " + unreadable);
		}
		return Arrays.copyOf(out.array(), out.position());
	}

	private static void write(BoardMessage message, ByteBuffer out) {
		switch (message) {
			case BoardMessage.Hello hello -> write(hello, out);
			case BoardMessage.State state -> write(state, out);
			case BoardMessage.ClockKeys keys -> {
				out.putShort((short) keys.firstNumber()).put((byte) keys.events().size());
				for (BoardMessage.KeyEvent event : keys.events()) {
					out.putInt((int) event.boardMillis()).put((byte) keyCode(event.key()));
				}
			}
			case BoardMessage.SensorRow row -> {
				out.put((byte) row.row());
				for (BoardMessage.SensorValue value : row.values()) {
					out.putShort((short) value.raw()).putShort((short) value.zero())
							.putShort((short) value.threshold());
				}
			}
			case BoardMessage.Ack ack -> out.putShort((short) ack.sequence()).put((byte) ack.type());
			case BoardMessage.Nak nak -> out.putShort((short) nak.sequence()).put((byte) nak.type())
					.put((byte) nak.reason().code());
		}
	}

	private static void write(BoardMessage.Hello hello, ByteBuffer out) {
		int abilities = 0;
		for (Ability ability : hello.abilities()) {
			abilities |= 1 << ability.ordinal();
		}
		out.put((byte) hello.version()).put((byte) hello.size()).put((byte) abilities)
				.put((byte) hello.debounceScans()).putShort((short) hello.scanMillis())
				.put((byte) hello.orientation().ordinal())
				.putInt((int) hello.bootId()).putShort((short) hello.keyCount());
		write(hello.serialNumber(), out);
		write(hello.firmware(), out);
	}

	private static void write(String text, ByteBuffer out) {
		byte[] bytes = text.getBytes(StandardCharsets.US_ASCII);
		out.put((byte) bytes.length).put(bytes);
	}

	private static void write(BoardMessage.State state, ByteBuffer out) {
		int flags = state.hand().ordinal() | (state.changed() ? 8 : 0) | (state.asked() ? 16 : 0);
		int points = state.grid().pointCount();
		byte[] packed = new byte[(points + 3) / 4];
		pack(state.black(), 1, packed);
		pack(state.white(), 2, packed);
		pack(state.unknown(), 3, packed);
		out.put((byte) state.grid().size()).put((byte) flags).putShort((short) state.keyCount()).put(packed);
	}

	private static void pack(PointSet points, int code, byte[] packed) {
		for (int i = points.next(0); i >= 0; i = points.next(i + 1)) {
			packed[i >> 2] |= (byte) (code << 2 * (i & 3));
		}
	}

	private static void write(Command command, ByteBuffer out) {
		switch (command) {
			case Command.AskHello ask -> {
			}
			case Command.AskState ask -> {
			}
			case Command.AskSensors ask -> {
			}
			case Command.ShowMarks marks -> {
				out.put((byte) (marks.clearFirst() ? 1 : 0)).put((byte) marks.marks().size());
				for (Command.PointMark mark : marks.marks()) {
					out.putShort((short) mark.index()).put((byte) (mark.kind().ordinal() + 1));
				}
			}
			case Command.Beep beep -> out.putShort((short) beep.millis()).put((byte) beep.times());
			case Command.TakeZero zero -> out.put((byte) zero.scans());
			case Command.SetThreshold threshold -> out.putShort((short) threshold.index())
					.putShort((short) threshold.threshold());
			case Command.SetText text -> out.put((byte) (text.text() ? 1 : 0));
		}
	}

	private static int keyCode(Lever key) {
		return key.ordinal() + 1;
	}
}
