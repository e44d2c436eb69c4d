package org.gobanbridge.core.board;

/** What became of the device that reads the board. */
public enum SourceState {
	/** It does not answer. */
	LOST,
	/** It answers (again). */
	FOUND,
	/** It was moved against the board; what it reads cannot be trusted. */
	MOVED
}
