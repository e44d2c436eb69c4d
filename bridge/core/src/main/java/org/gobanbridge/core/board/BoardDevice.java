package org.gobanbridge.core.board;

import java.util.function.Consumer;

/**
 * The port behind which every board is: serial, network, camera, simulated. A device looks after itself: it reconnects,
 * repairs lost frames, and tells when it comes and goes. It never throws at its listener.
 */
public interface BoardDevice extends AutoCloseable {

	/** For people: what it is and where, for example {@code goban serial board 0042 on /dev/ttyUSB0}. */
	String description();

	/**
	 * Begins to report. Called once. The listener is called from one thread of the device's own, one report after
	 * another, in the order in which things happened; it must return quickly.
	 */
	void start(Consumer<BoardReport> listener);

	/** Stops reporting and gives the hardware back. Returns within two seconds; may be called twice. */
	@Override
	void close();
}
