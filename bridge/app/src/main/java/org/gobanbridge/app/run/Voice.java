package org.gobanbridge.app.run;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.gobanbridge.app.failure.Trouble;
import org.gobanbridge.app.store.NumberedEvent;
import org.gobanbridge.app.words.CallWords;
import org.gobanbridge.core.game.GameEvent.Announced;
import org.gobanbridge.core.game.GameState;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Speaks the calls of the time at the table, on a thread of its own and by a program of its own, so that neither can hold
 * the game up. A call that is late is dropped; one that is still being spoken gives way to the next. What a player asked
 * for is not spoken: it is not for everybody.
 */
final class Voice implements Audience, AutoCloseable {
	/** Speaks the text that comes as its last argument. */
	static final String PROGRAM = "espeak-ng";

	private static final Logger LOG = LoggerFactory.getLogger(Voice.class);
	/** A call that is later, in milliseconds, is not spoken any more. */
	private static final long LATE = 500;
	/** No call takes so long to be spoken. */
	private static final long HANGS = 5_000;
	private static final int MOST_WAITING = 100;
	private static final long CLOSE_MILLIS = 300;

	private final List<String> command;
	private final CallWords words;
	private final LogTime time;
	private final BlockingQueue<Announced> waiting = new LinkedBlockingQueue<>(MOST_WAITING);
	private final Thread thread = new Thread(this::run, "goban-voice");

	/* What follows belongs to the thread. */
	private final Trouble trouble = new Trouble(LOG);
	private @Nullable Process speaking;

	/** Speaks in the language of these words through espeak-ng. */
	Voice(CallWords words, LogTime time) {
		this(List.of(PROGRAM, "-v", words.voice()), words, time);
	}

	/**
	 * @param command
	 *            a program and its arguments, to which the text is added
	 */
	Voice(List<String> command, CallWords words, LogTime time) {
		this.command = List.copyOf(command);
		this.words = words;
		this.time = time;
		thread.setDaemon(true);
		thread.start();
	}

	@Override
	public void hear(List<NumberedEvent> events, GameState state) {
		for (NumberedEvent event : events) {
			if (event.event() instanceof Announced call && !call.asked()) {
				boolean ignored = waiting.offer(call);
			}
		}
	}

	private void run() {
		try {
			while (!Thread.currentThread().isInterrupted()) {
				Announced call = speaking == null ? waiting.take() : waiting.poll(HANGS, TimeUnit.MILLISECONDS);
				if (call == null) {
					end(true);
				} else {
					speak(call);
				}
			}
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
		} finally {
			end(false);
		}
	}

	private void speak(Announced call) {
		long late = time.now() - call.t();
		Optional<String> text = words.text(call.key());
		if (late > LATE || text.isEmpty()) {
			LOG.debug("{} is not spoken, {} ms late", call.key(), late);
			return;
		}
		end(false);
		List<String> spoken = new ArrayList<>(command);
		spoken.add(text.get());
		try {
			speaking = new ProcessBuilder(spoken).redirectInput(ProcessBuilder.Redirect.PIPE)
					.redirectOutput(ProcessBuilder.Redirect.DISCARD).redirectError(ProcessBuilder.Redirect.DISCARD)
					.start();
		} catch (IOException e) {
			trouble.begins("the time is not called aloud, for " + command.getFirst() + " cannot be started ("
					+ e.getMessage() + "); install it with apt-get install espeak-ng, or leave clock.voice out");
		}
	}

	/** Whatever is being spoken has come to its end, or is brought to it. */
	private void end(boolean hangs) {
		Process process = speaking;
		speaking = null;
		if (process == null) {
			return;
		}
		if (process.isAlive()) {
			process.destroyForcibly();
			if (hangs) {
				trouble.begins("the time may not be called aloud, for " + command.getFirst()
						+ " did not come to an end and was stopped");
			}
		} else if (process.exitValue() == 0) {
			trouble.ends("the time is called aloud again");
		} else {
			trouble.begins("the time is not called aloud, for " + command.getFirst() + " failed with exit code "
					+ process.exitValue());
		}
	}

	/** Is silent from now on. */
	@Override
	public void close() {
		thread.interrupt();
		try {
			thread.join(CLOSE_MILLIS);
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
		}
	}
}
