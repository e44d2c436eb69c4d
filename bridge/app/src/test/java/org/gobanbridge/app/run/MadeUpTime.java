package org.gobanbridge.app.run;

import java.util.concurrent.atomic.AtomicLong;

/** Time that stands still until a test sets it. The game thread looks at it every millisecond. */
record MadeUpTime(AtomicLong millis) implements LogTime {
	@Override
	public long now() {
		return millis.get();
	}

	@Override
	public long realMillisUntilAfter(long t) {
		return 1;
	}
}
