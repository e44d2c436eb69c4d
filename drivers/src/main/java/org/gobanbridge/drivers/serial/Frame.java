package org.gobanbridge.drivers.serial;

import java.nio.ByteBuffer;

/**
 * One message as it goes over the wire.
 *
 * @param sequence
 *            the sender's count of its frames, modulo 65536
 * @param boardMillis
 *            the board's clock, unsigned 32 bits; 0 in frames from the host
 */
public record Frame(int sequence, long boardMillis, Message message) {

	/**
	 * The bytes of this frame, with the zeros before and after it.
	 *
	 * @throws IllegalArgumentException
	 *             for {@link Message.Unreadable}
	 * @throws java.nio.BufferOverflowException
	 *             if the message does not fit a frame
	 */
	public byte[] encode() {
		byte[] payload = PayloadWriter.payload(message);
		byte[] plain = new byte[FrameFormat.HEADER + payload.length + FrameFormat.CHECK];
		ByteBuffer out = ByteBuffer.wrap(plain);
		out.put((byte) FrameFormat.VERSION).put((byte) PayloadWriter.typeOf(message)).put((byte) payload.length)
				.putShort((short) sequence).putInt((int) boardMillis).put(payload);
		out.putShort((short) Crc16.of(plain, 0, out.position()));
		byte[] coded = Cobs.encode(plain);
		byte[] wire = new byte[coded.length + 2];
		System.arraycopy(coded, 0, wire, 1, coded.length);
		return wire;
	}
}
