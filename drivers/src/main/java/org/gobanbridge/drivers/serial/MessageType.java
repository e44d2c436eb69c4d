package org.gobanbridge.drivers.serial;

/** The type byte of each message: below 40 from the board, from 40 on from the host (hexadecimal). */
final class MessageType {
	static final int HELLO = 0x01;
	static final int STATE = 0x02;
	static final int CLOCK_KEYS = 0x03;
	static final int SENSOR_ROW = 0x04;
	static final int ACK = 0x05;
	static final int NAK = 0x06;
	static final int ASK_HELLO = 0x41;
	static final int ASK_STATE = 0x42;
	static final int SHOW_MARKS = 0x43;
	static final int BEEP = 0x44;
	static final int TAKE_ZERO = 0x45;
	static final int ASK_SENSORS = 0x46;
	static final int SET_THRESHOLD = 0x47;
	static final int SET_TEXT = 0x48;

	private MessageType() {
	}
}
