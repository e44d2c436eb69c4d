package org.gobanbridge.drivers.clock;

import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.LongSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The one thread of a clock device: does its duty when something is due, or as soon as it is woken. */
final class ClockThread implements AutoCloseable {
	private static final Logger LOG = LoggerFactory.getLogger(ClockThread.class);
	private static final long CLOSE_MILLIS = 1500;

	private final Duty duty;
	private final LongSupplier nanos;
	private final Semaphore woken = new Semaphore(0);
	private final AtomicBoolean started = new AtomicBoolean();
	private final Thread thread;
	private volatile boolean closed;

	ClockThread(String name, Duty duty, LongSupplier nanos) {
		this.duty = duty;
		this.nanos = nanos;
		this.thread = new Thread(this::run, name);
		this.thread.setDaemon(true);
		this.thread.setPriority(Thread.MAX_PRIORITY);
	}

	/**
	 * Begins.
	 *
	 * @throws IllegalStateException
	 *             if called twice
	 */
	void start() {
		if (!started.compareAndSet(false, true)) {
			throw new IllegalStateException("a clock device is started once");
		}
		if (!closed) {
			thread.start();
		}
	}

	/** Something is due at once. Any thread may call it. */
	void wake() {
		woken.release();
	}

	boolean isClosed() {
		return closed;
	}

	private void run() {
		try {
			while (!closed) {
				work();
			}
		} finally {
			duty.rest("the clock is closed");
		}
	}

	private void work() {
		try {
			long next = duty.step(nanos.getAsLong());
			if (woken.tryAcquire(next - nanos.getAsLong(), TimeUnit.NANOSECONDS)) {
				woken.drainPermits();
			}
		} catch (InterruptedException e) {
			duty.rest("the driver was interrupted");
		} catch (RuntimeException e) {
			LOG.error("the clock driver failed; all keys are let go, and it goes on", e);
			duty.rest("the driver failed: " + e);
		}
	}

	/** Ends the thread, which leaves everything at rest. At most about 1.5 s. */
	@Override
	public void close() {
		closed = true;
		thread.interrupt();
		if (Thread.currentThread() == thread || !thread.isAlive()) {
			return;
		}
		boolean interrupted = Thread.interrupted();
		try {
			thread.join(CLOSE_MILLIS);
			if (thread.isAlive()) {
				LOG.warn("{} still runs {} ms after it was closed", thread.getName(), CLOSE_MILLIS);
			}
		} catch (InterruptedException e) {
			interrupted = true;
		}
		if (interrupted) {
			Thread.currentThread().interrupt();
		}
	}
}
