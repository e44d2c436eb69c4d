package org.gobanbridge.core.steady;

import java.util.Arrays;
import java.util.OptionalLong;

/** When what is read on each point came there, as far as the readings tell. Points are indices, times those of readings. */
final class Sightings {
	static final long NEVER = -1;

	private final long[] seen;
	private final long[] earliest;
	private final long[] latest;
	private final long[] glimpsed;
	private final long[] notYet;
	private final long[] covered;

	Sightings(int points) {
		seen = new long[points];
		earliest = new long[points];
		latest = new long[points];
		glimpsed = new long[points];
		notYet = new long[points];
		covered = new long[points];
	}

	void forget() {
		Arrays.fill(covered, NEVER);
	}

	/** It is read for the first time. */
	void begin(int index, long at, long earliestAt, long notYetAt, long coveredAt) {
		restart(index, at);
		earliest[index] = earliestAt;
		notYet[index] = notYetAt;
		covered[index] = coveredAt;
	}

	/** It is something else than it seemed: what was there before has been gone for as long. */
	void beginInstead(int index, long at) {
		restart(index, at);
	}

	private void restart(int index, long at) {
		seen[index] = at;
		latest[index] = at;
		glimpsed[index] = at;
	}

	/** It is read for the second time; a first reading older than this may well have been wrong. */
	void confirm(int index, long at, long staleMillis) {
		seen[index] = at - seen[index] > staleMillis ? at : seen[index];
		latest[index] = at;
	}

	void copy(int index, Sightings from) {
		seen[index] = from.seen[index];
		earliest[index] = from.earliest[index];
		latest[index] = from.latest[index];
		glimpsed[index] = from.glimpsed[index];
		notYet[index] = from.notYet[index];
		covered[index] = from.covered[index];
	}

	long seen(int index) {
		return seen[index];
	}

	long earliest(int index) {
		return earliest[index];
	}

	long latest(int index) {
		return latest[index];
	}

	long glimpsed(int index) {
		return glimpsed[index];
	}

	long notYet(int index) {
		return notYet[index];
	}

	OptionalLong covered(int index) {
		return covered[index] == NEVER ? OptionalLong.empty() : OptionalLong.of(covered[index]);
	}
}
