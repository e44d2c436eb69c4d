package org.gobanbridge.drivers.clock;

import java.io.IOException;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;

/**
 * Lines that exist only in memory, and what hangs on them hears each change. Inputs are pulled up, as on real chips. Any
 * thread may use it.
 */
public final class MemoryLines implements ClockLines {
	private final Set<Integer> high = ConcurrentHashMap.newKeySet();
	private final Set<Integer> grounded = ConcurrentHashMap.newKeySet();
	private final List<Watcher> watchers = new CopyOnWriteArrayList<>();
	private volatile boolean failing;
	private volatile boolean closed;

	/** Something that hangs on the lines. */
	public interface Watcher {
		/** An output line has this level now. Called on the thread that sets it. */
		void changed(int line, boolean isHigh);
	}

	public void watchedBy(Watcher watcher) {
		watchers.add(watcher);
	}

	@Override
	public String place() {
		return "a simulated clock";
	}

	@Override
	public void set(int line, boolean toHigh) throws IOException {
		check(line);
		if (toHigh ? high.add(line) : high.remove(line)) {
			watchers.forEach(watcher -> watcher.changed(line, toHigh));
		}
	}

	@Override
	public boolean isHigh(int line) throws IOException {
		check(line);
		return !grounded.contains(line);
	}

	private void check(int line) throws IOException {
		if (failing) {
			throw new IOException("line " + line + " does not work");
		}
	}

	/** Whether an output line is high. */
	public boolean isDriven(int line) {
		return high.contains(line);
	}

	/** A contact pulls an input line to ground, or lets it go. */
	public void ground(int line, boolean closes) {
		if (closes) {
			grounded.add(line);
		} else {
			grounded.remove(line);
		}
	}

	/** From now on the lines fail, or work again. */
	public void fail(boolean fails) {
		failing = fails;
	}

	public boolean isClosed() {
		return closed;
	}

	@Override
	public void close() {
		closed = true;
	}
}
