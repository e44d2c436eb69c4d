package org.gobanbridge.drivers.serial;

import java.io.ByteArrayOutputStream;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;

/** Ports on whose lines a test can put noise. */
final class NoisyPorts implements Ports {
	private final Ports inner;
	private final Queue<byte[]> noise = new ConcurrentLinkedQueue<>();

	private final AtomicInteger connections = new AtomicInteger();
	private volatile boolean babbling;

	NoisyPorts(Ports inner) {
		this.inner = inner;
	}

	void noise(byte[] bytes) {
		noise.add(bytes);
	}

	/** From now on boards still say who they are, but nothing else of theirs comes whole. */
	void babble(boolean unsound) {
		babbling = unsound;
	}

	int connections() {
		return connections.get();
	}

	private byte[] babbled(Frame frame) {
		byte[] bytes = frame.encode();
		if (!(frame.message() instanceof BoardMessage.Hello)) {
			bytes[bytes.length - 2] ^= (byte) (bytes[bytes.length - 2] == 1 ? 2 : 1);
		}
		return bytes;
	}

	@Override
	public List<String> candidates() {
		return inner.candidates();
	}

	@Override
	public Optional<String> stableName(String path) {
		return inner.stableName(path);
	}

	@Override
	public ByteLink open(String path, int baud) throws PortException {
		ByteLink link = inner.open(path, baud);
		connections.incrementAndGet();
		FrameDecoder decoder = new FrameDecoder();
		return new ByteLink() {
			@Override
			public int read(byte[] buffer) throws LinkGoneException {
				byte[] bytes = noise.poll();
				if (bytes == null && !babbling) {
					return link.read(buffer);
				}
				if (bytes == null) {
					byte[] said = new byte[256];
					ByteArrayOutputStream spoilt = new ByteArrayOutputStream();
					decoder.accept(said, 0, link.read(said), frame -> spoilt.writeBytes(babbled(frame)));
					bytes = spoilt.toByteArray();
				}
				int count = Math.min(bytes.length, buffer.length);
				System.arraycopy(Arrays.copyOf(bytes, count), 0, buffer, 0, count);
				return count;
			}

			@Override
			public void write(byte[] bytes) throws LinkGoneException {
				link.write(bytes);
			}

			@Override
			public void close() {
				link.close();
			}
		};
	}
}
