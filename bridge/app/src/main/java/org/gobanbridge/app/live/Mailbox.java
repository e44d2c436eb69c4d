package org.gobanbridge.app.live;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/**
 * What is to be sent to one viewer: the newest message only. A viewer that is slow misses messages, never the last one,
 * and nobody waits for it. Any thread may use it. (A lock, not {@code synchronized}: viewers wait on virtual threads,
 * which before JDK 24 would hold on to their carrier.)
 */
final class Mailbox {
	private final ReentrantLock lock = new ReentrantLock();
	private final Condition changed = lock.newCondition();
	private @Nullable Picture newest;
	private boolean closed;

	/** Replaces what was not taken yet. */
	void put(Picture message) {
		lock.lock();
		try {
			newest = message;
			changed.signal();
		} finally {
			lock.unlock();
		}
	}

	/** Nothing more will be taken. */
	void close() {
		lock.lock();
		try {
			closed = true;
			changed.signal();
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

	/** Waits for a message; empty if none came in this time or the box was closed. */
	Optional<Picture> take(Duration patience) throws InterruptedException {
		long nanos = patience.toNanos();
		lock.lock();
		try {
			while (newest == null && !closed && nanos > 0) {
				nanos = changed.awaitNanos(nanos);
			}
			Optional<Picture> message = closed ? Optional.empty() : Optional.ofNullable(newest);
			newest = null;
			return message;
		} finally {
			lock.unlock();
		}
	}
}
