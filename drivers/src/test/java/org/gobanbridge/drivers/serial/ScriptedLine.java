package org.gobanbridge.drivers.serial;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;

/** A line on which a test plays the board, in made-up time: a read that finds nothing takes a quarter of a second. */
final class ScriptedLine implements ByteLink, Ports {
	private final Queue<byte[]> incoming = new ArrayDeque<>();
	private final FrameDecoder decoder = new FrameDecoder();
	final List<Message> sent = new ArrayList<>();
	long nanos = 5_000_000_000L;
	private BoardMessage.Hello hello;
	private int helloSequence;
	private long helloMillis = 1000;

	ScriptedLine(BoardMessage.Hello hello) {
		this.hello = hello;
	}

	long nanos() {
		return nanos;
	}

	void hello(BoardMessage.Hello other) {
		hello = other;
	}

	/** Where the board is with its sequence and clock when it says hello. */
	void at(int sequence, long boardMillis) {
		helloSequence = sequence;
		helloMillis = boardMillis;
	}

	/** The board sends this. */
	void board(int sequence, long boardMillis, BoardMessage message) {
		bytes(new Frame(sequence, boardMillis, message).encode());
	}

	void bytes(byte[] bytes) {
		incoming.add(bytes);
	}

	void passMillis(long millis) {
		nanos += millis * 1_000_000L;
	}

	@Override
	public int read(byte[] buffer) {
		byte[] bytes = incoming.poll();
		if (bytes == null) {
			passMillis(READ_MILLIS);
			return 0;
		}
		System.arraycopy(bytes, 0, buffer, 0, bytes.length);
		return bytes.length;
	}

	@Override
	public void write(byte[] bytes) {
		decoder.accept(bytes, 0, bytes.length, frame -> {
			sent.add(frame.message());
			if (frame.message() instanceof Command.AskHello && incoming.isEmpty()) {
				board(helloSequence, helloMillis, hello);
			}
		});
	}

	@Override
	public void close() {
		incoming.clear();
	}

	@Override
	public List<String> candidates() {
		return List.of("/dev/ttyScript");
	}

	@Override
	public Optional<String> stableName(String path) {
		return Optional.empty();
	}

	@Override
	public ByteLink open(String path, int baud) {
		return this;
	}
}
