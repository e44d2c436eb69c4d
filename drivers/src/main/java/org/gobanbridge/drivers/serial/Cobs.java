package org.gobanbridge.drivers.serial;

import java.util.Arrays;

/** Consistent overhead byte stuffing: any bytes become bytes without a zero, one longer for up to 254 bytes. */
final class Cobs {
	private static final int LONGEST_BLOCK = 0xFF;

	private Cobs() {
	}

	static byte[] encode(byte[] plain) {
		byte[] coded = new byte[plain.length + 1 + plain.length / (LONGEST_BLOCK - 1)];
		int code = 0;
		int end = 1;
		for (int i = 0; i < plain.length; i++) {
			if (plain[i] != 0) {
				coded[end++] = plain[i];
			}
			boolean full = end - code == LONGEST_BLOCK;
			if (plain[i] == 0 || full && i + 1 < plain.length) {
				coded[code] = (byte) (end - code);
				code = end++;
			}
		}
		coded[code] = (byte) (end - code);
		return Arrays.copyOf(coded, end);
	}

	/**
	 * Takes the stuffing out again.
	 *
	 * @return how many bytes were written to {@code plain}, or −1 if the code is broken
	 */
	static int decode(byte[] coded, int length, byte[] plain) {
		int end = 0;
		for (int i = 0; i < length;) {
			int block = coded[i] & 0xFF;
			if (block == 0 || i + block > length) {
				return -1;
			}
			System.arraycopy(coded, i + 1, plain, end, block - 1);
			end += block - 1;
			i += block;
			if (block < LONGEST_BLOCK && i < length) {
				plain[end++] = 0;
			}
		}
		return end;
	}
}
