package org.gobanbridge.drivers.clock;

/** CRC-8 with polynomial 07, initial value 0, no reflection ("123456789" gives F4). */
final class Crc8 {
	private static final int POLYNOMIAL = 0x07;

	private Crc8() {
	}

	static int of(byte[] bytes, int offset, int length) {
		int crc = 0;
		for (int i = offset; i < offset + length; i++) {
			crc ^= bytes[i] & 0xFF;
			for (int bit = 0; bit < 8; bit++) {
				crc = (crc & 0x80) == 0 ? crc << 1 : crc << 1 ^ POLYNOMIAL;
			}
			crc &= 0xFF;
		}
		return crc;
	}
}
