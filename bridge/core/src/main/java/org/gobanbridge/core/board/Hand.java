package org.gobanbridge.core.board;

/** From which side a hand is over the board; SOME where the board cannot tell. */
public enum Hand {
	NONE, NORTH, SOUTH, BOTH, SOME
}
