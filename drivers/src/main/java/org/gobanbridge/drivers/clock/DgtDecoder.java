package org.gobanbridge.drivers.clock;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Finds the frames of a DGT3000 in what comes through the gateway. The bus has no mark for the beginning of a frame: one is
 * believed when receiver, sender, command, length and CRC are right (the
 * CRC alone takes one wrong frame in 256 for a right one), else it is looked for one byte further on. NOT thread
 * safe.
 */
final class DgtDecoder {
	private static final int ACKNOWLEDGE_LENGTH = 7;
	private static final int TIMES_LENGTH = 24;
	private static final int KEYS_LENGTH = 10;

	private byte[] rest = new byte[0];
	private long skipped;

	/** The frames that are complete with these further bytes. */
	List<DgtFrame> accept(byte[] bytes, int count) {
		int had = rest.length;
		rest = Arrays.copyOf(rest, had + count);
		System.arraycopy(bytes, 0, rest, had, count);
		List<DgtFrame> frames = new ArrayList<>();
		int start = 0;
		while (start < rest.length) {
			int length = lengthAt(start);
			if (length == 0) {
				break;
			}
			if (length > 0) {
				frames.add(DgtFrame.received(Arrays.copyOfRange(rest, start, start + length)));
				start += length;
			} else {
				skipped++;
				start++;
			}
		}
		rest = Arrays.copyOfRange(rest, start, rest.length);
		return frames;
	}

	/** Nothing more has come for a while: the frame that was begun was cut. What may lie in it is looked for. */
	List<DgtFrame> giveUp() {
		List<DgtFrame> frames = new ArrayList<>();
		while (rest.length > 0) {
			skipped++;
			rest = Arrays.copyOfRange(rest, 1, rest.length);
			frames.addAll(accept(rest, 0));
		}
		return frames;
	}

	/** How many bytes belonged to no frame. */
	long skipped() {
		return skipped;
	}

	/** How long the frame is that begins here; 0 if more must come to tell, -1 if none begins here. */
	private int lengthAt(int start) {
		int there = rest.length - start;
		int receiver = rest[start] & 0xFF;
		if (receiver != DgtFrame.HOST && receiver != DgtFrame.EVERYBODY
				|| there > 1 && (rest[start + 1] & 0xFF) != DgtFrame.CLOCK) {
			return -1;
		}
		if (there < 4) {
			return there > 2 && !isLength(rest[start + 2] & 0xFF) ? -1 : 0;
		}
		int length = rest[start + 2] & 0xFF;
		if (!isLength(length) || !fits(rest[start + 3] & 0xFF, length)) {
			return -1;
		}
		if (there < length) {
			return 0;
		}
		return Crc8.of(rest, start, length - 1) == (rest[start + length - 1] & 0xFF) ? length : -1;
	}

	private static boolean isLength(int length) {
		return length >= DgtFrame.SHORTEST && length <= DgtFrame.LONGEST;
	}

	private static boolean fits(int command, int length) {
		return switch (command) {
			case DgtFrame.ACKNOWLEDGE -> length == ACKNOWLEDGE_LENGTH;
			case DgtFrame.HELLO -> true;
			case DgtFrame.TIMES -> length == TIMES_LENGTH;
			case DgtFrame.KEYS -> length == KEYS_LENGTH;
			default -> false;
		};
	}
}
