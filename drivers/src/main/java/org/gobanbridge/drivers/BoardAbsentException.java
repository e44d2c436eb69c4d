package org.gobanbridge.drivers;

import java.io.IOException;

/** The board that the settings name is not there, or no longer answers; the message says where and what to do. */
public final class BoardAbsentException extends IOException {
	private static final long serialVersionUID = 1L;

	public BoardAbsentException(String message) {
		super(message);
	}
}
