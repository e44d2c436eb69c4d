package org.gobanbridge.drivers;

import java.io.IOException;
import java.util.OptionalLong;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import org.gobanbridge.core.board.BoardReport;
import org.gobanbridge.core.board.SourceState;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The life of a board device: connects, reports what the board says until it is gone, waits a little longer after each
 * failure, and connects again. A board is found when its first reading has come, not when something answers; and the
 * waits are short again only after it was read for a while. It has one thread, which alone calls the listener.
 */
public final class DeviceLoop implements AutoCloseable {
	private static final Logger LOG = LoggerFactory.getLogger(DeviceLoop.class);
	private static final long CLOSE_MILLIS = 1500;

	private final Connector connector;
	private final Retry retry;
	private final AtomicBoolean started = new AtomicBoolean();
	private final CountDownLatch closing = new CountDownLatch(1);
	private final OpenLine line = new OpenLine();
	private final Thread thread;
	private volatile Consumer<BoardReport> listener = report -> {
	};
	private volatile boolean closed;
	private String lastLoss = "";
	/** When the first reading of the present connection came, in nanoseconds; empty until then. */
	private OptionalLong readSince = OptionalLong.empty();

	/**
	 * How long to wait before connecting again.
	 *
	 * @param firstMillis
	 *            after the first failure; doubled after each further one
	 * @param mostMillis
	 *            never longer than this
	 */
	public record Retry(long firstMillis, long mostMillis) {
		/** For real hardware: soon after a jerk at the cable, every two seconds in the long run. */
		public static final Retry USUAL = new Retry(100, 2000);
	}

	public DeviceLoop(String name, Connector connector, Retry retry) {
		this.connector = connector;
		this.retry = retry;
		this.thread = new Thread(this::run, name);
		this.thread.setDaemon(true);
	}

	/**
	 * Begins.
	 *
	 * @throws IllegalStateException
	 *             if called twice
	 */
	public void start(Consumer<BoardReport> reports) {
		if (!started.compareAndSet(false, true)) {
			throw new IllegalStateException("a board device is started once");
		}
		listener = reports;
		if (!closed) {
			thread.start();
		}
	}

	private void run() {
		long wait = retry.firstMillis;
		while (!closed) {
			try (Conversation talking = connector.connect()) {
				line.opened(talking::close);
				while (!closed) {
					talking.step(report -> hear(talking, report));
				}
			} catch (IOException e) {
				lose(String.valueOf(e.getMessage()), e instanceof NeedsAttention);
			} catch (RuntimeException | Error e) {
				if (isProgramEnding()) {
					LOG.debug("the board driver failed while the program ends", e);
					return;
				}
				String reason = "the driver failed: " + e;
				if (closed || reason.equals(lastLoss)) {
					LOG.debug("the board driver failed again, or while it was closed", e);
				} else {
					LOG.error("the board driver failed and begins again", e);
				}
				lose(reason, true);
			} finally {
				line.letGo();
			}
			if (wasReadForAWhile()) {
				wait = retry.firstMillis;
			}
			readSince = OptionalLong.empty();
			if (pause(wait)) {
				return;
			}
			wait = Math.min(wait * 2, retry.mostMillis);
		}
	}

	private void hear(Conversation talking, BoardReport report) {
		if (report instanceof BoardReport.Seen && readSince.isEmpty()) {
			readSince = OptionalLong.of(System.nanoTime());
			lastLoss = "";
			deliver(new BoardReport.SourceChanged(SourceState.FOUND, talking.partner()));
		}
		deliver(report);
	}

	/** One sound reading between many failures is no reason to hurry. */
	private boolean wasReadForAWhile() {
		return readSince.isPresent()
				&& System.nanoTime() - readSince.getAsLong() >= TimeUnit.MILLISECONDS.toNanos(retry.mostMillis);
	}

	/** Libraries fail when they are first used while the virtual machine ends; that is no news of the board. */
	private static boolean isProgramEnding() {
		try {
			Runtime.getRuntime().removeShutdownHook(new Thread());
			return false;
		} catch (IllegalStateException e) {
			return true;
		}
	}

	/** Tells that the board is lost: once, and again when a person is needed for another reason. */
	private void lose(String reason, boolean needsAttention) {
		boolean news = lastLoss.isEmpty() || needsAttention && !reason.equals(lastLoss);
		if (news) {
			lastLoss = reason;
			deliver(new BoardReport.SourceChanged(SourceState.LOST, reason));
		} else {
			LOG.debug("still lost: {}", reason);
		}
	}

	private void deliver(BoardReport report) {
		if (closed) {
			return;
		}
		try {
			listener.accept(report);
		} catch (RuntimeException e) {
			LOG.error("the listener failed at {}", report, e);
		}
	}

	private boolean pause(long millis) {
		try {
			return closing.await(millis, TimeUnit.MILLISECONDS);
		} catch (InterruptedException e) {
			return true;
		}
	}

	/** Ends the thread and closes the conversation; no report comes after it returns. At most about 1.5 s. */
	@Override
	public void close() {
		closed = true;
		closing.countDown();
		connector.cancel();
		line.end();
		if (Thread.currentThread() == thread || !thread.isAlive()) {
			return;
		}
		try {
			thread.join(CLOSE_MILLIS);
			if (thread.isAlive()) {
				LOG.warn("{} still runs {} ms after it was closed", thread.getName(), CLOSE_MILLIS);
			}
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
		}
	}
}
