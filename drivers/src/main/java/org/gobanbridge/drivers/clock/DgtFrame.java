package org.gobanbridge.drivers.clock;

import java.util.Arrays;
import org.gobanbridge.core.board.ClockFace;
import org.gobanbridge.rules.Color;

/**
 * A frame on the bus of a DGT3000: receiver, sender, length of all of it, command, data, CRC-8 of all before.
 */
final class DgtFrame {
	static final int SHORTEST = 5;
	static final int LONGEST = 32;
	/** What the host says. */
	static final int SET_AND_RUN = 0x0A;
	static final int MODE = 0x0B;
	static final int PING = 0x0D;
	static final int CENTRAL_CONTROL = 0x0F;
	/** What the clock says. */
	static final int ACKNOWLEDGE = 0x01;
	static final int HELLO = 0x02;
	static final int TIMES = 0x04;
	static final int KEYS = 0x05;

	static final int CLOCK = 0x08 << 1;
	static final int HOST = 0x10 << 1;
	static final int EVERYBODY = 0;

	/** The mode in which the host sets the times and says whose runs. */
	private static final int MODE_25 = 25;
	private static final int ON = 0x20;
	private static final int DOWN = 1;
	private static final int MOST_HOURS = 9;

	private final byte[] bytes;

	private DgtFrame(byte[] bytes) {
		this.bytes = bytes;
	}

	/** A frame that came, whole and with a right CRC. */
	static DgtFrame received(byte[] bytes) {
		return new DgtFrame(bytes.clone());
	}

	static DgtFrame of(int receiver, int sender, int command, int... data) {
		byte[] bytes = new byte[data.length + SHORTEST];
		bytes[0] = (byte) receiver;
		bytes[1] = (byte) sender;
		bytes[2] = (byte) bytes.length;
		bytes[3] = (byte) command;
		for (int i = 0; i < data.length; i++) {
			bytes[4 + i] = (byte) data[i];
		}
		bytes[bytes.length - 1] = (byte) Crc8.of(bytes, 0, bytes.length - 1);
		return new DgtFrame(bytes);
	}

	static DgtFrame ping() {
		return of(CLOCK, HOST, PING);
	}

	static DgtFrame centralControl() {
		return of(CLOCK, HOST, CENTRAL_CONTROL);
	}

	static DgtFrame mode25() {
		return of(CLOCK, HOST, MODE, ON | MODE_25);
	}

	/**
	 * Sets both times, in whole seconds, and lets one run down. A second that has begun is still shown; what the clock has
	 * no room for is shown as 9:59:59.
	 *
	 * @param left
	 *            whose side is the left one
	 */
	static DgtFrame setAndRun(ClockFace face, Color left) {
		boolean blackLeft = left == Color.BLACK;
		int[] one = time(blackLeft ? face.blackMillis() : face.whiteMillis());
		int[] other = time(blackLeft ? face.whiteMillis() : face.blackMillis());
		int run = face.running().map(color -> color == left ? DOWN : DOWN << 2).orElse(0);
		return of(CLOCK, HOST, SET_AND_RUN, one[0], one[1], one[2], other[0], other[1], other[2], run);
	}

	private static int[] time(long millis) {
		long seconds = Math.min((millis + 999) / 1_000, MOST_HOURS * 3_600L + 3_599);
		return new int[]{(int) (seconds / 3_600), toBcd((int) (seconds / 60 % 60)), toBcd((int) (seconds % 60))};
	}

	private static int toBcd(int number) {
		return number / 10 << 4 | number % 10;
	}

	/** The number of two decimal digits; -1 if they are none. */
	private static int fromBcd(int bcd) {
		int tens = bcd >> 4;
		int ones = bcd & 0x0F;
		return tens < 6 && ones < 10 ? tens * 10 + ones : -1;
	}

	int receiver() {
		return at(0);
	}

	int sender() {
		return at(1);
	}

	int command() {
		return at(3);
	}

	/** A byte of the frame, by its place in the whole of it. */
	int at(int place) {
		return bytes[place] & 0xFF;
	}

	int length() {
		return bytes.length;
	}

	byte[] bytes() {
		return bytes.clone();
	}

	/** The time that begins at this place (hours, minutes, seconds), in ms; -1 if there is none. */
	long timeAt(int place) {
		int minutes = fromBcd(at(place + 1));
		int seconds = fromBcd(at(place + 2));
		return minutes < 0 || seconds < 0 ? -1 : ((at(place) & 0x0F) * 3_600L + minutes * 60L + seconds) * 1_000;
	}

	@Override
	public boolean equals(Object other) {
		return other instanceof DgtFrame frame && Arrays.equals(frame.bytes, bytes);
	}

	@Override
	public int hashCode() {
		return Arrays.hashCode(bytes);
	}

	/** The bytes, as people write them. */
	@Override
	public String toString() {
		StringBuilder text = new StringBuilder();
		for (byte b : bytes) {
			text.append(text.isEmpty() ? "" : " ").append(String.format(java.util.Locale.ROOT, "%02X", b));
		}
		return text.toString();
	}
}
