package org.gobanbridge.app.words;

import java.util.Optional;
import java.util.stream.Stream;
import org.gobanbridge.core.Words;
import org.gobanbridge.core.incident.CycleNoted;
import org.gobanbridge.rules.history.Cycle;

/** Cycles by the words that incidents have for them. */
final class Cycles {
	private Cycles() {
	}

	/** The kind that this word stands for; empty if there is no such kind. */
	static Optional<Cycle.Kind> kind(CycleNoted cycle) {
		return Stream.of(Cycle.Kind.values()).filter(kind -> Words.of(kind).equals(cycle.name())).findFirst();
	}
}
