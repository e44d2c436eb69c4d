package org.gobanbridge.core.steady;

import java.util.Arrays;
import java.util.OptionalLong;

/** When what is read on each point came there, as far as the readings tell. Points are indices, times those of readings. */
final class Sightings {
	static final long NEVER = -1;
	/** A lone reading older than this may well have been wrong, in milliseconds. */
	static final long STALE_MILLIS = 1_000;

	private final long[] seen;
	private final long[] earliest;
	private final long[] earliestIfMisread;
	private final long[] latest;
	private final long[] glimpsed;
	private final long[] notYet;
	private final long[] covered;
	private final long[] last;

	Sightings(int points) {
		seen = new long[points];
		earliest = new long[points];
		earliestIfMisread = new long[points];
		latest = new long[points];
		glimpsed = new long[points];
		notYet = new long[points];
		covered = new long[points];
		last = new long[points];
	}

	void forget() {
		Arrays.fill(covered, NEVER);
		Arrays.fill(last, NEVER);
	}

	/** It is read for the first time. */
	void begin(int index, long at, long earliestAt, long earliestIfMisreadAt, long notYetAt, long coveredAt) {
		restart(index, at);
		earliestIfMisread[index] = earliestIfMisreadAt;
		earliest[index] = earliestAt;
		notYet[index] = notYetAt;
		covered[index] = coveredAt;
	}

	/** It is something else than it seemed at first: what was there before has been gone for as long. */
	void beginInstead(int index, long at) {
		restart(index, at);
	}

	private void restart(int index, long at) {
		seen[index] = at;
		latest[index] = at;
		glimpsed[index] = at;
		last[index] = at;
	}

	/**
	 * It is read again.
	 *
	 * @param second
	 *            for the second time
	 */
	void again(int index, long at, boolean second) {
		last[index] = at;
		if (second) {
			seen[index] = at - seen[index] > STALE_MILLIS ? at : seen[index];
			latest[index] = at;
		}
	}

	/** Contradictory readings tell only so much of when it came. */
	void between(int index, long earliestAt, long latestAt) {
		earliest[index] = Math.min(earliest[index], earliestAt);
		earliestIfMisread[index] = Math.min(earliestIfMisread[index], earliestAt);
		latest[index] = latestAt;
	}

	/** It is believed: what comes next has nothing to do with it. */
	void settle(int index) {
		last[index] = NEVER;
	}

	/** Whether something was read that was not believed in the end. */
	boolean wasGivenUp(int index) {
		return last[index] != NEVER;
	}

	/** When it was last read. */
	long last(int index) {
		return last[index];
	}

	void copy(int index, Sightings from) {
		seen[index] = from.seen[index];
		earliest[index] = from.earliest[index];
		earliestIfMisread[index] = from.earliestIfMisread[index];
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

	/** The same if two readings since the point came from under a hand were wrong. */
	long earliestIfMisread(int index) {
		return earliestIfMisread[index];
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
