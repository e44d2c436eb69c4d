package org.gobanbridge.drivers.serial;

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** One end of a line that exists only in memory. What one end writes, the other reads; closing either ends both. */
public final class MemoryLink implements ByteLink {
	private final Pipe incoming;
	private final Pipe outgoing;

	private MemoryLink(Pipe incoming, Pipe outgoing) {
		this.incoming = incoming;
		this.outgoing = outgoing;
	}

	/**
	 * The two ends of a line.
	 *
	 * @param host
	 *            the bridge's end
	 * @param board
	 *            the board's end
	 */
	public record Pair(MemoryLink host, MemoryLink board) {
	}

	public static Pair pair() {
		Pipe toHost = new Pipe();
		Pipe toBoard = new Pipe();
		return new Pair(new MemoryLink(toHost, toBoard), new MemoryLink(toBoard, toHost));
	}

	@Override
	public int read(byte[] buffer) throws LinkGoneException {
		return incoming.take(buffer);
	}

	@Override
	public void write(byte[] bytes) throws LinkGoneException {
		outgoing.put(bytes);
	}

	/**
	 * Whether nothing is on the way in either direction and both ends wait for something to come, having done with what
	 * came before; also when the line is closed.
	 */
	public boolean isQuiet() {
		return incoming.isQuiet() && outgoing.isQuiet();
	}

	/** Whether either end was closed. */
	public boolean isClosed() {
		return incoming.isClosed();
	}

	@Override
	public void close() {
		incoming.close();
		outgoing.close();
	}

	/** Bytes on the way in one direction. Like a real port it loses what nobody reads. */
	private static final class Pipe {
		private static final int CAPACITY = 1 << 16;

		private final ReentrantLock lock = new ReentrantLock();
		private final Condition changed = lock.newCondition();
		private final byte[] ring = new byte[CAPACITY];
		private long read;
		private long written;
		private boolean awaited;
		private boolean closed;

		void put(byte[] bytes) throws LinkGoneException {
			lock.lock();
			try {
				if (closed) {
					throw new LinkGoneException("the line in memory is closed");
				}
				for (byte b : bytes) {
					ring[(int) (written++ % CAPACITY)] = b;
				}
				read = Math.max(read, written - CAPACITY);
				changed.signalAll();
			} finally {
				lock.unlock();
			}
		}

		int take(byte[] buffer) throws LinkGoneException {
			lock.lock();
			try {
				long nanos = READ_MILLIS * 1_000_000L;
				awaited = true;
				while (read == written && !closed && nanos > 0) {
					nanos = changed.awaitNanos(nanos);
				}
				awaited = false;
				if (closed) {
					throw new LinkGoneException("the line in memory is closed");
				}
				int count = (int) Math.min(buffer.length, written - read);
				for (int i = 0; i < count; i++) {
					buffer[i] = ring[(int) (read++ % CAPACITY)];
				}
				return count;
			} catch (InterruptedException e) {
				Thread.currentThread().interrupt();
				throw new LinkGoneException("interrupted while reading");
			} finally {
				lock.unlock();
			}
		}

		boolean isQuiet() {
			lock.lock();
			try {
				return closed || awaited && read == written;
			} finally {
				lock.unlock();
			}
		}

		boolean isClosed() {
			lock.lock();
			try {
				return closed;
			} finally {
				lock.unlock();
			}
		}

		void close() {
			lock.lock();
			try {
				closed = true;
				changed.signalAll();
			} finally {
				lock.unlock();
			}
		}
	}
}
