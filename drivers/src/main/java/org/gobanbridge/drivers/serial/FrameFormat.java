package org.gobanbridge.drivers.serial;

/** The numbers of a frame (PROTOCOL.md, "Frames"). */
final class FrameFormat {
	static final int VERSION = 1;
	static final int HEADER = 9;
	static final int CHECK = 2;
	static final int MAX_PAYLOAD = 240;
	/** Longest frame between two zeros: header, payload, check, and the one byte that stuffing adds. */
	static final int MAX_CODED = HEADER + MAX_PAYLOAD + CHECK + 1;
	/** Sequence numbers and counts of events run modulo this. */
	static final int SEQUENCE_RANGE = 0x10000;

	private FrameFormat() {
	}

	/** How far {@code later} is ahead of {@code earlier}, −32768 … 32767. */
	static int ahead(int later, int earlier) {
		return (short) (later - earlier);
	}
}
