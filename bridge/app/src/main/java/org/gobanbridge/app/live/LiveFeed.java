package org.gobanbridge.app.live;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.LongSupplier;
import org.gobanbridge.app.store.NumberedEvent;
import org.gobanbridge.core.game.GameEvent.Announced;
import org.gobanbridge.core.game.GameEvent.ClockSet;
import org.gobanbridge.core.game.GameEvent.PhaseBegan;
import org.gobanbridge.core.game.GameEvent.SourceReported;
import org.gobanbridge.core.game.GameState;
import org.gobanbridge.core.game.Phase;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The read model of the live page and its way to the viewers. Everybody else only leaves notices and goes on; one thread
 * takes them in order, folds them, and puts the newest picture into each viewer's mailbox. What comes in a burst makes
 * one picture.
 */
final class LiveFeed implements AutoCloseable {
	private static final Logger LOG = LoggerFactory.getLogger(LiveFeed.class);
	/** A call that is older, in milliseconds, helps nobody. */
	private static final long CALLED_LATELY = 500;

	private final BlockingQueue<Runnable> notices = new LinkedBlockingQueue<>();
	private final Thread thread = Thread.ofVirtual().name("live-feed").unstarted(this::run);

	private final LongSupplier time;

	/* What follows belongs to the feed's thread. */
	/** Each with whether it is told of incidents. */
	private final Map<Mailbox, Boolean> viewers = new LinkedHashMap<>();
	private GameState state;
	private SourceStatus source;
	private long seq;
	/** Whether an event could not be followed: the picture may be wrong for good. */
	private boolean lost;
	/** The program began again in mid-game, and nobody has said since that play goes on. */
	private boolean restarted;
	/** What was called in the last moments. */
	private final Deque<NumberedEvent> calls = new ArrayDeque<>();
	/** The newest state of which there could be a picture. */
	private GameState shown;
	/** Whether the state of now is not the one shown. */
	private boolean unshown;
	/** Whether there is something that not all viewers have got. */
	private boolean changed;
	/** The pictures of now, once somebody needs them: with incidents, and without. */
	private final Map<Boolean, Picture> messages = new HashMap<>();

	/**
	 * @param time
	 *            the time of the log, from any thread
	 */
	LiveFeed(long seq, GameState initial, LongSupplier time) {
		this.seq = seq;
		this.time = time;
		this.restarted = initial.phase() == Phase.PLAYING && initial.clock().isPresent();
		this.state = initial;
		this.shown = GameState.initial(initial.grid());
		this.source = SourceStatus.UNKNOWN.with(initial.source());
	}

	void start() {
		thread.start();
	}

	void publish(NumberedEvent event) {
		notices.add(() -> fold(event));
	}

	void source(SourceStatus status) {
		notices.add(() -> {
			source = status;
			change();
		});
	}

	/**
	 * From now on the mailbox gets every new picture, at once the one of now.
	 *
	 * @param incidents
	 *            whether this viewer is told of incidents
	 */
	void join(Mailbox viewer, boolean incidents) {
		notices.add(() -> {
			viewers.put(viewer, incidents);
			viewer.put(message(incidents));
		});
	}

	void leave(Mailbox viewer) {
		notices.add(() -> viewers.remove(viewer));
	}

	/** Ends the thread and closes the mailboxes. */
	@Override
	public void close() {
		notices.add(() -> {
			viewers.keySet().forEach(Mailbox::close);
			thread.interrupt();
		});
	}

	private void run() {
		List<Runnable> batch = new ArrayList<>();
		try {
			while (!Thread.currentThread().isInterrupted()) {
				batch.add(notices.take());
				notices.drainTo(batch);
				take(batch);
				batch.clear();
			}
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
		}
	}

	/** An exception would end the thread, and the pages would say for ever that they are live. */
	private void take(List<Runnable> batch) {
		try {
			batch.forEach(Runnable::run);
			if (changed) {
				changed = false;
				viewers.forEach((viewer, incidents) -> viewer.put(message(incidents)));
			}
		} catch (RuntimeException e) {
			LOG.error("the live page has lost a notice; it says so until the program starts again", e);
			lost = true;
			change();
		}
	}

	private void fold(NumberedEvent event) {
		try {
			state = state.apply(event.event());
			if (event.event() instanceof SourceReported reported) {
				source = source.with(reported.state());
			}
			noteTime(event);
		} catch (RuntimeException e) {
			if (!lost) {
				LOG.error("the live page cannot follow event {} ({}); it says so until the program starts again",
						event.seq(), event.event(), e);
			}
			lost = true;
		}
		seq = event.seq();
		change();
	}

	private void noteTime(NumberedEvent event) {
		switch (event.event()) {
			case ClockSet set when set.since().isPresent() -> restarted = false;
			case PhaseBegan began -> restarted = false;
			case Announced announced -> calls.add(event);
			default -> {
			}
		}
	}

	private void change() {
		changed = true;
		messages.clear();
	}

	private Picture message(boolean incidents) {
		return messages.computeIfAbsent(incidents, this::encode);
	}

	/** The picture of now; if there can be none, the last one that could be made, marked as lost. */
	private Picture encode(boolean incidents) {
		calls.removeIf(call -> call.event().t() < time.getAsLong() - CALLED_LATELY);
		try {
			Picture picture = LiveMessage.encode(new LiveGame(seq, state, restarted, List.copyOf(calls), source, lost),
					incidents);
			shown = state;
			unshown = false;
			return picture;
		} catch (RuntimeException e) {
			if (!unshown) {
				LOG.error("the live page cannot show what event {} made of the game; it says so until it can", seq, e);
			}
			unshown = true;
			return LiveMessage.encode(new LiveGame(seq, shown, restarted, List.of(), source, true), incidents);
		}
	}
}
