package org.gobanbridge.core.board;

/** What the game clock's lever or button says. */
public enum Lever {
	/** Black pressed: Black's turn has ended. */
	BLACK,
	/** White pressed. */
	WHITE, PAUSE, RESUME
}
