package org.gobanbridge.drivers.clock;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.gobanbridge.drivers.serial.ByteLink;
import org.gobanbridge.drivers.serial.LinkGoneException;
import org.gobanbridge.drivers.serial.MemoryLink;
import org.gobanbridge.drivers.serial.PortException;
import org.gobanbridge.drivers.serial.Ports;

/** A gateway with a DGT3000 behind it, that can be unplugged, and whose answers can be lost, broken, cut and doubled. */
final class FakeDgt implements Ports, AutoCloseable {
	static final String PORT = "/dev/ttyDGT";

	private final List<DgtFrame> heard = new ArrayList<>();
	private Optional<MemoryLink> line = Optional.empty();
	private boolean plugged;
	private boolean leftDown;
	private volatile Answers answers = Answers.SOUND;
	private volatile boolean controlled = true;

	enum Answers {
		SOUND, MISSING, GARBLED, CUT, DOUBLED
	}

	synchronized void plug() {
		plugged = true;
	}

	synchronized void unplug() {
		plugged = false;
		line.ifPresent(MemoryLink::close);
		line = Optional.empty();
	}

	void answer(Answers how) {
		answers = how;
	}

	/** It was switched off and on, and is under nobody's control. */
	void forgetControl() {
		controlled = false;
	}

	/** The set-and-run frames that it took, in order. */
	synchronized List<DgtFrame> runs() {
		return heard.stream().filter(frame -> frame.command() == DgtFrame.SET_AND_RUN).toList();
	}

	/** A hand throws the lever over, or it is told again where it lies. */
	synchronized void lever(boolean left) {
		int was = leftDown ? DgtKeys.LEVER : 0;
		leftDown = left;
		send(DgtFrame.of(DgtFrame.EVERYBODY, DgtFrame.CLOCK, DgtFrame.KEYS, left ? DgtKeys.LEVER : 0, was, 0, 0, 0));
	}

	synchronized void tellTimes() {
		int[] data = new int[19];
		data[15] = leftDown ? 1 : 0;
		data[2] = 0x10;
		data[8] = 0x20;
		send(DgtFrame.of(DgtFrame.EVERYBODY, DgtFrame.CLOCK, DgtFrame.TIMES, data));
	}

	synchronized void noise(byte[] bytes) {
		sendBytes(bytes);
	}

	@Override
	public List<String> candidates() {
		return List.of(PORT);
	}

	@Override
	public Optional<String> stableName(String path) {
		return Optional.empty();
	}

	@Override
	public synchronized ByteLink open(String path, int baud) throws PortException {
		if (!plugged) {
			throw new PortException.Missing(path);
		}
		MemoryLink.Pair pair = MemoryLink.pair();
		line = Optional.of(pair.board());
		Thread.ofPlatform().daemon().start(() -> serve(pair.board()));
		return pair.host();
	}

	/** The bridge's frames come whole: they are counted by their lengths. */
	private void serve(MemoryLink own) {
		byte[] buffer = new byte[256];
		try {
			while (true) {
				int count = own.read(buffer);
				for (int at = 0; at < count; at += buffer[at + 2]) {
					hear(DgtFrame.received(java.util.Arrays.copyOfRange(buffer, at, at + buffer[at + 2])));
				}
			}
		} catch (LinkGoneException e) {
			// unplugged
		}
	}

	private synchronized void hear(DgtFrame frame) {
		heard.add(frame);
		controlled |= frame.command() == DgtFrame.MODE;
		if (frame.command() == DgtFrame.PING) {
			send(DgtFrame.of(DgtFrame.HOST, DgtFrame.CLOCK, DgtFrame.HELLO, 1, 2));
			tellTimes();
		} else {
			boolean refuses = frame.command() == DgtFrame.SET_AND_RUN && !controlled;
			send(DgtFrame.of(DgtFrame.HOST, DgtFrame.CLOCK, DgtFrame.ACKNOWLEDGE, frame.command(), refuses ? 5 : 8));
		}
	}

	private void send(DgtFrame frame) {
		byte[] bytes = frame.bytes();
		switch (answers) {
			case SOUND -> sendBytes(bytes);
			case MISSING -> {
			}
			case GARBLED -> {
				bytes[3] ^= 0x10;
				sendBytes(bytes);
			}
			case CUT -> sendBytes(java.util.Arrays.copyOf(bytes, bytes.length - 2));
			case DOUBLED -> {
				sendBytes(bytes);
				sendBytes(bytes);
			}
		}
	}

	private void sendBytes(byte[] bytes) {
		line.ifPresent(own -> {
			try {
				own.write(bytes);
			} catch (LinkGoneException e) {
				line = Optional.empty();
			}
		});
	}

	@Override
	public void close() {
		unplug();
	}
}
