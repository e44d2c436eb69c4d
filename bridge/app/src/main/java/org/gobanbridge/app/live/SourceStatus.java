package org.gobanbridge.app.live;

import org.gobanbridge.core.board.SourceState;

/**
 * What is said of the device that reads the board.
 *
 * @param description
 *            for people, for example {@code sensor board on /dev/ttyACM0}; empty = none was named yet
 * @param detail
 *            for people: why it is in this state; may be empty
 */
record SourceStatus(String description, SourceState state, String detail) {
	static final SourceStatus UNKNOWN = new SourceStatus("", SourceState.FOUND, "");

	SourceStatus with(SourceState now) {
		return now == state ? this : new SourceStatus(description, now, "");
	}
}
