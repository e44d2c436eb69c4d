package org.gobanbridge.app.run;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Hears that the program is to stop (Ctrl-C, {@code kill}), and gives the command three seconds to do so in order. The
 * program then ends with the command's exit code, and not with the number of the signal. Between making and closing it,
 * the command may also end by itself.
 */
public final class StopSignal implements AutoCloseable {
	private static final long MOST_MILLIS = 2_900;

	private final CompletableFuture<Void> heard = new CompletableFuture<>();
	private final CountDownLatch finished = new CountDownLatch(1);
	private volatile int exitCode;
	private final Thread hook = new Thread(this::stop, "goban-stop");

	public StopSignal() {
		Runtime.getRuntime().addShutdownHook(hook);
	}

	private void stop() {
		heard.complete(null);
		try {
			boolean inTime = finished.await(MOST_MILLIS, TimeUnit.MILLISECONDS);
			if (inTime) {
				Runtime.getRuntime().halt(exitCode);
			}
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
		}
	}

	/** Completes when the program is to stop. */
	public CompletableFuture<Void> heard() {
		return heard;
	}

	/** The command has ended, for whatever reason, and everything it has to say has been said. */
	public void finish(int code) {
		exitCode = code;
		finished.countDown();
	}

	/** The command has ended by itself, or has failed while stopping: the program ends as usual. */
	@Override
	public void close() {
		try {
			Runtime.getRuntime().removeShutdownHook(hook);
		} catch (IllegalStateException alreadyStopping) {
			// then the hook has the last word
		}
	}
}
