package org.gobanbridge.drivers;

import java.io.IOException;

/**
 * A board answers, but cannot be used as it is: it has another size, or stones lie on it while it is zeroed, or its
 * zero cannot be read or kept.
 */
public final class BoardUnfitException extends IOException implements NeedsAttention {
	private static final long serialVersionUID = 1L;

	public BoardUnfitException(String message) {
		super(message);
	}
}
