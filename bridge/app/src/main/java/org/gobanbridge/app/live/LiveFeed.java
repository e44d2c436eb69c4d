package org.gobanbridge.app.live;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import org.gobanbridge.app.store.NumberedEvent;
import org.gobanbridge.core.game.GameEvent.SourceReported;
import org.gobanbridge.core.game.GameState;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The read model of the live page and its way to the viewers. Everybody else only leaves notices and goes on; one thread
 * takes them in order, folds them, and puts the newest picture into each viewer's mailbox. What comes in a burst makes
 * one picture.
 */
final class LiveFeed implements AutoCloseable {
	private static final Logger LOG = LoggerFactory.getLogger(LiveFeed.class);

	private final BlockingQueue<Runnable> notices = new LinkedBlockingQueue<>();
	private final Thread thread = Thread.ofVirtual().name("live-feed").unstarted(this::run);

	/* What follows belongs to the feed's thread. */
	/** Each with whether it is told of incidents. */
	private final Map<Mailbox, Boolean> viewers = new LinkedHashMap<>();
	private GameState state;
	private SourceStatus source;
	private long seq;
	/** Whether an event could not be followed: the picture may be wrong for good. */
	private boolean lost;
	/** The newest state of which there could be a picture. */
	private GameState shown;
	/** Whether the state of now is not the one shown. */
	private boolean unshown;
	/** Whether there is something that not all viewers have got. */
	private boolean changed;
	/** The pictures of now, once somebody needs them: with incidents, and without. */
	private final Map<Boolean, byte[]> messages = new HashMap<>();

	LiveFeed(long seq, GameState initial) {
		this.seq = seq;
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

	private void change() {
		changed = true;
		messages.clear();
	}

	private byte[] message(boolean incidents) {
		return messages.computeIfAbsent(incidents, this::encode);
	}

	/** The picture of now; if there can be none, the last one that could be made, marked as lost. */
	private byte[] encode(boolean incidents) {
		try {
			byte[] picture = LiveMessage.encode(seq, state, source, lost, incidents);
			shown = state;
			unshown = false;
			return picture;
		} catch (RuntimeException e) {
			if (!unshown) {
				LOG.error("the live page cannot show what event {} made of the game; it says so until it can", seq, e);
			}
			unshown = true;
			return LiveMessage.encode(seq, shown, source, true, incidents);
		}
	}
}
