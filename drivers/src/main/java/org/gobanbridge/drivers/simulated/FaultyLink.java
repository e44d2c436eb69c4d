package org.gobanbridge.drivers.simulated;

import java.io.ByteArrayOutputStream;
import java.util.Random;
import org.gobanbridge.drivers.serial.ByteLink;
import org.gobanbridge.drivers.serial.LinkGoneException;

/**
 * A bad wire around a good one. What is read comes in random pieces, with frames lost, broken, repeated too late and
 * mixed with garbage; what is written is lost or broken as often. Same seed and same pieces in, same faults out.
 */
public final class FaultyLink implements ByteLink {
	private final ByteLink wire;
	private final Faults faults;
	private final Random random;
	private final Random writeRandom;
	private final ByteArrayOutputStream frame = new ByteArrayOutputStream();
	private final ByteArrayOutputStream ready = new ByteArrayOutputStream();
	private byte[] late = new byte[0];
	private byte[] pending = new byte[0];
	private int handed;

	public FaultyLink(ByteLink wire, Faults faults, long seed) {
		this.wire = wire;
		this.faults = faults;
		this.random = new Random(seed);
		this.writeRandom = new Random(~seed);
	}

	@Override
	public int read(byte[] buffer) throws LinkGoneException {
		if (handed == pending.length) {
			byte[] fresh = new byte[1024];
			int count = wire.read(fresh);
			for (int i = 0; i < count; i++) {
				frame.write(fresh[i]);
				if (fresh[i] == faults.delimiter()) {
					passFrame();
				}
			}
			pending = ready.toByteArray();
			ready.reset();
			handed = 0;
		}
		int count = Math.min(Math.min(buffer.length, pending.length - handed), 1 + random.nextInt(faults.mostBytes()));
		System.arraycopy(pending, handed, buffer, 0, count);
		handed += count;
		return count;
	}

	private void passFrame() {
		byte[] bytes = frame.toByteArray();
		frame.reset();
		byte[] repeat = late;
		late = new byte[0];
		if (random.nextDouble() < faults.garbage()) {
			byte[] garbage = new byte[1 + random.nextInt(60)];
			random.nextBytes(garbage);
			ready.writeBytes(garbage);
		}
		if (random.nextDouble() < faults.repeated()) {
			late = bytes;
		}
		if (random.nextDouble() >= faults.lost()) {
			ready.writeBytes(random.nextDouble() < faults.broken() ? broken(bytes, random) : bytes);
		}
		ready.writeBytes(repeat);
	}

	private static byte[] broken(byte[] bytes, Random random) {
		int place = random.nextInt(bytes.length);
		if (random.nextBoolean()) {
			byte[] changed = bytes.clone();
			changed[place] ^= (byte) (1 << random.nextInt(8));
			return changed;
		}
		ByteArrayOutputStream shorter = new ByteArrayOutputStream();
		shorter.write(bytes, 0, place);
		shorter.write(bytes, place + 1, bytes.length - place - 1);
		return shorter.toByteArray();
	}

	@Override
	public void write(byte[] bytes) throws LinkGoneException {
		double fate;
		byte[] changed;
		synchronized (writeRandom) {
			fate = writeRandom.nextDouble();
			changed = broken(bytes, writeRandom);
		}
		if (fate < faults.lost()) {
			return;
		}
		wire.write(fate < faults.lost() + faults.broken() ? changed : bytes);
	}

	@Override
	public void close() {
		wire.close();
	}
}
