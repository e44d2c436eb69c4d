package org.gobanbridge.app.run;

import java.time.Duration;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.gobanbridge.app.failure.Trouble;
import org.gobanbridge.core.board.BoardDevice;
import org.gobanbridge.core.board.BoardReport;
import org.gobanbridge.core.board.SourceState;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Keeps a driver at work. Drivers find a lost board again by themselves; one that has its board and yet says nothing is
 * stuck, and is replaced by a new one. Any thread may use it.
 */
final class DeviceKeeper implements AutoCloseable {
	/** No board that is there is silent for so long: drivers call it lost after seconds. */
	static final Duration PATIENCE = Duration.ofSeconds(30);

	private static final Logger LOG = LoggerFactory.getLogger(DeviceKeeper.class);

	private final Supplier<BoardDevice> drivers;
	private final LongSupplier nanos;
	private final long patienceNanos;
	private final ScheduledExecutorService timer = Executors.newSingleThreadScheduledExecutor(task -> {
		Thread thread = new Thread(task, "goban-keeper");
		thread.setDaemon(true);
		return thread;
	});
	/** That drivers get stuck, until the board is read again; and that none can be made. */
	private final Trouble stuckness = new Trouble(LOG);
	private final Trouble making = new Trouble(LOG);
	private BoardDevice device;
	private boolean here;
	private long lastReport;
	private boolean closed;
	private volatile Consumer<BoardReport> listener = report -> {
	};

	/**
	 * @param drivers
	 *            makes a driver that is not started yet
	 * @param nanos
	 *            a clock that nobody sets, as {@link System#nanoTime}
	 */
	DeviceKeeper(Supplier<BoardDevice> drivers, Duration patience, LongSupplier nanos) {
		this.drivers = drivers;
		this.nanos = nanos;
		this.patienceNanos = patience.toNanos();
		this.device = drivers.get();
	}

	/**
	 * Begins.
	 *
	 * @param reports
	 *            hears the reports, from the driver's thread
	 */
	void start(Consumer<BoardReport> reports) {
		listener = reports;
		begin(device());
		long period = Math.max(1, patienceNanos / 6);
		timer.scheduleWithFixedDelay(this::watch, period, period, TimeUnit.NANOSECONDS);
	}

	/** The driver in use, for people. */
	String description() {
		return device().description();
	}

	private synchronized BoardDevice device() {
		return device;
	}

	private void begin(BoardDevice started) {
		started.start(report -> {
			if (note(started, report)) {
				listener.accept(report);
			}
		});
	}

	/** Whether the report is of the driver in use. */
	private synchronized boolean note(BoardDevice from, BoardReport report) {
		if (from != device || closed) {
			return false;
		}
		lastReport = nanos.getAsLong();
		if (report instanceof BoardReport.Seen) {
			stuckness.ends("the driver of " + from.description() + " reads the board again");
		}
		if (report instanceof BoardReport.SourceChanged changed) {
			here = changed.state() != SourceState.LOST;
		}
		return true;
	}

	/** Looks whether the driver is stuck. An exception would end the watch without a word. */
	void watch() {
		try {
			check();
		} catch (RuntimeException e) {
			making.begins("the driver is stuck and cannot be started anew (" + e + "); it is tried again");
		}
	}

	private void check() {
		BoardDevice stuck;
		String reason;
		synchronized (this) {
			if (closed || !here || nanos.getAsLong() - lastReport < patienceNanos) {
				return;
			}
			stuck = device;
			device = drivers.get();
			here = false;
			reason = "the driver of " + stuck.description() + " says nothing any more; it is started anew";
			stuckness.begins(reason);
		}
		making.ends("the driver is started anew");
		listener.accept(new BoardReport.SourceChanged(SourceState.LOST, reason));
		stuck.close();
		begin(device());
	}

	/** From now on nothing that the driver says counts: what happens to it while the program ends is nobody's news. */
	synchronized void ignore() {
		closed = true;
	}

	/** Gives the hardware back; no report comes after it returns. */
	@Override
	public void close() {
		timer.shutdownNow();
		ignore();
		device().close();
	}
}
