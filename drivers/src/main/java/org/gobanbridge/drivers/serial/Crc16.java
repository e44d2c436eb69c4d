package org.gobanbridge.drivers.serial;

/** CRC-16 with polynomial 1021, initial value FFFF, no reflection, no final exclusive-or ("123456789" gives 29B1). */
final class Crc16 {
	private static final int POLYNOMIAL = 0x1021;

	private Crc16() {
	}

	static int of(byte[] bytes, int offset, int length) {
		int crc = 0xFFFF;
		for (int i = offset; i < offset + length; i++) {
			crc ^= (bytes[i] & 0xFF) << 8;
			for (int bit = 0; bit < 8; bit++) {
				crc = (crc & 0x8000) == 0 ? crc << 1 : crc << 1 ^ POLYNOMIAL;
			}
			crc &= 0xFFFF;
		}
		return crc;
	}
}
