package org.gobanbridge.drivers;

import java.io.IOException;
import java.util.function.Consumer;
import org.gobanbridge.core.board.BoardReport;

/** Talk with a board that has answered. For one thread; only {@link #close} may come from another, and ends a step. */
public interface Conversation extends AutoCloseable {

	/** For people: which board, and where. */
	String partner();

	/**
	 * Waits for what the board says, a few seconds at most, and reports it.
	 *
	 * @throws IOException
	 *             when the board is gone or has been silent too long; the message is for people
	 */
	void step(Consumer<BoardReport> reports) throws IOException;

	@Override
	void close();
}
