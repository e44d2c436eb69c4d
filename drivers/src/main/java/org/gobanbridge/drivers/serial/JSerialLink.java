package org.gobanbridge.drivers.serial;

import com.fazecast.jSerialComm.SerialPort;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;

/**
 * A port that jSerialComm has opened with semi-blocking reads. No listeners: after an unplug their events never end.
 * Writes go through a thread of their own, because Linux ignores jSerialComm's write time-out; closing the port frees a
 * writer that is stuck.
 */
final class JSerialLink implements ByteLink {
	private static final long WRITE_MILLIS = 1000;

	private final String path;
	private final SerialPort port;
	private final ExecutorService writer;
	private final BooleanSupplier stopping;
	private volatile boolean closed;

	/**
	 * @param stopping
	 *            whether the program ends: jSerialComm then closes its ports by itself, which is no loss of a board
	 */
	JSerialLink(String path, SerialPort port, BooleanSupplier stopping) {
		this.stopping = stopping;
		this.path = path;
		this.port = port;
		this.writer = Executors.newSingleThreadExecutor(task -> {
			Thread thread = new Thread(task, "goban-write " + path);
			thread.setDaemon(true);
			return thread;
		});
	}

	@Override
	public int read(byte[] buffer) throws LinkGoneException {
		int count = closed ? -1 : port.readBytes(buffer, buffer.length);
		if (count < 0 && !closed && stopping.getAsBoolean()) {
			LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(READ_MILLIS));
			return 0;
		}
		if (count < 0) {
			throw new LinkGoneException(path + " is gone");
		}
		return count;
	}

	@Override
	public void write(byte[] bytes) throws LinkGoneException {
		try {
			Future<Integer> written = writer.submit(() -> port.writeBytes(bytes, bytes.length));
			boolean all = written.get(WRITE_MILLIS, TimeUnit.MILLISECONDS) == bytes.length;
			if (!all && !stopping.getAsBoolean()) {
				throw new LinkGoneException(path + " is gone");
			}
		} catch (TimeoutException e) {
			close();
			throw new LinkGoneException(path + " takes no bytes");
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
			throw new LinkGoneException(path + ": interrupted while writing");
		} catch (ExecutionException | RejectedExecutionException e) {
			throw new LinkGoneException(path + " is closed");
		}
	}

	@Override
	public void close() {
		if (!closed) {
			closed = true;
			port.closePort();
			writer.shutdownNow();
		}
	}
}
