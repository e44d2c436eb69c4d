package org.gobanbridge.drivers.clock;

import java.util.Optional;

/** A contact that bounces: what it says is believed when it has said the same for a while. NOT thread safe. */
final class Contact {
	private final long quietNanos;
	private boolean heard;
	private boolean last;
	private long since;
	private Optional<Boolean> steady = Optional.empty();

	Contact(long quietNanos) {
		this.quietNanos = quietNanos;
	}

	/**
	 * Takes in what it says now.
	 *
	 * @return whether it is closed, if that has just changed; never at the first that is believed of it
	 */
	Optional<Boolean> hear(boolean closed, long now) {
		if (!heard || closed != last) {
			heard = true;
			last = closed;
			since = now;
		}
		if (now - since < quietNanos || steady.equals(Optional.of(closed))) {
			return Optional.empty();
		}
		boolean first = steady.isEmpty();
		steady = Optional.of(closed);
		return first ? Optional.empty() : steady;
	}

	/** When it began to say what it says, in nanoseconds. */
	long since() {
		return since;
	}

	/** Whether it is closed, once that is known. */
	Optional<Boolean> closed() {
		return steady;
	}
}
