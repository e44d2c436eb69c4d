package org.gobanbridge.drivers.clock;

import java.util.function.Consumer;
import java.util.function.LongSupplier;
import org.gobanbridge.core.board.ClockDevice;
import org.gobanbridge.core.board.ClockFace;
import org.gobanbridge.core.board.ClockKey;
import org.gobanbridge.core.board.ClockReport;

/** What all clock devices have in common: presses that wait, a thread that does the work, and one listener. */
abstract class ThreadClock implements ClockDevice, Duty {
	private final LongSupplier nanos;
	private final Presses presses = new Presses();
	private final ClockThread thread;
	private final Reporter reporter;

	/**
	 * @param nanos
	 *            a clock that never goes back, such as {@code System::nanoTime}
	 */
	ThreadClock(LongSupplier nanos) {
		this.nanos = nanos;
		this.thread = new ClockThread("goban-clock", this, nanos);
		this.reporter = new Reporter(thread::isClosed);
	}

	@Override
	public void start(Consumer<ClockReport> listener) {
		listen(listener);
		thread.start();
	}

	/** Reports go there; nothing is begun. */
	final void listen(Consumer<ClockReport> listener) {
		reporter.to(listener);
	}

	@Override
	public long press(ClockKey key) {
		long number = presses.ask(key, nanos.getAsLong());
		thread.wake();
		return number;
	}

	@Override
	public void withdraw() {
		presses.withdraw(nanos.getAsLong());
		thread.wake();
	}

	@Override
	public void show(ClockFace face) {
		// most clocks show what they like
	}

	final LongSupplier nanos() {
		return nanos;
	}

	final Presses presses() {
		return presses;
	}

	/** Hears what is to be told; for the thread of the clock alone. */
	final void report(ClockReport report) {
		reporter.accept(report);
	}

	final void wake() {
		thread.wake();
	}

	/** Tells which presses were given up. */
	final void reportDropped() {
		presses.takeDropped().forEach(this::report);
	}

	@Override
	public void close() {
		thread.close();
	}
}
