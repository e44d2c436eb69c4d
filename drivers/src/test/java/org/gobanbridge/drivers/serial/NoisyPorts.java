package org.gobanbridge.drivers.serial;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.gobanbridge.drivers.simulated.SimulatedPorts;

/** Ports on whose lines a test can put noise. */
final class NoisyPorts implements Ports {
	private final SimulatedPorts inner;
	private final Queue<byte[]> noise = new ConcurrentLinkedQueue<>();

	NoisyPorts(SimulatedPorts inner) {
		this.inner = inner;
	}

	SimulatedPorts inner() {
		return inner;
	}

	void noise(byte[] bytes) {
		noise.add(bytes);
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
		return new ByteLink() {
			@Override
			public int read(byte[] buffer) throws LinkGoneException {
				byte[] bytes = noise.poll();
				if (bytes == null) {
					return link.read(buffer);
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
