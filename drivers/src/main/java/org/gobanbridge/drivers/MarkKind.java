package org.gobanbridge.drivers;

/** What a light on a point asks of people. */
public enum MarkKind {
	/** The last move lies here. */
	LAST_MOVE,
	/** Take this stone off. */
	REMOVE,
	/** Put a black stone here. */
	ADD_BLACK,
	/** Put a white stone here. */
	ADD_WHITE
}
