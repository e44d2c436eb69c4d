package org.gobanbridge.app.store;

import org.gobanbridge.drivers.BoardSettings;

/** Which board the configuration names. */
public sealed interface BoardChoice {
	/** Lines in each direction. */
	int size();

	/** A board that is there. */
	record Real(BoardSettings settings) implements BoardChoice {
		@Override
		public int size() {
			return settings.size();
		}
	}

	/** One that the program plays on by itself. */
	record Simulated(int size) implements BoardChoice {
	}
}
