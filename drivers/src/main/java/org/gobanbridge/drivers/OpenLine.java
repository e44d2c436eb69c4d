package org.gobanbridge.drivers;

/**
 * The line to a board that one thread has open and another may have to close. Once it was ended, whatever is opened
 * afterwards is closed at once. Any thread may use it.
 */
public final class OpenLine {
	private static final Runnable NOTHING = () -> {
	};

	private Runnable close = NOTHING;
	private boolean ended;

	/** This is open now, in place of what was before; {@code closing} closes it and does not wait. */
	public synchronized void opened(Runnable closing) {
		close = closing;
		if (ended) {
			closing.run();
		}
	}

	/** What was open belongs to somebody else now, or is closed. */
	public synchronized void letGo() {
		close = NOTHING;
	}

	/** Closes what is open, and everything that will be. */
	public synchronized void end() {
		ended = true;
		close.run();
	}

	/** Whether it was ended. */
	public synchronized boolean isEnded() {
		return ended;
	}
}
