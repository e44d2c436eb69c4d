package org.gobanbridge.drivers;

import java.io.IOException;

/** Finds a board and begins to talk with it. */
public interface Connector {

	/**
	 * Tries once, port after port if there are several; a port or address that does not answer is given up after seconds.
	 *
	 * @throws IOException
	 *             when the board is not there or does not fit; the message names the place and the cure
	 */
	Conversation connect() throws IOException;

	/** Ends a {@link #connect} under way on another thread soon; later calls fail at once. */
	void cancel();
}
