package org.gobanbridge.drivers.serial;

import java.nio.ByteBuffer;
import java.util.function.Consumer;

/**
 * Finds the frames in a stream of bytes that may come in any chunks, begin in the middle of a frame, and hold garbage.
 * After anything broken it goes on at the next zero. Not for more than one thread.
 */
public final class FrameDecoder {
	private final byte[] coded = new byte[FrameFormat.MAX_CODED];
	private final byte[] plain = new byte[FrameFormat.MAX_CODED];
	private int length;
	private boolean tooLong;
	private long frames;
	private long broken;

	/** Takes the next bytes and hands on each sound frame in them. */
	public void accept(byte[] bytes, int offset, int count, Consumer<Frame> sink) {
		for (int i = offset; i < offset + count; i++) {
			if (bytes[i] == 0) {
				finish(sink);
			} else if (length < coded.length) {
				coded[length++] = bytes[i];
			} else {
				tooLong = true;
			}
		}
	}

	/** How many sound frames were found. */
	public long frames() {
		return frames;
	}

	/** How many pieces between two zeros were no sound frame. */
	public long broken() {
		return broken;
	}

	private void finish(Consumer<Frame> sink) {
		int count = length;
		boolean whole = !tooLong;
		length = 0;
		tooLong = false;
		if (count == 0) {
			return;
		}
		int size = whole ? Cobs.decode(coded, count, plain) : -1;
		if (size < FrameFormat.HEADER + FrameFormat.CHECK
				|| size != FrameFormat.HEADER + (plain[2] & 0xFF) + FrameFormat.CHECK
				|| Crc16.of(plain, 0, size - FrameFormat.CHECK) != check(size)) {
			broken++;
			return;
		}
		frames++;
		ByteBuffer in = ByteBuffer.wrap(plain, 0, size - FrameFormat.CHECK);
		int version = in.get() & 0xFF;
		int type = in.get() & 0xFF;
		in.get();
		int sequence = in.getShort() & 0xFFFF;
		long boardMillis = in.getInt() & 0xFFFF_FFFFL;
		sink.accept(new Frame(sequence, boardMillis, PayloadReader.read(version, type, in)));
	}

	private int check(int size) {
		return (plain[size - 2] & 0xFF) << 8 | plain[size - 1] & 0xFF;
	}
}
