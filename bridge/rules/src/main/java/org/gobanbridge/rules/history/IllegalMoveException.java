package org.gobanbridge.rules.history;

import org.gobanbridge.rules.Illegality;
import org.gobanbridge.rules.Move;

/** A move was played that the rules do not allow. */
public final class IllegalMoveException extends RuntimeException {
	private static final long serialVersionUID = 1L;

	public IllegalMoveException(Move move, Illegality illegality) {
		super(move + " is not legal: " + illegality);
	}
}
