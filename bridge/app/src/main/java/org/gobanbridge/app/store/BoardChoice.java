package org.gobanbridge.app.store;

import java.util.List;
import org.gobanbridge.drivers.BoardSettings;
import org.gobanbridge.drivers.simulated.Injection;

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

	/**
	 * One that the program plays on by itself.
	 *
	 * @param injections
	 *            what goes wrong there
	 */
	record Simulated(int size, List<Injection> injections) implements BoardChoice {
		public Simulated {
			injections = List.copyOf(injections);
		}
	}
}
