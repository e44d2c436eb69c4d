package org.gobanbridge.drivers.serial;

/** The type byte of each message: below 40 from the board, from 40 on from the host (hexadecimal). */
public final class MessageType {
	public static final int HELLO = 0x01;
	public static final int STATE = 0x02;
	public static final int CLOCK_KEYS = 0x03;
	public static final int SENSOR_ROW = 0x04;
	public static final int ACK = 0x05;
	public static final int NAK = 0x06;
	public static final int ASK_HELLO = 0x41;
	public static final int ASK_STATE = 0x42;
	public static final int SHOW_MARKS = 0x43;
	public static final int BEEP = 0x44;
	public static final int TAKE_ZERO = 0x45;
	public static final int ASK_SENSORS = 0x46;
	public static final int SET_THRESHOLD = 0x47;
	public static final int SET_TEXT = 0x48;

	private MessageType() {
	}
}
